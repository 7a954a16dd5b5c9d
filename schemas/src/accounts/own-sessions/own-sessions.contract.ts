import Type from 'typebox';
import { command, query } from '../../describe/contract';
import { Count, Id, Instant, Shape } from '../../describe/schema';
import { signedIn } from '../accounts.contract';
import { everyRole } from '../roles';

export const getMySessions = query({
  call: 'POST /auth/getMySessions',
  who: everyRole,
  summary:
    'Where the caller is logged in: on what kind of device, since when, and when it was last used, to some minutes.',
  reply: {
    /** This one first, then the one used last; at most 50. */
    sessions: Type.Array(
      Shape({
        sessionId: Id,
        /** In words: “Chrome on Windows”; null where it is not known. */
        device: Type.Union([Type.String(), Type.Null()]),
        openedAt: Instant,
        seenAt: Instant,
        isThis: Type.Boolean(),
      }),
    ),
    /** All of them. */
    sessionCount: Count,
  },
});

export const endMySession = command({
  call: 'POST /auth/endMySession',
  who: everyRole,
  summary: 'Logs the caller out on one device: both services know within 3 s.',
  request: { sessionId: Id },
  refusals: ['SessionNotYours'],
});

export const endMyOtherSessions = command({
  call: 'POST /auth/endMyOtherSessions',
  who: everyRole,
  summary:
    'Logs the caller out on every device but this one, which goes on with the token of this reply. It says which one it takes itself for.',
  request: { keep: Id },
  reply: signedIn,
  refusals: ['SessionEnded', 'SessionNotYours'],
});
