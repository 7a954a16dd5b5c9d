import { useState, type ReactNode } from 'react';
import type { ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { useSession } from '../../client/session';
import { holdsOneOf, staffRoles } from '../../rooms/access';
import { Dialog } from '../dialog/dialog';
import { Shown } from '../page/shown';
import { useExplanation, type ExplainedWhat, type FigureOf } from './api';
import { ExplainedSteps, ExplainedSum } from './explained-sum';
import './explain.css';

interface OpeningProps {
  /** What the figure is, as a heading: "Rank of Mei". */
  readonly title: string;
  /** The figure, as it stands on the page. */
  readonly children: ReactNode;
}

interface ExplainFigureProps extends ExplainedWhat, OpeningProps {
  readonly whose: FigureOf;
}

/** A figure that opens what it was made from: the sum with its numbers, the answers with their places in the log, the keys, the rule, everybody it is compared with. */
export const ExplainFigure = ({ figure, of, whose, title, children }: ExplainFigureProps) => (
  <Opening title={title} inside={() => <Explained figure={figure} of={of} whose={whose} />}>
    {children}
  </Opening>
);

interface OwnFigureProps extends OpeningProps {
  readonly steps: () => readonly ExplainedStep[];
}

/** A figure that the page itself has reckoned from what it shows: it opens how. */
export const OwnFigure = ({ steps, title, children }: OwnFigureProps) => (
  <Opening
    title={title}
    inside={() => (
      <div className="explained">
        <ExplainedSteps steps={steps()} />
      </div>
    )}
  >
    {children}
  </Opening>
);

/** @param inside drawn once it is opened */
function Opening({ title, children, inside }: OpeningProps & { readonly inside: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="explain-figure" onClick={() => setOpen(true)}>
        {children}
        <span className="read-aloud"> ({title === children ? '' : `${title}: `}how it is worked out)</span>
      </button>
      {open && (
        <Dialog title={title} open onClose={() => setOpen(false)} look="explain-dialog" end="Close">
          {inside()}
        </Dialog>
      )}
    </>
  );
}

function Explained({ figure, of, whose }: ExplainedWhat & { readonly whose: FigureOf }) {
  const answer = useExplanation({ figure, of }, whose);
  const { kind } = whose;
  // A child's report alone is read by families as well.
  const isForStaff = holdsOneOf(useSession()?.roles ?? [], staffRoles) || kind !== 'report';
  return (
    <Shown answer={answer}>
      {(told) => <ExplainedSum told={told} figure={figure} isReport={kind !== 'results'} isForStaff={isForStaff} />}
    </Shown>
  );
}
