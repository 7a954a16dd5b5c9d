import { Maybe } from '../describe/events';
import { Id, Instant } from '../describe/schema';
import { table } from '../describe/table';

/** Every seat that is taken, or held for a payment; of whoever has no account yet as well. */
export const places = table('rights_places', {
  keeps: 'Places in mock exams, also while they are paid for',
  row: {
    sessionId: Id,
    learnerId: Id,
    /** Until when it is held; null: for good. */
    heldUntil: Maybe(Instant),
  },
  key: ['sessionId', 'learnerId'],
});
