import Type from 'typebox';
import { events, type EventOf } from '../describe/events';
import { Email, Id, Personal } from '../describe/schema';

/** The mailing list, by double opt-in. Streams: `subscription-<subscriberId>`. */
export const subscriptionEvents = events({
  SubscriptionRequested: {
    subscriberId: Id,
    email: Personal(Email, 'subscriberId'),
    source: Type.String({ maxLength: 40 }),
  },
  SubscriptionConfirmed: { subscriberId: Id },
  SubscriptionEnded: { subscriberId: Id },
});
export type SubscriptionEvent = EventOf<typeof subscriptionEvents>;
