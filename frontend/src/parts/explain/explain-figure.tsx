import { useState, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog';
import { Shown } from '../page/shown';
import { useExplanation, type ExplainedWhat, type FigureOf } from './api';
import { ExplainedSum } from './explained-sum';
import './explain.css';

interface ExplainFigureProps extends ExplainedWhat {
  readonly whose: FigureOf;
  /** What the figure is, as a heading: "Rank of Mei". */
  readonly title: string;
  /** The figure, as it stands on the page. */
  readonly children: ReactNode;
}

/** A figure that opens what it was made from: the sum with its numbers, the answers with their places in the log, the keys, the rule, everybody it is compared with. */
export function ExplainFigure({ figure, of, whose, title, children }: ExplainFigureProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="explain-figure" onClick={() => setOpen(true)}>
        {children}
        <span className="read-aloud">: how {title} came about</span>
      </button>
      {open && (
        <Dialog title={title} open onClose={() => setOpen(false)} look="explain-dialog">
          <Explained figure={figure} of={of} whose={whose} />
        </Dialog>
      )}
    </>
  );
}

function Explained({ figure, of, whose }: ExplainedWhat & { readonly whose: FigureOf }) {
  const answer = useExplanation({ figure, of }, whose);
  return (
    <Shown answer={answer}>
      {(told) => <ExplainedSum told={told} figure={figure} isReport={whose.kind !== 'results'} />}
    </Shown>
  );
}
