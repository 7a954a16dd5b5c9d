import { quantile } from './ground';

/** What is measured, and what it is measured beside, in one round right after each other. */
export interface Round<T> {
  readonly ours: T;
  readonly theirs: T;
}

/**
 * So many rounds, one of each in turn, the one that begins changing places: what a busy machine slows down it slows
 * down for both.
 */
export async function rounds<T>(
  count: number,
  { ours, theirs }: { readonly ours: () => Promise<T>; readonly theirs: () => Promise<T> },
): Promise<Round<T>[]> {
  const all: Round<T>[] = [];
  for (let n = 0; n < count; n += 1) {
    const first = n % 2 === 0 ? await theirs() : undefined;
    const mine = await ours();
    all.push({ ours: mine, theirs: first ?? (await theirs()) });
  }
  return all;
}

/** The middle one of the rounds' ratios, the smallest and the largest, beside what it should be at least, if that was said. */
export function ratioOf<T>(all: readonly Round<T>[], speed: (measured: T) => number, aim?: number) {
  const ratios = all.map(({ ours, theirs }) => speed(ours) / speed(theirs));
  return {
    ratio: quantile(ratios, 0.5),
    ...(aim !== undefined && { aim }),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
    rounds: all.length,
  };
}
