import { useId, useState, type ReactNode } from 'react';
import { usePlace } from '../../../parts/list/place';
import { ShowMore } from '../../../parts/list/show-more';
import { Shown } from '../../../parts/page/shown';
import { TileSkeleton } from '../../../parts/page/skeleton';
import { useMistakes, type ListedMistakes } from '../api';
import type { MistakeState } from '../mistake-state';
import { MistakeCard } from './mistake-card';

const atATime = 5;

interface MistakeSectionProps {
  readonly title: string;
  readonly count: number;
  /** The button that unfolds it, where it has one. */
  readonly button?: ReactNode;
  readonly children?: ReactNode;
}

/** Some mistakes of the book under their heading; nothing where there are none. */
export function MistakeSection({ title, count, button, children }: MistakeSectionProps) {
  const titleId = useId();
  if (count === 0) return null;
  return (
    <section className="mistake-list" aria-labelledby={titleId}>
      <div className="row between">
        <h2 id={titleId}>
          {title} <span className="soft num">{count}</span>
        </h2>
        {button}
      </div>
      {children}
    </section>
  );
}

interface FoldedMistakesProps {
  readonly title: string;
  readonly count: number;
  readonly state: MistakeState;
  /** Opened by a press, and asked for then: what is not for today need not stand in the way. */
  readonly folded: boolean;
}

export function FoldedMistakes({ title, count, state, folded }: FoldedMistakesProps) {
  const [open, setOpen] = useState(!folded);
  const mistakes = useMistakes(open && count > 0 ? state : undefined);
  const button = folded && (
    <button type="button" className="btn low pale" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? 'Hide them' : 'Show them'}
    </button>
  );
  return (
    <MistakeSection title={title} count={count} button={button}>
      {open && (
        <Shown answer={mistakes} skeleton={<TileSkeleton tiles={2} />}>
          {() => <MistakeCards mistakes={mistakes} count={count} name={state} />}
        </Shown>
      )}
    </MistakeSection>
  );
}

interface MistakeCardsProps {
  readonly mistakes: ListedMistakes;
  readonly count: number;
  readonly name: MistakeState;
}

export function MistakeCards({ mistakes, count, name }: MistakeCardsProps) {
  const { shown, show } = usePlace(`${name} mistakes`, atATime);
  return (
    <>
      <ul>
        {mistakes.data?.rows.slice(0, shown).map((mistake) => (
          <li key={`${mistake.worksheetId}-${mistake.questionNumber}`}>
            <MistakeCard mistake={mistake} />
          </li>
        ))}
      </ul>
      <ShowMore pages={mistakes} shown={shown} onShow={show} step={atATime} things="mistakes" total={count} />
    </>
  );
}
