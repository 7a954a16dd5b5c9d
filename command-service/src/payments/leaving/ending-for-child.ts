import type { CommandTools } from 'platform/http';
import { coversPractice } from 'schemas/payments/covers.rules';
import { products } from 'schemas/payments/products';
import { planWithoutChild } from 'schemas/payments/without-child';
import { isLive } from '../access.rules';
import { billing } from '../billing/billing.decider';
import type { Billing } from '../billing/billing.rules';
import type { OpenPayments, PaymentsParts } from '../payments-parts';
import { pagesFor } from './closing-pages';
import { PRICE_LIST, prices } from '../prices.decider';
import type { SeenSubscription } from '../till';

interface Child {
  readonly familyId: string;
  readonly learnerId: string;
}

/**
 * A child is being erased: nothing is charged for them any more. Their plan ends; of one that covers the family's practice as
 * well that goes on, at its price. Nothing is given back for days that are left, nor for a single exam that was paid for before. May be
 * repeated: each plan is looked at first, and what is so already is told to Stripe no second time.
 */
export async function endCoverOf(child: Child, { till }: Pick<PaymentsParts, 'till'>, tools: CommandTools) {
  const data = { ...child, endedAt: tools.now };
  const { state } = await tools.handle(billing, child.familyId, { type: 'EndChildCover', data });
  if (till === undefined) return;
  // What is paid in this very moment is given back once it is told of.
  for (const checkoutId of pagesFor(child.learnerId, state)) await till.close(checkoutId);
  for (const known of state.subscriptions.filter(isLive)) {
    const seen = await till.seeSubscription(known.subscriptionId);
    const isTheirs = seen !== undefined && (seen.mocksFor ?? known.learnerId) === child.learnerId;
    if (isTheirs && isLive(seen)) await leaveOut(child, { seen, state }, { till, tools });
  }
}

interface Plan {
  readonly seen: SeenSubscription;
  readonly state: Billing;
}
interface With {
  readonly till: OpenPayments['till'];
  readonly tools: CommandTools;
}

async function leaveOut({ learnerId }: Child, plan: Plan, { till, tools }: With): Promise<void> {
  const { subscriptionId, pence, endsWithPeriod } = plan.seen;
  const how = howLeftOut(plan);
  if (how === 'ends') return till.end(subscriptionId);
  if (how === 'ends with the month' && !endsWithPeriod) return till.setEnding(subscriptionId, true);
  if (how !== 'practice goes on') return;
  const { list } = await tools.read(prices, PRICE_LIST);
  // Nobody pays more for less than they have agreed to.
  const less = { productId: 1 as const, pence: Math.min(pence, list[products[1].price]), prorationAt: tools.now };
  await till.changeNextMonth(subscriptionId, less, `without-${learnerId}-${subscriptionId}`);
}

function howLeftOut({ seen, state }: Plan) {
  const { productId, status, keeps, periodEndsAt } = seen;
  const keepsProductId = keeps?.until === periodEndsAt ? keeps.productId : undefined;
  const isPractisedOtherwise = isPractisedWithout(seen, state);
  return productId && planWithoutChild({ productId, status, keepsProductId, isPractisedOtherwise });
}

const isPractisedWithout = ({ subscriptionId }: SeenSubscription, { subscriptions, duplicates }: Billing): boolean =>
  subscriptions.some(
    (one) =>
      one.subscriptionId !== subscriptionId &&
      duplicates[one.subscriptionId] === undefined &&
      isLive(one) &&
      !one.endsWithPeriod &&
      coversPractice(one.productId),
  );
