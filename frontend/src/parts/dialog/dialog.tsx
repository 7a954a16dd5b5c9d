import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useKept } from './kept';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Asked for by the cross, and by Escape or a press beside it as long as nothing was typed. */
  readonly onClose: () => void;
  /** Asked for by Escape where something was typed: whoever shows it asks whether that may go. Without it Escape does nothing then. */
  readonly onHeld?: () => void;
  /** A class beside its own, where it is to be larger. */
  readonly look?: string;
  readonly children: ReactNode;
}

/** A modal: the browser keeps the focus in it, and it goes back to where it was. 400 px wide at most. */
export function Dialog({ title, open, onClose, onHeld, look, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const kept = useKept(dialog, onClose, onHeld);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    const before = document.activeElement;
    element.showModal();
    // The focus begins at what is to be done, which the browser brings into view: where there is little room it is read from the top.
    element.scrollTop = 0;
    return () => {
      element.close();
      giveBack(before);
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={look === undefined ? 'dialog' : `dialog ${look}`}
      aria-labelledby={titleId}
      {...kept}
    >
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
        {/* Last, so that the focus begins at what the dialog is for. */}
        <button type="button" className="dialog-cross" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </div>
    </dialog>
  );
}

/** The dialog has left the page by then, so that the browser itself no longer knows where to. */
function giveBack(before: Element | null): void {
  // Some browsers do not focus a button that is pressed with the mouse: then the page's heading is as near as can be said.
  const to = before === document.body ? document.querySelector('main h1') : before;
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
}
