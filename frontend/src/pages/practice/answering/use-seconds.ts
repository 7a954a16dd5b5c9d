import { useCallback, useEffect, useRef } from 'react';

/** How long each question has been on the screen, in whole seconds; time in another tab does not count. */
export function useSeconds(number: number): () => number {
  const spent = useRef(new Map<number, number>());
  const since = useRef(0);

  useEffect(() => {
    const begin = () => (since.current = document.hidden ? 0 : Date.now());
    const end = () => {
      if (since.current > 0) spent.current.set(number, (spent.current.get(number) ?? 0) + Date.now() - since.current);
      since.current = 0;
    };
    const turn = () => {
      end();
      begin();
    };
    begin();
    document.addEventListener('visibilitychange', turn);
    return () => {
      end();
      document.removeEventListener('visibilitychange', turn);
    };
  }, [number]);

  return useCallback(() => {
    const now = since.current > 0 ? Date.now() - since.current : 0;
    return Math.round(((spent.current.get(number) ?? 0) + now) / 1_000);
  }, [number]);
}
