import { useCallback, useRef, useState, type ReactNode } from 'react';
import { closedByEscape, useCloseElsewhere } from './close-elsewhere';
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
  const close = useCallback(() => setOpen(false), []);

  useCloseElsewhere({ whole, isOpen: open, close });

  return (
    <div className="disclosure" ref={whole} onKeyDown={open ? closedByEscape(close, () => opener.current) : undefined}>
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
