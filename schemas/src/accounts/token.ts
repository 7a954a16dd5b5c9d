import Type from 'typebox';
import { Count } from '../describe/schema';
import { roleNames, serviceNames, serviceRoles, type ServiceName } from './roles';

/** What an access token says of its holder; the roles are checked against the log as well. */
export const TokenClaims = {
  accountId: Type.String(),
  learnerId: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  sessionId: Type.String(),
  passwordEpoch: Count,
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

/** The one that signs for people; every other signer speaks for itself alone. */
export const SIGNS_FOR_PEOPLE = 'command-service';
/** Every program that has a key to sign with. */
export const signers = [SIGNS_FOR_PEOPLE, ...serviceNames] as const;
export type SignerName = (typeof signers)[number];

/** Whether the key of a signer may sign that somebody is this. */
export function mayClaim(signer: string, { accountId, roles }: { accountId: string; roles: readonly string[] }) {
  if (signer === SIGNS_FOR_PEOPLE) return roles.every((role) => roleNames.some((name) => name === role));
  const name = serviceNames.find((service) => service === signer);
  return name !== undefined && accountId === name && roles.length === 1 && roles[0] === serviceRoles[name];
}

/** What all that verify a token agree on. */
export const tokenRules = { issuer: 'fieldfare', claims: TokenClaims, mayClaim };
