import { endAllSessions, grantRole, revokeRole } from 'schemas/accounts/accounts.contract';
import { findAccount } from 'schemas/accounts/office.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { useCommand, useQuery } from '../../../client/contract';

export type FoundAccount = NonNullable<ReplyOf<typeof findAccount>['account']>;
export type RoleName = FoundAccount['roles'][number];

/** `undefined` asks for nobody yet. */
export const useAccount = (email: string | undefined) =>
  useQuery(findAccount, email === undefined ? undefined : { email });
export const useGrantRole = () => useCommand(grantRole);
export const useRevokeRole = () => useCommand(revokeRole);
export const useEndAllSessions = () => useCommand(endAllSessions);
