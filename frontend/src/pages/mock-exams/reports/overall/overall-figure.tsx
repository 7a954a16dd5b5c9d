import type { ExplainedFigure } from 'schemas/mock-exams/marks/explained/explained.rules';
import type { FigureOf } from '../../../../parts/explain/api';
import { ExplainFigure } from '../../../../parts/explain/explain-figure';

/** By what the lines of a table are asked for; none where what they were made from is not kept. */
export interface OfLines {
  readonly whose: FigureOf;
  readonly ids: readonly string[];
}

interface OverallFigureProps {
  readonly whose: FigureOf;
  readonly figure: ExplainedFigure;
  /** Undefined: there is nothing to explain it by. */
  readonly of: string | undefined;
  readonly title: string;
  readonly children: string | number;
}

/** A figure as it was issued: it opens what it was made from, where that is kept. */
export const OverallFigure = ({ whose, figure, of, title, children }: OverallFigureProps) =>
  of === undefined || children === '–' || children === 'void' ? (
    children
  ) : (
    <ExplainFigure figure={figure} of={of} whose={whose} title={title}>
      {children}
    </ExplainFigure>
  );
