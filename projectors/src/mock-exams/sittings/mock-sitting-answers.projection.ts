import type { RowOf } from 'schemas/describe/table';
import {
  answeredAfter,
  answeredAfterDecision,
  unanswered,
  type ActEvent,
} from 'schemas/mock-exams/sittings/question.rules';
import { mockSittingAnswers } from 'schemas/mock-exams/sittings/sittings.tables';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockSittingAnswers>;

/** By the fold of the sitting itself: what is shown of an answer is what is decided by. */
function answered(row: Row | undefined, event: ActEvent): Row {
  const { sessionId, learnerId, questionId, paper, at } = event.data;
  const before = row ?? unanswered;
  const { option, submitted, deviceId, inGrace, marked, struck, late } = answeredAfter(before, event);
  const isChange = before.option !== null && before.option !== option;
  return {
    sessionId,
    learnerId,
    questionId,
    paper,
    option,
    submitted,
    deviceId,
    inGrace,
    marked,
    struck: [...struck],
    late: late.map((one) => ({ option: one.option, at: one.at, tab: one.tab, seq: one.seq, counts: one.counts })),
    changes: (row?.changes ?? 0) + (isChange ? 1 : 0),
    firstAt: row?.firstAt ?? at,
    changedAt: at,
  };
}

export const mockSittingAnswersProjection = readModel(mockSittingAnswers, { version: 2 }).fold({
  MockChoiceMade: (row, { data }) => answered(row, { type: 'MockChoiceMade', data }),
  MockAnswerSubmitted: (row, { data }) => answered(row, { type: 'MockAnswerSubmitted', data }),
  MockQuestionMarkedForReview: (row, { data }) => answered(row, { type: 'MockQuestionMarkedForReview', data }),
  MockOptionStruckOut: (row, { data }) => answered(row, { type: 'MockOptionStruckOut', data }),
  MockLateAnswerKept: (row, { data }) => answered(row, { type: 'MockLateAnswerKept', data }),
  MockLateAnswerDecided: (row, { data }) => row && answeredAfterDecision(row, data),
});
