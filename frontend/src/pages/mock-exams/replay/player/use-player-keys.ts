import { useEffect } from 'react';
import type { Player } from './use-player';

interface Steps {
  /** To the event before, and to the one after. */
  readonly onBefore: () => void;
  readonly onAfter: () => void;
}

const SECOND = 1_000;

/** Space plays and stops; arrows go by a second, with Shift by an event. Not while somebody types, or a dialog stands. */
export function usePlayerKeys({ now, toggle, move }: Player, { onBefore, onAfter }: Steps): void {
  useEffect(() => {
    const deeds: Readonly<Record<string, () => void>> = {
      ' ': toggle,
      ArrowLeft: () => move(now - SECOND),
      ArrowRight: () => move(now + SECOND),
      'Shift ArrowLeft': onBefore,
      'Shift ArrowRight': onAfter,
    };
    const press = (event: KeyboardEvent) => {
      const deed = deeds[`${event.shiftKey ? 'Shift ' : ''}${event.key}`];
      if (!deed || event.ctrlKey || event.altKey || event.metaKey || isTaken(event)) return;
      event.preventDefault();
      deed();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, [now, toggle, move, onBefore, onAfter]);
}

/** Whether the key means something where it was pressed. */
function isTaken({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input:not([type=range]), textarea, select, [contenteditable]')) return true;
  return key === ' ' && target.matches('button, a, summary, input');
}
