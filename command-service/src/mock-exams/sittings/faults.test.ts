import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { handle } from 'platform/decider/handle';
import { until } from 'platform/testing/eventually';
import type { Contract, ReplyOf } from 'schemas/describe/contract';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { quietRoom } from 'schemas/mock-exams/sittings/time-facts';
import { sitting, type SittingCommand } from './sitting.decider';
import { examHall, type ExamHall } from './testing/hall';

type Child = Awaited<ReturnType<ExamHall['child']>>;
type Call = Awaited<ReturnType<Child['signedIn']>>;
type Tracker = NonNullable<ReplyOf<typeof calls.getTrackerForMockExamSession>['tracker']>;

const TIME_UP = 3_000;
/** More than anybody does here who is not told to. */
const CALLS_A_MINUTE = 250;
let hall: ExamHall;
let march: string;
let tests = 0;

// One house for all; each test has a session of its own, and its children their own names.
beforeAll(async () => {
  hall = await examHall({ callerCallsPerMinute: CALLS_A_MINUTE });
});
afterAll(() => hall.house.close());
beforeEach(async () => {
  tests += 1;
  march = `march-${tests}`;
  await hall.session(march);
});

const ofMarch = () => ({ mockExamSessionId: march });
const childIn = (name: string) => hall.child(`${name}-${tests}`, march);
const trackerIn = ({ body }: { body: object }) => (body as { tracker: Tracker }).tracker;
const paper = (n: number) => hall.published.papers[n - 1] ?? { paperId: '', paperHash: '' };
const questionOf = (n: number, index = 0) => hall.exams[n - 1]?.questionIds[index] ?? '';
const begin = (child: Child, seconds = 0) =>
  child.call(seconds, calls.createMockExamSessionTracker, { deviceId: 'desk' });
const eventsOf = ({ learnerId }: Child, type: string) =>
  hall.eventsOf(march, learnerId).filter((event) => event.type === type);

const act = (seq: number, option: string, more: object = {}) => ({
  kind: 'chosen',
  questionId: questionOf(1, seq % 2),
  seq,
  option,
  ...more,
});
const keeping = (tab: string, ...acts: object[]) => ({ ...ofMarch(), paper: 1, deviceId: 'desk', tab, acts });
const verdictsIn = ({ body }: { body: Readonly<Record<string, unknown>> }) =>
  (body['verdicts'] as { verdict: string }[]).map(({ verdict }) => verdict);

/** Before it, or after it and before anybody is told. */
const dying =
  (isAfter: boolean): ExamHall['house']['store']['before'] =>
  async (append) => {
    hall.house.store.before = () => undefined;
    if (isAfter) await hall.house.store.append(append);
    throw new Error('died here');
  };

