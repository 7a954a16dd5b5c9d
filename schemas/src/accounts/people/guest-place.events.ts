import { events, type EventOf } from '../../describe/events';
import { Id, Instant } from '../../describe/schema';

/**
 * Which invitation to the house an address is taken by, written before the invitation itself: of many at once one comes
 * first. Whether it is still open is told by its own stream. `emailHash` is a name that stands for the address, as of a
 * log-in, and is forgotten with who was invited. Streams: `guestplace-<emailHash>`.
 */
export const guestPlaceEvents = events({
  GuestPlaceHeld: { emailHash: Id, invitationId: Id, accountId: Id, heldAt: Instant, expiresAt: Instant },
});
export type GuestPlaceEvent = EventOf<typeof guestPlaceEvents>;
