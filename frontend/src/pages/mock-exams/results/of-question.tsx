import type { ReactNode } from 'react';
import type { ExplainedFigure } from 'schemas/mock-exams/marks/explained/explained.rules';
import { ExplainFigure } from '../../../parts/explain/explain-figure';
import type { Question } from './api';

/** A figure of one question. */
export type QuestionFigure = Extract<
  ExplainedFigure,
  'facility' | 'seconds' | 'discrimination' | 'reached' | 'correlation' | 'omitted' | 'unreached' | 'choices'
>;

interface OfQuestionProps {
  readonly sessionId: string;
  readonly question: Pick<Question, 'questionId' | 'number'>;
  readonly figure: QuestionFigure;
  readonly name: string;
  readonly children: ReactNode;
}

/** As it stands now, which opens how it came about. */
export const OfQuestion = ({ sessionId, question, figure, name, children }: OfQuestionProps) => (
  <ExplainFigure
    figure={figure}
    of={question.questionId}
    whose={{ kind: 'results', mockExamSessionId: sessionId }}
    title={`${name} of question ${question.number}`}
  >
    {children}
  </ExplainFigure>
);
