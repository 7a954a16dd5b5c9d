import Type from 'typebox';
import { events, type EventOf } from '../describe/events';
import { Id } from '../describe/schema';

/** What the keeper of the house wants to know about. Streams: `security-<accountId>`. */
export const securityEvents = events({
  /** A request named another person than its token does; it was refused. */
  IdentityMismatchDetected: {
    accountId: Id,
    call: Type.String({ maxLength: 200 }),
    field: Type.String({ maxLength: 60 }),
  },
});
export type SecurityEvent = EventOf<typeof securityEvents>;

/** Written when a person's key has been destroyed: read tables empty that person's columns. Streams: `subject-<subjectId>`. */
export const erasureEvents = events({ SubjectErased: { subjectId: Id } });
export type ErasureEvent = EventOf<typeof erasureEvents>;
