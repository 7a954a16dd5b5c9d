import { describe, expect, it } from '@jest/globals';
import { fold } from 'platform/decider';
import { stories } from 'platform/testing';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { quietRoom } from 'schemas/mock-exams/sittings/time-facts';
import type { Act } from './act-events.rules';
import { MOST_ACTS, weigh } from './acts.rules';
import { lookSecondsAfter, settle } from './settling.rules';
import { sitting, type SittingCommand } from './sitting.decider';
import {
  act,
  at,
  begin,
  beginning,
  BREAK_OVER,
  GRACE_OVER,
  keep,
  noNeeds,
  now,
  questionsOf,
  TIME_UP,
} from './testing/exam';

const given = stories(sitting);
const LOOK = lookSecondsAfter('amara');

/** What is in the log after some commands, refused ones included. */
function after(...commands: readonly SittingCommand[]): SittingEvent[] {
  const events: SittingEvent[] = [];
  for (const command of commands) {
    const decision = sitting.decide(command, fold(sitting, events));
    if (decision.kind === 'accepted') events.push(...decision.events);
  }
  return events;
}
const namesOf = (events: readonly SittingEvent[]) => events.map(({ type }) => type.replace(/^Mock/, ''));
const counted = (events: readonly SittingEvent[], questionId: string) => {
  const question = fold(sitting, events).questions[questionId];
  const answer = question ? countedAnswer(question) : null;
  return answer && { option: answer.option, takenAtTimeUp: answer.takenAtTimeUp };
};
const settleAt = (seconds: number): SittingCommand => ({ type: 'Settle', data: {}, at: now(seconds) });
const endAt = (seconds: number, early = false, paper = 1): SittingCommand => ({
  type: 'EndPaper',
  data: { paper, early },
  at: now(seconds),
});
const endBreakAt = (seconds: number): SittingCommand => ({
  type: 'EndBreak',
  data: { arrangements: noNeeds },
  at: now(seconds),
});
const takeOver = (seconds: number, deviceId: string): SittingCommand => ({
  type: 'TakeOver',
  data: { deviceId },
  at: now(seconds),
});
const choose = (seconds: number, option: string, more: object = {}) =>
  keep(seconds, [act('chosen', 'q1', { option, seq: seconds + 1, ...more })]);

describe('beginning', () => {
  it('opens the first paper, once, however often it is asked for', () => {
    const begun = after(begin(5));
    expect(namesOf(begun)).toEqual(['SittingBegun', 'PaperOpened']);
    expect(begun[1]?.data).toMatchObject({ openedAt: at(5), dueAt: at(5 + 3_000 + LOOK), paperHash: '1'.repeat(64) });
    given(...begun)
      .when(begin(6))
      .thenNothing();
  });

  it('is refused before the start, once the session is closed, and while the room stands still', () => {
    given().when(begin(-1)).thenRefused('MockExamNotBegun', at(0));
    given()
      .when(begin(125 * 60))
      .thenRefused('MockExamOver');
    const paused = { ...quietRoom, pauses: [{ from: at(0), until: null }] };
    given()
      .when({ type: 'BeginSitting', data: beginning(), at: now(3, paused) })
      .thenRefused('MockExamPaused');
  });

  it('comes before anything else', () => {
    for (const command of [choose(1, 'A'), endAt(1), endBreakAt(1), settleAt(1), takeOver(1, 'phone')])
      given().when(command).thenRefused('MockSittingNotFound');
  });
});

