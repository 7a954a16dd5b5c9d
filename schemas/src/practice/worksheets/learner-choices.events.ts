import Type from 'typebox';
import { events, type EventOf } from '../../describe/events';
import { Id } from '../../describe/schema';
import { Fit } from './fit';

/** How one learner likes to practise; what was chosen last holds. Streams: `learnerchoices-<learnerId>`. */
export const learnerChoicesEvents = events({
  /** Whether worksheets that may be checked question by question are, from now on. */
  CheckingChosen: { learnerId: Id, checksEach: Type.Boolean() },
  /** How hard worksheets are to be, from now on. */
  FitChosen: { learnerId: Id, fit: Fit },
});
export type LearnerChoicesEvent = EventOf<typeof learnerChoicesEvents>;