describe('a process that dies about an append of a sitting', () => {
  const done = (n: number) => ({ mockExamPaperId: paper(n).paperId, isDone: true });
  const steps = (): readonly (readonly [seconds: number, contract: Contract, request: object])[] => [
    [0, calls.createMockExamSessionTracker, { deviceId: 'desk' }],
    [60, calls.keepMockExamAnswers, keeping('tab', act(1, 'B'), act(2, 'C'))],
    [70, calls.takeOverMockExam, { ...ofMarch(), deviceId: 'phone' }],
    [75, calls.takeOverMockExam, { ...ofMarch(), deviceId: 'desk' }],
    [80, calls.beginMockExamRest, ofMarch()],
    [90, calls.endMockExamRest, ofMarch()],
    [100, calls.endMockExam, done(1)],
    [TIME_UP + 10, calls.startBreakSession, {}],
    [TIME_UP + 610, calls.endBreakSession, {}],
    [TIME_UP + 620, calls.endMockExam, done(2)],
  ];
  const restful = { restMinutes: 5, largerText: false };
  const factsOf = ({ learnerId }: Child) =>
    hall.eventsOf(march, learnerId).map(({ type, data: { familyId: _, learnerId: __, dueAt: ___, ...data } }) => ({
      type,
      data: { ...data, arrangements: null },
    }));
  it('leaves what one that lives leaves, once, whenever the child asks again', async () => {
    const bola = await hall.child(`bola-${tests}`, march, restful);
    for (const [seconds, contract, request] of steps())
      expect(await bola.call(seconds, contract, request)).toMatchObject({ status: 200 });
    const amara = await hall.child(`amara-${tests}`, march, restful);
    for (const [seconds, contract, request] of steps()) {
      const call = await amara.signedIn(seconds);
      const key = `${march} ${seconds}`;
      for (const isAfter of [false, true]) {
        hall.house.store.before = dying(isAfter);
        expect([seconds, (await call(contract, request, key)).status]).toEqual([seconds, 500]);
      }
      expect([seconds, (await call(contract, request, key)).status]).toEqual([seconds, 200]);
      expect([seconds, (await call(contract, request)).status]).toEqual([seconds, 200]);
    }
    expect(factsOf(amara)).toEqual(factsOf(bola));
  });

  it('keeps the letter that a child without a line chose last, and tells the same of each before it when all are sent again', async () => {
    const amara = await childIn('amara');
    await begin(amara);
    // Each chosen and handed in, the line away from before the end until after the grace.
    const questionId = questionOf(1);
    const changes = Array.from('ABCD').flatMap((option, n) => [
      act(2 * n + 1, option, { questionId, at: hall.at(TIME_UP - 60 + n) }),
      act(2 * n + 2, option, { questionId, at: hall.at(TIME_UP - 60 + n), kind: 'submitted' }),
    ]);
    const call = await amara.signedIn(TIME_UP + 150);
    const send = () => call(calls.keepMockExamAnswers, keeping('tab', ...changes));
    hall.house.store.before = dying(true);
    expect((await send()).status).toBe(500);
    for (const told of [await send(), await send()]) expect(verdictsIn(told)).toEqual(Array(8).fill('late'));
    expect(eventsOf(amara, 'MockLateAnswerKept').map(({ data }) => data['option'])).toEqual(['D']);
    // What is chosen after that finds room.
    const more = await call(calls.keepMockExamAnswers, keeping('tab', ...changes, act(9, 'E', { questionId })));
    expect(verdictsIn(more)).toEqual(Array(9).fill('late'));
    expect(eventsOf(amara, 'MockLateAnswerKept').map(({ data }) => data['option'])).toEqual(['D', 'E']);
  });
});

describe('two tabs of one child', () => {
  it('hand in two hundred answers in turn and at once; each stands once, and both are told the same of it', async () => {
    const amara = await childIn('amara');
    await begin(amara);
    const call = await amara.signedIn(60);
    // Each question of each tab finds room for 60 acts.
    const rounds = Array.from({ length: 50 }, (_, n) => n + 1);
    const positions: [string, string, string][] = [];
    for (const seq of rounds) {
      const option = 'ABCDE'[seq % 5] ?? 'A';
      const sent = ['one', 'two'].map(async (tab) => {
        const first = await call(calls.keepMockExamAnswers, keeping(tab, act(seq, option)));
        // Its reply was lost, and it comes again.
        const again = await call(calls.keepMockExamAnswers, keeping(tab, act(seq, option)));
        expect([verdictsIn(first), verdictsIn(again)]).toEqual([['kept'], ['kept']]);
        positions.push([String(first.body['position']), act(seq, option).questionId, option]);
      });
      await Promise.all(sent);
    }
    const written = eventsOf(amara, 'MockChoiceMade').map(({ data }) => data['claim'] as { tab: string; seq: number });
    expect(written.map(({ tab, seq }) => `${tab} ${seq}`).sort()).toEqual(
      rounds.flatMap((seq) => [`one ${seq}`, `two ${seq}`]).sort(),
    );
    const last = new Map(
      positions.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, id, option]) => [id, option]),
    );
    const [one, two] = [
      trackerIn(await call(calls.getTrackerForMockExamSession)),
      trackerIn(await call(calls.getTrackerForMockExamSession)),
    ];
    expect(one.sitting).toEqual(two.sitting);
    for (const [id, option] of last) expect([id, one.sitting?.questions[id]?.option]).toEqual([id, option]);
  });
});

