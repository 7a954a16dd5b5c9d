import type { ReviewRating } from './review';

interface TimedMark {
  readonly correct: boolean;
  /** Absent where the device did not count. */
  readonly secondsSpent?: number | undefined;
  readonly targetSeconds: number;
}

/** How well a type went in one worksheet. Easy is only what was all right and known to be quick enough. */
export function ratingOf(marks: readonly TimedMark[]): ReviewRating {
  const right = marks.filter(({ correct }) => correct).length;
  if (2 * right < marks.length) return 'again';
  if (5 * right < 4 * marks.length) return 'hard';
  return right === marks.length && isWithinTarget(marks) ? 'easy' : 'good';
}

function isWithinTarget(marks: readonly TimedMark[]): boolean {
  const spent = marks.reduce((sum, { secondsSpent = Infinity }) => sum + secondsSpent, 0);
  return spent <= marks.reduce((sum, { targetSeconds }) => sum + targetSeconds, 0);
}
