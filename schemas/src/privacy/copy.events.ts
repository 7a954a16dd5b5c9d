import { events, Maybe, type EventOf } from '../describe/events';
import { Id, Instant } from '../describe/schema';

/** Copies of what is kept, for the parents. Streams: `copies-<accountId>`. */
export const copyEvents = events({
  /** Of one child, or of the whole account. Until it expires it can be fetched, as things stand then. */
  CopyAsked: { copyId: Id, accountId: Id, learnerId: Maybe(Id), askedAt: Instant, expiresAt: Instant },
});
export type CopyEvent = EventOf<typeof copyEvents>;
