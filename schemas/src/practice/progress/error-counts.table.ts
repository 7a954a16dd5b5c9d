import Type from 'typebox';
import { Count, Day, Id, Shape } from '../../describe/schema';
import { table } from '../../describe/table';
import { Subject } from '../../questions/question';

/** How often a learner has gone wrong in the same way in a topic, day by day for the 60 days before the last of them. */
export const errorCounts = table('practice_error_counts', {
  keeps: 'Which kinds of mistake happened how often',
  row: {
    learnerId: Id,
    topic: Id,
    errorTag: Id,
    subject: Subject,
    /** Where it came up last. */
    last: Shape({ worksheetId: Id, number: Count }),
    days: Type.Array(Shape({ day: Day, count: Count })),
  },
  key: ['learnerId', 'topic', 'errorTag'],
});
