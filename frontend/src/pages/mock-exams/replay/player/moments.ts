import { countBy } from 'schemas/mock-exams/replay/saving.rules';
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

/** Lines with their instants, so that none is read anew sixty times a second. */
export interface Timed {
  readonly lines: readonly TimelineLine[];
  /** In ms since 1970. */
  readonly times: readonly number[];
}

export const timed = (lines: readonly TimelineLine[]): Timed => ({
  lines,
  times: lines.map(({ at }) => Date.parse(at)),
});

/** Where in what is looked for a moment stands: the one before it, the one after it, and how many there are. */
export function around({ lines, times }: Timed, now: number) {
  const passed = countBy(times, now);
  const isOnOne = times[passed - 1] === now;
  return { before: lines[passed - (isOnOne ? 2 : 1)], after: lines[passed], passed, count: lines.length };
}

/** As it stands in an address; ms since 1970. Without one that is a moment, the beginning. */
export function momentIn(asked: string | null, stretch: Stretch): number {
  const at = Date.parse(asked ?? '');
  return Number.isNaN(at) ? stretch.from : within(stretch, at);
}
