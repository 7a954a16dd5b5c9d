import type Stripe from 'stripe';
import type { SeenDispute } from '../till';
import { paymentOf } from './refunding';
import { idIn, instantIn, unlessMissing } from './said';
import { subscriptionOf } from './subscription-seen';

/** Each of them is compared by reading two streams: a page takes a moment, and no more. */
const PAGE = 50;
/** Of what was given back each asks Stripe three or four more questions. */
const SHORT_PAGE = 15;
const from = (after: string | undefined) => (after === undefined ? {} : { starting_after: after });

export async function subscriptionsAfter(stripe: Stripe, after: string | undefined) {
  const { data, has_more: more } = await stripe.subscriptions.list({ status: 'all', limit: PAGE, ...from(after) });
  return { rows: data.flatMap((one) => subscriptionOf(one) ?? []), more };
}

const createdSince = (since: string) => ({ created: { gte: Math.floor(Date.parse(since) / 1000) } });

export async function paymentsSince(stripe: Stripe, since: string, after: string | undefined) {
  const asked = { ...createdSince(since), limit: PAGE, expand: ['data.latest_charge'], ...from(after) };
  const { data, has_more: more } = await stripe.paymentIntents.list(asked);
  return { rows: data.map(paymentOf), more };
}

export async function pageOf(stripe: Stripe, paymentId: string): Promise<string | undefined> {
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 });
  return data[0]?.id;
}

export async function refundsSince(stripe: Stripe, since: string, after: string | undefined) {
  const asked = { ...createdSince(since), limit: SHORT_PAGE, ...from(after) };
  const { data, has_more: more } = await stripe.refunds.list(asked);
  return { rows: data.map(({ id, payment_intent }) => ({ refundId: id, paymentId: idIn(payment_intent) })), more };
}

export async function disputesSince(stripe: Stripe, since: string, after: string | undefined) {
  const asked = { ...createdSince(since), limit: SHORT_PAGE, ...from(after) };
  const { data, has_more: more } = await stripe.disputes.list(asked);
  return { rows: data.map(disputeOf), more };
}

export async function disputeAt(stripe: Stripe, id: string): Promise<SeenDispute | undefined> {
  const dispute = await stripe.disputes.retrieve(id).catch(unlessMissing);
  return dispute && disputeOf(dispute);
}

const disputeOf = ({ id, payment_intent, amount, status, ...dispute }: Stripe.Dispute): SeenDispute => ({
  disputeId: id,
  paymentId: idIn(payment_intent),
  pence: amount,
  status,
  answerBy: instantIn(dispute.evidence_details.due_by),
});
