import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { memoryCounters } from 'platform/counters';
import { handle } from 'platform/decider/handle';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import { issuedQuestion } from 'schemas/questions/testing/issued-question';
import { commandHouse, type Browser, type CommandHouse } from '../../../testing/house';
import { FLAGS_A_DAY } from './flag-question.route';
import { worksheet } from '../worksheet.decider';

let house: CommandHouse;
let amara: Browser;
let learnerId: string;
let accountId: string;
let headers: { readonly Authorization: string };

beforeEach(async () => {
  house = await commandHouse();
  await worksheetOfAmara();
});
afterEach(() => house.close());

async function worksheetOfAmara(): Promise<void> {
  amara = house.browser();
  const password = 'correct horse';
  await amara.call(createFreeAccount, {
    parentFirstName: 'Ann',
    parentLastName: 'Lee',
    parentEmail: 'ann@example.org',
    password,
  });
  const { body } = await amara.call(validateUser, { email: 'ann@example.org', password });
  learnerId = String(body['learnerId']);
  accountId = accountOf(String(body['accessToken']));
  headers = { Authorization: `Bearer ${String(body['accessToken'])}` };
  const data = {
    worksheetId: 'worksheet-of-amara',
    learnerId,
    subject: 'maths' as const,
    topic: 'money-problems',
    purpose: 'practice' as const,
    questionTypes: ['change-one'],
    questions: [issuedQuestion()],
  };
  await handle(house.log, worksheet, {
    id: data.worksheetId,
    command: { type: 'IssueWorksheet', data },
    recording: { commandId: 'issue', actor: { id: 'somebody', role: 'ROLE_USER' }, at: '2026-11-21T10:00:00.000Z' },
  });
}

/** Whom a token names: siblings share what an account may flag in a day. */
const accountOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { holder: { accountId: string } })
    .holder.accountId;

const flag = (questionNumber = 1, key?: string) =>
  amara.call(
    flagQuestion,
    { worksheetId: 'worksheet-of-amara', questionNumber, userComments: 'odd' },
    { ...headers, ...(key !== undefined && { 'Idempotency-Key': key }) },
  );
const written = () => house.store.events.filter(({ type }) => type === 'QuestionFlagged').length;

it('takes thirty flags a day of one learner, however many come at once, and says so', async () => {
  const answers = await Promise.all(Array.from({ length: FLAGS_A_DAY + 20 }, () => flag()));
  expect(written()).toBe(FLAGS_A_DAY);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.body).toMatchObject({ code: 'TooManyFlags', title: expect.stringContaining('tomorrow') });
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(86_000);
});

it('counts nothing of what was refused for being too much: what is given back afterwards makes room', async () => {
  const counters = memoryCounters();
  const flags = counters.of({ name: 'flags', most: 1, seconds: 60 });
  await house.close();
  house = await commandHouse({
    counters: { ...counters, of: (limit) => (limit.name === 'flags' ? flags : counters.of(limit)) },
  });
  await worksheetOfAmara();
  expect((await flag()).status).toBe(200);
  for (let round = 0; round < 5; round += 1) expect((await flag()).status).toBe(429);
  await flags.giveBack(accountId);
  expect((await flag()).status).toBe(200);
});

it('counts neither a repeat nor what was refused', async () => {
  for (let round = 0; round < FLAGS_A_DAY; round += 1) {
    expect((await flag(1, 'one and the same')).status).toBe(200);
    expect((await flag(9)).status).toBe(404);
  }
  expect(written()).toBe(1);
  expect((await flag()).status).toBe(200);
});
