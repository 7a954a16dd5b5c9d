import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longer than this, in milliseconds, nobody else who waits for this process is held up. */
const SLICE_MS = 5;

/** Does the same with each in their order, and lets whoever else waits for this process go on in between. */
export async function inTurns<T, R>(all: readonly T[], one: (item: T) => R): Promise<R[]> {
  const done: R[] = [];
  let since = performance.now();
  for (const item of all) {
    if (performance.now() - since >= SLICE_MS) {
      await nextTurn();
      since = performance.now();
    }
    done.push(one(item));
  }
  return done;
}
