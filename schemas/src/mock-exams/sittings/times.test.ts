import { describe, expect, it } from '@jest/globals';
import { dice } from '../../rights/testing/random-grants';
import { SlowClock } from './testing/slow-clock';
import {
  noArrangements,
  notBegun,
  quietRoom,
  type SessionClock,
  type TimeArrangements,
  type TimeFacts,
} from './time-facts';
import { GRACE_SECONDS, timesOf, type SittingStage, type SittingTimes } from './times.rules';

const at = (seconds: number) => new Date(Date.parse('2027-03-28T00:30:00.000Z') + seconds * 1_000).toISOString();
const minutes = (count: number) => at(count * 60);

const session: SessionClock = {
  startsAt: at(0),
  closesAt: minutes(125),
  breakSeconds: 600,
  papers: [{ minutes: 50 }, { minutes: 50 }],
};
const opened = (openedAt: string) => ({ openedAt, ended: null });
const facts = (over: Partial<TimeFacts> = {}): TimeFacts => ({
  session: over.session ?? session,
  room: over.room ?? quietRoom,
  arrangements: over.arrangements ?? noArrangements,
  sitting: over.sitting ?? notBegun,
});
const sat = (...papers: TimeFacts['sitting']['papers'][number][]) => ({ papers, rests: [], completedAt: null });

