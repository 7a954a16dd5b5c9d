import Type from 'typebox';
import { Count } from '../describe/schema';

/** What an access token says of its holder; the roles are checked against the log as well. */
export const TokenClaims = {
  accountId: Type.String(),
  learnerId: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  sessionId: Type.String(),
  passwordEpoch: Count,
};
