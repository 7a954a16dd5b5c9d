import type { RowOf } from 'schemas/describe/table';
import { mockQuestionSteps } from 'schemas/mock-exams/after/after.tables';
import type { ActEvent } from 'schemas/mock-exams/sittings/question.rules';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockQuestionSteps>;
type Step = Row['steps'][number];

function stepped(row: Row | undefined, { data }: Pick<ActEvent, 'data'>, step: Pick<Step, 'kind' | 'option'>): Row {
  const { sessionId, learnerId, questionId, paper, at, claim } = data;
  const { kind, option } = step;
  const next: Step = { kind, at, seq: claim.seq, ...(option !== undefined && { option }) };
  return { sessionId, learnerId, questionId, paper, steps: [...(row?.steps ?? []), next] };
}

type Answering = Extract<ActEvent, { type: 'MockChoiceMade' | 'MockAnswerSubmitted' }>['data'];

/** From a device that another had taken the place of: somebody was there, and nothing else. */
const answered = ({ option, overtaken }: Answering, kind: 'chosen' | 'submitted') =>
  overtaken ? { kind: 'sign' as const } : { kind, option };

export const mockQuestionStepsProjection = readModel(mockQuestionSteps, { version: 1 }).fold({
  MockQuestionShown: (row, event) => stepped(row, event, { kind: 'shown' }),
  MockQuestionLeft: (row, event) => stepped(row, event, { kind: 'left' }),
  MockChoiceMade: (row, event) => stepped(row, event, answered(event.data, 'chosen')),
  MockAnswerSubmitted: (row, event) => stepped(row, event, answered(event.data, 'submitted')),
  MockQuestionMarkedForReview: (row, event) => stepped(row, event, { kind: event.data.marked ? 'marked' : 'unmarked' }),
  MockOptionStruckOut: (row, event) => stepped(row, event, { kind: 'sign' }),
});
