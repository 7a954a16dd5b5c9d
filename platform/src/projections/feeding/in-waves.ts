/**
 * Does a piece of work for each item, at most `width` at once: whoever shares a pool of connections must not queue for
 * it. Waits for all that has begun, also where one fails, and then fails as the first that did.
 */
export async function inWaves<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const outcomes: PromiseSettledResult<R>[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [n, item] of waiting) [outcomes[n]] = await Promise.allSettled([work(item)]);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/** How the connections of a pool are shared out: what is left over is for the keys, the lock and the reports. */
export function sharesOf(connections: number): { readonly feed: number; readonly beside: number } {
  const free = Math.max(2, connections - 3);
  const beside = Math.max(1, Math.floor(free / 3));
  return { beside, feed: free - beside };
}
