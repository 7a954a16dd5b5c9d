import {
  changePassword,
  collectPartialSignUpInfo,
  confirmEmail,
  forgotPassword,
  getMyAccount,
} from 'schemas/accounts/accounts.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { getAllUpcomingMockExamSessions } from 'schemas/marketing/mock-place.contract';
import { createCheckoutSession } from 'schemas/payments/checkout.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { useCommand, useQuery } from '../../client/contract';

export const useForgotPassword = () => useCommand(forgotPassword);
export const useChangePassword = () => useCommand(changePassword);
export const useConfirmEmail = () => useCommand(confirmEmail);
export const usePartialSignUp = () => useCommand(collectPartialSignUpInfo);
export const useCheckoutSession = () => useCommand(createCheckoutSession);
export const useMyAccount = () => useQuery(getMyAccount, {});
export const useTrialLeft = () => useQuery(getTimeLeftOnFreemiumTrial, {});

export type SoldExam = ReplyOf<typeof getAllUpcomingMockExamSessions>[number];

/** The mock exams to come that are sold one by one. */
export function useSoldExams() {
  const answer = useQuery(getAllUpcomingMockExamSessions, {});
  return { ...answer, data: answer.data?.filter(({ isFreeSession }) => !isFreeSession) };
}
