import Type from 'typebox';
import { events, type EventOf } from '../../describe/events';
import { Day, Id } from '../../describe/schema';
import { MOST_QUESTIONS } from '../../questions/question';

const OfOneWorksheet = Type.Integer({ minimum: 0, maximum: MOST_QUESTIONS });

/** What one learner was given on one day, Europe/London. Streams: `learnerday-<learnerId>.<day>`. */
export const learnerDayEvents = events({
  QuestionsAllotted: { learnerId: Id, day: Day, worksheetId: Id, count: OfOneWorksheet },
});
export type LearnerDayEvent = EventOf<typeof learnerDayEvents>;
