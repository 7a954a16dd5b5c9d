import { useEffect, useRef } from 'react';

interface DiscardProps {
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

/** Asked of whoever leaves a dialog in which something was typed. The focus is on what loses nothing, and goes back to where it was. */
export function Discard({ onDiscard, onStay }: DiscardProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    stay.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
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
