import {
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

type Written = HTMLInputElement | HTMLTextAreaElement;
const WRITTEN = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=search])';

interface LeavingProps {
  readonly onClose: () => void;
  /** What is typed is there again when it is opened again. */
  readonly keepsDraft: boolean;
}

/**
 * The one way out of what may have been typed in: it closes where nothing was, or where that is kept as a draft; else it asks
 * first whether to discard what was.
 */
export function useLeaving({ onClose, keepsDraft }: LeavingProps) {
  const typedIn = useRef(new Set<Written>());
  const writing = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  const holdsWords = () => [...typedIn.current].some((one) => one.isConnected && one.value.trim() !== '');
  const mustAsk = () => !keepsDraft && holdsWords();
  const stay = () => setAsking(false);
  const leave = () => {
    if (mustAsk()) setAsking(true);
    else onClose();
  };
  // Of the question itself Escape takes back the question, and nothing else.
  const escape = () => (isAsking ? stay() : leave());
  const typing = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.matches(WRITTEN)) writing.current = target;
    },
    onInput: ({ target }: InputEvent) => {
      if ((target as Element).matches(WRITTEN)) typedIn.current.add(target as Written);
      stay();
    },
  };
  return { typing, leave, escape, stay, mustAsk, isAsking, writing };
}

interface KeptProps extends LeavingProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** The same of a dialog, whether it is left by Escape, the cross, Cancel or a press beside it. */
export function useKept({ dialog, ...leaving }: KeptProps) {
  const { typing, leave, escape, stay, mustAsk, isAsking, writing } = useLeaving(leaving);
  const beganBeside = useRef(false);
  const handlers = {
    ...typing,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A drawer under the dialog would close with it.
      event.stopPropagation();
      // A browser closes at a second Escape that follows at once even where the first was refused, unless the key itself is.
      if (!isAsking && !mustAsk()) return;
      event.preventDefault();
      escape();
    },
    onCancel: (event: SyntheticEvent) => {
      // A choice of a file that was left says the same from inside.
      if (event.target !== dialog.current) return;
      event.preventDefault();
      escape();
    },
    // Words that are marked with the mouse may end beside it, and a press may end on what has moved meanwhile.
    onMouseDown: ({ target }: MouseEvent) => void (beganBeside.current = target === dialog.current),
    onClick: ({ target, detail }: MouseEvent) => {
      // Nor is the second half of a double click meant for what the first one uncovered: a dialog that became smaller.
      if (target === dialog.current && beganBeside.current && detail < 2) leave();
    },
  };
  return { handlers, leave, isAsking, writing, stay };
}
