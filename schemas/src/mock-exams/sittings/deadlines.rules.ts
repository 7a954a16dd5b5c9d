import { afterRunning, merged, running, type Ms, type Stretch } from './running-time.rules';
import type { EndedBy, Span, TimeArrangements, TimeFacts } from './time-facts';

/** The facts of a sitting as numbers, as of one moment. */
export interface Clock {
  readonly now: Ms;
  readonly start: Ms;
  /** Without what moves it. */
  readonly close: Ms;
  readonly breakMs: Ms;
  /** How long each paper lasts for this child, before anything was added on the day. */
  readonly papers: readonly Ms[];
  /** How long all papers last for whoever has no arrangement. */
  readonly usualMs: Ms;
  /** When the clock stood still: for all, and for this child's rests. */
  readonly pauses: readonly Stretch[];
  readonly pausedSince: Ms | null;
  readonly restLeft: Ms;
  readonly opened: readonly { readonly at: Ms; readonly ended: { readonly at: Ms; readonly by: EndedBy } | null }[];
  readonly isCompleted: boolean;
  readonly extensions: readonly { readonly at: Ms; readonly index: number; readonly ms: Ms }[];
  readonly closedAt: Ms | null;
}

export interface Deadlines {
  /** Of the papers that were opened. */
  readonly deadlines: readonly Ms[];
  /** How long each paper lasts, with what was added. */
  readonly lengths: readonly Ms[];
  readonly close: Ms;
}

const MINUTE: Ms = 60_000;

export function clockOf({ session, room, arrangements, sitting }: TimeFacts, now: Ms): Clock {
  const papers = session.papers.map(({ minutes }) => ownTime(minutes, arrangements));
  const { stretches, restLeft, pausedSince } = standstill({ room, sitting, arrangements }, now);
  return {
    now,
    papers,
    restLeft,
    pausedSince,
    start: Date.parse(session.startsAt),
    close: Date.parse(session.closesAt),
    breakMs: session.breakSeconds * 1_000,
    usualMs: sum(session.papers.map(({ minutes }) => minutes * MINUTE)),
    pauses: merged(stretches),
    opened: sitting.papers.map(({ openedAt, ended }) => ({
      at: Date.parse(openedAt),
      ended: ended && { at: Date.parse(ended.at), by: ended.by },
    })),
    isCompleted: sitting.completedAt !== null && Date.parse(sitting.completedAt) <= now,
    extensions: room.extensions
      .map(({ at, paper, seconds }) => ({ at: Date.parse(at), index: paper - 1, ms: seconds * 1_000 }))
      .filter(({ at, index }) => at <= now && index < papers.length)
      .toSorted((one, other) => one.at - other.at),
    closedAt: room.closedAt === null || Date.parse(room.closedAt) > now ? null : Date.parse(room.closedAt),
  };
}

// Whole seconds: what is shown is what is kept.
const ownTime = (minutes: number, { extraPercent, extraMinutes }: TimeArrangements): Ms =>
  Math.ceil((minutes * 60 * (100 + extraPercent)) / 100) * 1_000 + extraMinutes * MINUTE;

/** What was added counts where its paper was not over yet: each is judged by what had been added before it. */
export function deadlinesOf(clock: Clock): Deadlines {
  const added = clock.papers.map((): Ms => 0);
  for (const { at, index, ms } of clock.extensions) {
    const { deadlines, close } = endsWith(clock, added);
    const ended = clock.opened[index]?.ended?.at;
    const end = Math.min(deadlines[index] ?? close, ended ?? close, close);
    if (at < end) added[index] = (added[index] ?? 0) + ms;
  }
  return endsWith(clock, added);
}

