import Type from 'typebox';
import { Count, Day, Id, Instant, orNull, Shape } from '../../describe/schema';
import { table } from '../../describe/table';
import { Level, Subject } from '../../questions/question';

const OrNull = { day: orNull(Day), instant: orNull(Instant) };

/** The questions of a type that a learner got wrong, and how far putting them right has come. */
export const mistakes = table('practice_mistakes', {
  keeps: 'Questions to put right',
  row: {
    learnerId: Id,
    questionType: Id,
    subject: Subject,
    topic: Id,
    /** Ever, whether or not they are still listed. */
    solved: Count,
    /** The newest 50, the newest last. */
    mistakes: Type.Array(
      Shape({
        worksheetId: Id,
        number: Count,
        level: Level,
        madeAt: Instant,
        dueOn: OrNull.day,
        returns: Count,
        right: Count,
        solvedAt: OrNull.instant,
      }),
    ),
  },
  key: ['learnerId', 'questionType'],
});
