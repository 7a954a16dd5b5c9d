import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Passage } from 'schemas/questions/question';
import { PassageText } from '../../parts/question/passage';

interface BesidePassageProps {
  readonly passage: Passage | null;
  readonly children: ReactNode;
}

/** A question beside the passage that it is about. On a phone the passage is one tap away, at the place where it was left. */
export function BesidePassage({ passage, children }: BesidePassageProps) {
  return passage ? <Beside passage={passage}>{children}</Beside> : children;
}

function Beside({ passage, children }: { readonly passage: Passage; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) sheet.current?.focus({ preventScroll: true });
  }, [open]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      className="beside-passage"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open) close();
      }}
    >
      <div className="passage-opener">
        <button
          ref={opener}
          type="button"
          className="btn pale"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => (open ? close() : setOpen(true))}
        >
          {open ? 'Back to the question' : 'Read the passage'}
        </button>
      </div>
      {/* Hidden by its style, not taken away: it stays where it was scrolled to. */}
      <section
        ref={sheet}
        id={id}
        className={open ? 'passage card open' : 'passage card'}
        aria-label="The passage"
        tabIndex={0}
      >
        <PassageText passage={passage} />
      </section>
      <div className="beside-question">{children}</div>
    </div>
  );
}
