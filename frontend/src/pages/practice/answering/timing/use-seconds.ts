import { useCallback, useEffect, useRef } from 'react';
import { device } from '../../../../client/device-store';
import { keptSeconds } from './kept-seconds';

const seconds = keptSeconds(device);

/** In milliseconds: how much of the time is lost at most where the browser is killed. */
const stepMs = 5_000;

/** How long each question has been on the screen, in whole seconds, earlier visits included; time in another tab does not count. */
export function useSeconds(worksheetId: string, number: number): () => number {
  const since = useRef(0);
  const count = useCallback(() => {
    const now = Date.now();
    if (since.current > 0) seconds.add(worksheetId, number, { from: since.current, to: now });
    since.current = document.hidden ? 0 : now;
  }, [worksheetId, number]);

  useEffect(() => {
    since.current = document.hidden ? 0 : Date.now();
    const timer = setInterval(count, stepMs);
    document.addEventListener('visibilitychange', count);
    // A reload unmounts nothing.
    globalThis.addEventListener('pagehide', count);
    return () => {
      count();
      since.current = 0;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', count);
      globalThis.removeEventListener('pagehide', count);
    };
  }, [count]);

  return useCallback(() => {
    count();
    return seconds.of(worksheetId, number);
  }, [count, worksheetId, number]);
}