it('tells of an act under the number of another one that it is not kept, and the same of that one as before', async () => {
  const amara = await childIn('amara');
  await begin(amara);
  const told = async (seconds: number, ...acts: object[]) =>
    verdictsIn(await amara.call(seconds, calls.keepMockExamAnswers, keeping('tab', ...acts)));
  const struck = (on: boolean) => act(4, 'C', { kind: 'struck', on });
  expect(await told(60, act(1, 'A'), act(2, 'B'), act(3, 'C', { kind: 'submitted' }), struck(true))).toEqual(
    Array.from({ length: 4 }, () => 'kept'),
  );
  // Of another time, as its clock was put right in between, it is the same.
  expect(await told(70, act(1, 'A', { at: hall.at(61) }), act(2, 'B'), struck(true))).toEqual(['kept', 'kept', 'kept']);
  for (const other of [act(1, 'E'), act(3, 'C'), act(3, 'B', { kind: 'submitted' }), struck(false)])
    expect(await told(80, other)).toEqual(['unknown']);
  // The others of its bundle are kept.
  expect(await told(90, act(1, 'E'), act(5, 'D'))).toEqual(['unknown', 'kept']);
  expect(await told(TIME_UP + 150, act(7, 'B'))).toEqual(['late']);
  expect(await told(TIME_UP + 160, act(7, 'B'), act(1, 'A'), act(5, 'E'))).toEqual(['late', 'kept', 'unknown']);
  expect(await told(TIME_UP + 170, act(7, 'C'))).toEqual(['unknown']);
  const options = eventsOf(amara, 'MockChoiceMade').map(({ data }) => data['option']);
  expect([options, eventsOf(amara, 'MockLateAnswerKept').length]).toEqual([['A', 'B', 'D'], 1]);
});

it('tells a device what became of its acts where another service wrote to the sitting in between', async () => {
  const amara = await childIn('amara');
  await begin(amara);
  const call = await amara.signedIn(60);
  const session = { startsAt: hall.at(0), closesAt: hall.at(7_500), breakSeconds: 600, papers: hall.published.papers };
  const takeOver = {
    type: 'TakeOver',
    data: { deviceId: 'phone' },
    at: { now: hall.at(60), session, room: quietRoom },
  };
  hall.house.store.before = async () => {
    hall.house.store.before = () => undefined;
    await handle(hall.house.log, sitting, {
      id: `${march}.${amara.learnerId}`,
      command: takeOver as SittingCommand,
      recording: { commandId: 'of the other service', at: hall.at(60), actor: { id: 'other', role: '' } },
    });
  };
  expect(verdictsIn(await call(calls.keepMockExamAnswers, keeping('tab', act(1, 'B'))))).toEqual(['elsewhere']);
  expect(eventsOf(amara, 'MockChoiceMade')).toEqual([]);
  // What was done before the other took over still comes.
  const before = keeping('tab', act(1, 'B', { at: hall.at(59) }));
  expect(verdictsIn(await call(calls.keepMockExamAnswers, before))).toEqual(['kept']);
});

describe('time that is up', () => {
  it('is up for all at once: each paper ends once, at its deadline, whoever comes first', async () => {
    const children: Child[] = [];
    const signedIn: Call[] = [];
    for (let n = 0; n < 6; n += 1) {
      const child = await childIn(`child${n}`);
      children.push(child);
      await begin(child);
      signedIn.push(await child.signedIn(TIME_UP - 1));
    }
    hall.house.clock.set(hall.at(TIME_UP));
    const worker = hall.office.asService('workers');
    const looks = children.map(({ learnerId }) => worker(calls.settleMockSitting, { sessionId: march, learnerId }));
    const ends = signedIn.flatMap((call) => [
      call(calls.endMockExam, { ...ofMarch(), mockExamPaperId: paper(1).paperId }),
      call(calls.keepMockExamAnswers, keeping('tab', act(1, 'B', { at: hall.at(TIME_UP - 1) }))),
      call(calls.getTrackerForMockExamSession, ofMarch()),
    ]);
    expect((await Promise.all([...looks, ...ends])).map(({ status }) => status)).toEqual(Array(24).fill(200));
    for (const child of children) {
      expect(eventsOf(child, 'MockPaperEnded').map(({ data }) => [data['endedAt'], data['by']])).toEqual([
        [hall.at(TIME_UP), 'time'],
      ]);
      expect(eventsOf(child, 'MockChoiceMade').map(({ data }) => data['inGrace'])).toEqual([true]);
    }
  });

  it('takes nothing of an answer that holds none', async () => {
    const amara = await childIn('amara');
    await begin(amara);
    const empty = { mockExamPaperId: paper(1).paperId, mockExamQuestionId: questionOf(1), userAnswer: '' };
    expect((await amara.call(TIME_UP, calls.updateMockExamSessionTrackerWithUserAnswer, empty)).status).toBe(400);
    const { option: _, ...none } = act(1, 'A');
    expect(verdictsIn(await amara.call(TIME_UP, calls.keepMockExamAnswers, keeping('tab', none)))).toEqual(['unknown']);
    expect(eventsOf(amara, 'MockChoiceMade')).toEqual([]);
  });
});

