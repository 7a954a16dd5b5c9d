import { setTimeout as wait } from 'node:timers/promises';

/** Waits until the answer passes, asking every 50 ms; fails with the last answer after a while. */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  passes: (answer: T) => boolean,
  longestMs = 60_000,
): Promise<T> {
  const until = performance.now() + longestMs;
  for (;;) {
    const answer = await ask();
    if (passes(answer)) return answer;
    if (performance.now() > until) throw new Error(`still ${JSON.stringify(answer)} after ${longestMs} ms`);
    await wait(50);
  }
}
