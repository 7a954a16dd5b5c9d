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

export const within = ({ from, until }: Stretch, at: number): number => Math.min(until, Math.max(from, at));

/** The last line that is not after a moment. */
export const lineAt = (lines: readonly TimelineLine[], now: number): TimelineLine | undefined =>
  lines.findLast(({ at }) => Date.parse(at) <= now);

/** Where in what is looked for a moment stands: the one before it, the one after it, and how many there are. */
export function around(lines: readonly TimelineLine[], now: number) {
  const passed = lines.filter(({ at }) => Date.parse(at) <= now).length;
  const isOnOne = passed > 0 && Date.parse(lines[passed - 1]?.at ?? '') === now;
  return { before: lines[passed - (isOnOne ? 2 : 1)], after: lines[passed], passed, count: lines.length };
}

/** As it stands in an address; ms since 1970. Without one that is a moment, the beginning. */
export function momentIn(asked: string | null, stretch: Stretch): number {
  const at = Date.parse(asked ?? '');
  return Number.isNaN(at) ? stretch.from : within(stretch, at);
}
