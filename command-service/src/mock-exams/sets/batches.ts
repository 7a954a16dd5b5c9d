/** In characters of JSON: well within what one append takes, whatever the characters are. */
const LONGEST = 300_000;

/** In their order, as many at once as an append takes. */
export function inBatches<T>(those: readonly T[], longest = LONGEST): T[][] {
  const batches: T[][] = [];
  let length = Infinity;
  for (const one of those) {
    const own = JSON.stringify(one).length;
    if (length + own > longest) {
      batches.push([]);
      length = 0;
    }
    batches.at(-1)?.push(one);
    length += own;
  }
  return batches;
}
