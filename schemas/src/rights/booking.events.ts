import { events, Maybe, type EventOf } from '../describe/events';
import { Id, Instant, Personal, Text } from '../describe/schema';

const booking = { sessionId: Id, learnerId: Id, familyId: Id };

/** A child's seat in a mock session. Streams: `booking-<sessionId>.<learnerId>`, so that nobody has two in one. */
export const bookingEvents = events({
  /** Pending: held while it is paid for, and by itself nobody's any more after that. */
  BookingRequested: { ...booking, requestedAt: Instant, heldUntil: Instant },
  /** `startsAt`: of the session, as it was then; absent where the event is older than the sessions. */
  BookingMade: { ...booking, bookedAt: Instant, startsAt: Maybe(Instant) },
  BookingCancelled: { ...booking, cancelledAt: Instant, reason: Maybe(Personal(Text(300), 'familyId')) },
});
export type BookingEvent = EventOf<typeof bookingEvents>;

/** The seats of a session that has only so many: who is the last is decided in one stream, `places-<sessionId>`. */
export const placeEvents = events({
  /**
   * `heldUntil`: for that long; absent: for good. `holder`: of whoever has no account yet, the name by which their address
   * stands; it leads nowhere once they are forgotten.
   */
  PlaceTaken: { sessionId: Id, learnerId: Id, takenAt: Instant, heldUntil: Maybe(Instant), holder: Maybe(Id) },
  PlaceReturned: { sessionId: Id, learnerId: Id, returnedAt: Instant },
});
export type PlaceEvent = EventOf<typeof placeEvents>;