describe('an answer', () => {
  it('is taken until a second before the end, and what is chosen but not handed in counts as taken at time-up', () => {
    const events = after(begin(), choose(TIME_UP - 1, 'B'));
    expect(counted(events, 'q1')).toEqual({ option: 'B', takenAtTimeUp: true });
    const handedIn = after(begin(), choose(9, 'A'), keep(12, [act('submitted', 'q1', { option: 'B', seq: 99 })]));
    expect(counted(handedIn, 'q1')).toEqual({ option: 'B', takenAtTimeUp: false });
  });

  it('that was captured in time is taken a second after, and to the last second of the grace', () => {
    for (const seconds of [TIME_UP + 1, GRACE_OVER]) {
      const events = after(begin(), endAt(TIME_UP), choose(seconds, 'C', { at: at(TIME_UP - 1) }));
      expect(namesOf(events).slice(2)).toEqual(['PaperEnded', 'ChoiceMade']);
      expect(events.at(-1)?.data).toMatchObject({ inGrace: true, at: at(TIME_UP - 1) });
      expect(counted(events, 'q1')?.option).toBe('C');
    }
  });

  it('that was not, or comes after the grace, is kept apart and counts for nothing', () => {
    for (const [seconds, claim] of [
      [TIME_UP + 1, at(TIME_UP + 1)],
      [TIME_UP + 1, undefined],
      [GRACE_OVER + 1, at(TIME_UP - 1)],
      // Before the paper was opened nobody can have done it.
      [TIME_UP + 1, at(-1)],
      [TIME_UP + 1, '1990-01-01T00:00:00.000Z'],
    ] as const) {
      const events = after(begin(), choose(5, 'A'), choose(seconds, 'C', claim === undefined ? {} : { at: claim }));
      expect(namesOf(events).at(-1)).toBe('LateAnswerKept');
      expect(counted(events, 'q1')).toEqual({ option: 'A', takenAtTimeUp: true });
      // Told to the device as late, the second time as well.
      expect(after(begin(), choose(5, 'A'), choose(seconds, 'C'), choose(seconds, 'C'))).toHaveLength(events.length);
    }
  });

  it('is not taken of a paper that is not open, and not while the clock stands still', () => {
    given(...after(begin()))
      .when(keep(3, [act('chosen', 'q5', { option: 'A' })], { paper: 2 }))
      .thenRefused('MockPaperNotOpen');
    const paused = { ...quietRoom, pauses: [{ from: at(10), until: null }] };
    const pausedCommand = (more: object) => ({ ...choose(60, 'B', more), at: now(60, paused) });
    const begun = given(...after(begin()));
    begun.when(pausedCommand({})).thenNothing();
    expect(namesOf(begun.when(pausedCommand({ at: at(9) })).events())).toEqual(['ChoiceMade']);
    expect(begun.when(pausedCommand({ at: at(9) })).events()).toMatchObject([{ data: { at: at(9), inGrace: true } }]);
  });

  it('of a question or a choice that the paper has not is passed over', () => {
    const acts = [
      act('chosen', 'q5', { option: 'A' }),
      act('chosen', 'q1', { option: 'E' }),
      act('submitted', 'q1'),
      act('struck', 'q1', { option: 'E' }),
      act('shown', '__proto__'),
      act('chosen', 'constructor', { option: 'A' }),
    ];
    given(...after(begin()))
      .when(keep(3, acts))
      .thenNothing();
  });

  it('counts as the last that was sent, of two tabs that answer in turn two hundred times', () => {
    const commands = Array.from({ length: 200 }, (_, n) => {
      const questionId = `q${1 + (n % 4)}`;
      const option = 'ABCD'[(n * 7) % 4] ?? 'A';
      return keep(n, [act('submitted', questionId, { option, seq: n + 1 })], { tab: n % 2 === 0 ? 'one' : 'two' });
    });
    const events = after(begin(), ...commands, ...commands);
    for (const n of [196, 197, 198, 199])
      expect(counted(events, `q${1 + (n % 4)}`)).toEqual({ option: 'ABCD'[(n * 7) % 4], takenAtTimeUp: false });
    // What is sent once more, in whatever order, changes nothing.
    expect(after(begin(), ...commands, ...commands.toReversed())).toHaveLength(events.length);
  });
});

