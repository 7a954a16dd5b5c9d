import { setImmediate as nextTurn } from 'node:timers/promises';

/** Of one child after another: some milliseconds of work. */
const AT_ONCE = 20;

/** Does the same with each, and lets whoever else waits for this process go on in between. */
export async function inTurns<T, R>(all: readonly T[], one: (item: T) => R): Promise<R[]> {
  const done: R[] = [];
  for (const item of all) {
    if (done.length % AT_ONCE === AT_ONCE - 1) await nextTurn();
    done.push(one(item));
  }
  return done;
}
