import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import {
  createAdminUser,
  resetPasswordForUser,
  toggleAccountActivation,
} from 'schemas/accounts/people/people.contract';
import { getAccountHistory, getAllUsers } from 'schemas/accounts/people/users.contract';
import { useCommand } from '../../../client/contract';
import { usePages } from '../../../client/pages';

export type ListedUser = ReplyOf<typeof getAllUsers>['users'][number];
export type WhichUsers = Pick<RequestOf<typeof getAllUsers>, 'find' | 'sortBy' | 'ascending'>;
export type Happening = ReplyOf<typeof getAccountHistory>['happenings'][number];

export const useUsers = (which: WhichUsers) => usePages(getAllUsers, which, { rowsOf: ({ users }) => users, size: 25 });
export const useHistory = (accountId: string) =>
  usePages(getAccountHistory, { accountId }, { rowsOf: ({ happenings }) => happenings, size: 20 });
export const useInvite = () => useCommand(createAdminUser);
export const useActivation = () => useCommand(toggleAccountActivation);
export const useReset = () => useCommand(resetPasswordForUser);
