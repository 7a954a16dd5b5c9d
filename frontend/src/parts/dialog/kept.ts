import {
  useRef,
  type InputEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

type Written = HTMLInputElement | HTMLTextAreaElement;
const WRITTEN = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=search])';

/**
 * What leaves a dialog by the way: Escape, and a press beside it. Neither throws away what somebody has typed:
 * with words in it a dialog is left by its own buttons alone, which say what they do, and by Escape where `onHeld` asks.
 */
export function useKept(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, onHeld?: () => void) {
  const typedIn = useRef(new Set<Written>());
  const beganBeside = useRef(false);
  const holdsWords = () => [...typedIn.current].some((one) => one.isConnected && one.value.trim() !== '');
  const leave = (held?: () => void) => {
    if (holdsWords()) held?.();
    else onClose();
  };
  return {
    onInput: ({ target }: InputEvent) => {
      if ((target as Element).matches(WRITTEN)) typedIn.current.add(target as Written);
    },
    // A browser hears a second Escape that follows at once even where the first was refused, unless the key itself is.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !holdsWords()) return;
      event.preventDefault();
      if (!event.repeat) onHeld?.();
    },
    onCancel: (event: SyntheticEvent) => {
      // A choice of a file that was left says the same from inside.
      if (event.target !== dialog.current) return;
      event.preventDefault();
      leave(onHeld);
    },
    // Words that are marked with the mouse may end beside it, and a press may end on what has moved meanwhile.
    onMouseDown: ({ target }: MouseEvent) => void (beganBeside.current = target === dialog.current),
    onClick: ({ target }: MouseEvent) => {
      if (target === dialog.current && beganBeside.current) leave();
    },
  };
}
