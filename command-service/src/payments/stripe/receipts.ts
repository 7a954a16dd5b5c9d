import type Stripe from 'stripe';
import type { Receipt } from '../till';
import { productOf } from './products-there';
import { purchaseIn } from './purchase-beside';
import { idIn, instantOf } from './said';

/** Months by their invoices, what is bought once by its payment; how much went back stands on the payments of both. */
export async function receiptsOf(stripe: Stripe, customer: string, most: number) {
  const [invoices, payments] = await Promise.all([
    stripe.invoices.list({ customer, status: 'paid', limit: most, expand: ['data.payments'] }),
    stripe.paymentIntents.list({ customer, limit: most, expand: ['data.latest_charge'] }),
  ]);
  const refunds = new Map(payments.data.map((payment) => [payment.id, refundedOf(payment)]));
  const receipts = [
    ...invoices.data.filter(({ amount_paid: paid }) => paid > 0).map((invoice) => ofInvoice(invoice, refunds)),
    ...payments.data.flatMap(ofPayment),
  ];
  return { receipts, hasMore: invoices.has_more || payments.has_more };
}

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  charge === null || typeof charge === 'string' ? undefined : charge;
const refundedOf = (payment: Stripe.PaymentIntent): number => chargeOf(payment)?.amount_refunded ?? 0;

function ofInvoice(invoice: Stripe.Invoice, refunds: ReadonlyMap<string, number>): Receipt {
  const paid = (invoice.payments?.data ?? []).map(({ payment }) => idIn(payment.payment_intent) ?? '');
  return {
    paidAt: instantOf(invoice.status_transitions.paid_at ?? invoice.created),
    pence: invoice.amount_paid,
    refundedPence: paid.reduce((sum, id) => sum + (refunds.get(id) ?? 0), 0),
    isForChange: invoice.billing_reason === 'subscription_update',
    ...productOn(invoice),
    ...linked(invoice.hosted_invoice_url),
  };
}

/** Of a change of plan the last line is what it became. */
export function productOn({ lines }: Stripe.Invoice): Pick<Receipt, 'productId'> {
  const line = lines.data.findLast(({ amount }) => amount > 0);
  const productId = productOf(idIn(line?.pricing?.price_details?.product));
  return productId === undefined ? {} : { productId };
}

const linked = (url: string | null | undefined): Pick<Receipt, 'url'> =>
  url === null || url === undefined ? {} : { url };

function ofPayment(payment: Stripe.PaymentIntent): Receipt[] {
  const purchase = purchaseIn(payment.metadata);
  if (purchase === undefined || payment.status !== 'succeeded') return [];
  return [
    {
      paidAt: instantOf(payment.created),
      pence: payment.amount_received,
      refundedPence: refundedOf(payment),
      productId: purchase.productId,
      isForChange: false,
      ...linked(chargeOf(payment)?.receipt_url),
    },
  ];
}
