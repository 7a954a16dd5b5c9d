import {
  changePassword,
  collectPartialSignUpInfo,
  confirmEmail,
  createFreeAccount,
  forgotPassword,
  getMyAccount,
} from 'schemas/accounts/accounts.contract';
import {
  createCheckoutFromDashboard,
  createCheckoutSession,
  createPortalSession,
} from 'schemas/payments/checkout.contract';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { useCommand, useQuery } from '../../client/contract';

export const useForgotPassword = () => useCommand(forgotPassword);
export const useChangePassword = () => useCommand(changePassword);
export const useConfirmEmail = () => useCommand(confirmEmail);
export const usePartialSignUp = () => useCommand(collectPartialSignUpInfo);
export const useFreeAccount = () => useCommand(createFreeAccount);
export const useCheckoutSession = () => useCommand(createCheckoutSession);
export const useUpgrade = () => useCommand(createCheckoutFromDashboard);
export const usePortal = () => useCommand(createPortalSession);
export const useMyPlan = () => useQuery(getMyPlan, {});
export const useMyAccount = () => useQuery(getMyAccount, {});
export const useTrialLeft = () => useQuery(getTimeLeftOnFreemiumTrial, {});
