import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Id, Instant } from '../describe/schema';
import { table } from '../describe/table';

/** Who sits which mock session. */
export const bookings = table('rights_bookings', {
  keeps: 'Mock exams that were booked',
  row: {
    sessionId: Id,
    learnerId: Id,
    familyId: Id,
    state: Type.Enum(['pending', 'booked', 'cancelled']),
    changedAt: Instant,
    /** Of a pending one: until when its seat is held. */
    heldUntil: Maybe(Instant),
  },
  key: ['sessionId', 'learnerId'],
  indexes: [['learnerId'], ['sessionId', 'state']],
});