describe('a flood', () => {
  it('ends at a number of acts on a question and in a sitting, and leaves room for what is handed in', () => {
    const flood = Array.from({ length: 400 }, (_, n) =>
      act('chosen', 'q1', { option: 'ABCD'[n % 4] ?? 'A', seq: n + 1 }),
    );
    const events = after(begin(), keep(3, flood));
    expect(events).toHaveLength(2 + MOST_ACTS.onAQuestion);
    const more = after(begin(), keep(3, flood), keep(4, [act('submitted', 'q1', { option: 'B', seq: 1_000 })]));
    expect(counted(more, 'q1')).toEqual({ option: 'B', takenAtTimeUp: false });
  });

  it('ends at so many late answers to a question, of which the same letter once more is none', () => {
    const lateOnes = (...commands: readonly SittingCommand[]) =>
      after(begin(), ...commands).flatMap(({ type, data }) =>
        type === 'MockLateAnswerKept' ? [`${data.claim.tab} ${data.option}`] : [],
      );
    const other = Array.from({ length: 40 }, (_, n) => choose(GRACE_OVER + 10 + n, 'ABCD'[n % 4] ?? 'A'));
    expect(lateOnes(...other)).toHaveLength(MOST_ACTS.lateOnAQuestion);
    const same = Array.from({ length: 40 }, (_, n) => choose(GRACE_OVER + 10 + n, 'C'));
    expect(lateOnes(...same, choose(GRACE_OVER + 60, 'D'))).toEqual(['tab C', 'tab D']);
    // Another tab may say the same: staff see of each what it had last.
    const there = keep(GRACE_OVER + 9, [act('chosen', 'q1', { option: 'C' })], { tab: 'other' });
    expect(lateOnes(there, ...same)).toEqual(['other C', 'tab C']);
  });
});

describe('answers that come late together', () => {
  const LATE = GRACE_OVER + 30;
  const done = (seq: number, option: string, seconds: number) =>
    act(seq % 2 === 0 ? 'submitted' : 'chosen', 'q1', { option, seq, at: at(seconds) });
  const other = (seq: number, option: string) => ({ ...done(seq, option, 2_930), questionId: 'q2' });
  const kept = (events: readonly SittingEvent[]) =>
    events.flatMap(({ type, data }) =>
      type === 'MockLateAnswerKept' ? [`${data.questionId} ${data.claim.seq} ${data.option}`] : [],
    );
  const verdictsOn = (events: readonly SittingEvent[], acts: readonly Act[]) => {
    const { sitting: known, times } = settle(fold(sitting, events), now(LATE));
    const { verdicts, events: more } = weigh(
      known,
      { paper: 1, deviceId: 'desk', tab: 'tab', acts, questions: questionsOf(1) },
      { times, now: at(LATE) },
    );
    return { verdicts: verdicts.map(({ verdict }) => verdict), more };
  };
  const changed = Array.from('ABCDABCDABCD').map((option, n) => done(n + 1, option, 2_900 + n));

  it('leave the last of each question in the log, however often it was changed; each is told as late, now and when it comes again', () => {
    const bundle = [...changed, other(20, 'B')];
    expect(verdictsOn(after(begin()), bundle).verdicts).toEqual(Array(13).fill('late'));
    const events = after(begin(), keep(LATE, bundle));
    expect(kept(events)).toEqual(['q1 12 D', 'q2 20 B']);
    expect(verdictsOn(events, bundle)).toEqual({ verdicts: Array(13).fill('late'), more: [] });
    // And what that tab chose after it.
    expect(kept(sittingEvents(events, keep(LATE + 1, [...bundle, done(21, 'A', 2_950)])))).toEqual(['q1 21 A']);
  });

  it('leave of what went on after the end also what was answered last before it', () => {
    const over = { ...quietRoom, closedAt: at(600) };
    const bundle = [done(1, 'A', 500), done(2, 'B', 590), done(3, 'C', 610), done(4, 'D', 620)];
    const command = { ...keep(LATE, bundle), at: now(LATE, over) };
    expect(kept(after(begin(), command, command))).toEqual(['q1 2 B', 'q1 4 D']);
  });

  it('are not passed over for one that is kept for nobody: of no such choice, or under another’s number', () => {
    const taken = after(begin(), keep(LATE, [done(2, 'A', 2_900)]));
    const bundle = [other(1, 'B'), done(2, 'C', 2_920), other(3, 'E')];
    expect(kept(sittingEvents(taken, keep(LATE, bundle)))).toEqual(['q2 1 B']);
  });

  it('say nothing of what came in time, and of what was in time nothing else because of them', () => {
    const early = [done(1, 'A', TIME_UP - 9), done(2, 'A', TIME_UP - 9)];
    const inGrace = after(
      begin(),
      keep(TIME_UP + 60, [...early, done(3, 'B', TIME_UP + 2), done(4, 'C', TIME_UP + 3)]),
    );
    expect(namesOf(inGrace).slice(2)).toEqual(['PaperEnded', 'ChoiceMade', 'AnswerSubmitted', 'LateAnswerKept']);
    const again = verdictsOn(inGrace, [...early, done(3, 'B', TIME_UP + 2), done(4, 'C', TIME_UP + 3)]);
    expect(again).toEqual({ verdicts: ['kept', 'kept', 'late', 'late'], more: [] });
  });
});

