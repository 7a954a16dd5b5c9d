import type { StandardScore } from './standing.rules';

/** One session of a child, of one part. */
export interface TrendPoint {
  readonly sessionId: string;
  /** The day it was sat on: `2027-03-06`. */
  readonly satOn: string;
  readonly right: number;
  readonly of: number;
  /** Of the cohort of that session's papers. */
  readonly n: number;
  readonly percentile: number | null;
  readonly standard: StandardScore | null;
}

/** A session beside the one before it that has the same figure. */
export interface TrendStep extends TrendPoint {
  /** Points of the standardised score since then; null where one of them has none. */
  readonly change: number | null;
  /** Up or down: by more than chance alone would explain. */
  readonly says: 'up' | 'down' | 'about the same' | null;
}

/**
 * A child's sessions in the order in which they were sat, each beside the one before it that has a standardised score. Raw
 * marks of different papers are not compared: only scores are, and a change within both bands together says nothing.
 */
export function trendOf(points: readonly TrendPoint[]): readonly TrendStep[] {
  const ordered = points.toSorted(
    (one, other) => one.satOn.localeCompare(other.satOn) || one.sessionId.localeCompare(other.sessionId),
  );
  return ordered.map((point, index) => {
    const before = ordered.slice(0, index).findLast(({ standard }) => standard !== null)?.standard ?? null;
    const change = before && point.standard ? point.standard.score - before.score : null;
    return { ...point, change, says: saidOf(change, [before, point.standard]) };
  });
}

/** The wider side: at an end of the scale a band is cut off. */
const widthOf = (standard: StandardScore | null): number =>
  standard ? Math.max(standard.to - standard.score, standard.score - standard.from) : 0;

/** Two errors that have nothing to do with each other add by their squares. */
function saidOf(change: number | null, both: readonly (StandardScore | null)[]): TrendStep['says'] {
  if (change === null) return null;
  const width = Math.hypot(...both.map(widthOf));
  if (Math.abs(change) <= width) return 'about the same';
  return change > 0 ? 'up' : 'down';
}
