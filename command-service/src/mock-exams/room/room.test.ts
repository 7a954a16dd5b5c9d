import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReplyOf } from 'schemas/describe/contract';
import * as room from 'schemas/mock-exams/room/room.contract';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import { setMockExamArrangements } from 'schemas/mock-exams/sessions/sessions.contract';
import * as sittings from 'schemas/mock-exams/sittings/sitting.contract';
import { staffedHall, type HallSession, type StaffedHall } from '../sittings/testing/staffed-hall';

type Tracker = NonNullable<ReplyOf<typeof sittings.getTrackerForMockExamSession>['tracker']>;
type Child = Awaited<ReturnType<HallSession['child']>>;

const TIME_UP = 3_000;
const reason = 'The fire bell rang.';
let hall: StaffedHall;
let march: HallSession;
let amara: Child;

// One house for all; each test has a session and a child of its own.
beforeAll(async () => {
  hall = await staffedHall(['desk', 'second']);
});
afterAll(() => hall.house.close());
beforeEach(async () => {
  march = await hall.anotherSession();
  amara = await march.child('amara');
});

const ofMarch = () => ({ mockExamSessionId: march.sessionId });
const begin = (child = amara) => child.call(0, sittings.createMockExamSessionTracker, { deviceId: 'desk' });
const beat = async (seconds: number, child = amara) =>
  (await child.call(seconds, sittings.beatMockExam, { ...ofMarch(), deviceId: 'desk' })).body;
const trackerAt = async (seconds: number, child = amara) =>
  (await child.call(seconds, sittings.getTrackerForMockExamSession, ofMarch())).body['tracker'] as Tracker;
const question = () => hall.exams[0]?.questionIds[0] ?? '';
const submit = (seconds: number, userAnswer: string) =>
  amara.call(seconds, sittings.updateMockExamSessionTrackerWithUserAnswer, {
    ...ofMarch(),
    mockExamPaperId: hall.published.papers[0]?.paperId,
    mockExamQuestionId: question(),
    amountOfTimeSpentOnQuestion: 20,
    deviceId: 'desk',
    userAnswer,
  });