describe('the end of a paper', () => {
  it('is dated at its deadline, whoever comes first after it, and written once', () => {
    const ends = (...commands: SittingCommand[]) =>
      after(begin(), ...commands).filter(({ type }) => type === 'MockPaperEnded');
    const end = { type: 'MockPaperEnded', data: expect.objectContaining({ endedAt: at(TIME_UP), by: 'time' }) };
    for (const first of [endAt(TIME_UP), settleAt(TIME_UP + 130), choose(TIME_UP + 7, 'A'), endAt(TIME_UP + 60, true)])
      expect(ends(first, settleAt(TIME_UP + 131), endAt(TIME_UP + 132), settleAt(9_000))).toEqual([end]);
  });

  it('is not the device’s to bring about, unless the child says that they are done', () => {
    given(...after(begin()))
      .when(endAt(TIME_UP - 1))
      .thenRefused('MockPaperNotOver', at(TIME_UP));
    const early = after(begin(), endAt(600, true));
    expect(namesOf(early).slice(2)).toEqual(['PaperEnded']);
    expect(early.at(-1)?.data).toMatchObject({ endedAt: at(600), by: 'child' });
    given(...early)
      .when(endAt(601, true))
      .thenNothing();
    given(...early)
      .when(endBreakAt(TIME_UP + 599))
      .thenRefused('MockBreakNotOver', at(BREAK_OVER));
  });

  it('is not the child’s to bring about while their clock stands still, and the paper is hidden from them', () => {
    const paused = now(600, { ...quietRoom, pauses: [{ from: at(10), until: null }] });
    given(...after(begin()))
      .when({ ...endAt(600, true), at: paused })
      .thenRefused('MockExamPaused');
    const goesOn = now(600, { ...quietRoom, pauses: [{ from: at(10), until: at(599) }] });
    expect(namesOf(after(begin(), { ...endAt(600, true), at: goesOn })).at(-1)).toBe('PaperEnded');
  });

  it('comes for all when the room is closed', () => {
    const closed = { ...quietRoom, closedAt: at(900) };
    const events = after(begin(), { type: 'Settle', data: {}, at: now(901, closed) });
    expect(namesOf(events).slice(2)).toEqual(['PaperEnded', 'SittingCompleted']);
    expect(events[2]?.data).toMatchObject({ endedAt: at(900), by: 'staff' });
  });
});

describe('the break', () => {
  it('runs from the paper’s end, is noted once, and opens the next paper when it is over, not before', () => {
    const inBreak = after(begin(), settleAt(TIME_UP + 1));
    const start: SittingCommand = { type: 'StartBreak', data: {}, at: now(TIME_UP + 30) };
    const begun = after(begin(), settleAt(TIME_UP + 1), start, start);
    expect(namesOf(begun).slice(inBreak.length)).toEqual(['BreakBegun']);
    given(...begun)
      .when(endBreakAt(BREAK_OVER - 1))
      .thenRefused('MockBreakNotOver', at(BREAK_OVER));
    const second = after(begin(), start, endBreakAt(BREAK_OVER), endBreakAt(BREAK_OVER));
    expect(namesOf(second).slice(-2)).toEqual(['BreakEnded', 'PaperOpened']);
    expect(second.at(-1)?.data).toMatchObject({ paper: 2, openedAt: at(BREAK_OVER) });
  });
});

