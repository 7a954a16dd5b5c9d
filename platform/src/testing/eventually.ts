import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: what takes this long is broken, what takes less may be on a slow machine. */
export const PATIENCE_MS = 60_000;

/** Asks until the answer passes, and resolves to it. @throws with the last answer after a while */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  passes: (answer: T) => boolean,
  longestMs = PATIENCE_MS,
): Promise<T> {
  const { answer, passed } = await asked(ask, passes, longestMs);
  if (!passed) throw new Error(`still ${JSON.stringify(answer)} after ${longestMs} ms`);
  return answer;
}

/** Waits for something to be so. @throws with its name after a while; where it has none, with the code that asked */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what = String(isSo),
  longestMs = PATIENCE_MS,
): Promise<void> {
  const { passed } = await asked(isSo, Boolean, longestMs);
  if (!passed) throw new Error(`not so after ${longestMs} ms: ${what}`);
}

async function asked<T>(ask: () => T | Promise<T>, passes: (answer: T) => boolean, longestMs: number) {
  const end = performance.now() + longestMs;
  // Often at first, for what is about to be so; seldom later, so that asking does not slow down what is asked for.
  for (let pauseMs = 5; ; pauseMs = Math.min(50, pauseMs * 1.3)) {
    const answer = await ask();
    if (passes(answer)) return { answer, passed: true };
    if (performance.now() > end) return { answer, passed: false };
    await wait(pauseMs);
  }
}
