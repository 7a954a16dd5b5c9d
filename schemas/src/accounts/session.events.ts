import Type from 'typebox';
import { events, type EventOf } from '../describe/events';
import { Count, Id, Instant } from '../describe/schema';

/** One signed-in browser. The refresh token is known by its hash; each use replaces it. Streams: `session-<sessionId>`. */
export const sessionEvents = events({
  SessionOpened: { sessionId: Id, accountId: Id, passwordEpoch: Count, refreshHash: Id, expiresAt: Instant },
  SessionRefreshed: { sessionId: Id, refreshHash: Id },
  SessionEnded: { sessionId: Id, accountId: Id, reason: Type.Enum(['signed out', 'refresh token used twice']) },
});
export type SessionEvent = EventOf<typeof sessionEvents>;
