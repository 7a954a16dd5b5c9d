import type { ReplyOf } from 'schemas/describe/contract';
import type { ExplainedFigure } from 'schemas/mock-exams/marks/explained/explained.rules';
import {
  explainMockFigure,
  explainMockOverallFigure,
  explainMockReportFigure,
} from 'schemas/mock-exams/results/explain.contract';
import { useQuery } from '../../client/contract';

/** Whose figure it is. */
export type FigureOf =
  /** As it stands now, for staff: of a child, or of everybody together. */
  | { readonly kind: 'results'; readonly mockExamSessionId: string; readonly mockExamUserId?: string }
  /** As it stood when a report over all was issued. */
  | { readonly kind: 'overall'; readonly mockExamSessionId: string; readonly version: number }
  /** As it stood when a report was issued; `version`: of the report, the last one unless told. */
  | {
      readonly kind: 'report';
      readonly mockExamSessionId: string;
      readonly mockExamUserId: string;
      readonly version?: number;
    };

/** Those that may be of one child. */
export type FigureOfChild = Exclude<FigureOf['kind'], 'overall'>;

export interface ExplainedWhat {
  readonly figure: ExplainedFigure;
  /** Of a figure of one question its id, of all others a part's, as marks name it. */
  readonly of: string;
}

type Told =
  | ReplyOf<typeof explainMockFigure>
  | ReplyOf<typeof explainMockOverallFigure>
  | ReplyOf<typeof explainMockReportFigure>;
export type Explanation = Told;
export type ExplainedAnswer = NonNullable<Told['answers']>[number];

/** Asked when it is opened, by whichever call the figure is from. */
export function useExplanation({ figure, of }: ExplainedWhat, whose: FigureOf) {
  const { kind, mockExamSessionId } = whose;
  const which = { figure, of, mockExamSessionId };
  const now = useQuery(
    explainMockFigure,
    kind === 'results'
      ? { ...which, ...(whose.mockExamUserId !== undefined && { mockExamUserId: whose.mockExamUserId }) }
      : undefined,
  );
  const issued = useQuery(
    explainMockReportFigure,
    kind === 'report'
      ? {
          ...which,
          mockExamUserId: whose.mockExamUserId,
          ...(whose.version !== undefined && { version: whose.version }),
        }
      : undefined,
  );
  const overall = useQuery(
    explainMockOverallFigure,
    kind === 'overall' ? { ...which, version: whose.version } : undefined,
  );
  return { results: now, report: issued, overall }[kind];
}
