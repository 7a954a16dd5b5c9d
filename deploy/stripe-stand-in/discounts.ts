import type Stripe from 'stripe';

/** What is left of an amount, in pence, after a coupon; all of it without one. */
export const reduced = (pence: number, coupon: Stripe.Coupon | undefined): number =>
  Math.round((pence * (100 - (coupon?.percent_off ?? 0))) / 100);
