import { useId, useState } from 'react';
import type { Mistake } from '../api';
import { MistakeCard } from './mistake-card';

const atATime = 5;

interface MistakeListProps {
  readonly title: string;
  readonly mistakes: readonly Mistake[];
  /** Opened by a press: what is not for today need not stand in the way. */
  readonly folded?: boolean;
}

export function MistakeList({ title, mistakes, folded = false }: MistakeListProps) {
  const titleId = useId();
  const [open, setOpen] = useState(!folded);
  if (mistakes.length === 0) return null;
  return (
    <section className="mistake-list" aria-labelledby={titleId}>
      <div className="row between">
        <h2 id={titleId}>
          {title} <span className="soft num">{mistakes.length}</span>
        </h2>
        {folded && (
          <button type="button" className="btn low pale" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide them' : 'Show them'}
          </button>
        )}
      </div>
      {open && <Cards mistakes={mistakes} />}
    </section>
  );
}

function Cards({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  const [shown, setShown] = useState(atATime);
  return (
    <>
      <ul>
        {mistakes.slice(0, shown).map((mistake) => (
          <li key={`${mistake.worksheetId}-${mistake.questionNumber}`}>
            <MistakeCard mistake={mistake} />
          </li>
        ))}
      </ul>
      {shown < mistakes.length && (
        <button type="button" className="btn low pale" onClick={() => setShown(shown + atATime)}>
          Show more
        </button>
      )}
    </>
  );
}
