import { emptyRoom, roomAfter, roomClockOf } from '../sessions/room.rules';
import { merged, type Ms, type Stretch } from '../sittings/running-time.rules';
import { sittingAfter, noSitting } from '../sittings/sitting.rules';
import { timesOf, type SittingStage, type SittingTimes } from '../sittings/times.rules';
import type { Recorded } from '../timeline/standing.rules';
import { doneActs, isAct, type DoneAct } from './done-acts.rules';
import { gapsIn } from './gaps.rules';
import { movesIn, toldAt } from './moves.rules';
import { noReel, reelAfter, type Reel } from './reel.rules';
import { firstWhere, KEPT_AFTER } from './saving.rules';
import { staffActsIn } from './staff-acts.rules';

/** In seconds since the start of the session, in tenths. */
type Seconds = number;

/** What a tile says from then on: the number of the question (0: none), and how many of the paper's have an answer. */
type TrackStep = readonly [at: Seconds, question: number, answered: number];
/** The stage from then on, the paper, and how many seconds are left of it or of the break; `runs`: 0 where the clock stands still. */
type TrackStage = readonly [at: Seconds, stage: SittingStage, paper: number, left: number, runs: 0 | 1];
type TrackSpan = readonly [from: Seconds, until: Seconds];

/** A sitting in short, as one of many in a room: made of the same moves as the whole of it. */
export interface Track {
  readonly steps: readonly TrackStep[];
  readonly stages: readonly TrackStage[];
  /** When nothing was heard of the device. */
  readonly gaps: readonly TrackSpan[];
  /** When something waited on the device for longer than a moment. */
  readonly kept: readonly TrackSpan[];
  /** When another device took over. */
  readonly devices: readonly Seconds[];
}

/** What a tile says at a moment. */
export interface Tile {
  readonly stage: SittingStage;
  /** 1 for the first; 0 before. */
  readonly paper: number;
  /** Of the question that is shown; 0 for none. */
  readonly question: number;
  readonly answered: number;
  /** Of the paper, or of the break. */
  readonly secondsLeft: number;
  readonly isStill: boolean;
  readonly isSilent: boolean;
  readonly isKept: boolean;
}

/** @param numberOf the number of a question, by which the child knows it */
export function trackOf(recorded: Recorded, numberOf: (questionId: string) => number): Track {
  const start = Date.parse(recorded.session.startsAt);
  const seconds = (at: Ms): Seconds => (at === Infinity ? ENDLESS : Math.round((at - start) / 100) / 10);
  const spans = (stretches: readonly Stretch[]): TrackSpan[] =>
    stretches.map(({ from, until }) => [seconds(from), seconds(until)]);
  const acts = doneActs(recorded.events);
  const devices = recorded.events.flatMap(({ event: { type, data } }) =>
    type === 'MockDeviceTakenOver' ? [seconds(Date.parse(data.takenOverAt))] : [],
  );
  return {
    steps: stepsIn(recorded, acts, { seconds, numberOf }),
    stages: stagesIn(recorded, seconds),
    gaps: spans(gapsIn(recorded.events, acts)),
    kept: spans(keptIn(acts)),
    devices,
  };
}

/** In seconds: further than any session goes. */
const ENDLESS: Seconds = 1_000_000;

interface Told {
  readonly seconds: (at: Ms) => Seconds;
  readonly numberOf: (questionId: string) => number;
}

function stepsIn(recorded: Recorded, acts: readonly DoneAct[], { seconds, numberOf }: Told): readonly TrackStep[] {
  const steps: TrackStep[] = [];
  let reel = noReel;
  for (const move of movesIn(recorded, acts)) {
    reel = reelAfter(reel, move);
    const [question, answered] = [reel.here === null ? 0 : numberOf(reel.here), answeredIn(reel)];
    const last = steps.at(-1);
    if (last?.[1] !== question || last[2] !== answered) steps.push([seconds(move.at), question, answered]);
  }
  return steps;
}

const answeredIn = ({ sitting: { questions, clock } }: Reel): number =>
  Object.values(questions).filter(({ option, paper }) => option !== null && paper === clock.papers.length).length;

const keptIn = (acts: readonly DoneAct[]): readonly Stretch[] =>
  merged(acts.map(({ at, savedAt }) => ({ from: at + KEPT_AFTER, until: savedAt })));

/** By the one clock, asked at each moment at which it can change its answer. */
function stagesIn(recorded: Recorded, seconds: Told['seconds']): readonly TrackStage[] {
  const timesAt = clockIn(recorded);
  const stages: TrackStage[] = [];
  for (const at of turnsOf(recorded, timesAt)) {
    const next = stageOf(timesAt(at), at, seconds(at));
    if (!goesOn(stages.at(-1), next)) stages.push(next);
  }
  return stages;
}

