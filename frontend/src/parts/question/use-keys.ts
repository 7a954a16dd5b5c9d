import { useLayoutEffect, useRef } from 'react';

/**
 * Hears keys that are pressed while no control wants them. `hear` says whether the key was for it. A key that is pressed as soon as
 * a question is on the screen is for that one, and not for the one before.
 */
export function useKeys(hear: (key: string) => boolean): void {
  const latest = useRef(hear);
  useLayoutEffect(() => {
    latest.current = hear;
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing || isTaken(event)) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** A box that is typed into wants every key, one that is ticked only the space bar; a button or a link wants Enter; an open dialog wants all. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog[open]')) return true;
  if (target.matches('textarea, select, input:not([type=radio]):not([type=checkbox])')) return true;
  return key === 'Enter' && target.matches('button, a, summary');
}
