import { papersFrom } from '../sessions/opens.rules';
import { roomClockOf, type Room } from '../sessions/room.rules';
import type { Arrangements } from '../sessions/arrangements';
import { timeArrangementsOf } from '../sittings/sitting.rules';
import { notBegun, type SessionClock, type SittingClock } from '../sittings/time-facts';
import { timesOf, type SittingTimes } from '../sittings/times.rules';
import { isBehind } from './behind.rules';
import { idleAt, idleMinutesAt, type Idle } from './idle.rules';
import type { TileStage } from './tile-stage';

/** A room as its board knows it. */
export interface BoardFacts {
  readonly session: Omit<SessionClock, 'papers'> & {
    readonly papers: readonly { readonly minutes: number; readonly questions: number }[];
  };
  readonly room: Room;
  /** Nobody is to come. */
  readonly isCalledOff: boolean;
}

/** A child of it. */
export interface ChildFacts {
  readonly learnerId: string;
  /** As they would sit it, or have from now on. */
  readonly arrangements: Arrangements | null;
  /** Null: they have not begun. */
  readonly sitting: {
    readonly clock: SittingClock;
    /** As the last paper was opened with them. */
    readonly arrangements: Arrangements | null;
    readonly questionNumber: number | null;
    /** In each paper that was opened. */
    readonly answered: readonly number[];
    readonly lastActAt: string | null;
  } | null;
  readonly heard: { readonly at: string; readonly waiting: number | null } | null;
}

/** What staff see of a child at a moment. Nothing in it changes with every second: whoever shows it reckons that from the instants. */
export interface Tile {
  readonly stage: TileStage;
  /** That is sat, was sat last, or may be opened now: 1, 2 … */
  readonly paper: number;
  /** Of the question that is shown. */
  readonly question: number | null;
  /** In this paper; once all is over, in all of them. */
  readonly answered: number;
  readonly questions: number;
  /** When the paper, or the break, is over; null while the clock stands still, and where nothing runs. */
  readonly endsAt: string | null;
  /** In whole seconds: of a paper whose clock stands still; else null. */
  readonly left: number | null;
  /** Staff have paused it, for them or for all, whatever stage they are at; of whoever has something to come. Whoever is not here waits in no pause of all. */
  readonly isPaused: boolean;
  /** Since when; of a paper, since when its clock stands still. */
  readonly pausedSince: string | null;
  /** When anything was heard of them last. */
  readonly heardAt: string | null;
  /** How many answers their device keeps that have not reached us. */
  readonly waiting: number;
  /** By their device's last word it keeps nothing that has not reached us; false where it does not say. */
  readonly isSaved: boolean;
  readonly isSilent: boolean;
  /** Much less answered than time gone. */
  readonly isBehind: boolean;
  /** What they should have done by now and have not; null: nothing. */
  readonly idle: Idle | null;
  /** For how many whole minutes; null where there is nothing. Of all in a tile this alone goes on by the minute. */
  readonly idleMinutes: number | null;
  /** The room is not open yet: nobody can have come. */
  readonly isTooEarly: boolean;
  /** By an arrangement, or because more was given on the day. */
  readonly hasMoreTime: boolean;
  /** Once all is over: how many papers they never opened; before that 0. */
  readonly missed: number;
  /** In seconds: what staff gave on the day, in all papers. */
  readonly given: number;
  /** Staff have ended it. */
  readonly isEnded: boolean;
  readonly needsAttention: boolean;
}

/** Nothing was heard of a device for so long: it is heard of every ten seconds, so three of those are missing. */
export const SILENT_SECONDS = 30;
/** A child who has not gone on so long after the break is looked after. */
export const LINGERS_SECONDS = 60;
/** A pause that nobody has ended so long may be forgotten: it never ends by itself. */
export const LONG_PAUSE_SECONDS = 600;

/** Of whoever has not begun. */
const none: NonNullable<ChildFacts['sitting']> = {
  clock: notBegun,
  arrangements: null,
  questionNumber: null,
  answered: [],
  lastActAt: null,
};

/** A child's tile as of a moment; pure, by the one clock of the mock exams. */
export function tileOf(board: BoardFacts, child: ChildFacts, now: string): Tile {
  const known = knownOf(board, child, now);
  const { times, stage, sitting, waiting, clock } = known;
  const heardAt = heardOf(child, sitting);
  const isSilent = isHere(stage) && secondsSince(heardAt, now) > SILENT_SECONDS;
  const idle = idleOf(board, { ...known, isSilent }, now);
  return {
    stage,
    paper: times.paper,
    question: isInPaper(stage) ? sitting.questionNumber : null,
    ...progressOf(board, known),
    ...clockIn(times, stage, now),
    isPaused: known.isPaused,
    pausedSince: known.pausedSince,
    heardAt,
    waiting,
    isSaved: known.isSaved,
    isSilent,
    isBehind: stage === 'paper' && isBehind({ times, ...progressOf(board, known) }, now),
    idle,
    idleMinutes: idle && idleMinutesAt(idle, known.facts, now),
    isTooEarly: isTooEarly(board, stage, now),
    hasMoreTime: known.hasMoreTime,
    missed: missedIn(board, stage, sitting),
    given: sum(clock.extensions.map(({ seconds }) => seconds)),
    isEnded: clock.closedAt !== null && clock.closedAt <= now,
    needsAttention: isSilent || waiting > 0 || isStuck({ ...known, idle }, now),
  };
}

const isTooEarly = ({ session }: BoardFacts, stage: TileStage, now: string): boolean =>
  stage === 'absent' && now < papersFrom(session.startsAt);

const missedIn = ({ session }: BoardFacts, stage: TileStage, { clock }: Known['sitting']): number =>
  stage === 'over' ? session.papers.length - clock.papers.length : 0;

