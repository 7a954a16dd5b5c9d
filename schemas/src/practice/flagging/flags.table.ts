import Type from 'typebox';
import { Count, Id, Instant, Personal, Text } from '../../describe/schema';
import { table } from '../../describe/table';

/** Questions that learners have flagged, a row for each question of a worksheet. */
export const flags = table('practice_flags', {
  keeps: 'What was written about a flagged question',
  row: {
    worksheetId: Id,
    number: Count,
    learnerId: Id,
    /** What was flagged, whoever was asked it: see `questionIdOf`. */
    questionId: Id,
    isTypo: Type.Boolean(),
    isMarkingIssue: Type.Boolean(),
    isTooHard: Type.Boolean(),
    comment: Personal(Text(2_000), 'learnerId'),
    flaggedAt: Instant,
    /** Of the editors' answers the last one that the learner has put away; 0 for none. */
    answersRead: Count,
  },
  key: ['worksheetId', 'number'],
  indexes: [
    ['questionId', 'flaggedAt'],
    ['learnerId', 'flaggedAt'],
  ],
});
