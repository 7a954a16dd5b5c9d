import Type from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Email, Id, Personal, Text } from '../describe/schema';

/** The mailing list, by double opt-in. Streams: `subscription-<subscriberId>`. */
export const subscriptionEvents = events({
  SubscriptionRequested: {
    subscriberId: Id,
    email: Personal(Email, 'subscriberId'),
    source: Type.String({ maxLength: 40 }),
  },
  SubscriptionConfirmed: { subscriberId: Id },
  /** About to be told to whoever keeps the list beside us: written before it is. */
  ListMemberTold: { subscriberId: Id, provider: Text(60) },
  /** `letterId`: by the link of which mail to the list; absent where it was another link, or was not noted yet. */
  SubscriptionEnded: { subscriberId: Id, letterId: Maybe(Id) },
});
export type SubscriptionEvent = EventOf<typeof subscriptionEvents>;
