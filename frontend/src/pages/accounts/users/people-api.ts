import { useState } from 'react';
import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import {
  createAdminUser,
  createMockExamUser,
  getGuests,
  inviteGuestAgain,
  resetPasswordForUser,
  toggleAccountActivation,
  withdrawGuest,
} from 'schemas/accounts/people/people.contract';
import { getAccountHistory, getAllUsers, takeUsersFile } from 'schemas/accounts/people/users.contract';
import { getAllUpcomingMockExamSessions } from 'schemas/marketing/mock-place.contract';
import { updateUserSubscriberType } from 'schemas/rights/rights.contract';
import { callForFile } from '../../../client/call';
import { useCommand, useQuery } from '../../../client/contract';
import { useOneAtATime } from '../../../client/one-at-a-time';
import { usePages } from '../../../client/pages';
import { parentsDoor } from '../../../client/parents-door';
import { Problem } from '../../../client/problem';
import { saveFile } from '../../../client/files/save-file';

export type ListedUser = ReplyOf<typeof getAllUsers>['users'][number];
export type WhichUsers = Omit<RequestOf<typeof getAllUsers>, 'email' | 'after' | 'limit'>;
export type Happening = ReplyOf<typeof getAccountHistory>['happenings'][number];
export type Guest = ReplyOf<typeof getGuests>['guests'][number];
export type MockSession = ReplyOf<typeof getAllUpcomingMockExamSessions>[number];

/** The most that the service gives at once. */
const MOST = 100;

/** `shown`: as many as a link, or a reload, asks for are asked for at once. */
export function useUsers(which: WhichUsers, shown: number) {
  const [size] = useState(() => Math.min(shown, MOST));
  return usePages(getAllUsers, which, { rowsOf: ({ users }) => users, size });
}
export const useHistory = (accountId: string) =>
  usePages(getAccountHistory, { accountId }, { rowsOf: ({ happenings }) => happenings, size: 20 });
export const useGuests = () => usePages(getGuests, {}, { rowsOf: ({ guests }) => guests, size: 20 });
export const useMockSessions = () => useQuery(getAllUpcomingMockExamSessions, {});
export const useInvite = () => useCommand(createAdminUser);
export const useInviteMockUser = () => useCommand(createMockExamUser);
export const useInviteAgain = () => useCommand(inviteGuestAgain);
export const useWithdrawGuest = () => useCommand(withdrawGuest);
export const useActivation = () => useCommand(toggleAccountActivation);
export const useReset = () => useCommand(resetPasswordForUser);
export const useSubscriberType = () => useCommand(updateUserSubscriberType);

/** Fetches the file of users and hands it to the browser. A link could not: it carries no token. */
export function useTakeFile() {
  const { run, busy, problem } = useOneAtATime();
  const take = (which: WhichUsers, reason: string) =>
    run(async () => {
      const wish = Object.assign({}, which, { reason });
      saveFile('users.csv', await behindDoor(() => callForFile(takeUsersFile, wish)));
    });
  return { take, busy, problem };
}

/** A file is asked for by a press, as a command is: the password is asked for on the way. */
async function behindDoor(fetch: () => Promise<Blob>): Promise<Blob> {
  try {
    return await fetch();
  } catch (error) {
    const isShut = error instanceof Problem && error.code === 'PasswordWanted';
    if (!isShut || !(await parentsDoor.knock(takeUsersFile.does))) throw error;
    return fetch();
  }
}
