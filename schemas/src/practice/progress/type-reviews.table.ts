import Type from 'typebox';
import { Count, Day, Id, Instant } from '../../describe/schema';
import { table } from '../../describe/table';
import { Subject } from '../../questions/question';

/** How a learner stands with each question type, and when it is due for review. */
export const typeReviews = table('practice_type_reviews', {
  keeps: 'Which types of question are due again',
  row: {
    learnerId: Id,
    questionType: Id,
    subject: Subject,
    topic: Id,
    asked: Count,
    correct: Count,
    /** The last answers, from the newest back. */
    wrongInARow: Count,
    isChoice: Type.Boolean(),
    lastDay: Day,
    worksheetsThatDay: Count,
    /** Of FSRS: days until the chance to recall it is 0.9, and 1 to 10. */
    stability: Type.Number(),
    difficulty: Type.Number(),
    reviewedAt: Instant,
    dueOn: Day,
  },
  key: ['learnerId', 'questionType'],
});
