import { useEffect, type KeyboardEvent, type RefObject } from 'react';

interface Opened {
  readonly whole: RefObject<HTMLElement | null>;
  /** Where it can be told; one that opens by itself is listened to all the time. */
  readonly isOpen?: boolean;
  /** The same at each drawing. */
  readonly close: () => void;
}

/** Closes what stands open when somebody presses, or moves on to, something outside it. */
export function useCloseElsewhere({ whole, isOpen = true, close }: Opened): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const elsewhere = ({ target }: Event) => {
      if (!whole.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [whole, isOpen, close]);
}

/** Escape closes it, and the focus goes back to what opened it. */
export const closedByEscape =
  (close: () => void, opener: () => HTMLElement | null | undefined) => (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    opener()?.focus();
  };
