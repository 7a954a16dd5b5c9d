import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: a piece that took longer met a database that is away, or a large one. */
const LONGEST_REST_MS = 500;
/** How many events are folded at once while people are at work: about as much as an answer that comes meanwhile can wait for unseen. */
const PIECE = 200;
/** Of the time that a piece took: a fifth is for filling then, and the rest for whoever answers. */
const RESTS = 4;
/** In milliseconds: so long after the feed has moved last, nobody is at work. */
const STILL_MS = 1_000;

interface Pace {
  /** How far the live feed has come. */
  readonly fed: () => string;
  readonly signal: AbortSignal;
  readonly rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Batches for whoever fills tables beside the live feed. While the feed moves on, people are at work: filling goes by small pieces then,
 * and rests four times as long as each took. Nobody waits for a table to be filled; who answers does wait.
 */
export async function* paced<T>(
  batches: AsyncIterable<readonly T[]>,
  { fed, signal, rest = pause }: Pace,
): AsyncGenerator<readonly T[], void, undefined> {
  const isAtWork = workSeen(fed);
  for await (const batch of batches) {
    for (let from = 0; from < batch.length;) {
      const piece = isAtWork() ? batch.slice(from, from + PIECE) : batch.slice(from);
      from += piece.length;
      const begun = performance.now();
      yield piece;
      const took = performance.now() - begun;
      if (isAtWork()) await rest(Math.min(LONGEST_REST_MS, RESTS * took), signal);
    }
  }
}

/** Whether the feed has moved lately, as far as it was looked at. */
function workSeen(fed: () => string): () => boolean {
  let before = fed();
  let movedAt = -Infinity;
  return () => {
    const now = fed();
    if (now !== before) movedAt = performance.now();
    before = now;
    return performance.now() - movedAt < STILL_MS;
  };
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);
