import type { RowOf } from 'schemas/describe/table';
import { mockQuestionSteps } from 'schemas/mock-exams/after/after.tables';
import { stepIn } from 'schemas/mock-exams/after/steps.rules';
import type { ActEvent } from 'schemas/mock-exams/sittings/question.rules';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockQuestionSteps>;
type Step = Row['steps'][number];

function stepped(row: Row | undefined, event: ActEvent): Row | undefined {
  const found = stepIn(event);
  if (!found) return row;
  const { sessionId, learnerId, questionId, paper } = event.data;
  const { kind, at, seq, option } = found.step;
  const next: Step = { kind, at, seq, ...(option !== undefined && { option }) };
  return { sessionId, learnerId, questionId, paper, steps: [...(row?.steps ?? []), next] };
}

export const mockQuestionStepsProjection = readModel(mockQuestionSteps, { version: 1 }).fold({
  MockQuestionShown: (row, { data }) => stepped(row, { type: 'MockQuestionShown', data }),
  MockQuestionLeft: (row, { data }) => stepped(row, { type: 'MockQuestionLeft', data }),
  MockChoiceMade: (row, { data }) => stepped(row, { type: 'MockChoiceMade', data }),
  MockAnswerSubmitted: (row, { data }) => stepped(row, { type: 'MockAnswerSubmitted', data }),
  MockQuestionMarkedForReview: (row, { data }) => stepped(row, { type: 'MockQuestionMarkedForReview', data }),
  MockOptionStruckOut: (row, { data }) => stepped(row, { type: 'MockOptionStruckOut', data }),
});
