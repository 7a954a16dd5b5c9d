import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReplyOf } from 'schemas/describe/contract';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { sittingsCalls } from 'schemas/mock-exams/testing/sittings.calls';
import { examHall, type ExamHall } from './testing/hall';

type Tracker = NonNullable<ReplyOf<typeof calls.getTrackerForMockExamSession>['tracker']>;

const [TIME_UP, GRACE_OVER, BREAK_OVER] = [3_000, 3_120, 3_600];
let hall: ExamHall;
let march: string;
let tests = 0;

// One house for all; each test has a session of its own, and its children their own names.
beforeAll(async () => {
  hall = await examHall();
});
afterAll(() => hall.house.close());
beforeEach(async () => {
  tests += 1;
  march = `march-${tests}`;
  await hall.session(march);
});
const ofMarch = () => ({ mockExamSessionId: march });
const childIn = (name: string, sessionId: string, arrangements?: Arrangements) =>
  hall.child(`${name}-${tests}`, sessionId, arrangements);

const trackerIn = ({ body }: { body: object }) => (body as { tracker: Tracker }).tracker;
const paper = (n: number) => hall.published.papers[n - 1] ?? { paperId: '', paperHash: '' };
const questionOf = (n: number, index = 0) => hall.exams[n - 1]?.questionIds[index] ?? '';
const begin = (child: Awaited<ReturnType<ExamHall['child']>>, seconds = 0) =>
  child.call(seconds, calls.createMockExamSessionTracker, { deviceId: 'desk' });
const answer = (n: number, userAnswer: string) => ({
  mockExamPaperId: paper(n).paperId,
  mockExamQuestionId: questionOf(n),
  userAnswer,
  amountOfTimeSpentOnQuestion: 20,
  deviceId: 'desk',
});
const typesOf = (learnerId: string) => hall.eventsOf(march, learnerId).map(({ type }) => type.replace('Mock', ''));

