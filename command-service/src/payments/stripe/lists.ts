import type Stripe from 'stripe';
import { paymentOf } from './refunding';
import { subscriptionOf } from './subscription-seen';

/** Each of them is compared by reading two streams: a page takes a moment, and no more. */
const PAGE = 50;
const from = (after: string | undefined) => (after === undefined ? {} : { starting_after: after });

export async function subscriptionsAfter(stripe: Stripe, after: string | undefined) {
  const { data, has_more: more } = await stripe.subscriptions.list({ status: 'all', limit: PAGE, ...from(after) });
  return { rows: data.flatMap((one) => subscriptionOf(one) ?? []), more };
}

export async function paymentsSince(stripe: Stripe, since: string, after: string | undefined) {
  const created = { gte: Math.floor(Date.parse(since) / 1000) };
  const asked = { created, limit: PAGE, expand: ['data.latest_charge'], ...from(after) };
  const { data, has_more: more } = await stripe.paymentIntents.list(asked);
  return { rows: data.map(paymentOf), more };
}

export async function pageOf(stripe: Stripe, paymentId: string): Promise<string | undefined> {
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 });
  return data[0]?.id;
}
