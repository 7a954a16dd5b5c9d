import { createFreeAccount } from 'schemas/accounts/accounts.contract';
import {
  confirmMockPlace,
  createFreeMockUser,
  getAllUpcomingMockExamSessions,
  getNextFreeMockExamSession,
  giveUpMockPlace,
  lookAtMockPlace,
} from 'schemas/marketing/mock-place.contract';
import { addToSubscriptionList, confirmSubscription, endSubscription } from 'schemas/marketing/subscription.contract';
import { useCommand, useQuery } from '../../client/contract';

export const useSubscribe = () => useCommand(addToSubscriptionList);
export const useConfirm = () => useCommand(confirmSubscription);
export const useLeave = () => useCommand(endSubscription);
export const useFreeAccount = () => useCommand(createFreeAccount);
export const useFreeMock = () => useCommand(createFreeMockUser);
export const useLookAtPlace = () => useCommand(lookAtMockPlace);
export const useKeepPlace = () => useCommand(confirmMockPlace);
export const useGiveUpPlace = () => useCommand(giveUpMockPlace);
export const useNextSession = () => useQuery(getNextFreeMockExamSession, {});
export const useSessions = () => useQuery(getAllUpcomingMockExamSessions, {});
