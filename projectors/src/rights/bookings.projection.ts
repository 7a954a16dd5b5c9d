import { set } from 'platform/projections';
import { bookings } from 'schemas/rights/bookings.table';
import { readModel } from '../read-model';

export const bookingsProjection = readModel(bookings, { version: 2 }).fold({
  BookingRequested: (_, { data: { sessionId, learnerId, familyId, requestedAt, heldUntil } }) => ({
    sessionId,
    learnerId,
    familyId,
    heldUntil,
    state: 'pending',
    changedAt: requestedAt,
  }),
  BookingMade: (_, { data: { sessionId, learnerId, familyId, bookedAt } }) => ({
    sessionId,
    learnerId,
    familyId,
    heldUntil: null,
    state: 'booked',
    changedAt: bookedAt,
  }),
  BookingCancelled: (row, { data }) =>
    row && set(row, { state: 'cancelled', changedAt: data.cancelledAt, heldUntil: null }),
  BookingCalledOff: (row, { data }) =>
    row && set(row, { state: 'cancelled', changedAt: data.calledOffAt, heldUntil: null }),
});
