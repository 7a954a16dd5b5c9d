import Type from 'typebox';
import { events, type EventOf } from '../../describe/events';
import { Count, Day, Id } from '../../describe/schema';
import { MOST_QUESTIONS } from '../../questions/question';

const OfOneWorksheet = Type.Integer({ minimum: 0, maximum: MOST_QUESTIONS });

/** What one learner was given, and answered, on one day, Europe/London. Streams: `learnerday-<learnerId>.<day>`. */
export const learnerDayEvents = events({
  /** Questions that cost the day when they were dealt: those on paper, and in the oldest events all of them. */
  QuestionsAllotted: { learnerId: Id, day: Day, worksheetId: Id, count: OfOneWorksheet },
  /** A worksheet whose questions cost nothing until they are answered. */
  WorksheetDealt: { learnerId: Id, day: Day, worksheetId: Id, count: OfOneWorksheet },
  /** Questions that were answered for the first time, or left blank and shown when their worksheet was marked. */
  QuestionsCounted: {
    learnerId: Id,
    day: Day,
    worksheetId: Id,
    numbers: Type.Array(Count, { maxItems: MOST_QUESTIONS }),
  },
  /** Counted, and then not kept: their worksheet was discarded in the same moment. */
  QuestionsReturned: {
    learnerId: Id,
    day: Day,
    worksheetId: Id,
    numbers: Type.Array(Count, { maxItems: MOST_QUESTIONS }),
  },
});
export type LearnerDayEvent = EventOf<typeof learnerDayEvents>;
