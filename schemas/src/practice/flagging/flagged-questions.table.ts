import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant } from '../../describe/schema';
import { table } from '../../describe/table';
import { FlagNote, FlagVerdict } from './flagging.events';

/** Every question that was ever flagged, with where it was flagged last and what the editors have answered last. */
export const flaggedQuestions = table('practice_flagged_questions', {
  keeps: 'Questions that were flagged',
  row: {
    questionId: Id,
    worksheetId: Id,
    number: Count,
    firstFlaggedAt: Instant,
    lastFlaggedAt: Instant,
    /** Somebody has flagged it since the last answer, or there is none. */
    isOpen: Type.Boolean(),
    answers: Count,
    verdict: Maybe(FlagVerdict),
    note: Maybe(FlagNote),
    editorId: Maybe(Id),
    answeredAt: Maybe(Instant),
    seenUntil: Maybe(Instant),
  },
  key: 'questionId',
  indexes: [
    ['lastFlaggedAt', 'questionId'],
    ['isOpen', 'lastFlaggedAt', 'questionId'],
  ],
});
