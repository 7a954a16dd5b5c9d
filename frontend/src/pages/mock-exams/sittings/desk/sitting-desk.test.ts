import { DecompressionStream as OfNode } from 'node:stream/web';
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { beatMockExam } from 'schemas/mock-exams/sittings/sitting.contract';
import { examPaper } from '../../../../../testing/exam/exam-paper';
import { ExamServer } from '../../../../../testing/exam/exam-server';
import { unreachable } from '../../../../../testing/fake-server';
import { signInSomebody } from '../../../../../testing/somebody';
import { savingWords } from '../saving-badge';
import { SittingDesk } from './sitting-desk';

// jsdom has none.
beforeAll(() => void Object.assign(globalThis, { DecompressionStream: OfNode }));
afterEach(() => void jest.restoreAllMocks());

it('reckons with its own clock after a reload without a line, though somebody has set the device’s back', async () => {
  const { learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT');
  const server = new ExamServer(learnerId, [examPaper]);
  const desk = new SittingDesk(learnerId);
  await desk.begin();
  server.fails = unreachable;
  // Eighty seconds after it was told something last, ten minutes are taken off the device's clock.
  const steady = performance.now.bind(performance);
  const device = Date.now.bind(Date);
  jest.spyOn(performance, 'now').mockImplementation(() => steady() + 80_000);
  jest.spyOn(Date, 'now').mockImplementation(() => device() + 80_000 - 600_000);
  desk.tick(true);
  // The page is loaded anew: nothing but what the tab remembers is left.
  const again = new SittingDesk(learnerId);
  expect(Math.abs(Date.parse(again.clock.now()) - Date.parse(desk.clock.now()))).toBeLessThan(2_000);
  expect(again.status().tracker?.currentMockExamStage).toBe('STAGE_EXAM_IN_PROGRESS');
  desk.close();
  again.close();
});

it('knows the numbers of the questions in the break too, after a reload', async () => {
  const { learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT');
  const server = new ExamServer(learnerId, [examPaper, { ...examPaper, paperId: 'set.paper-2' }]);
  const desk = new SittingDesk(learnerId);
  await desk.begin();
  await waitFor(() => expect(desk.status().numbers.get('set.q1')).toBe(1));
  server.pass(51 * 60);
  const again = new SittingDesk(learnerId);
  await again.look();
  expect([again.status().opened, again.status().numbers.get('set.q1')]).toEqual([undefined, 1]);
  desk.close();
  again.close();
});

it('says in no tab that all is saved while another of the device has something to send, and sends what a closed one has left', async () => {
  const { learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT');
  const server = new ExamServer(learnerId, [examPaper]);
  const [one, other] = [new SittingDesk(learnerId), new SittingDesk(learnerId)];
  await one.begin();
  await other.look();
  const said = async (desk: SittingDesk) => {
    await desk.lookBeside();
    const { acts } = desk.status();
    return [acts.isRead, savingWords({ ...acts, savedBefore: true }, desk.clock.mark(), () => '').words];
  };
  await waitFor(async () => expect(await said(other)).toEqual([true, 'All saved']));

  server.fails = unreachable;
  await one.act(1, { kind: 'chosen', questionId: 'set.q1', option: 'C' });
  await one.act(1, { kind: 'submitted', questionId: 'set.q1', option: 'C' });
  await other.lookBeside();
  const steady = performance.now.bind(performance);
  const passed = jest.spyOn(performance, 'now').mockImplementation(() => steady() + 4_000);
  const kept = 'Not saved yet — retrying. 1\u00a0answer is kept on this device.';
  expect([await said(one), await said(other)]).toEqual([
    [true, kept],
    [true, kept],
  ]);

  // The tab that has them is closed; what it left stands on the shelf.
  one.close();
  passed.mockImplementation(() => steady() + 20_000);
  expect(await said(other)).toEqual([true, kept]);
  server.fails = undefined;
  other.comeBack();
  await waitFor(() => expect(server.sitting?.questions['set.q1']?.submitted).toBe('C'));
  await waitFor(async () => expect((await said(other))[1]).toMatch(/^(Saved|All saved)/));
  other.close();
});

it('hears within a moment what is done in the room, once however often it is told that something is', async () => {
  const { learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT');
  const server = new ExamServer(learnerId, [examPaper]);
  const desk = new SittingDesk(learnerId);
  await desk.begin();
  server.messages = [{ messageId: 'm', text: 'Quiet, please.', sentAt: desk.clock.now() }];
  const beats = () => server.web.seen.filter(({ path }) => path === beatMockExam.path).length;
  // As late as can be: that the message has come is told to the server a whole second later then, and not meanwhile.
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.99);
  for (let times = 0; times < 3; times += 1) desk.beatSoon(20);
  await waitFor(() => expect(desk.status().tracker?.messages).toHaveLength(1));
  expect(beats()).toBe(1);
  desk.beatSoon(20);
  desk.close();
  await new Promise((resolve) => void setTimeout(resolve, 40));
  expect(beats()).toBe(1);
  chance.mockRestore();
});

it('tells since when it has what staff did, once it could, and what was put away; a reply that comes late takes nothing back', async () => {
  const { learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT');
  const server = new ExamServer(learnerId, [examPaper]);
  const desk = new SittingDesk(learnerId);
  await desk.begin();
  const from = desk.clock.now();
  const before = server.room;
  server.room = { ...before, pauses: [{ from, until: null }] };
  // What it saves brings the word of it along; the line breaks before it could tell so.
  await desk.act(1, { kind: 'chosen', questionId: 'set.q1', option: 'C' });
  await waitFor(() => expect(desk.status().tracker?.facts.room.pauses).toHaveLength(1));
  const heardAt = Date.now();
  server.fails = unreachable;
  // The page is loaded anew: what the tab remembers has the pause, and that it was not told yet.
  const other = new SittingDesk(learnerId);
  expect(other.status().tracker?.facts.room.pauses).toHaveLength(1);
  server.pass(60);
  server.fails = undefined;
  await other.look();
  server.messages = [{ messageId: 'm', text: 'Quiet, please.', sentAt: other.clock.now() }];
  await other.look();
  other.putAway('m');
  other.beatSoon(0);
  await waitFor(() => expect(server.toldOfStaff.flatMap(({ putAway }) => putAway)).toMatchObject([{ messageId: 'm' }]));
  const heard = server.toldOfStaff.flatMap(({ heard: one }) => one) as { through: number; at: string }[];
  // The page before tells it too, if it can: the same, and so nothing more.
  expect([...new Set(heard.map(({ through }) => through))]).toEqual([1, 2]);
  expect(Math.abs(Date.parse(heard[0]?.at ?? '') - heardAt)).toBeLessThan(2_000);
  // Made before the pause and here after it: what is known stays so.
  server.room = before;
  server.messages = [];
  await other.look();
  expect(other.status().tracker).toMatchObject({ roomThrough: 2, facts: { room: { pauses: [{ until: null }] } } });
  other.close();
  desk.close();
});

it('enters the session that it was led to, also where the server finds none by itself, and another once that is over', async () => {
  const { learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT');
  const next = new ExamServer(learnerId, [examPaper], { startsIn: 14_400, sessionId: 'session-2' });
  const server = new ExamServer(learnerId, [examPaper], { startsIn: 600 });
  server.finds = undefined;
  const desks: SittingDesk[] = [];
  const opened = async (ledTo?: string) => {
    const desk = new SittingDesk(learnerId);
    desks.push(desk);
    await desk.lookAnew(ledTo);
    return desk;
  };
  const idIn = (desk: SittingDesk) =>
    desk.status().tracker?.mockExamSessionTrackerCompositeId.mockExamSessionId ?? desk.status().standing;
  expect(idIn(await opened())).toBe('none');
  const desk = await opened('session-1');
  await desk.look();
  expect(idIn(desk)).toBe('session-1');
  // Out of reach at first: it is asked for by that name all the same.
  server.fails = unreachable;
  const slow = await opened('session-1');
  expect(idIn(slow)).toBe('asking');
  server.fails = undefined;
  await slow.look();
  expect(idIn(slow)).toBe('session-1');

  for (const one of [server, next]) one.pass(3 * 3_600);
  server.finds = next;
  expect(idIn(await opened('session-1'))).toBe('session-2');
  for (const one of desks) one.close();
});
