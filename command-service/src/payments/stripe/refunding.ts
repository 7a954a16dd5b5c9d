import Stripe from 'stripe';
import type { SeenPayment } from '../till';
import { purchaseIn } from './purchase-beside';
import { idIn, instantOf, unlessMissing, unlessRefused } from './said';

/** Ends a subscription that was bought twice, and refunds what was last paid for it. */
export async function giveBack(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id);
  await stripe.subscriptions.cancel(id).catch(unlessRefused);
  const invoice = idIn(subscription.latest_invoice);
  if (invoice === undefined) return;
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
  for (const { payment } of data) {
    const intent = idIn(payment.payment_intent);
    if (intent !== undefined) await giveBackPayment(stripe, intent);
  }
}

export async function giveBackPayment(stripe: Stripe, intent: string): Promise<void> {
  const asked = { payment_intent: intent, reason: 'duplicate' as const };
  await stripe.refunds.create(asked, { idempotencyKey: `duplicate-${intent}` }).catch(unlessRefunded);
}

function unlessRefunded(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded') throw error;
}

/** What was paid once tells by itself what for; of a month the invoice does. */
export async function paymentAt(stripe: Stripe, id: string): Promise<SeenPayment | undefined> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }).catch(unlessMissing);
  if (intent === undefined) return undefined;
  const payment = paymentOf(intent);
  return payment.purchase === undefined ? { ...payment, subscriptionId: await subscriptionOf(stripe, id) } : payment;
}

export function paymentOf({ id, metadata, created, ...intent }: Stripe.PaymentIntent): SeenPayment {
  const { latest_charge: charge, amount_received: pence } = intent;
  const refundedPence = typeof charge === 'string' || charge === null ? 0 : charge.amount_refunded;
  const purchase = purchaseIn(metadata);
  return { paymentId: id, purchase, subscriptionId: undefined, pence, refundedPence, paidAt: instantOf(created) };
}

interface Wanted {
  readonly paymentId: string;
  readonly pence: number;
  readonly refundId: string;
}

/** Stripe forgets a key after a day: what was made before that is known by what stands beside it. */
export async function refundPart(stripe: Stripe, { paymentId, pence, refundId }: Wanted): Promise<'made' | 'refused'> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
  if (data.some(({ metadata }) => metadata?.['refundId'] === refundId)) return 'made';
  const asked = { payment_intent: paymentId, amount: pence, reason: 'requested_by_customer' as const };
  const made = await stripe.refunds
    .create({ ...asked, metadata: { refundId } }, { idempotencyKey: `refund-${refundId}` })
    .catch(unlessRefused);
  return made === undefined ? 'refused' : 'made';
}

async function subscriptionOf(stripe: Stripe, intent: string): Promise<string | undefined> {
  const payment = { type: 'payment_intent' as const, payment_intent: intent };
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
  const [paid] = data;
  if (paid === undefined) return undefined;
  const invoice = await stripe.invoices.retrieve(idIn(paid.invoice) ?? '').catch(unlessMissing);
  return idIn(invoice?.parent?.subscription_details?.subscription);
}
