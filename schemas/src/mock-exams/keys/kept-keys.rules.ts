import type { RowOf } from '../../describe/table';
import type { QuestionKey } from '../paper';
import type { mockKeys } from '../sets/sets.tables';
import type { ExamKeys } from './exam-keys.rules';
import type { StandingKey } from './standing-keys';

/** The keys of a paper as its row keeps them: what the fold had left. */
export const examKeysFrom = (row: RowOf<typeof mockKeys>): ExamKeys => ({
  setId: row.setId,
  setVersion: row.setVersion,
  keyVersion: row.keyVersion,
  published: row.keys.map(asPublished),
  decisions: row.decisions,
  proposal: row.proposal ?? null,
  withdrawn: row.withdrawn,
});

const asPublished = ({ questionId, published: answer, explanation, picture, drawnFrom }: StandingKey): QuestionKey => ({
  questionId,
  answer,
  explanation,
  ...(picture && { picture }),
  ...(drawnFrom && { drawnFrom }),
});
