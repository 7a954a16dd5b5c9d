import { createFreeAccount } from 'schemas/accounts/accounts.contract';
import { addToSubscriptionList, confirmSubscription, endSubscription } from 'schemas/marketing/subscription.contract';
import { useCommand } from '../../client/contract';

export const useSubscribe = () => useCommand(addToSubscriptionList);
export const useConfirm = () => useCommand(confirmSubscription);
export const useLeave = () => useCommand(endSubscription);
export const useFreeAccount = () => useCommand(createFreeAccount);
