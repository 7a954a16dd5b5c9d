import Type from 'typebox';
import { Count } from '../describe/schema';
import { SERVICE_ROLE } from './roles';

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
export const serviceClaims = (service: string) => ({
  accountId: service,
  learnerId: service,
  sessionId: service,
  email: '',
  roles: [SERVICE_ROLE],
  passwordEpoch: 0,
});
