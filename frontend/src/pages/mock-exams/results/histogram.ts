/** Some marks together, and how many children have them. */
export interface Bin {
  /** "40 to 44", or "12". */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly children: number;
}

const MOST_BINS = 24;
const widths = [1, 2, 5, 10, 20, 50];

/** How many children have how many marks, in equal steps from the lowest mark that somebody has to the highest; few enough to be read. */
export function binsOf(counts: readonly number[]): readonly Bin[] {
  const lowest = counts.findIndex((count) => count > 0);
  const highest = counts.findLastIndex((count) => count > 0);
  if (lowest < 0) return [];
  const width = widths.find((one) => Math.floor(highest / one) - Math.floor(lowest / one) < MOST_BINS) ?? 50;
  const first = Math.floor(lowest / width) * width;
  const bins: Bin[] = [];
  for (let from = first; from <= highest; from += width) {
    const to = Math.min(from + width, counts.length) - 1;
    const children = counts.slice(from, to + 1).reduce((sum, count) => sum + count, 0);
    bins.push({ from, to, children, label: from === to ? String(from) : `${from} to ${to}` });
  }
  return bins;
}
