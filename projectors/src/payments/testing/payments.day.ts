import { paymentsFeature } from 'schemas/payments/payments.feature';
import { dayOf } from '../../../testing/day';
import { golden } from '../../../testing/golden';

/** A price list, a registration that is paid, and subscriptions: one whose card is declined and gives again, two with mock exams of a child. */
export const paymentsDay = dayOf(paymentsFeature, {
  on: '2026-09-02',
  later: [
    golden('SubscriptionSeen', { subscriptionId: 'sub-2', status: 'past_due' }),
    golden('PaymentFailed', { subscriptionId: 'sub-2', attempt: 2 }),
    golden('SubscriptionSeen', { subscriptionId: 'sub-3', status: 'past_due' }),
    golden('PaymentFailed', { subscriptionId: 'sub-3', attempt: 1 }),
    golden('SubscriptionSeen', { subscriptionId: 'sub-3', status: 'active' }),
    golden('SubscriptionSeen', { subscriptionId: 'sub-4', productId: 2, learnerId: 'learner-2' }),
    golden('SubscriptionSeen', { subscriptionId: 'sub-5', productId: 1, keepsProductId: 4, learnerId: 'learner-3' }),
    golden('CheckoutStarted', { checkoutId: 'checkout-2' }),
  ],
});
