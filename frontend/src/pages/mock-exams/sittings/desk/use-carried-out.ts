import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../../client/problem';

/** How soon a step that the server did not take is asked for again. */
const AGAIN_MS = 2_000;

/**
 * Has a step of the sitting done as soon as it is wanted, and asks again until it is not wanted any more: a lost connection, or a
 * server whose clock is a moment behind, ends nobody's exam. `key` tells one step from the next of its kind.
 */
export function useCarriedOut(isWanted: boolean, key: string | number, step: () => Promise<Problem | undefined>): void {
  const latest = useRef(step);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    void latest.current().then(() => {
      if (!isOver) timer = setTimeout(() => setTries((before) => before + 1), AGAIN_MS);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted, key, tries]);
}

/** Whether something has been so for a while. */
export function useHasStood(isSo: boolean, ms: number): boolean {
  const [stood, setStood] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setStood(true), ms);
    return () => {
      clearTimeout(timer);
      setStood(false);
    };
  }, [isSo, ms]);
  return stood;
}
