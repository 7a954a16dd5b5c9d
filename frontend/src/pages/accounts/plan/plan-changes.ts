import { faultBeside } from 'schemas/payments/paid-twice.rules';
import { coversMocks } from 'schemas/payments/covers.rules';
import type { MonthlyProductId } from 'schemas/payments/products';
import type { Plan } from './api';
import { stayingOf, type Child, type Whose } from './whose';

/** Something that a plan may become. */
export interface PlanChange {
  readonly to: MonthlyProductId;
  /** For whom its mock exams may be, where that is chosen with the change; none where it goes without saying. */
  readonly children: readonly Child[];
}

const monthly: readonly MonthlyProductId[] = [1, 2, 4];
export const isMonthly = (productId: number): productId is MonthlyProductId => monthly.some((one) => one === productId);

/** What a plan may become beside the others that are paid for: nobody pays for a part twice. */
export function changesOf(plan: Plan, others: readonly Plan[], whose: Whose): readonly PlanChange[] {
  const isFree = (to: MonthlyProductId, learnerId: string | undefined) =>
    faultBeside({ productId: to, learnerId }, others) === undefined;
  const choosesChild = (to: MonthlyProductId) =>
    coversMocks(to) && plan.learnerId === undefined && whose.practising.length > 1;
  return monthly
    .filter((to) => to !== plan.productId)
    .flatMap((to) => {
      if (!choosesChild(to)) return isFree(to, plan.learnerId) ? [{ to, children: [] }] : [];
      const children = stayingOf(whose).filter(({ learnerId }) => isFree(to, learnerId));
      return children.length === 0 ? [] : [{ to, children }];
    });
}

/** Whose mock exams a call is about, where the plan is about any. */
export const aboutChild = (learnerId: string | undefined) => (learnerId === undefined ? {} : { learnerId });
