import { Count, Day, Id } from '../../describe/schema';
import { table } from '../../describe/table';

/** How many questions a learner was given on each day. */
export const learnerDays = table('practice_learner_days', {
  row: { learnerId: Id, day: Day, allotted: Count },
  key: ['learnerId', 'day'],
});