function endsWith(clock: Clock, added: readonly Ms[]): Deadlines {
  const { start, pauses, closedAt } = clock;
  const given = Math.max(0, clock.close - start) + extraMs(clock, added) + sum(added);
  const moved = afterRunning(pauses, start, given);
  const close = closedAt === null ? moved : Math.min(moved, closedAt);
  const lengths = clock.papers.map((length, index) => length + (added[index] ?? 0));
  const deadlines = clock.opened.map(({ at, ended }, index) => {
    // A child may hand in early; for the break the paper lasts as long as for the others.
    if (ended && ended.by !== 'child') return ended.at;
    return Math.max(Math.min(afterRunning(pauses, at, lengths[index] ?? 0), close), ended?.at ?? at);
  });
  return { close, lengths, deadlines };
}

/** By what the close is later for this child. What an arrangement gave to a paper that is over is not taken back with it. */
function extraMs({ papers, opened, pauses, usualMs }: Clock, added: readonly Ms[]): Ms {
  const own = papers.map((length, index) => {
    const { at = 0, ended = null } = opened[index] ?? {};
    const used = ended ? running(pauses, { from: at, until: ended.at }) - (added[index] ?? 0) : 0;
    return Math.max(length, used);
  });
  return sum(own) - usualMs;
}

type Stood = Pick<TimeFacts, 'room' | 'sitting' | 'arrangements'>;

function standstill(stood: Stood, now: Ms) {
  const pauses = pausesIn(stood, now);
  const { resting, restLeft } = restsIn(stood, now);
  const stretches = [...pauses, ...resting];
  const open = stretches.filter(({ isOpen }) => isOpen).map(({ from }) => from);
  return { stretches, restLeft, pausedSince: open.length === 0 ? null : Math.min(...open) };
}

const pausesIn = ({ room }: Pick<Stood, 'room'>, now: Ms): readonly Open[] =>
  room.pauses.flatMap((span) => asOf(span, now));

/**
 * The rests that were begun by a moment, in their order: each until it was ended, or there was nothing left of it, and in its own paper. What was
 * taken of one stays so, whatever is arranged for the next paper.
 */
export function restsIn({ room, sitting, arrangements }: Stood, now: Ms) {
  const stood = merged(pausesIn({ room }, now));
  const lefts = [0, ...sitting.papers].map(() => arrangements.restMinutes * MINUTE);
  const resting: Open[] = [];
  for (const rest of sitting.rests.flatMap((span) => asOf(span, now))) {
    const paper = paperAt(sitting, rest.from);
    const left = lefts[paper] ?? 0;
    // What the room stands still meanwhile is nobody's rest.
    const limit = Math.min(overBy(sitting, paper), afterRunning(stood, rest.from, left));
    const isEnded = !rest.isOpen && rest.until < overBy(sitting, paper);
    const until = isEnded ? rest.until : Math.min(rest.until, limit);
    lefts[paper] = left - running(stood, { from: rest.from, until });
    resting.push({ from: rest.from, until, isOpen: rest.isOpen && limit > now });
  }
  return { resting, restLeft: lefts[paperAt(sitting, now)] ?? 0 };
}

type Opened = Pick<TimeFacts['sitting'], 'papers'>;

/** 1 for the first; 0 before it was opened. */
const paperAt = ({ papers }: Opened, at: Ms): number =>
  papers.filter(({ openedAt }) => Date.parse(openedAt) <= at).length;

/** When a paper was over at the latest, by what is written down. */
function overBy({ papers }: Opened, paper: number): Ms {
  const at = papers[paper - 1]?.ended?.at ?? papers[paper]?.openedAt;
  return at === undefined ? Infinity : Date.parse(at);
}

interface Open extends Stretch {
  readonly isOpen: boolean;
}

/** What has begun; what ends after now goes on. */
function asOf({ from, until }: Span, now: Ms): readonly Open[] {
  const begun = Date.parse(from);
  const end = until === null ? Infinity : Date.parse(until);
  if (begun > now) return [];
  return [{ from: begun, until: Math.min(end, now), isOpen: end > now }];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
