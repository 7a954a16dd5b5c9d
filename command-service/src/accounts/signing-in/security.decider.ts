import { accept, decider, type Decision } from 'platform/decider';
import type { ErasureEvent, SecurityEvent } from 'schemas/accounts/security.events';

type Mismatch = SecurityEvent['data'];

/** Keeps what should not have happened; a record, not a rule. */
export const security = decider({
  category: 'security',
  initial: null,
  decide: ({ data }: { type: 'NoteIdentityMismatch'; data: Mismatch }): Decision<SecurityEvent> =>
    accept({ type: 'IdentityMismatchDetected', data }),
  evolve: () => null,
});

/** A person whose key has been destroyed; the read tables then empty their columns. */
export const subject = decider({
  category: 'subject',
  initial: false,
  decide: ({ data }: { type: 'NoteErasure'; data: { subjectId: string } }, erased: boolean): Decision<ErasureEvent> =>
    erased ? accept() : accept({ type: 'SubjectErased', data }),
  evolve: () => true,
});
