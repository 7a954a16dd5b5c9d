import type { CohortSummary } from './cohort';
import type { ExplainedStep } from './explained/explained-words.rules';
import type { SittingMarks } from './facts';
import { paperPart, TOTAL } from './parts.rules';
import { standingIn, type StandardScore } from './standing.rules';
import { sumOf } from './statistics.rules';

/** What a child did in one session, of all its papers together. */
export interface TrendFigures {
  /** In the papers that were opened. */
  readonly right: number;
  readonly of: number;
  /** Of the cohort of that session's papers; 0 of whoever missed a paper. */
  readonly n: number;
  readonly percentile: number | null;
  readonly standard: StandardScore | null;
  /** Why there is no score. */
  readonly whyNone: 'too few' | 'no spread' | 'missed a paper' | null;
}

/** One session of a child. */
export interface TrendPoint extends TrendFigures {
  readonly sessionId: string;
  /** When it was sat: ISO 8601 UTC. */
  readonly startsAt: string;
}

export const trendSays = ['up', 'down', 'about the same'] as const;
export type TrendSays = (typeof trendSays)[number];

/** A session beside the one before it that has a score. */
export interface TrendChange {
  /** When that one was sat. */
  readonly since: string;
  /** Points of the standardised score. */
  readonly points: number;
  /** Up or down: by more than chance alone would explain. */
  readonly says: TrendSays;
  /** How that came about. */
  readonly steps: readonly ExplainedStep[];
}

export type TrendStep<P extends TrendPoint> = P & { readonly change: TrendChange | null };

/** How a sitting stands in its own cohort. */
export function trendFigures(cohort: CohortSummary, marks: SittingMarks): TrendFigures {
  const total = standingIn(cohort, marks).parts.find(({ partId }) => partId === TOTAL);
  const opened = new Set(marks.opened.map(paperPart));
  const papers = marks.parts.filter(({ partId }) => opened.has(partId));
  return {
    right: sumOf(papers.map(({ right }) => right)),
    of: sumOf(papers.map(({ of }) => of)),
    n: total?.n ?? 0,
    percentile: total && !total.isIndicative ? total.percentile : null,
    standard: total?.standard ?? null,
    whyNone: total ? total.whyNone : 'missed a paper',
  };
}

/**
 * A child's sessions in the order in which they were sat, each beside the one before it that has a standardised score. Raw
 * marks of different papers are not compared: only scores are, and a change within both bands together says nothing.
 */
export function trendOf<P extends TrendPoint>(points: readonly P[]): readonly TrendStep<P>[] {
  const ordered = points.toSorted(
    (one, other) => one.startsAt.localeCompare(other.startsAt) || one.sessionId.localeCompare(other.sessionId),
  );
  return ordered.map((point, index) => {
    const before = ordered.slice(0, index).findLast(({ standard }) => standard !== null);
    return { ...point, change: changeSince(before, point.standard) };
  });
}

function changeSince(before: TrendPoint | undefined, now: StandardScore | null): TrendChange | null {
  if (!before?.standard || !now) return null;
  const points = now.score - before.standard.score;
  const widths = [widthOf(before.standard), widthOf(now)] as const;
  const steps = changeSteps(before.standard.score, now.score, widths);
  return { since: before.startsAt, points, says: saidOf(points, widths), steps };
}

/** The wider side: at an end of the scale a band is cut off. */
const widthOf = ({ score, from, to }: StandardScore): number => Math.max(to - score, score - from);

type Widths = readonly [before: number, now: number];

/** Two errors that have nothing to do with each other add by their squares. */
const chanceOf = ([before, now]: Widths): number => before * before + now * now;

function saidOf(points: number, widths: Widths): TrendSays {
  if (points * points <= chanceOf(widths)) return 'about the same';
  return points > 0 ? 'up' : 'down';
}

function changeSteps(before: number, now: number, widths: Widths): readonly ExplainedStep[] {
  const points = Math.abs(now - before);
  const chance = chanceOf(widths);
  const isMore = points * points > chance;
  return [
    {
      says: 'From one score to the other.',
      sum: `${Math.max(now, before)} − ${Math.min(now, before)} = ${points}`,
    },
    {
      says: `On another morning each score could have been another one: the earlier within ${widths[0]} points either way, the later within ${widths[1]}, nine times in ten. Errors that have nothing to do with each other add by their squares.`,
      sum: `${widths[0]} × ${widths[0]} + ${widths[1]} × ${widths[1]} = ${chance}`,
    },
    {
      says: `The square of the difference is ${isMore ? 'larger, so it is called a change.' : 'not larger than that, so it is called about the same.'}`,
      sum: `${points} × ${points} = ${points * points}`,
    },
  ];
}
