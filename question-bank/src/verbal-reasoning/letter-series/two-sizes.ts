import type { Random } from '../../generation/random';

/** Two sizes of steps in any order, of which the larger is one of these: what makes a level harder than those below it. */
export function pickTwoSizes(random: Random, larger: readonly number[]): number[] {
  const size = random.pick(larger);
  return random.shuffle([size, random.integer(1, size)]);
}
