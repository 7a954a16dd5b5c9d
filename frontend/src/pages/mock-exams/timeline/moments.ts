import type { TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';

/** In ms since 1970. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** Staff may decide days afterwards: the slider goes through the exam alone. */
const isOfExam = ({ kind, late, what }: TimelineLine): boolean =>
  kind !== 'staff' && !(kind === 'late' && late === null) && what !== '';

/** From the first that the child did, or the clock for them, to the last. */
export function stretchOf(lines: readonly TimelineLine[]): Stretch {
  const times = lines.filter(isOfExam).map(({ at }) => Date.parse(at));
  const [first = 0, last = first] = [times[0], times.at(-1)];
  return { from: first, until: Math.max(first + 1_000, last) };
}

/** The last line that is not after a moment. */
export const lineAt = (lines: readonly TimelineLine[], now: number): TimelineLine | undefined =>
  lines.findLast(({ at }) => Date.parse(at) <= now);

/** What is looked for from a moment on, and from the beginning where nothing follows. */
export function nextOf(
  lines: readonly TimelineLine[],
  now: number,
  wanted: (line: TimelineLine) => boolean,
): TimelineLine | undefined {
  const found = lines.filter(wanted);
  return found.find(({ at }) => Date.parse(at) > now) ?? found[0];
}
