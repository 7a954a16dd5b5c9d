import {
  changePassword,
  collectPartialSignUpInfo,
  confirmEmail,
  createFreeAccount,
  forgotPassword,
  getMyAccount,
} from 'schemas/accounts/accounts.contract';
import { createCheckoutSession } from 'schemas/payments/checkout.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { useCommand, useQuery } from '../../client/contract';

export const useForgotPassword = () => useCommand(forgotPassword);
export const useChangePassword = () => useCommand(changePassword);
export const useConfirmEmail = () => useCommand(confirmEmail);
export const usePartialSignUp = () => useCommand(collectPartialSignUpInfo);
export const useFreeAccount = () => useCommand(createFreeAccount);
export const useCheckoutSession = () => useCommand(createCheckoutSession);
export const useMyAccount = () => useQuery(getMyAccount, {});
export const useTrialLeft = () => useQuery(getTimeLeftOnFreemiumTrial, {});
