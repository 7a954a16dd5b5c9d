import { events, type EventOf } from '../../describe/events';
import { Count, Day, Id } from '../../describe/schema';

/** What one learner was given on one day, Europe/London. Streams: `learnerday-<learnerId>.<day>`. */
export const learnerDayEvents = events({
  QuestionsAllotted: { learnerId: Id, day: Day, worksheetId: Id, count: Count },
});
export type LearnerDayEvent = EventOf<typeof learnerDayEvents>;