describe('the times of a sitting', () => {
  it('tell a child who comes late, before the start of their paper, how long it would be', () => {
    expect(timesOf(facts(), at(-1))).toMatchObject({ stage: 'before', paper: 1, wouldEndAt: minutes(50) });
    expect(timesOf(facts(), at(0))).toMatchObject({ stage: 'ready', wouldEndAt: minutes(50) });
    expect(timesOf(facts(), minutes(20))).toMatchObject({ stage: 'ready', wouldEndAt: minutes(70) });
    expect(timesOf(facts(), minutes(100))).toMatchObject({ stage: 'ready', wouldEndAt: minutes(125) });
    expect(timesOf(facts(), minutes(125))).toMatchObject({ stage: 'complete', wouldEndAt: null });
  });

  it('end a paper at its deadline, whoever looks, and open the next after the break', () => {
    const sitting = sat(opened(minutes(1)));
    const [first] = timesOf(facts({ sitting }), minutes(51)).papers;
    expect(first).toMatchObject({ endsAt: minutes(51), endedAt: minutes(51) });
    expect(first?.graceEndsAt).toBe(at(51 * 60 + GRACE_SECONDS));
    expect(timesOf(facts({ sitting }), at(51 * 60 - 1)).stage).toBe('paper');
    expect(timesOf(facts({ sitting }), minutes(51))).toMatchObject({ stage: 'break', breakEndsAt: minutes(61) });
    expect(timesOf(facts({ sitting }), minutes(61))).toMatchObject({ stage: 'next', paper: 2 });
  });

  it('let nobody meet the second paper early by handing in the first', () => {
    const sitting = sat({ openedAt: at(0), ended: { at: minutes(1), by: 'child' } });
    expect(timesOf(facts({ sitting }), minutes(20))).toMatchObject({ stage: 'break', breakEndsAt: minutes(60) });
  });

  it('give extra time in each paper, and move the close by as much', () => {
    const arrangements = { extraPercent: 25, extraMinutes: 0, restMinutes: 0 };
    const times = timesOf(facts({ arrangements, sitting: sat(opened(at(0))) }), minutes(1));
    expect(times).toMatchObject({ closesAt: minutes(150), papers: [{ endsAt: at(3_750) }, { seconds: 3_750 }] });
  });

  it('take nothing of the second paper where an arrangement ended after the first', () => {
    const first = { openedAt: at(0), ended: { at: minutes(75), by: 'time' as const } };
    const times = timesOf(facts({ sitting: sat(first, opened(minutes(85))) }), minutes(100));
    expect(times).toMatchObject({ closesAt: minutes(150), papers: [{}, { endsAt: minutes(135) }] });
    const early = { openedAt: at(0), ended: { at: minutes(20), by: 'child' as const } };
    expect(timesOf(facts({ sitting: sat(early) }), minutes(30)).closesAt).toBe(minutes(125));
  });

  it('stand still in a pause and in a rest, in both at once only once', () => {
    const arrangements = { extraPercent: 0, extraMinutes: 0, restMinutes: 10 };
    const room = { ...quietRoom, pauses: [{ from: minutes(10), until: minutes(15) }] };
    const sitting = { ...sat(opened(at(0))), rests: [{ from: minutes(12), until: minutes(20) }] };
    const times = timesOf(facts({ arrangements, room, sitting }), minutes(30));
    expect(times).toMatchObject({ closesAt: minutes(135), restSecondsLeft: 300, pausedSince: null });
    expect(times.papers[0]?.endsAt).toBe(minutes(60));
  });

  it('end a rest by themselves when no more of it is left', () => {
    const arrangements = { extraPercent: 0, extraMinutes: 0, restMinutes: 2 };
    const sitting = { ...sat(opened(at(0))), rests: [{ from: minutes(10), until: null }] };
    const resting = timesOf(facts({ arrangements, sitting }), minutes(11));
    expect(resting).toMatchObject({ pausedSince: minutes(10), restSecondsLeft: 60 });
    const after = timesOf(facts({ arrangements, sitting }), minutes(40));
    expect(after).toMatchObject({ pausedSince: null, restSecondsLeft: 0 });
    expect(after.papers[0]?.endsAt).toBe(minutes(52));
  });

  it('know no rest of the first paper in the second, though more is arranged by then', () => {
    const arrangements = { extraPercent: 0, extraMinutes: 0, restMinutes: 30 };
    // It ran out after two minutes, by what was arranged then, and nobody ended it.
    const first = { openedAt: at(0), ended: { at: minutes(52), by: 'time' as const } };
    const sitting = { ...sat(first, opened(minutes(62))), rests: [{ from: minutes(49), until: null }] };
    expect(timesOf(facts({ arrangements, sitting }), minutes(63))).toMatchObject({
      stage: 'paper',
      pausedSince: null,
      restSecondsLeft: 1_800,
      papers: [{}, { endsAt: minutes(112) }],
    });
  });

  it('take nothing back of a rest that was taken, where none is arranged any more', () => {
    const room = { ...quietRoom, extensions: [] };
    const first = { openedAt: at(0), ended: { at: minutes(30), by: 'child' as const } };
    const rested = { ...sat(first, opened(minutes(70))), rests: [{ from: minutes(5), until: minutes(15) }] };
    expect(timesOf(facts({ room, sitting: rested }), minutes(71)).closesAt).toBe(minutes(135));
  });

  it('give an extension to whom the paper is not over for', () => {
    const extension = (when: string) => ({ ...quietRoom, extensions: [{ at: when, paper: 1, seconds: 60 }] });
    const ends = (when: string) =>
      timesOf(facts({ room: extension(when), sitting: sat(opened(at(0))) }), minutes(52)).papers[0]?.endsAt;
    expect(ends(at(50 * 60 - 1))).toBe(minutes(51));
    expect(ends(minutes(50))).toBe(minutes(50));
  });

  it('keep what was recorded as over, whatever is given afterwards', () => {
    const sitting = sat({ openedAt: at(0), ended: { at: minutes(50), by: 'time' } });
    const arrangements = { extraPercent: 50, extraMinutes: 0, restMinutes: 0 };
    expect(timesOf(facts({ arrangements, sitting }), minutes(55))).toMatchObject({
      stage: 'break',
      breakEndsAt: minutes(60),
    });
  });

  it('say nothing of what is dated after the moment', () => {
    const room = {
      pauses: [{ from: minutes(5), until: minutes(9) }],
      extensions: [{ at: minutes(10), paper: 1, seconds: 600 }],
      closedAt: minutes(20),
    };
    const sitting = sat(opened(at(0)));
    expect(timesOf(facts({ room, sitting }), minutes(4))).toEqual(timesOf(facts({ sitting }), minutes(4)));
    expect(timesOf(facts({ room, sitting }), minutes(6)).pausedSince).toBe(minutes(5));
  });
});

// A lid that was closed and a device's own clock are no part of it: the function is given the moment, and whose that is, is held in
// `frontend/src/pages/mock-exams/sittings/clock/server-clock.test.ts`, the desk's tests beside it, and `deploy/replay-proof`.
describe('against a clock that counts seconds', () => {
  it('the one function says the same at every moment of a drawn sitting', () => {
    for (let seed = 1; seed <= 120; seed += 1) live(seed, dice(seed * 7_919));
    expect([...met].toSorted()).toEqual(['before', 'break', 'complete', 'next', 'paper', 'ready']);
    // Something else was arranged for a paper than for the one before it: more and less, rests as well.
    expect(changes.size).toBe(4);
  });
});

/** The stages that were compared, and how arrangements changed between two papers. */
const met = new Set<string>();
const changes = new Set<string>();