describe('a whole sitting', () => {
  it('goes from the sealed papers through both of them to its end', async () => {
    const amara = await childIn('amara', march);
    const fetching = { ...ofMarch(), paperHash: paper(1).paperHash };
    expect(await amara.call(-901, calls.getSealedMockExamPaper, fetching)).toMatchObject({ code: 'MockPapersNotYet' });
    const { sealed } = (await amara.call(-900, calls.getSealedMockExamPaper, fetching)).body;
    expect(trackerIn(await amara.call(-60, calls.getTrackerForMockExamSession))).toMatchObject({
      currentMockExamStage: 'STAGE_SESSION_NOT_STARTED',
      mockExamsLeft: 2,
      sitting: null,
    });
    expect(await begin(amara, -1)).toMatchObject({ status: 409, code: 'MockExamNotBegun' });

    const begun = trackerIn(await begin(amara));
    expect(begun).toMatchObject({ currentMockExamStage: 'STAGE_EXAM_IN_PROGRESS', currentExamEndTime: '12:50:00' });
    const name = `${march}/${paper(1).paperHash}`;
    const opened = hall.opened(String(sealed), begun.paperKey ?? '', name);
    expect(opened.paper.sections[0]?.questions.map(({ questionId }) => questionId)).toEqual(hall.exams[0]?.questionIds);

    await amara.call(60, calls.updateMockExamSessionTrackerWithUserAnswer, answer(1, 'B'));
    await amara.call(70, calls.updateTimeSpentOnMockExamQuestion, { ...answer(1, 'B'), userAnswer: undefined });
    const looking = { deviceId: 'desk', tab: 'tab', acts: [{ kind: 'shown', questionId: questionOf(1, 1), seq: 1 }] };
    await amara.call(75, calls.keepMockExamAnswers, { ...ofMarch(), ...looking, paper: 1 });
    const reloaded = trackerIn(await amara.call(80, calls.getTrackerForMockExamSession));
    expect(reloaded.currentQuestionNumber).toBe(2);
    expect(reloaded.paperKey).toBe(begun.paperKey);
    expect(reloaded.currentMockExam?.mockExamUserAnswerSets[0]?.mockExamAnswers).toEqual([
      { mockExamQuestionsCompositeId: { mockExamQuestionId: questionOf(1) }, userAnswer: 'B' },
    ]);
    const ending = { mockExamPaperId: paper(1).paperId };
    expect(await amara.call(TIME_UP - 1, calls.endMockExam, ending)).toMatchObject({ code: 'MockPaperNotOver' });
    const ended = trackerIn(await amara.call(TIME_UP, calls.endMockExam, ending));
    expect(ended).toMatchObject({ currentMockExamStage: 'STAGE_BREAK_TIME', mockExamsCompleted: 1 });
    await amara.call(TIME_UP + 1, calls.startBreakSession);
    const second = trackerIn(await amara.call(BREAK_OVER, calls.endBreakSession));
    expect(second).toMatchObject({ currentMockExamStage: 'STAGE_EXAM_IN_PROGRESS', mockExamsLeft: 1 });
    const done = { mockExamPaperId: paper(2).paperId, isDone: true };
    expect(trackerIn(await amara.call(BREAK_OVER + 60, calls.endMockExam, done)).currentMockExamStage).toBe(
      'STAGE_EXAM_SESSION_COMPLETE',
    );
    const after = trackerIn(await amara.call(BREAK_OVER + 61, calls.endMockExamSession));
    expect(after).toMatchObject({ currentMockExamStage: 'STAGE_EXAM_SESSION_COMPLETE', mockExamsLeft: 0 });
  });

  it('gives a child with more time their own end', async () => {
    const extraTime = { kind: 'percent' as const, percent: 25 as const };
    const amara = await childIn('amara', march, { extraTime, restMinutes: 5, largerText: true });
    expect(trackerIn(await begin(amara))).toMatchObject({ currentExamEndTime: '13:02:30' });
    await amara.call(60, calls.beginMockExamRest, ofMarch());
    const rested = trackerIn(await amara.call(120, calls.endMockExamRest, ofMarch()));
    expect(rested).toMatchObject({ currentExamEndTime: '13:03:30', sitting: { largerText: true } });
  });

  it('keeps a child’s own time in the second paper, though their right has ended meanwhile', async () => {
    const extraTime = { kind: 'percent' as const, percent: 50 as const };
    const amara = await childIn('amara', march, { extraTime, restMinutes: 0, largerText: false });
    await begin(amara);
    const data = { familyId: amara.familyId, grantId: `grant-${march}`, withdrawnAt: hall.at(60) };
    await hall.happens(`rights-${amara.familyId}`, { type: 'GrantWithdrawn', data });
    const second = trackerIn(await amara.call(4_500 + 600, calls.endBreakSession));
    expect(second).toMatchObject({ currentExamStartTime: '13:25:00', currentExamEndTime: '14:40:00' });
  });

  it('is settled by whoever looks after it, once the clock has ended something', async () => {
    const amara = await childIn('amara', march);
    await begin(amara);
    hall.house.clock.set(hall.at(TIME_UP + 121));
    const worker = hall.office.asService('workers');
    const settle = () => worker(calls.settleMockSitting, { sessionId: march, learnerId: amara.learnerId });
    await Promise.all(Array.from({ length: 20 }, settle));
    expect(await settle()).toMatchObject({ status: 200 });
    expect(typesOf(amara.learnerId)).toEqual(['SittingBegun', 'PaperOpened', 'PaperEnded', 'SittingDue']);
    expect(await worker(calls.settleMockSitting, { sessionId: march, learnerId: 'nobody' })).toMatchObject({
      code: 'MockSittingNotFound',
    });
  });
});