/** Whether one stage is what the one before comes to by itself. */
function goesOn(before: TrackStage | undefined, [at, stage, paper, left, runs]: TrackStage): boolean {
  if (before?.[1] !== stage || before[2] !== paper || before[4] !== runs) return false;
  return Math.abs(before[3] - runs * (at - before[0]) - left) <= 1;
}

type TimesAt = (at: Ms) => SittingTimes;

/** The times of a sitting as of any moment: by what the screen knew then. */
function clockIn({ session, events, room }: Recorded): TimesAt {
  const staffActs = staffActsIn({ events, room });
  const told = events.flatMap((written) =>
    isAct(written.event) ? [] : [{ event: written.event, at: toldAt(written, staffActs) }],
  );
  const learnerId = events[0]?.event.data.learnerId ?? '';
  return (at) => {
    const sitting = told
      .filter((one) => one.at <= at)
      .reduce((state, { event }) => sittingAfter(state, event), noSitting);
    const done = staffActs.filter(({ shownAt }) => shownAt <= at);
    const inRoom = done.reduce((state, { event }) => roomAfter(state, event), emptyRoom);
    const { arrangements, clock } = sitting;
    return timesOf({ session, room: roomClockOf(inRoom, learnerId), arrangements, sitting: clock }, iso(at));
  };
}

/** When the clock may say something new: what happened, and what the clock itself then says of the time to come. */
function turnsOf({ session, room, events }: Recorded, timesAt: TimesAt): readonly Ms[] {
  const staffActs = staffActsIn({ events, room });
  const turns = new Set([
    Date.parse(session.startsAt),
    ...events.flatMap((written) => (isAct(written.event) ? [] : [toldAt(written, staffActs)])),
    ...staffActs.flatMap(({ shownAt }) => (shownAt === Infinity ? [] : [shownAt])),
  ]);
  // What is to come of one turn may bring another: a deadline, the end of its break, the close.
  for (let round = 0; round < 3; round += 1)
    for (const next of [...turns].flatMap((at) => comingOf(timesAt(at), at))) turns.add(next);
  return [...turns].toSorted((one, other) => one - other);
}

function comingOf(
  { pausedSince, restSecondsLeft, papers, breakEndsAt, closesAt }: SittingTimes,
  at: Ms,
): readonly Ms[] {
  const rested = pausedSince === null ? [] : [at + restSecondsLeft * 1_000];
  const ends = [...papers.map(({ endsAt }) => endsAt), breakEndsAt, closesAt];
  return [...rested, ...ends.flatMap((end) => (end === null || Date.parse(end) < at ? [] : [Date.parse(end)]))];
}

function stageOf(times: SittingTimes, at: Ms, seconds: Seconds): TrackStage {
  const opened = times.papers.filter(({ openedAt }) => openedAt !== null).length;
  const left = secondsTo(endIn(times, opened), at);
  return [seconds, times.stage, opened, left, times.pausedSince === null ? 1 : 0];
}

function endIn({ stage, papers, breakEndsAt }: SittingTimes, opened: number): string | null {
  if (stage === 'paper') return papers[opened - 1]?.endsAt ?? null;
  return stage === 'break' ? breakEndsAt : null;
}

const secondsTo = (end: string | null, at: Ms): number =>
  end === null ? 0 : Math.max(0, Math.ceil((Date.parse(end) - at) / 1_000));
const iso = (at: Ms): string => new Date(at).toISOString();

const lastBy = <T extends readonly [Seconds, ...unknown[]]>(those: readonly T[], now: Seconds): T | undefined =>
  those[firstWhere(those.length, (index) => (those[index]?.[0] ?? Infinity) > now) - 1];

const isIn = (spans: readonly TrackSpan[], now: Seconds): boolean =>
  spans.some(([from, until]) => from < now && now < until);

const noStep: TrackStep = [0, 0, 0];
const noStage: TrackStage = [0, 'before', 0, 0, 0];

/** @param now in seconds since the start of the session */
export function tileOf(track: Track, now: Seconds): Tile {
  const [, question, answered] = lastBy(track.steps, now) ?? noStep;
  const [since, stage, paper, left, runs] = lastBy(track.stages, now) ?? noStage;
  return {
    stage,
    paper,
    question,
    answered,
    secondsLeft: Math.max(0, Math.ceil(left - runs * (now - since))),
    isStill: runs === 0 && (stage === 'paper' || stage === 'break'),
    isSilent: isIn(track.gaps, now),
    isKept: isIn(track.kept, now),
  };
}
