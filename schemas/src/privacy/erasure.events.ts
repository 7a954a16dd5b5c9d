import Type from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Count, Id, Instant, Personal, Text } from '../describe/schema';
import { Certificate, Places } from './certificate';

/** A child alone, or the family with its account. */
export const Whom = Type.Enum(['child', 'family']);

/**
 * A parent took it back; or the one who asked has a new password since, and may not be who asked; or on the day it could
 * not be done: another parent had joined, or no other child was left to practise.
 */
export const WhyKept = Type.Enum(['taken back', 'new password', 'another parent', 'last child']);

const which = { erasureId: Id, familyId: Id };
/** Whose mail it concerns: every parent of the family. */
const told = Type.Array(Id, { maxItems: 20 });
const Hash = Type.String({ minLength: 1, maxLength: 64 });

/**
 * From the wish to be forgotten to the proof that nothing is left. Streams: `erasure-<familyId>`, one for all the wishes
 * of a family.
 */
export const erasureStoryEvents = events({
  /** `dueAt`: until then they may change their mind. */
  ErasureAsked: {
    ...which,
    /** Who asked. */
    accountId: Id,
    told,
    whom: Whom,
    learnerId: Maybe(Id),
    askedAt: Instant,
    dueAt: Instant,
    /** Of the session in which it was asked for; absent where it was not written down yet. */
    passwordEpoch: Maybe(Count),
  },
  /** `why`: absent where it was not written down yet. */
  ErasureCancelled: { ...which, accountId: Id, told, why: Maybe(WhyKept) },
  /** A few days are left: they are told once more. */
  ErasureDrewNear: { ...which, told, dueAt: Instant },
  /**
   * From here on there is no way back. `people`: whose keys are going to be destroyed; `values`: by which they are looked
   * for afterwards, sealed with a key of the erasure's own, which is destroyed with the certificate.
   */
  ErasureBegun: {
    ...which,
    people: Type.Array(Id, { maxItems: 2_000 }),
    values: Personal(Type.Array(Text(2_000), { maxItems: 500 }), 'erasureId'),
    before: Places,
    begunAt: Instant,
  },
  ErasureCarriedOut: { ...which, carriedOutAt: Instant },
  /** `hash`: SHA-256 of the certificate's text. */
  ErasureCertified: { ...which, certificate: Certificate, hash: Hash },
});
export type ErasureStoryEvent = EventOf<typeof erasureStoryEvents>;
