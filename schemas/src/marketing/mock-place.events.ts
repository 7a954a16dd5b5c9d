import Type from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Email, Id, Instant, Name, Personal } from '../describe/schema';

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
    /** Which terms were agreed to, and when; absent where whoever called did not ask. */
    termsVersion: Maybe(Type.String({ maxLength: 20 })),
    termsAcceptedAt: Maybe(Instant),
  },
  /** Whoever reads the mail of the address wants the place. */
  MockPlaceConfirmed: { placeId: Id },
  MockPlaceGivenUp: { placeId: Id },
});
export type MockPlaceEvent = EventOf<typeof mockPlaceEvents>;