describe('a sitting', () => {
  it('is complete once its last paper is over, or the session closes for the child', () => {
    const whole = after(begin(), endBreakAt(BREAK_OVER), settleAt(BREAK_OVER + 3_000), settleAt(9_999));
    expect(namesOf(whole).filter((name) => name === 'SittingCompleted')).toHaveLength(1);
    const left = after(begin(), settleAt(GRACE_OVER + 1), settleAt(125 * 60));
    expect(left.at(-1)).toMatchObject({
      type: 'MockSittingCompleted',
      data: { completedAt: at(125 * 60), by: 'time' },
    });
  });

  it('is looked at when it is due, and asks for another look where its deadline has moved', () => {
    const extended = { ...quietRoom, extensions: [{ at: at(60), paper: 1, seconds: 600 }] };
    const early = after(begin(), { type: 'Settle', data: {}, at: now(TIME_UP + LOOK, extended) });
    expect(early.slice(2)).toEqual([
      { type: 'MockSittingDue', data: { sessionId: 'march', learnerId: 'amara', dueAt: at(TIME_UP + 600 + LOOK) } },
    ]);
    const ended = after(begin(), endAt(TIME_UP), settleAt(GRACE_OVER + 1), settleAt(GRACE_OVER + 2));
    expect(namesOf(ended).slice(2)).toEqual(['PaperEnded', 'SittingDue']);
  });

  it('is looked at with many others spread over half the grace, before that is over', () => {
    const looks = Array.from({ length: 500 }, (_, n) => lookSecondsAfter(`9f1c02d4-${n}-4be1-a3d5-${n * 7_919}`));
    expect([Math.min(...looks) >= 60, Math.max(...looks) < 120]).toEqual([true, true]);
    const busiest = Math.max(...looks.map((look) => looks.filter((other) => other === look).length));
    expect(busiest).toBeLessThan(25);
  });

  it('counts how long a question was looked at, and no idling', () => {
    const events = after(
      begin(),
      keep(10, [act('shown', 'q1', { seq: 1 })]),
      keep(40, [act('chosen', 'q1', { option: 'A', seq: 2 }), act('shown', 'q2', { seq: 3 })]),
      keep(2_000, [act('left', 'q2', { seq: 4 })]),
      keep(2_100, [act('shown', 'q3', { seq: 5, at: at(2_050) }), act('shown', 'q4', { seq: 6, at: at(2_060) })]),
    );
    const { questions } = fold(sitting, [...events, ...after(begin(), settleAt(TIME_UP)).slice(2)]);
    expect(['q1', 'q2', 'q3', 'q4'].map((id) => questions[id]?.seconds)).toEqual([30, 300, 10, 300]);
  });

  it('keeps what a device has counted as its claim, and reckons nothing by it', () => {
    const left = { ...act('left', 'q1'), secondsClaimed: 86_400 };
    const events = after(begin(), keep(10, [left]));
    expect(events.at(-1)).toMatchObject({ type: 'MockQuestionLeft', data: { secondsClaimed: 86_400 } });
    expect(fold(sitting, events).questions['q1']?.seconds).toBe(0);
  });

  it('takes answers from one device, from another once that has taken over, and what the first had not sent yet', () => {
    const phone = { deviceId: 'phone', tab: 'mobile' };
    const onPhone = (seconds: number) => keep(seconds, [act('chosen', 'q1', { option: 'D', seq: 1 })], phone);
    given(...after(begin()))
      .when(onPhone(20))
      .thenNothing();
    const over = after(begin(), choose(10, 'A'), takeOver(30, 'phone'), takeOver(31, 'phone'));
    expect(namesOf(over).filter((name) => name === 'DeviceTakenOver')).toHaveLength(1);
    given(...over)
      .when(choose(40, 'B'))
      .thenNothing();
    const late = choose(50, 'B', { at: at(25) });
    expect(counted([...over, ...sittingEvents(over, late)], 'q1')?.option).toBe('B');
    const both = [...over, ...sittingEvents(over, onPhone(45))];
    expect(counted([...both, ...sittingEvents(both, late)], 'q1')?.option).toBe('D');
  });
});

it('keeps apart, for staff, what a device that was put aside has kept until the paper was over', () => {
  const over = after(begin(), choose(10, 'A'), takeOver(30, 'phone'), settleAt(TIME_UP));
  const kept = sittingEvents(over, choose(TIME_UP + 5, 'B', { at: at(40) }));
  expect(kept).toMatchObject([{ type: 'MockLateAnswerKept', data: { option: 'B' } }]);
  expect(counted([...over, ...kept], 'q1')?.option).toBe('A');
});

