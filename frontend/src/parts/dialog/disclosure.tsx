import { useEffect, useRef, useState, type ReactNode } from 'react';
import './disclosure.css';

interface DisclosureProps {
  /** What the button shows. */
  readonly button: ReactNode;
  /** What it is called, where its face does not say it. */
  readonly label?: string;
  /** The classes of the button, where it is no small pale one. */
  readonly look?: string;
  /** Gets a function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that shows a small panel under it; Escape, a press elsewhere, or moving on closes it. */
export function Disclosure({ button, label, look = 'btn low pale', children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open]);

  return (
    <div
      className="disclosure"
      ref={whole}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        className={look}
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && <div className="disclosure-panel">{children(close)}</div>}
    </div>
  );
}
