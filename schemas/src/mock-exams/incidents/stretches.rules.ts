import { merged, type Ms, type Stretch } from '../sittings/running-time.rules';

/** What is in both. @param some merged. @param others merged. */
export const shared = (some: readonly Stretch[], others: readonly Stretch[]): readonly Stretch[] =>
  merged(
    some.flatMap((one) =>
      others.map((other) => ({ from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) })),
    ),
  );

/** What is left of some stretches. @param some merged. @param holes merged. */
export function without(some: readonly Stretch[], holes: readonly Stretch[]): readonly Stretch[] {
  return some.flatMap((one) => {
    const left: Stretch[] = [];
    let { from } = one;
    for (const hole of holes.filter(({ until }) => until > one.from)) {
      if (hole.from >= one.until) break;
      if (hole.from > from) left.push({ from, until: hole.from });
      from = Math.max(from, hole.until);
    }
    return from < one.until ? [...left, { from, until: one.until }] : left;
  });
}

/** All of them together. @param stretches merged. */
export const lengthOfAll = (stretches: readonly Stretch[]): Ms =>
  stretches.reduce((sum, { from, until }) => sum + until - from, 0);
