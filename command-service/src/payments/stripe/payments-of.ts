import type Stripe from 'stripe';
import type { ListedPayment } from '../till';
import { productOn } from './receipts';
import { paymentOf } from './refunding';
import { idIn } from './said';

/** A payment of a month says nothing of its plan: its invoice does. */
export async function paymentsOf(stripe: Stripe, customer: string): Promise<readonly ListedPayment[]> {
  const [payments, invoices] = await Promise.all([
    stripe.paymentIntents.list({ customer, limit: 100, expand: ['data.latest_charge'] }),
    stripe.invoices.list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] }),
  ]);
  const months = new Map(invoices.data.flatMap(monthsOn));
  return payments.data.map((payment) => ({ ...paymentOf(payment), ...months.get(payment.id) }));
}

type Month = Pick<ListedPayment, 'subscriptionId' | 'planId'>;

function monthsOn(invoice: Stripe.Invoice): [string, Month][] {
  const subscriptionId = idIn(invoice.parent?.subscription_details?.subscription);
  const month = { subscriptionId, planId: productOn(invoice).productId };
  return (invoice.payments?.data ?? []).map(({ payment }) => [idIn(payment.payment_intent) ?? '', month]);
}
