import { flow } from 'platform/http';
import {
  changePlan,
  claimExam,
  claimPlan,
  previewPlanChange,
  setPlanEnding,
} from 'schemas/payments/change-plan.contract';
import { listMyReceipts, MOST_RECEIPTS } from 'schemas/payments/receipts.contract';
import { billing } from '../billing/billing.decider';
import { familyOfCaller, requireOpen } from '../buying/buying';
import type { PaymentsParts } from '../payments-parts';
import * as claiming from './claiming';
import { changeAsShown, previewChange, setEnding } from './changing-plan';

/** A family has one customer as a rule; each costs two questions. */
const MOST_CUSTOMERS = 4;

/** What a family does with a plan that it has. */
export const planRoutes = (parts: PaymentsParts) => [
  flow(previewPlanChange, (asked, tools) => previewChange(asked, requireOpen(parts, tools), tools), {
    answersRepeats: false,
  }),
  flow(changePlan, async (asked, tools) => {
    await changeAsShown(asked, requireOpen(parts, tools), tools);
    return {};
  }),
  flow(setPlanEnding, async (asked, tools) => {
    await setEnding(asked, requireOpen(parts, tools), tools);
    return {};
  }),
  flow(claimPlan, async ({ subscriptionId }, tools) => {
    await claiming.claimPlan(subscriptionId, requireOpen(parts, tools), tools);
    return {};
  }),
  flow(claimExam, async ({ checkoutId }, tools) => {
    await claiming.claimExam(checkoutId, requireOpen(parts, tools), tools);
    return {};
  }),
  flow(
    listMyReceipts,
    async (_, tools) => {
      const { till } = requireOpen(parts, tools);
      const { customers } = await tools.read(billing, familyOfCaller(tools));
      const shown = customers.slice(-MOST_CUSTOMERS);
      const lists = await Promise.all(shown.map((customerId) => till.receipts(customerId, MOST_RECEIPTS)));
      const receipts = lists
        .flatMap((list) => list.receipts)
        .sort((one, other) => (one.paidAt < other.paidAt ? 1 : -1));
      const hasMore = lists.some((list) => list.hasMore) || receipts.length > MOST_RECEIPTS;
      return { receipts: receipts.slice(0, MOST_RECEIPTS), hasMore };
    },
    { answersRepeats: false },
  ),
];