describe('a device that is heard each few seconds', () => {
  it('writes nothing but the edges of a silence, once, and learns what was done in the room', async () => {
    const amara = await childIn('amara', march);
    const beating = { ...ofMarch(), deviceId: 'desk' };
    // In the waiting room for long, and heard of the last time well before they begin: no silence of theirs.
    expect(await amara.call(-60, calls.beatMockExam, beating)).toMatchObject({ status: 200, body: { isActive: true } });
    expect(typesOf(amara.learnerId)).toEqual([]);
    await begin(amara);
    for (const seconds of [5, 15, 25]) await amara.call(seconds, calls.beatMockExam, beating);
    expect(typesOf(amara.learnerId)).toHaveLength(2);
    await hall.happens(`examsession-${march}`, {
      type: 'ExamRoomPaused',
      data: { sessionId: march, pausedAt: hall.at(30) },
    });
    const call = await amara.signedIn(85);
    const back = await Promise.all(Array.from({ length: 10 }, () => call(calls.beatMockExam, beating)));
    expect(back[0]?.body).toMatchObject({ isActive: true, room: { pauses: [{ from: hall.at(30), until: null }] } });
    expect(typesOf(amara.learnerId).slice(2)).toEqual(['SilenceBegan', 'SilenceEnded']);
    const [began, ended] = hall.eventsOf(march, amara.learnerId).slice(2);
    expect([began?.data, ended?.data]).toMatchObject([{ lastHeardAt: hall.at(25) }, { heardAt: hall.at(85) }]);
  });

  it('tells what it has heard of staff and what was put away: each once, and not what cannot be', async () => {
    const [amara, finn] = [await childIn('amara', march), await childIn('finn', march)];
    await begin(amara);
    await begin(finn);
    const beat = async (seconds: number, told: object, child = amara) =>
      (await child.call(seconds, calls.beatMockExam, { ...ofMarch(), deviceId: 'desk', ...told })).status;
    const told = (child = amara) =>
      hall.eventsOf(march, child.learnerId).filter(({ type }) => /RoomHeard|PutAway/.test(type));
    const stream = `examsession-${march}`;
    const said = (seconds: number, messageId: string, to: { learnerId?: string } = {}) =>
      hall.happens(stream, {
        type: 'ExamRoomMessaged',
        data: { sessionId: march, messageId, text: 'A bell.', sentAt: hall.at(seconds), ...to },
      });
    // Nothing was done yet: there is nothing to have heard of.
    await beat(10, { heard: [{ through: 1, at: hall.at(9) }], putAway: [{ messageId: 'm', at: hall.at(9) }] });
    expect(told()).toEqual([]);
    await hall.happens(stream, { type: 'ExamRoomPaused', data: { sessionId: march, pausedAt: hall.at(30) } });
    await said(31, 'f', { learnerId: finn.learnerId });
    await said(32, 'm');

    // While the clock stands still; heard before it was done, and from the time to come: the nearest that can be.
    const first = {
      heard: [
        { through: 1, at: hall.at(20) },
        { through: 2, at: hall.at(900) },
      ],
    };
    const call = await amara.signedIn(40);
    const beats = Array.from({ length: 10 }, () =>
      call(calls.beatMockExam, { ...ofMarch(), deviceId: 'desk', ...first }),
    );
    expect((await Promise.all(beats)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(told().map(({ data }) => [data['through'], data['heardAt'], data['claimedAt']])).toEqual([
      [1, hall.at(30), hall.at(20)],
      [2, hall.at(40), hall.at(900)],
    ]);
    // What is told again, or of more than there is, or of another child's message, is no news.
    const away = [
      { messageId: 'm', at: hall.at(45) },
      { messageId: 'f', at: hall.at(45) },
    ];
    const again = { heard: [{ through: 9_999, at: hall.at(41) }], putAway: [...away, ...away] };
    for (const seconds of [50, 51]) expect(await beat(seconds, again)).toBe(200);
    expect(told().slice(2)).toMatchObject([
      { type: 'MockMessagePutAway', data: { messageId: 'm', deviceId: 'desk', putAwayAt: hall.at(45) } },
    ]);
    // Of Finn it concerns one more, and nobody's device tells for another's.
    await beat(52, { heard: [{ through: 3, at: hall.at(51) }] }, finn);
    expect(told(finn).map(({ data }) => data['through'])).toEqual([3]);
    expect(told()).toHaveLength(3);
    // A device that was never the one, and one that is taken from any more only for before: a flood makes no lines.
    for (let n = 0; n < 5; n += 1) await beat(60, { deviceId: `other-${n}`, heard: [{ through: 2, at: hall.at(59) }] });
    expect(told()).toHaveLength(3);
    expect(await beat(61, { heard: [{ through: 0, at: hall.at(9) }] })).toBe(400);
    expect(await beat(61, { heard: Array(21).fill({ through: 1, at: hall.at(9) }) })).toBe(400);
    expect(await beat(61, { heard: [{ through: 1, at: 'noon' }] })).toBe(400);
  });

  it('hears all that was said and was not put away, on whichever device, and of what it knows nothing again', async () => {
    const amara = await childIn('amara', march);
    await begin(amara);
    const many = Array.from({ length: 8 }, (_, n) => `m${n + 1}`);
    for (const [n, messageId] of many.entries()) {
      const data = { sessionId: march, messageId, text: 'A bell.', sentAt: hall.at(30 + n) };
      await hall.happens(`examsession-${march}`, { type: 'ExamRoomMessaged', data });
    }
    const beat = async (seconds: number, told: object) =>
      (await amara.call(seconds, calls.beatMockExam, { ...ofMarch(), deviceId: 'desk', ...told })).body;
    const idsIn = ({ messages }: Record<string, unknown>) =>
      (messages as { messageId: string }[] | undefined)?.map(({ messageId }) => messageId);
    // Six of them were said while it had no line.
    expect(idsIn(await beat(60, { roomThrough: 2 }))).toEqual(many);
    const known = await beat(61, { roomThrough: 8, putAway: [{ messageId: 'm3', at: hall.at(61) }] });
    expect(Object.keys(known).toSorted()).toEqual(['isActive', 'position', 'serverNow']);
    // One that does not say what it knows is told all; what was put away is told to no device again.
    const left = many.filter((one) => one !== 'm3');
    expect(idsIn(await beat(62, {}))).toEqual(left);
    const phone = await amara.call(70, calls.takeOverMockExam, { ...ofMarch(), deviceId: 'phone' });
    expect(trackerIn(phone).messages.map(({ messageId }) => messageId)).toEqual(left);
    // Where the page comes anew it opens again what was read; a beat does without.
    expect(trackerIn(phone).messagesRead?.map(({ messageId }) => messageId)).toEqual(['m3']);
    // The first is told again what stands there, though it knows of it all: what the phone puts away goes from it, too.
    await beat(71, { deviceId: 'phone', roomThrough: 8, putAway: [{ messageId: 'm5', at: hall.at(71) }] });
    expect(idsIn(await beat(80, { roomThrough: 8 }))).toEqual(left.filter((one) => one !== 'm5'));
  });

  it('hears of staff with what it saves too, where it says what it knows, and only what it does not know', async () => {
    const amara = await childIn('amara', march);
    await begin(amara);
    const keep = async (seconds: number, seq: number, knows: object) => {
      const acts = [{ kind: 'chosen', questionId: questionOf(1), seq, option: 'B', at: hall.at(seconds) }];
      const request = { ...ofMarch(), paper: 1, deviceId: 'desk', tab: 'tab', acts, ...knows };
      return (await amara.call(seconds, calls.keepMockExamAnswers, request)).body;
    };
    expect(await keep(10, 1, { roomThrough: 0 })).not.toHaveProperty('news');
    await hall.happens(`examsession-${march}`, {
      type: 'ExamRoomPaused',
      data: { sessionId: march, pausedAt: hall.at(30) },
    });
    expect(await keep(31, 2, {})).not.toHaveProperty('news');
    expect(await keep(33, 3, { roomThrough: 0 })).toMatchObject({
      verdicts: [{ verdict: 'later' }],
      news: { roomThrough: 1, room: { pauses: [{ from: hall.at(30), until: null }] }, messages: [] },
    });
    expect(await keep(34, 4, { roomThrough: 1 })).not.toHaveProperty('news');
  });
});

describe('attacks', () => {
  const one = { kind: 'chosen', questionId: 'question-1', seq: 1, option: 'A' };
  /** Of papers that the session has not, or that are not open; and of two acts under one number. */
  const unsound = (acts: unknown) => [
    ...[2, 3, 4, 5, 6].map((paper) => ({ paper, acts })),
    { acts: [one, { ...one, option: 'B' }] },
    { paper: 6, acts: [one, { ...one, option: 'B' }] },
  ];

  it('a device of a child without a seat is not heard of in a waiting room', async () => {
    const april = `april-${tests}`;
    await hall.session(april);
    const finn = await childIn('finn', april);
    expect(await finn.call(0, calls.beatMockExam, { ...ofMarch(), deviceId: 'desk' })).toMatchObject({
      code: 'MockSittingNotFound',
    });
  });

  it('a start that is pressed fifty times at once makes one sitting', async () => {
    const amara = await childIn('amara', march);
    const call = await amara.signedIn(0);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => call(calls.createMockExamSessionTracker, { deviceId: `device-${n % 3}` })),
    );
    // On a busy machine some are asked to come again rather than wait in the line: they make none either.
    const taken = replies.filter(({ status }) => status === 200);
    expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(new Set(taken.map((reply) => trackerIn(reply).paperKey)).size).toBe(1);
    expect(typesOf(amara.learnerId)).toEqual(['SittingBegun', 'PaperOpened']);
  });

  it('an answer is on time, in the grace or late by our clock, and told so', async () => {
    const amara = await childIn('amara', march);
    await begin(amara);
    const keeping = (seq: number, option: string, capturedAt?: number) => ({
      ...ofMarch(),
      paper: 1,
      deviceId: 'desk',
      tab: 'tab',
      acts: [
        {
          kind: 'chosen',
          questionId: questionOf(1),
          seq,
          option,
          ...(capturedAt !== undefined && { at: hall.at(capturedAt) }),
        },
      ],
    });
    const verdictAt = async (seconds: number, request: object) =>
      (await amara.call(seconds, calls.keepMockExamAnswers, request)).body['verdicts'];
    expect(await verdictAt(TIME_UP - 1, keeping(1, 'A'))).toEqual([{ seq: 1, verdict: 'kept' }]);
    expect(await verdictAt(TIME_UP + 1, keeping(2, 'B', TIME_UP - 1))).toEqual([{ seq: 2, verdict: 'kept' }]);
    expect(await verdictAt(TIME_UP + 2, keeping(3, 'C'))).toEqual([{ seq: 3, verdict: 'late' }]);
    expect(await verdictAt(GRACE_OVER + 1, keeping(4, 'D', TIME_UP - 1))).toEqual([{ seq: 4, verdict: 'late' }]);
    // The answer to the second was lost: it is told the same long after.
    expect(await verdictAt(GRACE_OVER + 9, keeping(2, 'B', TIME_UP - 1))).toEqual([{ seq: 2, verdict: 'kept' }]);
    const late = await amara.call(GRACE_OVER + 10, calls.updateMockExamSessionTrackerWithUserAnswer, answer(1, 'E'));
    expect(late.body).toMatchObject({ isLate: true });
    expect(trackerIn(await amara.call(GRACE_OVER + 11, calls.getTrackerForMockExamSession)).sitting).toMatchObject({
      questions: { [questionOf(1)]: { option: 'B', inGrace: true } },
    });
  });

  it('a call that names no device goes on with the one that named none, and with no other', async () => {
    const unnamed = { ...answer(1, 'B'), deviceId: undefined };
    const submit = (child: Awaited<ReturnType<ExamHall['child']>>, seconds: number) =>
      child.call(seconds, calls.updateMockExamSessionTrackerWithUserAnswer, unnamed);
    const [amara, bola] = [await childIn('amara', march), await childIn('bola', march)];
    await amara.call(0, calls.createMockExamSessionTracker);
    expect((await submit(amara, 60)).body).toMatchObject({ isLate: false });
    await amara.call(70, calls.takeOverMockExam, { ...ofMarch(), deviceId: 'phone' });
    expect(await submit(amara, 80)).toMatchObject({ code: 'MockOtherDevice' });
    await begin(bola);
    expect(await submit(bola, 90)).toMatchObject({ code: 'MockOtherDevice' });
    expect(typesOf(bola.learnerId)).toEqual(['SittingBegun', 'PaperOpened']);
  });

  it('somebody else’s session, and one that there is not, are told alike', async () => {
    const april = `april-${tests}`;
    await hall.session(april);
    const [amara, bola] = [await childIn('amara', march), await childIn('bola', april)];
    await begin(amara);
    const call = await bola.signedIn(5);
    const own = sittingsCalls.filter(({ may, contract }) => may.has('S') && contract.side === 'command');
    for (const { contract, request } of own) {
      const sample = request({ worksheetId: '', accountId: '', fresh: 'nowhere' });
      const real = {
        mockExamPaperId: paper(1).paperId,
        mockExamQuestionId: questionOf(1),
        paperHash: paper(1).paperHash,
      };
      const known = Object.fromEntries(
        Object.entries(sample).map(([field, value]) => [
          field,
          field in real ? real[field as keyof typeof real] : value,
        ]),
      );
      // Whatever else is wrong with a call is told to those alone whose exam it is.
      for (const wrong of contract === calls.keepMockExamAnswers ? [{}, ...unsound(sample['acts'])] : [{}]) {
        const asked = { ...known, ...wrong };
        const [foreign, missing] = [
          await call(contract, { ...asked, mockExamSessionId: march }),
          await call(contract, { ...asked, mockExamSessionId: 'nowhere' }),
        ];
        const without = ({ body }: typeof foreign) => ({ ...body, instance: '', requestId: '', position: '' });
        const about = { path: contract.path, wrong };
        expect({ ...about, ...without(foreign) }).toEqual({ ...about, ...without(missing) });
        if (contract !== calls.getTrackerForMockExamSession)
          expect({ ...about, code: foreign.code }).toEqual({ ...about, code: 'MockSittingNotFound' });
      }
    }
    expect(typesOf(bola.learnerId)).toEqual([]);
    // Nor is more told to whoever has a seat and has not begun.
    const finn = await childIn('finn', march);
    const keep = await finn.signedIn(6);
    for (const wrong of [{}, ...unsound([one])]) {
      const asked = { ...ofMarch(), paper: 1, deviceId: 'desk', tab: 'tab', acts: [one], ...wrong };
      expect([wrong, (await keep(calls.keepMockExamAnswers, asked)).code]).toEqual([wrong, 'MockSittingNotFound']);
    }
  });

  it('whoever has no right any more, or gave the seat back, does not get in', async () => {
    const amara = await childIn('amara', march);
    const stream = `booking-${march}.${amara.learnerId}`;
    await hall.happens(stream, {
      type: 'BookingCancelled',
      data: { sessionId: march, learnerId: amara.learnerId, familyId: amara.familyId, cancelledAt: hall.at(-5) },
    });
    expect(await begin(amara)).toMatchObject({ status: 404 });
    const bola = await childIn('bola', march);
    await hall.happens(`rights-${bola.familyId}`, {
      type: 'GrantWithdrawn',
      data: { familyId: bola.familyId, grantId: `grant-${march}`, withdrawnAt: hall.at(-5) },
    });
    expect(await begin(bola)).toMatchObject({ status: 404 });
  });

  it('no reply of a sitting holds a key, the second paper’s key before it is open, or a word of a paper in the clear', async () => {
    const amara = await childIn('amara', march);
    const first = hall.replies.length;
    for (const n of [1, 2])
      await amara.call(-600, calls.getSealedMockExamPaper, { ...ofMarch(), paperHash: paper(n).paperHash });
    await begin(amara);
    await amara.call(60, calls.updateMockExamSessionTrackerWithUserAnswer, answer(1, 'B'));
    expect(await amara.call(61, calls.endBreakSession)).toMatchObject({ status: 200 });
    const early = await amara.call(62, calls.updateMockExamSessionTrackerWithUserAnswer, answer(2, 'B'));
    expect(early).toMatchObject({ code: 'MockPaperNotOpen' });
    await amara.call(600, calls.endMockExam, { mockExamPaperId: paper(1).paperId, isDone: true });
    expect(await amara.call(601, calls.endBreakSession)).toMatchObject({ code: 'MockBreakNotOver' });
    await amara.call(602, calls.endMockExam, { mockExamPaperId: paper(2).paperId, isDone: true });
    await amara.call(BREAK_OVER - 1, calls.getTrackerForMockExamSession);
    const before = hall.replies.length - first;
    const second = trackerIn(await amara.call(BREAK_OVER, calls.endBreakSession)).paperKey ?? 'none';
    const told = hall.replies.slice(first, first + before).map(({ text }) => text);
    expect(told.filter((text) => text.includes(second))).toEqual([]);
    const all = hall.replies.map(({ text }) => text).join('\n');
    for (const secret of ['Count on.', 'explanation', 'correctAnswer', '"answer"', 'What is 1 + 4']) {
      expect({ secret, isThere: all.includes(secret) }).toEqual({ secret, isThere: false });
    }
    expect(hall.house.store.events.filter((event) => JSON.stringify(event).includes(second))).toEqual([]);
  });

  it('the extremes of every field are refused, or change nothing', async () => {
    const amara = await childIn('amara', march);
    await begin(amara);
    const call = await amara.signedIn(10);
    const base = { ...ofMarch(), paper: 1, deviceId: 'desk', tab: 'tab' };
    const one = { kind: 'chosen', questionId: questionOf(1), seq: 1, option: 'A' };
    const wrong = [
      { ...base, acts: [] },
      { ...base, acts: Array(101).fill(one) },
      { ...base, acts: [{ ...one, seq: 0 }] },
      { ...base, acts: [{ ...one, seq: 2 ** 31 }] },
      { ...base, acts: [{ ...one, option: 'F' }] },
      { ...base, acts: [{ ...one, at: '2026-11-21T12:00:60Z' }] },
      { ...base, paper: 7, acts: [one] },
      { ...base, paper: 0, acts: [one] },
      { ...base, deviceId: '', acts: [one] },
    ];
    for (const request of wrong) expect((await call(calls.keepMockExamAnswers, request)).status).toBe(400);
    const twice = [one, { ...one, option: 'B' }];
    for (const n of [2, 3, 4, 5, 6])
      expect(await call(calls.keepMockExamAnswers, { ...base, paper: n, acts: [one] })).toMatchObject({
        status: 409,
        code: 'MockPaperNotOpen',
      });
    for (const n of [3, 6])
      expect((await call(calls.keepMockExamAnswers, { ...base, paper: n, acts: twice })).code).toBe('MockPaperNotOpen');
    for (const n of [1, 2])
      expect((await call(calls.keepMockExamAnswers, { ...base, paper: n, acts: twice })).code).toBe('MockActsUnclear');
    expect(typesOf(amara.learnerId)).toEqual(['SittingBegun', 'PaperOpened']);
    const ofPast = {
      ...base,
      acts: [
        { ...one, at: '1900-01-01T00:00:00.000Z' },
        { ...one, seq: 2, at: '2199-12-31T23:59:59.999Z' },
      ],
    };
    expect((await call(calls.keepMockExamAnswers, ofPast)).body['verdicts']).toEqual([
      { seq: 1, verdict: 'kept' },
      { seq: 2, verdict: 'kept' },
    ]);
    const [made] = hall.eventsOf(march, amara.learnerId).filter(({ type }) => type === 'MockChoiceMade');
    expect(made?.data['at']).toBe(hall.at(0));
  });
});