it('takes an act that stands in a call twice as one, and none of a call in which a number names two', async () => {
  const amara = await childIn('amara');
  await begin(amara);
  const call = await amara.signedIn(60);
  const keep = (...acts: object[]) => call(calls.keepMockExamAnswers, keeping('tab', ...acts));
  const twice = await keep(act(1, 'A'), act(1, 'B'), act(2, 'C'));
  expect(twice).toMatchObject({ status: 422, body: { code: 'MockActsUnclear' } });
  expect(eventsOf(amara, 'MockChoiceMade')).toEqual([]);
  const once = await keep(act(1, 'B'), act(2, 'C'), act(1, 'B'));
  expect(once.body['verdicts']).toEqual([
    { seq: 1, verdict: 'kept' },
    { seq: 2, verdict: 'kept' },
  ]);
  expect(eventsOf(amara, 'MockChoiceMade').length).toBe(2);
});

describe('what a device may send at most', () => {
  it('is refused beyond its bounds, and of a question counts up to its end', async () => {
    const amara = await childIn('amara');
    await begin(amara);
    const call = await amara.signedIn(60);
    const keep = (...acts: object[]) => call(calls.keepMockExamAnswers, keeping('tab', ...acts));
    for (const seq of [-1, 0, 0.5, 100_001, 2 ** 31, 2 ** 53, Number.MAX_VALUE])
      expect([seq, (await keep(act(1, 'A', { seq }))).status]).toEqual([seq, 400]);
    for (const option of ['F', 'a', 'AB', '', 'Α'])
      expect([option, (await keep(act(1, option))).status]).toEqual([option, 400]);
    const ofOne = (count: number, from: number, more: object = {}) =>
      Array.from({ length: count }, (_, n) => act(from + n, 'A', { questionId: questionOf(1), ...more }));
    expect((await keep(...ofOne(101, 1))).status).toBe(400);
    // Another paper's question, and one of nobody's.
    expect(
      verdictsIn(await keep(act(1, 'A', { questionId: questionOf(2) }), act(2, 'A', { questionId: 'q' }))),
    ).toEqual(['unknown', 'unknown']);
    expect(verdictsIn(await keep(...ofOne(61, 1)))).toEqual([...Array<string>(60).fill('kept'), 'too-many']);
    expect(verdictsIn(await keep(...ofOne(21, 62, { kind: 'submitted', option: 'C' })))).toEqual([
      ...Array<string>(20).fill('kept'),
      'too-many',
    ]);
    expect(verdictsIn(await keep(act(100_000, 'D', { questionId: questionOf(1, 1) })))).toEqual(['kept']);
    const { questions } = trackerIn(await call(calls.getTrackerForMockExamSession)).sitting ?? {};
    expect([questions?.[questionOf(1)]?.submitted, questions?.[questionOf(1, 1)]?.option]).toEqual(['C', 'D']);
  });

  it('locks out nobody but its own account, however much it is', async () => {
    const [amara, bola] = [await childIn('amara'), await childIn('bola')];
    for (const child of [amara, bola]) await begin(child);
    const [flood, call] = [await amara.signedIn(60), await bola.signedIn(60)];
    const beating = { ...ofMarch(), deviceId: 'desk' };
    const beats = async () => Promise.all(Array.from({ length: 50 }, () => flood(calls.beatMockExam, beating)));
    const answer = call(calls.keepMockExamAnswers, keeping('tab', act(1, 'B')));
    await until(async () => (await beats()).some(({ status }) => status === 429), 'it is too much');
    expect(verdictsIn(await answer)).toEqual(['kept']);
    expect(await call(calls.beatMockExam, beating)).toMatchObject({ status: 200 });
    // Nothing of it was written.
    expect(hall.eventsOf(march, amara.learnerId)).toHaveLength(2);
  });
});