describe('messages to a room', () => {
  const text = 'Look up, please.';
  const send = (call: Awaited<ReturnType<typeof hall.staffAt>>, session = march, key?: string) =>
    call(room.messageMockExamRoom, { mockExamSessionId: session.sessionId, text }, key);

  const toOne = (
    call: Awaited<ReturnType<typeof hall.staffAt>>,
    { child = amara, key }: { readonly child?: Child; readonly key?: string } = {},
  ) => call(room.messageMockExamRoom, { ...ofMarch(), mockExamUserId: child.learnerId, text }, key);
  const often = { status: 429, code: 'RoomMessagesOften' };
  const statuses = async (replies: readonly ReturnType<typeof send>[]) =>
    (await Promise.all(replies)).map(({ status }) => status);
  const times = (count: number, once: () => ReturnType<typeof send>) => statuses(Array.from({ length: count }, once));
  const all200 = (count: number) => Array<number>(count).fill(200);

  it('are told when to go on where somebody sends more than anybody reads, and hold up no other room', async () => {
    const call = await hall.staffAt(60);
    const replies = await Promise.all(Array.from({ length: 45 }, () => send(call)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(reply).toMatchObject(often);
      expect(reply.body['title']).toMatch(/The next can be sent at 12:0[1-6]/);
    }
    expect(march.happened('ExamRoomMessaged')).toHaveLength(20);
    expect(await toOne(call)).toMatchObject(often);
    const april = await hall.anotherSession();
    expect((await send(call, april)).status).toBe(200);
    // Nobody is kept from saying that the bell is no drill.
    expect((await call(room.pauseMockExamRoom, { mockExamSessionId: march.sessionId, reason })).status).toBe(200);
    expect((await send(await hall.staffAt(61, 'second'))).status).toBe(200);
  });

  it('of one child are counted with those to all, and neither hold up another child nor what is for all', async () => {
    const call = await hall.staffAt(60);
    const ben = await march.child('ben');
    expect(await times(8, () => send(call))).toEqual(all200(8));
    expect((await times(20, () => toOne(call))).filter((status) => status === 200)).toHaveLength(12);
    const refused = await toOne(call);
    expect(refused).toMatchObject(often);
    expect(refused.body['title']).toMatch(/twenty messages from you .* The next can be sent at 12:0[1-6]/);
    expect((await toOne(call, { child: ben })).status).toBe(200);
    expect(await times(12, () => send(call))).toEqual(all200(12));
  });

  it('to a class of forty, two to each, leave what is for all free; a program is braked, and not what is for all', async () => {
    const call = await hall.staffAt(60);
    const children: Child[] = [];
    for (let nth = 0; nth < 40; nth += 1) children.push(await march.child(`child-${nth}`));
    const toEach = () => statuses(children.map((child) => toOne(call, { child })));
    for (let turn = 0; turn < 3; turn += 1) expect(await toEach()).toEqual(all200(40));
    const braked = await toOne(call);
    expect(braked).toMatchObject({ status: 429, code: 'RoomMessagesMany' });
    expect(braked.body['title']).toMatch(/A message to all can still be sent; the next to one child at 12:0[1-6]/);
    expect(await times(20, () => send(call))).toEqual(all200(20));
  });

  it('are not counted where they are sent again, or refused', async () => {
    const call = await hall.staffAt(60);
    for (let n = 0; n < 45; n += 1) expect((await send(call, march, 'one press')).status).toBe(200);
    for (let n = 0; n < 25; n += 1) expect((await toOne(call, { key: 'to one' })).status).toBe(200);
    const toNobody = { mockExamSessionId: march.sessionId, mockExamUserId: 'nobody', text };
    for (let n = 0; n < 125; n += 1) expect((await call(room.messageMockExamRoom, toNobody)).status).toBe(404);
    expect(await times(18, () => toOne(call))).toEqual(all200(18));
    expect(await times(19, () => send(call))).toEqual(all200(19));
    expect((await send(call)).status).toBe(429);
    expect((await send(call, march, 'one press')).status).toBe(200);
  });

  it('are as many as several rooms are told on a busy day', async () => {
    const rooms = [march, await hall.anotherSession(), await hall.anotherSession(), await hall.anotherSession()];
    for (let minute = 1; minute <= 5; minute += 1) {
      const call = await hall.staffAt(minute * 60);
      for (const one of [...rooms, ...rooms]) expect((await send(call, one)).status).toBe(200);
    }
  });
});

describe('what staff do in a room', () => {
  it('is arranged for the next paper of a child alone: not for one that is open, nor once all are', async () => {
    const arrange = (seconds: number) =>
      march.staff(seconds, setMockExamArrangements, {
        userId: amara.familyId,
        mockExamUserId: amara.learnerId,
        arrangements: { extraTime: { kind: 'percent', percent: 50 }, restMinutes: 0, largerText: false },
      });
    await begin();
    expect((await arrange(60)).status).toBe(200);
    await amara.call(TIME_UP + 600, sittings.endBreakSession);
    expect((await arrange(TIME_UP + 660)).body).toMatchObject({ code: 'ArrangedTooLate' });
    expect((await arrange(90_000)).body).toMatchObject({ code: 'ArrangedTooLate' });
  });

  it('is told to the child with the next reply, and stands in the log with who did it and why', async () => {
    await begin();
    await march.staff(60, room.pauseMockExamRoom, { reason });
    expect(await beat(65)).toMatchObject({ room: { pauses: [{ from: hall.at(60), until: null }] }, messages: [] });
    expect(await submit(200, 'B')).toMatchObject({ code: 'MockExamPaused' });
    // Whoever loads the page in a pause is not told how to open the paper; nor is it theirs to end.
    expect((await trackerAt(201)).paperKey).toBeUndefined();
    const again = await amara.call(202, sittings.createMockExamSessionTracker, { deviceId: 'desk' });
    expect((again.body['tracker'] as Tracker).paperKey).toBeUndefined();
    const end = { ...ofMarch(), mockExamPaperId: hall.published.papers[0]?.paperId, isDone: true };
    expect(await amara.call(203, sittings.endMockExam, end)).toMatchObject({ code: 'MockExamPaused' });
    await march.staff(360, room.resumeMockExamRoom);
    await march.staff(361, room.messageMockExamRoom, { text: 'All is well. You have the same time as before.' });
    await march.staff(362, room.extendMockExamRoom, { paper: 1, minutes: 5, seenSeconds: 0, reason });
    const heard = await beat(370);
    expect(heard).toMatchObject({ messages: [{ text: 'All is well. You have the same time as before.' }] });
    // Fifty minutes, five of them paused, and five more.
    expect(await trackerAt(371)).toMatchObject({ currentExamEndTime: '13:00:00', messages: heard['messages'] });
    const [paused] = march.happened('ExamRoomPaused');
    expect(paused?.data).toMatchObject({ reason });
    expect(paused?.meta.actor.role).toBe('ROLE_ADMIN');
  });

  it('is one child’s alone where it is for them, and sealed as theirs with its reason', async () => {
    const ben = await march.child('ben');
    await begin();
    await begin(ben);
    const forAmara = { mockExamUserId: amara.learnerId, reason: 'She felt ill.' };
    await march.staff(60, room.pauseMockExamRoom, forAmara);
    await march.staff(61, room.messageMockExamRoom, { mockExamUserId: amara.learnerId, text: 'Take your time.' });
    expect(await beat(65)).toMatchObject({
      room: { pauses: [{ until: null }] },
      messages: [{ text: 'Take your time.' }],
    });
    expect(await beat(65, ben)).toMatchObject({ room: { pauses: [] }, messages: [] });
    const [paused] = march.happened('ExamRoomPaused');
    expect(paused?.data['ownReason']).toMatchObject({ of: amara.learnerId });
    expect(JSON.stringify(paused)).not.toContain('ill');
  });

  it('is told to whoever waits for the start', async () => {
    await march.staff(-60, room.messageMockExamRoom, { text: 'We begin five minutes later.' });
    await march.staff(-50, room.pauseMockExamRoom, { reason });
    expect(await trackerAt(-40)).toMatchObject({ messages: [{ text: 'We begin five minutes later.' }] });
    expect(await begin()).toMatchObject({ code: 'MockExamPaused' });
    await march.staff(300, room.resumeMockExamRoom);
    expect((await amara.call(301, sittings.createMockExamSessionTracker, { deviceId: 'desk' })).status).toBe(200);
  });

  it('happens once, however often and at once it is pressed', async () => {
    await begin();
    const call = await hall.staffAt(60);
    const all = { ...ofMarch(), reason };
    const paused = await Promise.all(['a', 'a', 'b', 'c'].map((key) => call(room.pauseMockExamRoom, all, key)));
    expect(paused.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(march.happened('ExamRoomPaused')).toHaveLength(1);
    const gift = { ...all, paper: 1, minutes: 5, seenSeconds: 0 };
    const given = await Promise.all(['d', 'd', 'e', 'f'].map((key) => call(room.extendMockExamRoom, gift, key)));
    expect(given.map(({ code }) => code ?? 'done').sort()).toEqual([
      'RoomChangedMeanwhile',
      'RoomChangedMeanwhile',
      'done',
      'done',
    ]);
    expect(march.happened('ExamRoomExtended')).toHaveLength(1);
    await Promise.all(['g', 'h'].map((key) => call(room.resumeMockExamRoom, ofMarch(), key)));
    expect(march.happened('ExamRoomResumed')).toHaveLength(1);
    const said = { ...ofMarch(), text: 'Please go on.' };
    const ids = await Promise.all(['i', 'i'].map((key) => call(room.messageMockExamRoom, said, key)));
    expect(new Set(ids.map(({ body }) => body['messageId'])).size).toBe(1);
  });

  it('is nothing for a session, or a child in it, that there is not', async () => {
    const elsewhere = await hall.child(`zoe-${march.sessionId}`);
    for (const mockExamUserId of [elsewhere.learnerId, 'nobody'])
      expect(await march.staff(60, room.pauseMockExamRoom, { mockExamUserId, reason })).toMatchObject({
        status: 404,
        code: 'BookingNotFound',
      });
    const call = await hall.staffAt(60);
    for (const more of [{}, { mockExamUserId: amara.learnerId }])
      expect(await call(room.pauseMockExamRoom, { mockExamSessionId: 'never', reason, ...more })).toMatchObject({
        code: 'SessionNotFound',
      });
  });

  it.each([
    [room.extendMockExamRoom, { paper: 1, minutes: 121, seenSeconds: 0, reason }],
    [room.extendMockExamRoom, { paper: 1, minutes: 0, seenSeconds: 0, reason }],
    [room.extendMockExamRoom, { paper: 0, minutes: 5, seenSeconds: 0, reason }],
    [room.extendMockExamRoom, { paper: 1, minutes: 5, seenSeconds: -1, reason }],
    [room.pauseMockExamRoom, { reason: '  ' }],
    [room.pauseMockExamRoom, { reason: 'x'.repeat(301) }],
    [room.messageMockExamRoom, { text: 'x'.repeat(501) }],
    [room.messageMockExamRoom, { text: ' \u200b ' }],
  ])('takes no %j', async (contract, request) => {
    expect((await march.staff(60, contract, request)).status).toBe(400);
  });

  it('reaches nobody whose room is over', async () => {
    await begin();
    const own = { mockExamUserId: amara.learnerId, reason };
    const done = { mockExamPaperId: hall.published.papers[0]?.paperId, isDone: true };
    await amara.call(60, sittings.endMockExam, { ...ofMarch(), ...done });
    const more = { ...own, paper: 1, minutes: 5, seenSeconds: 0 };
    expect(await march.staff(70, room.extendMockExamRoom, more)).toMatchObject({ code: 'RoomPaperOver' });
    expect(await march.staff(70, room.extendMockExamRoom, { ...more, paper: 2 })).toMatchObject({ status: 200 });
    expect(await march.staff(130 * 60 + 1, room.pauseMockExamRoom, own)).toMatchObject({ code: 'RoomOver' });
    expect(await march.staff(86_400, room.pauseMockExamRoom, { reason })).toMatchObject({ code: 'RoomOver' });
  });
});

describe('an answer that came late', () => {
  const late = async () => {
    const { sitting } = await trackerAt(TIME_UP + 200);
    return sitting?.questions[question()];
  };
  const nth = async (place: number) => {
    const { tab, seq } = (await late())?.late[place] ?? {};
    return { tab, seq };
  };
  const decide = (counts: boolean, more: object = {}) =>
    march.staff(TIME_UP + 300, room.decideMockLateAnswer, {
      mockExamUserId: amara.learnerId,
      mockExamQuestionId: question(),
      counts,
      reason: 'Her line was down.',
      ...more,
    });

  it('counts when staff say so, and does not any more when they say that', async () => {
    await begin();
    await submit(60, 'B');
    await submit(TIME_UP + 150, 'D');
    const which = await nth(0);
    const counted = async () => {
      const state = await late();
      return state && countedAnswer(state);
    };
    expect(await counted()).toEqual({ option: 'B', takenAtTimeUp: false, cameLate: false });
    const call = await hall.staffAt(TIME_UP + 300);
    const deed = {
      ...ofMarch(),
      ...which,
      mockExamUserId: amara.learnerId,
      mockExamQuestionId: question(),
      counts: true,
      reason: 'Her line was down.',
    };
    const decided = await Promise.all(['k', 'k', 'l', 'm'].map((key) => call(room.decideMockLateAnswer, deed, key)));
    expect(decided.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(march.happened('MockLateAnswerDecided')).toHaveLength(1);
    expect(await counted()).toEqual({ option: 'D', takenAtTimeUp: false, cameLate: true });
    // Whoever has not seen that it counts takes it back from nobody.
    const meanwhile = { status: 409, body: { code: 'LateAnswerDecidedMeanwhile' } };
    expect(await decide(false, which)).toMatchObject(meanwhile);
    expect(await decide(false, { ...which, seen: [{ ...which, counts: false }] })).toMatchObject(meanwhile);
    expect((await decide(false, { ...which, seen: [{ ...which, counts: true }] })).status).toBe(200);
    expect(await counted()).toMatchObject({ option: 'B' });
    expect(JSON.stringify(march.happened('MockLateAnswerDecided'))).not.toContain('line');
    // Nor is another letter of the same question let count past it.
    await submit(TIME_UP + 160, 'E');
    const other = await nth(1);
    expect(await decide(true, other)).toMatchObject(meanwhile);
    expect((await decide(true, { ...other, seen: [{ ...which, counts: false }] })).status).toBe(200);
    expect(await counted()).toMatchObject({ option: 'E' });
    const unknown = { status: 404, code: 'LateAnswerNotFound' };
    expect(await decide(true, { ...which, seq: 99 })).toMatchObject(unknown);
    expect(await decide(true, { ...which, mockExamQuestionId: 'other' })).toMatchObject(unknown);
    expect(await decide(true, { ...which, mockExamUserId: 'nobody' })).toMatchObject(unknown);
  });
});