type Roll = (most: number) => number;

function drawn(roll: Roll) {
  const papers = Array.from({ length: 1 + roll(3) }, () => ({ minutes: 1 + roll(3) }));
  const breakSeconds = roll(3) * 20;
  const sum = papers.reduce((total, paper) => total + paper.minutes * 60 + breakSeconds, 0);
  // Some close long after, some while whoever comes late still sits.
  const closesAt = at(Math.max(10, sum - 60 + roll(180)));
  return { session: { startsAt: at(0), closesAt, breakSeconds, papers }, arrangements: arranged(roll) };
}

const arranged = (roll: Roll): TimeArrangements => ({
  extraPercent: [0, 10, 25, 50][roll(4)] ?? 0,
  extraMinutes: roll(4) === 0 ? 1 : 0,
  restMinutes: roll(3),
});

/** Now and then another arrangement stands by the time that a paper is opened. */
function open(slow: SlowClock, roll: Roll): void {
  const { arrangements: before, opened: count } = slow;
  if (roll(3) > 0) {
    slow.open();
    return;
  }
  const other = arranged(roll);
  // How long a rest was that ran out is reckoned by what is arranged now: of such a one no event says when it was over.
  const next = slow.hasRestRunOut ? { ...other, restMinutes: before.restMinutes } : other;
  if (count > 0) noteChange(before, next);
  slow.open(next);
}

function noteChange(before: TimeArrangements, next: TimeArrangements): void {
  const [longer, rests] = [next.extraPercent - before.extraPercent, next.restMinutes - before.restMinutes];
  if (longer !== 0) changes.add(longer > 0 ? 'more time' : 'less time');
  if (rests !== 0) changes.add(rests > 0 ? 'more rest' : 'less rest');
}

function live(seed: number, roll: Roll): void {
  const given = drawn(roll);
  const slow = new SlowClock(given);
  const often = 5 + roll(60);
  for (let n = 0; n < 1_400; n += 1) {
    if (roll(often) === 0) act(slow, roll);
    if (roll(40) === 0) slow.notice();
    if (roll(5) === 0) compare(slow, given, seed);
    slow.tick();
    if (slow.stage === 'complete' && roll(50) === 0) break;
  }
  compare(slow, given, seed);
}

function act(slow: SlowClock, roll: Roll): void {
  const choice = roll(40);
  if (choice < 8) roomActs(slow, choice, roll);
  else if (slow.stage === 'paper') childActs(slow, choice);
  else if (['ready', 'next'].includes(slow.stage) && !slow.isPaused) open(slow, roll);
}

function roomActs(slow: SlowClock, choice: number, roll: Roll): void {
  if (choice < 3) slow.extend(1 + roll(slow.lengths.length), 5 + roll(90));
  else if (slow.stage === 'complete') return;
  else if (choice === 3 && roll(4) === 0) slow.closeRoom();
  else slow.pauseOrResume();
}

function childActs(slow: SlowClock, choice: number): void {
  if (slow.isResting) slow.endRest();
  else if (choice < 12) slow.handIn();
  else if (choice < 14) slow.takeAway();
  else if (choice < 22 && slow.restLeft > 0) slow.beginRest();
}

/** What both say at this moment, the one beside the other. */
function compare(slow: SlowClock, given: ReturnType<typeof drawn>, seed: number): void {
  const { room, sitting, now, stage, arrangements } = slow;
  const facts = { session: given.session, arrangements, room, sitting };
  const fast = told(timesOf(facts, now), now, slow);
  met.add(stage);
  // Some ten thousands of times: the patient comparison only where they differ.
  if (JSON.stringify(fast) === JSON.stringify(slow.told)) return;
  const where = { seed, second: slow.at - slow.start };
  expect({ where, ...fast }).toEqual({ where, ...slow.told });
}

function told(times: SittingTimes, now: string, { opened: count, isClosed }: SlowClock): SlowClock['told'] {
  const { stage } = times;
  if (isClosed) return { stage };
  const until = (instant: string | null | undefined) => (Date.parse(instant ?? '') - Date.parse(now)) / 1_000;
  const ends: Partial<Record<SittingStage, string | null | undefined>> = {
    ready: times.wouldEndAt,
    paper: times.papers[count - 1]?.endsAt,
    break: times.breakEndsAt,
  };
  return {
    stage,
    closes: until(times.closesAt),
    isPaused: times.pausedSince !== null,
    rest: times.restSecondsLeft,
    ends: stage in ends ? until(ends[stage]) : 0,
  };
}