describe('a session that staff change', () => {
  const otherSet = () => {
    const { papers, ...set } = hall.published;
    const other = papers.map(({ paperId, name }, n) => ({
      paperId: `${paperId}-other`,
      paperHash: `${n}b`.repeat(32),
      name,
      minutes: 30,
    }));
    return { ...set, setVersion: set.setVersion + 1, papers: other };
  };
  const swap = () =>
    hall.happens(`examsession-${march}`, {
      type: 'ExamSessionSetAssigned',
      data: { sessionId: march, set: otherSet(), breakMinutes: 10, closesAfterMinutes: 125, assignedAt: hall.at(-1) },
    });

  it('is not begun at the time that it was to begin, where it was moved on in the countdown', async () => {
    const amara = await childIn('amara');
    await amara.call(-600, calls.getSealedMockExamPaper, { ...ofMarch(), paperHash: paper(1).paperHash });
    const startsAt = hall.at(3_600);
    await hall.happens(`examsession-${march}`, {
      type: 'ExamSessionMoved',
      data: {
        sessionId: march,
        startsOn: '2026-11-21',
        wallTime: '13:00:00',
        startsAt,
        reason: 'Snow.',
        movedAt: hall.at(-30),
      },
    });
    const early = await begin(amara);
    expect([early.code, JSON.stringify(early.body).includes('paperKey')]).toEqual(['MockExamNotBegun', false]);
    const waiting = await amara.call(1, calls.getTrackerForMockExamSession);
    expect(trackerIn(waiting)).toMatchObject({ facts: { session: { startsAt } }, sitting: null });
    expect(trackerIn(waiting).paperKey).toBeUndefined();
    expect(trackerIn(await begin(amara, 3_600)).paperKey).toBeDefined();
  });

  it('is begun with the papers that it has then, and with no others', async () => {
    const amara = await childIn('amara');
    await swap();
    const old = { ...ofMarch(), paperHash: paper(1).paperHash };
    expect(await amara.call(-10, calls.getSealedMockExamPaper, old)).toMatchObject({ status: 404 });
    const begun = trackerIn(await begin(amara));
    expect(begun.sitting?.papers).toEqual(otherSet().papers);
  });

  it('is sat on with the papers that were begun, though it was given others in the same moment', async () => {
    const amara = await childIn('amara');
    await begin(amara);
    await swap();
    expect(verdictsIn(await amara.call(60, calls.keepMockExamAnswers, keeping('tab', act(1, 'B'))))).toEqual(['kept']);
    const tracker = trackerIn(await amara.call(61, calls.getTrackerForMockExamSession));
    expect(tracker).toMatchObject({ currentExamEndTime: '12:50:00', mockExamsLeft: 2 });
    expect(tracker.papers.map(({ paperHash }) => paperHash)).toEqual([paper(1).paperHash, paper(2).paperHash]);
    const second = { ...ofMarch(), paperHash: paper(2).paperHash };
    expect(await amara.call(62, calls.getSealedMockExamPaper, second)).toMatchObject({ status: 200 });
    const done = { mockExamPaperId: paper(1).paperId, isDone: true };
    expect(await amara.call(70, calls.endMockExam, done)).toMatchObject({ status: 200 });
    const ended = trackerIn(await amara.call(TIME_UP + 600, calls.endBreakSession));
    expect(ended.currentMockExam).toMatchObject({ mockExamId: paper(2).paperId });
  });
});
