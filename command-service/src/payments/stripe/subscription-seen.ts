import type Stripe from 'stripe';
import { subscriptionStatuses } from 'schemas/payments/billing.events';
import type { SeenSubscription } from '../till';
import { keptIn, mocksForIn } from './plan-change';
import { productOf } from './products-there';
import { purchaseIn } from './purchase-beside';
import { idIn, instantIn, instantOf } from './said';

/** The end of a period stands on the item, and not on the subscription. */
export function subscriptionOf(subscription: Stripe.Subscription | undefined): SeenSubscription | undefined {
  if (subscription === undefined) return undefined;
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Stripe tells of ${subscription.id} without an item`);
  return {
    subscriptionId: subscription.id,
    customerId: idIn(subscription.customer) ?? '',
    purchase: purchaseIn(subscription.metadata),
    productId: productOf(idIn(item.price.product)),
    pence: item.price.unit_amount ?? 0,
    status: statusOf(subscription.status),
    periodBeganAt: instantOf(item.current_period_start),
    periodEndsAt: instantOf(item.current_period_end),
    endsWithPeriod: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: instantIn(subscription.ended_at),
    keeps: keptIn(subscription.metadata),
    mocksFor: mocksForIn(subscription.metadata),
  };
}

function statusOf(status: string): SeenSubscription['status'] {
  const known = subscriptionStatuses.find((name) => name === status);
  if (known === undefined) throw new Error(`Stripe tells of a subscription that is "${status}"`);
  return known;
}
