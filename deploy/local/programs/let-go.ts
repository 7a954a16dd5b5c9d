import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: how long what has been killed may hold on to its port. */
const LAST_BREATH = 5_000;

/**
 * Asks again for a port that what a killed launcher left behind may hold still: on Linux a process that dies is gone from
 * the list of commands a moment before its sockets are closed.
 * @throws whatever `ask` says when the time is over.
 */
export async function onceLetGo(ask: () => Promise<void>, patience = LAST_BREATH): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      await ask();
      return;
    } catch (fault) {
      if (performance.now() > until) throw fault;
      await wait(50);
    }
  }
}