it('takes of two devices what was chosen later, though the first has taken the exam back before it sends the rest', () => {
  const phone = { deviceId: 'phone', tab: 'mobile' };
  const onPhone = (seconds: number) => keep(seconds, [act('chosen', 'q1', { option: 'D', seq: 1, at: at(40) })], phone);
  const back = after(begin(), choose(5, 'A'), takeOver(30, 'phone'), onPhone(40), takeOver(60, 'desk'));
  // Chosen at the desk while its line was away, before the phone took over; sent once it is active again.
  const stale = [...back, ...sittingEvents(back, choose(70, 'B', { at: at(20) }))];
  expect(counted(stale, 'q1')?.option).toBe('D');
  expect(stale.at(-1)).toMatchObject({ type: 'MockChoiceMade', data: { overtaken: true } });
  const newer = [...stale, ...sittingEvents(stale, choose(80, 'C', { at: at(65) }))];
  expect(counted(newer, 'q1')?.option).toBe('C');
  // And the phone, which is not active any more, what it had chosen after that of the desk.
  const answered = choose(5, 'A', { at: at(5) });
  const later = after(begin(), answered, takeOver(30, 'phone'), takeOver(60, 'desk'), onPhone(70));
  expect(counted(later, 'q1')?.option).toBe('D');
});

it('lets no device answer for ever by a clock that runs ahead', () => {
  const ahead = keep(40, [act('chosen', 'q1', { option: 'D', seq: 1, at: at(4_000) })], {
    deviceId: 'phone',
    tab: 'mobile',
  });
  const back = after(begin(), takeOver(30, 'phone'), ahead, takeOver(60, 'desk'), choose(70, 'B', { at: at(70) }));
  expect(counted(back, 'q1')?.option).toBe('B');
});

describe('whoever does the same for ever', () => {
  const RESTFUL = { restMinutes: 30, largerText: false };
  const rest = (type: 'BeginRest' | 'EndRest', seconds: number): SittingCommand => ({
    type,
    data: {},
    at: now(seconds),
  });
  const most = 400;

  it('changes devices only so often, and goes on with the last', () => {
    const turns = Array.from({ length: most }, (_, n) => takeOver(1 + n, n % 2 === 0 ? 'phone' : 'desk'));
    const events = after(begin(), ...turns);
    expect(namesOf(events).filter((name) => name === 'DeviceTakenOver')).toHaveLength(200);
    given(...events)
      .when(takeOver(most + 1, 'phone'))
      .thenRefused('MockDeviceChangedTooOften');
    given(...events)
      .when(takeOver(most + 1, 'desk'))
      .thenNothing();
    expect(counted([...events, ...sittingEvents(events, choose(most + 2, 'C'))], 'q1')?.option).toBe('C');
  });

  it('rests only so often, though a rest of no time takes nothing', () => {
    const begun: SittingCommand = {
      type: 'BeginSitting',
      data: { ...beginning(), arrangements: RESTFUL },
      at: now(0),
    };
    const turns = Array.from({ length: most }, (_, n) => rest(n % 2 === 0 ? 'BeginRest' : 'EndRest', 5));
    const events = after(begun, ...turns);
    expect(namesOf(events).filter((name) => name === 'RestBegun')).toHaveLength(100);
    given(...events)
      .when(rest('BeginRest', 6))
      .thenRefused('MockNoRestLeft');
  });

  it('rests in each paper, also where a rest of the one before ran out and nobody ended it', () => {
    const needs = { restMinutes: 1, largerText: false };
    const begun: SittingCommand = { type: 'BeginSitting', data: { ...beginning(), arrangements: needs }, at: now(0) };
    const next: SittingCommand = { type: 'EndBreak', data: { arrangements: needs }, at: now(3_700) };
    const resting = after(begun, rest('BeginRest', 10), endAt(3_061), next, rest('BeginRest', 3_800));
    expect(namesOf(resting).slice(-2)).toEqual(['RestEnded', 'RestBegun']);
    given(...resting)
      .when(rest('BeginRest', 3_801))
      .thenNothing();
    expect(namesOf([...resting, ...sittingEvents(resting, rest('EndRest', 3_830))]).at(-1)).toBe('RestEnded');
  });
});

function sittingEvents(history: readonly SittingEvent[], command: SittingCommand): readonly SittingEvent[] {
  const decision = sitting.decide(command, fold(sitting, history));
  return decision.kind === 'accepted' ? decision.events : [];
}
