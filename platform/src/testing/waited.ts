/** In milliseconds. */
const TICK = 10;

/**
 * How long something waited, in milliseconds, and what came of it, be it a fault. What a busy machine takes from this process is
 * no wait and is left out: a clock that ought to tick every 10 ms tells it.
 */
export async function waited<T>(work: Promise<T>): Promise<{ outcome: T | Error; ms: number }> {
  let ms = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    ms += Math.min(now - last, 2 * TICK);
    last = now;
  };
  const ticking = setInterval(tick, TICK);
  try {
    const outcome = await work.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    tick();
    return { outcome, ms };
  } finally {
    clearInterval(ticking);
  }
}
