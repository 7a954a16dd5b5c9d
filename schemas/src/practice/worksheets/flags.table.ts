import Type from 'typebox';
import { Count, Id, Instant, Personal, Text } from '../../describe/schema';
import { table } from '../../describe/table';

/** Questions that learners have flagged, for the editors. */
export const flags = table('practice_flags', {
  row: {
    worksheetId: Id,
    number: Count,
    learnerId: Id,
    isTypo: Type.Boolean(),
    isMarkingIssue: Type.Boolean(),
    isTooHard: Type.Boolean(),
    comment: Personal(Text(2_000), 'learnerId'),
    flaggedAt: Instant,
  },
  key: ['worksheetId', 'number'],
  indexes: [['flaggedAt']],
});
