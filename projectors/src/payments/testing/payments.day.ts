import { paymentsFeature } from 'schemas/payments/payments.feature';
import { dayOf } from '../../../testing/day';
import { golden } from '../../../testing/golden';

/** A price list, a registration that is paid, and a subscription whose card is declined and gives again. */
export const paymentsDay = dayOf(paymentsFeature, {
  on: '2026-09-02',
  later: [
    golden('SubscriptionSeen', { subscriptionId: 'sub-2', status: 'past_due' }),
    golden('PaymentFailed', { subscriptionId: 'sub-2', attempt: 2 }),
    golden('SubscriptionSeen', { subscriptionId: 'sub-3', status: 'past_due' }),
    golden('PaymentFailed', { subscriptionId: 'sub-3', attempt: 1 }),
    golden('SubscriptionSeen', { subscriptionId: 'sub-3', status: 'active' }),
    golden('CheckoutStarted', { checkoutId: 'checkout-2' }),
  ],
});
