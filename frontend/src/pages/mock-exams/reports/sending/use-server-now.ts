import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The server's time, in ms, carried on by this device's clock: what it says of the hour itself is not asked. */
export function useServerNow(serverNow: string): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const from = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(performance.now() - from), TICK_MS);
    return () => clearInterval(timer);
  }, [serverNow]);
  return Date.parse(serverNow) + passed;
}
