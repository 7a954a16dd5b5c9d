import type { ReplyOf } from 'schemas/describe/contract';
import {
  changePlan,
  claimExam,
  claimPlan,
  previewPlanChange,
  setPlanEnding,
} from 'schemas/payments/change-plan.contract';
import { createCheckoutFromDashboard, createPortalSession } from 'schemas/payments/checkout.contract';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { listMyReceipts } from 'schemas/payments/receipts.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type MyPlan = ReplyOf<typeof getMyPlan>;
export type Plan = MyPlan['plans'][number];
export type Given = NonNullable<MyPlan['given']>[number];
export type Exam = MyPlan['exams'][number];

export const useMyPlan = (refreshMs?: number) => useQuery(getMyPlan, {}, refreshMs === undefined ? {} : { refreshMs });
export const useUpgrade = () => useCommand(createCheckoutFromDashboard);
export const usePortal = () => useCommand(createPortalSession);
export const usePlanPrice = () => useCommand(previewPlanChange);
export const usePlanChange = () => useCommand(changePlan);
export const usePlanEnding = () => useCommand(setPlanEnding);
export const useClaim = () => useCommand(claimPlan);
export const useExamClaim = () => useCommand(claimExam);
export const useReceipts = () => useCommand(listMyReceipts);
