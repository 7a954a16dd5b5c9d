import { Count, Day, Id } from '../../describe/schema';
import { table } from '../../describe/table';

/** How many questions each day of a learner has paid for: answered, or dealt on paper. */
export const learnerDays = table('practice_learner_days', {
  keeps: 'How many questions were answered on each day',
  row: { learnerId: Id, day: Day, counted: Count },
  key: ['learnerId', 'day'],
});
