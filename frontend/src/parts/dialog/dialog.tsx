import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Discard } from './discard';
import { giveBack, placeOf } from './give-back';
import { useKept } from './kept';
import { Leave } from './leave';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** By Escape, the cross, Cancel, or a press beside it; where something was typed, once that may be discarded. */
  readonly onClose: () => void;
  /** What is typed is kept as a draft, and stands there again the next time: it is left without a question. */
  readonly keepsDraft?: boolean;
  /** What the button at its end is called that leaves it, where nothing in it does: Cancel, or Close where there is nothing to do. */
  readonly end?: 'Cancel' | 'Close';
  /** A class beside its own, where it is to be larger. */
  readonly look?: string;
  readonly children: ReactNode;
}

/** A modal: the browser keeps the focus in it, and it goes back to where it was. 400 px wide at most. */
export function Dialog({ title, open, onClose, keepsDraft = false, end, look, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useShown(dialog, open);
  if (!open) return null;
  return (
    <Open {...{ dialog, title, onClose, keepsDraft }} end={end} look={look}>
      {children}
    </Open>
  );
}

function useShown(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    const before = document.activeElement;
    const place = before ? placeOf(before) : [];
    element.showModal();
    // The focus begins at what is to be done, which the browser brings into view: where there is little room it is read from the top.
    if (element.firstElementChild) element.firstElementChild.scrollTop = 0;
    return () => {
      element.close();
      // The dialog has left the page by then, so that the browser itself no longer knows where to.
      giveBack(before, place);
    };
  }, [dialog, open]);
}

type OpenProps = Pick<DialogProps, 'title' | 'onClose' | 'children'> & {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly keepsDraft: boolean;
  readonly end: DialogProps['end'];
  readonly look: string | undefined;
};

/** Begins anew each time: what was typed before is another matter. */
function Open({ dialog, title, onClose, keepsDraft, end, look, children }: OpenProps) {
  const titleId = useId();
  const { handlers, leave, isAsking, writing, stay } = useKept({ dialog, onClose, keepsDraft });
  return (
    <dialog
      ref={dialog}
      className={look === undefined ? 'dialog' : `dialog ${look}`}
      aria-labelledby={titleId}
      {...handlers}
    >
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        <Leave value={leave}>{children}</Leave>
        {end && (
          <button type="button" className="btn low pale" onClick={leave}>
            {end}
          </button>
        )}
        <Cross isTwice={end === 'Close'} onLeave={leave} />
      </div>
      {isAsking && <Discard writing={writing} onDiscard={onClose} onStay={stay} />}
    </dialog>
  );
}

/** Last, so that the focus begins at what the dialog is for. Where a button beside it is called the same it is for the mouse alone. */
function Cross({ isTwice, onLeave }: { readonly isTwice: boolean; readonly onLeave: () => void }) {
  const forTheMouse = isTwice ? ({ 'aria-hidden': true, tabIndex: -1 } as const) : {};
  return (
    <button type="button" className="dialog-cross" aria-label="Close" {...forTheMouse} onClick={onLeave}>
      ✕
    </button>
  );
}
