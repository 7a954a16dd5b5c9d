import { beforeEach, expect, it } from '@jest/globals';
import { Problem, visitor, type CommandCall } from 'platform/http';
import { openLog } from 'platform/logging';
import { notedLooks, type Look } from './looks';

const ada = { ...visitor, accountId: 'ada' };
const bob = { ...visitor, accountId: 'bob' };
const atSheet: Look = { stream: 'worksheet-1', shown: 'events', subjectId: 'amara' };
const logger = openLog({ service: 'test', level: 'silent' });

let now: Date;
let isAway: boolean;
let counted: number;
let sent: unknown[];
beforeEach(() => {
  now = new Date('2026-11-22T10:14:00.000Z');
  isAway = false;
  counted = 0;
  sent = [];
});

function looks() {
  const send: CommandCall = (_, request) => {
    if (isAway) return Promise.reject(new Error('fetch failed'));
    sent.push(request);
    return Promise.resolve('done');
  };
  const count = () => {
    counted += 1;
    return counted > 60 ? Promise.reject(new Error('too many')) : Promise.resolve();
  };
  return notedLooks({ send, logger, count, now: () => now });
}

it('notes a stretch of looking once, and again in the next quarter of an hour', async () => {
  const note = looks();
  for (let round = 0; round < 50; round += 1) await note(ada, atSheet);
  expect(sent).toEqual([{ accountId: 'ada', ...atSheet }]);
  now = new Date('2026-11-22T10:15:00.000Z');
  await note(ada, atSheet);
  expect(sent).toHaveLength(2);
});

it('notes each person, stream and reason', async () => {
  const note = looks();
  await note(ada, atSheet);
  await note(bob, atSheet);
  await note(ada, { ...atSheet, stream: 'worksheet-2' });
  await note(ada, { ...atSheet, reason: 'a parent asked' });
  expect(sent).toHaveLength(4);
});

it('lets nobody look unnoted: who cannot be noted is asked to come again, and what was noted goes on', async () => {
  const note = looks();
  await note(ada, atSheet);
  isAway = true;
  await note(ada, atSheet);
  const problem = await note(ada, { ...atSheet, stream: 'worksheet-2' }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect((problem as Problem).parts).toMatchObject({ status: 503, retryAfter: 2 });
  isAway = false;
  await note(ada, { ...atSheet, stream: 'worksheet-2' });
  expect(sent).toHaveLength(2);
});

it('is no flood of events: who looks at too many new streams is held up', async () => {
  const note = looks();
  const looking = Array.from({ length: 200 }, (_, nth) => note(ada, { stream: `worksheet-${nth}`, shown: 'events' }));
  const outcomes = await Promise.allSettled(looking);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  expect(sent).toHaveLength(60);
});
