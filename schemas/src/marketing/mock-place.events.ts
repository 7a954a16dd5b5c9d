import Type from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Email, Id, Instant, Name, Personal } from '../describe/schema';

/** Which terms were agreed to, and when: as the place was asked for, or else as it was confirmed. */
const terms = { termsVersion: Maybe(Type.String({ maxLength: 20 })), termsAcceptedAt: Maybe(Instant) };

/** A place that was asked for in a free mock exam. Streams: `mockplace-<placeId>`; an address has one at most. */
export const mockPlaceEvents = events({
  MockPlaceAsked: {
    placeId: Id,
    email: Personal(Email, 'placeId'),
    parentFirstName: Personal(Name, 'placeId'),
    parentLastName: Personal(Name, 'placeId'),
    childName: Personal(Name, 'placeId'),
    telephone: Personal(Type.String({ maxLength: 30 }), 'placeId'),
    source: Type.String({ maxLength: 40 }),
    ...terms,
  },
  /** Whoever reads the mail of the address wants the place. */
  MockPlaceConfirmed: { placeId: Id, ...terms },
  MockPlaceGivenUp: { placeId: Id },
});
/** The place has become a seat in a session, of an account that whoever asked for it has. Streams: those of the places. */
export const mockPlaceSeatEvents = events({
  MockPlaceSeated: { placeId: Id, sessionId: Id, startsAt: Instant, accountId: Id, learnerId: Id, seatedAt: Instant },
});
export type MockPlaceEvent = EventOf<typeof mockPlaceEvents> | EventOf<typeof mockPlaceSeatEvents>;
