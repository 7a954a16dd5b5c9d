/** To four decimals, as figures of a cohort are kept. */
export const kept = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** How often 0, 1, 2 … occurred, of values that are whole numbers. */
export function countsOf(values: readonly number[], highest: number): number[] {
  const counts = Array.from({ length: highest + 1 }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Of n whole numbers: their sum, that of their squares. Exact, so that no order of adding changes a figure. */
export function sumsOf(counts: readonly number[]): {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
} {
  let [n, sum, squares] = [0, 0, 0];
  for (const [value, count] of counts.entries()) {
    n += count;
    sum += value * count;
    squares += value * value * count;
  }
  return { n, sum, squares };
}

/** Null of nobody. */
export function meanOf(counts: readonly number[]): number | null {
  const { n, sum } = sumsOf(counts);
  return n === 0 ? null : sum / n;
}

/** Of the population: these are all there are. Null of nobody. */
export function sdOf(counts: readonly number[]): number | null {
  const { n, sum, squares } = sumsOf(counts);
  return n === 0 ? null : Math.sqrt(n * squares - sum * sum) / n;
}

/**
 * The value below which a share of them lies, between two of them in proportion (Hyndman and Fan's type 7, a spreadsheet's
 * QUARTILE.INC). Null of nobody.
 */
export function quantileOf(counts: readonly number[], share: number): number | null {
  const { n } = sumsOf(counts);
  if (n === 0) return null;
  const place = (n - 1) * share;
  const low = Math.floor(place);
  const [below, above] = [rankedValue(counts, low), rankedValue(counts, Math.min(n - 1, low + 1))];
  return below + (place - low) * (above - below);
}

/** The value of rank 0, 1, 2 … */
export function rankedValue(counts: readonly number[], rank: number): number {
  let passed = 0;
  for (const [value, count] of counts.entries()) {
    passed += count;
    if (passed > rank) return value;
  }
  return counts.length - 1;
}

/** How many had less, as much, more. */
export function placeIn(counts: readonly number[], value: number): Place {
  const below = sumOf(counts.slice(0, value));
  const equal = counts[value] ?? 0;
  return { below, equal, above: sumOf(counts) - below - equal };
}
export interface Place {
  readonly below: number;
  readonly equal: number;
  readonly above: number;
}

/** Mid-rank: who shares a place stands in the middle of it. 0 to 100; null of nobody. */
export function midRank({ below, equal, above }: Place): number | null {
  const n = below + equal + above;
  return n === 0 ? null : (100 * (below + equal / 2)) / n;
}

/** The middle one, or the mean of the two in the middle; null of none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[middle - 1], sorted[middle]];
  if (above === undefined) return null;
  return sorted.length % 2 === 1 || below === undefined ? above : (below + above) / 2;
}
