import { useEffect, useRef, type RefObject } from 'react';
import './dialog.css';

interface DiscardProps {
  /** What was written in last. */
  readonly writing: RefObject<HTMLElement | null>;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

const FIELD = 'input, select, textarea';

/** Asked of whoever leaves a dialog, or a drawer, in which something was typed. The focus is on what loses nothing, and goes back to where they were writing. */
export function Discard({ writing, onDiscard, onStay }: DiscardProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    stay.current?.focus();
    return () => {
      // Whoever has gone on in the dialog meanwhile stays where they are.
      if (document.activeElement !== document.body) return;
      // The cross and Cancel are a way out, which whoever stays has not taken.
      const back = before?.matches(FIELD) ? before : (writing.current ?? before);
      if (back instanceof HTMLElement && back.isConnected) back.focus();
    };
  }, [writing]);
  return (
    <div className="dialog-discard notice warn" role="group" aria-label="Discard what you have typed?">
      <p role="alert">
        <b>Discard what you have typed?</b>
      </p>
      <div className="form-ends">
        <button ref={stay} type="button" className="btn low" onClick={onStay}>
          Keep writing
        </button>
        <button type="button" className="btn low pale" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </div>
  );
}
