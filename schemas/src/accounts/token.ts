import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Count, Instant, orNull, Shape } from '../describe/schema';
import { roleNames, serviceNames, serviceRoles, type ServiceName } from './roles';

/** The roles that may be had for a time: what a plan, a payment or a trial brings. */
export const lendable = ['ROLE_USER', 'ROLE_FREE_USER', 'ROLE_MOCK_EXAM_STUDENT'] as const;

/** What an access token says of its holder; the roles are checked against the log as well, those that are lent are what it says. */
export const TokenClaims = {
  accountId: Type.String(),
  learnerId: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  lent: Maybe(Type.Array(Shape({ role: Type.Enum([...lendable]), endsAt: orNull(Instant) }), { maxItems: 4 })),
  sessionId: Type.String(),
  passwordEpoch: Count,
  /** Whose children these are; in tokens from before there were two parents it is the account itself. */
  familyId: Maybe(Type.String()),
  /** Whoever holds it is no learner, but an admin who looks: reads, and changes nothing. Session and epoch are those of `by`. */
  look: Maybe(Shape({ lookId: Type.String(), by: Type.String() })),
  /** Until when the parents' door stands open in this browser; absent where it is shut. */
  parentUntil: Maybe(Instant),
};

/** What the token of one of our own services says: no session stands behind it, so it must live for minutes only. */
export const serviceClaims = (service: ServiceName) => ({
  accountId: service,
  learnerId: service,
  sessionId: service,
  email: '',
  roles: [serviceRoles[service]],
  passwordEpoch: 0,
});

/** Within this time every service notices that a session has ended, by whatever: the promise of `endAllSessions` and `revokeRole`. */
export const ENDED_SESSION_NOTICED_MS = 3_000;

/** Beside that, how long a password may be in the making: its time is that of the call that brought it. */
const HASHED_WITHIN_MS = 2_000;

/**
 * Until when (ISO 8601 UTC) a session of the former password may still have done something, where a new one was chosen at
 * `changedAt`. Whoever chose it has hardly logged in by then.
 */
export const lastOfFormer = (changedAt: string): string =>
  new Date(Date.parse(changedAt) + HASHED_WITHIN_MS + ENDED_SESSION_NOTICED_MS).toISOString();

/** A new password, and what it counts on. */
interface PasswordChosen {
  /** ISO 8601 UTC. */
  readonly changedAt: string;
  /** That of the account by now. */
  readonly passwordEpoch: number;
}

/** Something that was asked for by an account. */
interface AskedFor {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Of the session in which it was; absent where it was not written down yet. */
  readonly passwordEpoch?: number | undefined;
}

/**
 * Whether a session of the former password may have asked for it. What was asked for just after a new password was
 * chosen is told apart by the session: whoever logs in with the new one at once means what they ask for.
 */
export function isOfFormer({ at, passwordEpoch }: AskedFor, chosen: PasswordChosen): boolean {
  if (at <= chosen.changedAt) return true;
  return at <= lastOfFormer(chosen.changedAt) && (passwordEpoch ?? 0) < chosen.passwordEpoch;
}

/** The one that signs for people; every other signer speaks for itself alone. */
export const SIGNS_FOR_PEOPLE = 'command-service';
/** Every program that has a key to sign with. */
export const signers = [SIGNS_FOR_PEOPLE, ...serviceNames] as const;
export type SignerName = (typeof signers)[number];

interface Claim {
  readonly accountId: string;
  readonly roles: readonly string[];
  readonly lent?: unknown;
}

/** Whether the key of a signer may sign that somebody is this. */
export function mayClaim(signer: string, { accountId, roles, lent }: Claim) {
  if (signer === SIGNS_FOR_PEOPLE) return roles.every((role) => roleNames.some((name) => name === role));
  const name = serviceNames.find((service) => service === signer);
  if (lent !== undefined) return false;
  return name !== undefined && accountId === name && roles.length === 1 && roles[0] === serviceRoles[name];
}

/** What all that verify a token agree on. */
export const tokenRules = { issuer: 'fieldfare', claims: TokenClaims, mayClaim };
