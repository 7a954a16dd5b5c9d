import { clockOf, deadlinesOf, type Clock, type Deadlines } from './deadlines.rules';
import { afterRunning, type Ms } from './running-time.rules';
import type { TimeFacts } from './time-facts';

/** What was captured before a paper ended and reaches us no later than so many seconds after it still counts. */
export const GRACE_SECONDS = 120;

/**
 * `before` the start; `ready` to open the first paper; `paper`: it is being sat; `break`; `next`: the break is over and the
 * next paper may be opened; `complete`: nothing more is to come.
 */
export type SittingStage = 'before' | 'ready' | 'paper' | 'break' | 'next' | 'complete';

/** One paper's times, ISO 8601 UTC; null where it was not opened. */
export interface PaperTimes {
  readonly openedAt: string | null;
  /** The deadline; while the clock stands still, as if it went on now. */
  readonly endsAt: string | null;
  /** When it was over, whoever ended it; null before. */
  readonly endedAt: string | null;
  /** Until when what was captured before that is taken. */
  readonly graceEndsAt: string | null;
  /** How long it lasts for this child, whatever the session's close leaves of it. */
  readonly seconds: number;
}

/** All times of a sitting, as of one moment. */
export interface SittingTimes {
  readonly stage: SittingStage;
  /** The paper that is sat, was sat last, or may be opened now: 1, 2 … */
  readonly paper: number;
  readonly startsAt: string;
  /** The session's close for this child. */
  readonly closesAt: string;
  readonly papers: readonly PaperTimes[];
  /** When the next paper may be opened, once one is over and another is to come. */
  readonly breakEndsAt: string | null;
  /** Since when the clock stands still, by the room or by a rest. */
  readonly pausedSince: string | null;
  /** In the paper that was opened last. */
  readonly restSecondsLeft: number;
  /** Until when a child who opened the next paper as soon as may be from now would have for it. */
  readonly wouldEndAt: string | null;
}

/**
 * The one clock of the mock exams: the only place that says when a paper ends. Pure: the same facts and the same moment give
 * the same times to whoever asks; what is dated after the moment counts for nothing.
 *
 * A child's own clock starts as a paper is opened, and never passes the session's close; extra time, pauses, rests and
 * extensions move that close for whom they are for. A break runs from the paper's deadline, so that nobody meets the second
 * paper before others by handing in the first. What is recorded as over stays so, whatever is given afterwards.
 */
export function timesOf(facts: TimeFacts, now: string): SittingTimes {
  const clock = clockOf(facts, Date.parse(now));
  const ends = deadlinesOf(clock);
  const over = clock.papers.map((_, index) => overAt(clock, ends, index));
  const stage = stageOf(clock, ends, over);
  const { length: opened } = clock.opened;
  return {
    stage,
    paper: opened === 0 || stage === 'next' ? opened + 1 : opened,
    startsAt: iso(clock.start),
    closesAt: iso(ends.close),
    papers: clock.papers.map((_, index) => paperTimes({ clock, ends, over }, index)),
    breakEndsAt: opened < over.length && isOver(over[opened - 1]) ? orNull(breakEnd(clock, ends)) : null,
    pausedSince: orNull(clock.pausedSince),
    restSecondsLeft: Math.floor(clock.restLeft / 1_000),
    wouldEndAt: stage === 'complete' ? null : wouldEndAt(clock, ends),
  };
}

/** Whether the session is not over, for others or for this child: staff may have something to say to whoever has finished. */
export function goesOn({ session }: Pick<TimeFacts, 'session'>, { closesAt }: SittingTimes, now: string): boolean {
  return Date.parse(now) < Math.max(Date.parse(session.closesAt), Date.parse(closesAt));
}

type Over = readonly (Ms | null)[];

const isOver = (at: Ms | null | undefined): boolean => typeof at === 'number';

/** When a paper was over, as of now: as it is recorded, or by its deadline where nobody has recorded it yet. */
function overAt({ opened, now }: Clock, { deadlines }: Deadlines, index: number): Ms | null {
  const ended = opened[index]?.ended;
  if (ended) return ended.at;
  const deadline = deadlines[index];
  return deadline !== undefined && deadline <= now ? deadline : null;
}

function stageOf(clock: Clock, ends: Deadlines, over: Over): SittingStage {
  const { opened, now, start, isCompleted } = clock;
  if (isCompleted || now >= ends.close || isOver(over.at(-1))) return 'complete';
  if (opened.length === 0) return now < start ? 'before' : 'ready';
  if (!isOver(over[opened.length - 1])) return 'paper';
  return now < breakEnd(clock, ends) ? 'break' : 'next';
}

/** Of the break after the paper that was opened last. */
function breakEnd({ pauses, opened, breakMs, start }: Clock, { deadlines }: Deadlines): Ms {
  return afterRunning(pauses, deadlines[opened.length - 1] ?? start, breakMs);
}

function wouldEndAt(clock: Clock, ends: Deadlines): string | null {
  const { opened, now, start, pauses } = clock;
  const length = ends.lengths[opened.length];
  if (length === undefined) return null;
  const earliest = opened.length === 0 ? start : breakEnd(clock, ends);
  return iso(Math.min(afterRunning(pauses, Math.max(now, earliest), length), ends.close));
}

interface Told {
  readonly clock: Clock;
  readonly ends: Deadlines;
  readonly over: Over;
}

function paperTimes({ clock, ends, over }: Told, index: number): PaperTimes {
  const endedAt = over[index] ?? null;
  return {
    openedAt: orNull(clock.opened[index]?.at ?? null),
    endsAt: orNull(ends.deadlines[index] ?? null),
    endedAt: orNull(endedAt),
    graceEndsAt: orNull(endedAt === null ? null : endedAt + GRACE_SECONDS * 1_000),
    seconds: Math.floor((ends.lengths[index] ?? 0) / 1_000),
  };
}

const iso = (at: Ms): string => new Date(at).toISOString();
const orNull = (at: Ms | null): string | null => (at === null ? null : iso(at));
