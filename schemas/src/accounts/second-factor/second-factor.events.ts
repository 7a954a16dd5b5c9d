import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Count, Id, Instant, Personal, Text } from '../../describe/schema';

/** Base32, as apps that show codes take it. */
const Secret = Type.String({ maxLength: 80 });

/** The recovery codes that are made at a time. */
export const RECOVERY_CODES = 10;

/**
 * What somebody has beside their password: an app that shows codes (TOTP, RFC 6238), and recovery codes, of which the
 * keyed hashes stand here. Streams: `factor-<accountId>`.
 */
export const secondFactorEvents = events({
  /** Shown to its owner for their app; asked for by nobody before a code of it has come back. */
  SecondFactorOffered: { accountId: Id, factorId: Id, secret: Personal(Secret, 'accountId'), expiresAt: Instant },
  /** A code of the one that was offered has come back: from now on a log-in wants one. `step`: the half minute of that code since 1970. */
  SecondFactorSetUp: {
    accountId: Id,
    factorId: Id,
    step: Count,
    recoveryHashes: Type.Array(Id, { minItems: RECOVERY_CODES, maxItems: RECOVERY_CODES }),
  },
  /** A code was used at a log-in: no code of this half minute, or of one before it, is good any more. */
  SecondFactorUsed: { accountId: Id, factorId: Id, step: Count },
  RecoveryCodeUsed: { accountId: Id, factorId: Id, recoveryHash: Id, left: Count },
  SecondFactorRemoved: {
    accountId: Id,
    factorId: Id,
    by: Type.Enum(['owner', 'admin']),
    reason: Maybe(Personal(Text(300), 'accountId')),
  },
});
export type SecondFactorEvent = EventOf<typeof secondFactorEvents>;
