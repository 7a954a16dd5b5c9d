import { setTimeout as wait } from 'node:timers/promises';
import type { Pace } from '../../event-store/event-store';

/** In milliseconds: a piece that took longer met a database that is away, or a large one. */
const LONGEST_REST_MS = 500;
/** How many events are read and folded at once while people are at work: about as much as an answer that comes meanwhile can wait for unseen. */
const PIECE = 200;
/** Of the time that a piece took: a fifth is for filling then, and the rest for whoever answers. */
const RESTS = 4;
/** In milliseconds: less than a timer can tell. */
const SHORTEST_WORK_MS = 1;
/** In milliseconds: so long after the feed has moved last, nobody is at work. */
const STILL_MS = 1_000;

interface Pacing {
  /** How far the live feed has come. */
  readonly fed: () => string;
  /** Of a batch where nobody is at work. */
  readonly most: number;
  readonly signal: AbortSignal;
  readonly rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Batches for whoever fills tables beside the live feed. While the feed moves on, people are at work: what is read, opened and folded goes
 * by small pieces then, and after each comes four times as much rest as it took. Nobody waits for a table to be filled; who answers does wait.
 */
export async function* paced<T>(
  read: (pace: Pace) => AsyncIterable<readonly T[]>,
  { fed, most, signal, rest = pause }: Pacing,
): AsyncGenerator<readonly T[], void, undefined> {
  const isAtWork = workSeen(fed);
  let since = performance.now();
  const rested = async () => {
    const took = performance.now() - since;
    if (took >= SHORTEST_WORK_MS && isAtWork()) await rest(Math.min(LONGEST_REST_MS, RESTS * took), signal);
    since = performance.now();
  };
  // Many places of the log may be looked through before one batch comes of them.
  const pace = async () => {
    await rested();
    return isAtWork() ? PIECE : most;
  };
  for await (const batch of read(pace)) {
    for (let from = 0; from < batch.length;) {
      const piece = isAtWork() ? batch.slice(from, from + PIECE) : batch.slice(from);
      from += piece.length;
      yield piece;
      await rested();
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
