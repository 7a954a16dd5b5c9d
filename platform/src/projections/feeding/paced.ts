import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: a batch that took longer met a database that is away, or a large one. */
const LONGEST_REST_MS = 500;

interface Pace {
  /** How far the live feed has come. */
  readonly fed: () => string;
  readonly signal: AbortSignal;
  readonly rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Batches for whoever fills tables beside the live feed. While the feed moves on, people are at work: filling rests as long
 * as each batch took, so that half of the time is theirs. Nobody waits for a table to be filled; who answers does wait.
 */
export async function* paced<T>(
  batches: AsyncIterable<T>,
  { fed, signal, rest = pause }: Pace,
): AsyncGenerator<T, void, undefined> {
  let before = fed();
  for await (const batch of batches) {
    const begun = performance.now();
    yield batch;
    const now = fed();
    if (now !== before) await rest(Math.min(LONGEST_REST_MS, performance.now() - begun), signal);
    before = now;
  }
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);
