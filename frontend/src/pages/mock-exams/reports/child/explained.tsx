import type { ReactNode } from 'react';
import type { ExplainedFigure } from 'schemas/mock-exams/marks/explained/explained.rules';
import { ExplainFigure } from '../../../../parts/explain/explain-figure';
import type { Which } from './api';

interface ExplainedProps {
  readonly which: Which;
  readonly figure: ExplainedFigure;
  /** The part it is of; null: there is nothing to explain. */
  readonly of: string | null;
  readonly title: string;
  readonly children: ReactNode;
}

/** A figure of a report: it opens what it was made from, as the log stood when it was issued. */
export const Explained = ({ which, figure, of, title, children }: ExplainedProps) =>
  of === null ? (
    children
  ) : (
    <ExplainFigure figure={figure} of={of} whose={{ kind: 'report', ...which }} title={title}>
      {children}
    </ExplainFigure>
  );
