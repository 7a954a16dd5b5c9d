import { setTimeout as wait } from 'node:timers/promises';
import { pauseAfter, type Pauses } from 'schemas/describe/pauses';

export { keptResult } from './kept-result';
export { pauseAfter, type Pauses };

/** Of what goes on in the background, where the database or the log is away. */
export const WHILE_AWAY: Pauses = { firstMs: 250, longestMs: 5_000, chance: 0.25 };

/** A failure: how many there were before it in a row, and how long the pause after it would be. */
export interface Failed {
  readonly before: number;
  readonly pauseMs: number;
}

interface Trying {
  readonly pauses: Pauses;
  /** Whether the next attempt might succeed. May throw another error instead of the one it is asked about. */
  readonly mayPass: (error: unknown, failed: Failed) => boolean;
  /** Ends the pauses; the wait then fails with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Does it again, after longer and longer pauses, for as long as its failures may pass.
 * @throws the failure that may not
 */
export async function tryAgain<T>(work: () => Promise<T>, { pauses, mayPass, signal }: Trying): Promise<T> {
  for (let before = 0; ; before += 1) {
    try {
      return await work();
    } catch (error) {
      const pauseMs = pauseAfter(before, pauses);
      if (!mayPass(error, { before, pauseMs })) throw error;
      await wait(pauseMs, undefined, { signal });
    }
  }
}

interface Keeping {
  readonly pauses: Pauses;
  readonly signal: AbortSignal;
  /** Told of each failure. May throw what ends it all. */
  readonly failed: (error: unknown) => void;
}

/**
 * Does what is to go on until the signal is aborted, and begins it again when it has ended before: after a failure with a
 * pause. One that comes after it went well for the longest pause is the first of its row.
 */
export async function keepAtIt(work: () => Promise<unknown>, { pauses, signal, failed }: Keeping): Promise<void> {
  const isOver = () => signal.aborted;
  for (let failures = 0; !isOver();) {
    const begun = performance.now();
    try {
      await work();
      failures = 0;
    } catch (error) {
      if (isOver()) return;
      failed(error);
      if (performance.now() - begun > pauses.longestMs) failures = 0;
      await wait(pauseAfter(failures, pauses), undefined, { signal }).catch(() => undefined);
      failures += 1;
    }
  }
}
