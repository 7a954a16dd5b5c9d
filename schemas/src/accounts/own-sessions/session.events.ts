import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Count, Id, Instant } from '../../describe/schema';

/** One signed-in browser. The refresh token is known by its hash; each use replaces it. Streams: `session-<sessionId>`. */
export const sessionEvents = events({
  SessionOpened: {
    sessionId: Id,
    accountId: Id,
    passwordEpoch: Count,
    refreshHash: Id,
    expiresAt: Instant,
    /** What kind of browser on what kind of machine, in words that very many share; absent where it did not say. */
    device: Maybe(Type.String({ maxLength: 60 })),
  },
  /** As sessions were renewed before they told which token had been presented. Written no more. */
  SessionRefreshed: { sessionId: Id, refreshHash: Id },
  /** Whoever held the token of `presentedHash` has been given that of `refreshHash`. */
  SessionRenewed: { sessionId: Id, presentedHash: Id, refreshHash: Id, renewedAt: Instant },
  /** Who practises in this browser from now on. */
  LearnerChosen: { sessionId: Id, accountId: Id, learnerId: Id },
  /** The password was given in this browser: what is for parents alone may be reached until then, or until a child is chosen. */
  ParentsDoorOpened: { sessionId: Id, accountId: Id, until: Instant },
  /** Shut before its time. */
  ParentsDoorShut: { sessionId: Id, accountId: Id },
  /** Its owner ended all others: this one goes on in the account's new epoch. */
  SessionKept: { sessionId: Id, accountId: Id, passwordEpoch: Count },
  /** A token of ours that was no good any more came back: two have held it. The session ends with it. */
  RefreshTokenReused: { sessionId: Id, accountId: Id },
  SessionEnded: {
    sessionId: Id,
    accountId: Id,
    reason: Type.Enum(['signed out', 'refresh token used twice', 'ended from another device']),
  },
});
export type SessionEvent = EventOf<typeof sessionEvents>;