/**
 * Has done nothing for too long, has not gone on after the break, or is in a pause of their own: a long one of a paper; at once of whoever is in none, since
 * nothing opens for them and no clock shows it. A pause of all is told of once, above all tiles.
 */
function isStuck({ stage, times, isPaused, ownPause, idle }: Known & Pick<Tile, 'idle'>, now: string): boolean {
  if (idle !== null) return true;
  if (stage === 'next' && secondsSince(times.breakEndsAt, now) > LINGERS_SECONDS) return true;
  if (!isPaused || ownPause === null) return false;
  return !isInPaper(stage) || secondsSince(ownPause, now) > LONG_PAUSE_SECONDS;
}

/** What a device keeps is an answer, too; whether a silent one has any nobody knows. */
function idleOf(board: BoardFacts, known: Known & { readonly isSilent: boolean }, now: string): Idle | null {
  const { answered, questions } = progressOf(board, known);
  const hasAnswered = known.stage === 'paper' && (answered > 0 || known.waiting > 0 || questions === 0);
  return known.isSilent || board.isCalledOff || hasAnswered ? null : idleAt(known.stage, known.facts, now);
}

const ownPauseIn = ({ pauses }: Room, { learnerId }: ChildFacts, now: string): string | null =>
  pauses.find((pause) => pause.learnerId === learnerId && isOn(pause, now))?.from ?? null;

function knownOf({ session, room }: BoardFacts, child: ChildFacts, now: string) {
  const sitting = child.sitting ?? none;
  const given = timeArrangementsOf(child.sitting ? sitting.arrangements : child.arrangements);
  const clock = roomClockOf(room, child.learnerId);
  const facts = { session, room: clock, arrangements: given, sitting: sitting.clock };
  const times = timesOf(facts, now);
  const pauses = clock.pauses.filter((pause) => isOn(pause, now));
  const stage = stageOf(times, child, pauses.length > 0);
  const ownPause = ownPauseIn(room, child, now);
  return {
    facts,
    sitting,
    clock,
    times,
    ...keptBy(child),
    ownPause,
    hasMoreTime: given.extraPercent > 0 || given.extraMinutes > 0 || clock.extensions.length > 0,
    stage,
    ...pauseIn(stage, times, stage === 'absent' && ownPause === null ? [] : pauses),
  };
}

/** @param pauses by staff, that are on */
function pauseIn(stage: TileStage, times: SittingTimes, pauses: readonly { readonly from: string }[]) {
  const [first] = pauses.map(({ from }) => from).toSorted();
  if (first === undefined || stage === 'over' || stage === 'missed') return { isPaused: false, pausedSince: null };
  return { isPaused: true, pausedSince: times.pausedSince ?? first };
}

const keptBy = ({ heard }: ChildFacts) => ({ waiting: heard?.waiting ?? 0, isSaved: heard?.waiting === 0 });

type Known = ReturnType<typeof knownOf>;

function progressOf({ session }: BoardFacts, { sitting, times, stage }: Pick<Known, 'sitting' | 'times' | 'stage'>) {
  if (stage === 'over')
    return { answered: sum(sitting.answered), questions: sum(session.papers.map(({ questions }) => questions)) };
  const nth = times.paper - 1;
  return { answered: sitting.answered[nth] ?? 0, questions: session.papers[nth]?.questions ?? 0 };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const heardOf = ({ heard }: ChildFacts, { lastActAt, clock }: Known['sitting']): string | null =>
  latest(heard?.at, lastActAt, clock.papers.at(-1)?.openedAt);

function stageOf({ stage, pausedSince }: SittingTimes, { sitting, heard }: ChildFacts, isPaused: boolean): TileStage {
  const hasBegun = sitting !== null;
  if (stage === 'complete') return hasBegun ? 'over' : 'missed';
  if (!hasBegun || isYetToBegin(stage)) return stageBefore(heard);
  if (stage !== 'paper' || pausedSince === null) return stage;
  return isPaused ? 'paused' : 'rest';
}

const stageBefore = (heard: ChildFacts['heard']): TileStage => (heard === null ? 'absent' : 'waiting');

const isYetToBegin = (stage: SittingTimes['stage']): stage is 'before' | 'ready' =>
  stage === 'before' || stage === 'ready';

const isInPaper = (stage: TileStage): boolean => stage === 'paper' || stage === 'paused' || stage === 'rest';

const isOn = ({ from, until }: { readonly from: string; readonly until: string | null }, now: string): boolean =>
  from <= now && (until === null || until > now);

/** Whose device is to be heard of. */
const isHere = (stage: TileStage): boolean => stage !== 'absent' && stage !== 'missed' && stage !== 'over';

function clockIn({ papers, paper, breakEndsAt }: SittingTimes, stage: TileStage, now: string) {
  const endsAt = papers[paper - 1]?.endsAt ?? null;
  if (stage === 'paper') return { endsAt, left: null };
  if (stage === 'break') return { endsAt: breakEndsAt, left: null };
  const left = endsAt === null ? null : Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 1_000));
  return { endsAt: null, left: stage === 'paused' || stage === 'rest' ? left : null };
}

const latest = (...instants: readonly (string | null | undefined)[]): string | null =>
  instants.reduce<string | null>(
    (known, one) => (typeof one === 'string' && (known === null || one > known) ? one : known),
    null,
  );

const secondsSince = (at: string | null, now: string): number =>
  at === null ? 0 : (Date.parse(now) - Date.parse(at)) / 1_000;

/** Whether two tiles show the same. */
export const isSameTile = (one: Tile, other: Tile): boolean =>
  (Object.keys(one) as (keyof Tile)[]).every((field) => one[field] === other[field]);
