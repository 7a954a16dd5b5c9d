import type Stripe from 'stripe';
import { idOf, type Books, type Dispute } from './books';
import { blankInvoice, blankLine, blankRefund } from './objects/money-blanks';
import { known, StripeFault } from './fault';
import { idIn } from './objects/reference';

/** Money is taken. @returns the id of its payment intent */
export function paid(books: Books, { customerId, amount, invoice, metadata = {} }: Taking): string {
  const id = idOf('pi');
  books.pages.payments[id] = { customer: customerId, amount, refunded: 0, invoice, metadata, created: books.now() };
  return id;
}

interface Taking {
  readonly customerId: string;
  readonly amount: number;
  readonly invoice: string | null;
  readonly metadata?: Stripe.Metadata;
}

/** A payment as Stripe tells of it, with its charge, as we always ask for it. */
export function intentOf(books: Books, id: string) {
  const { customer, amount, refunded, metadata = {}, created = 0 } = known(books.pages.payments, id, 'payment_intent');
  const charge = {
    id: id.replace('pi_', 'ch_'),
    object: 'charge',
    amount,
    amount_refunded: refunded,
    customer,
    payment_intent: id,
    paid: true,
    receipt_url: `${books.publicUrl}/stripe/payment/${id}`,
    refunded: refunded === amount,
    status: 'succeeded',
  };
  const status = 'succeeded';
  return {
    id,
    object: 'payment_intent',
    customer,
    amount,
    amount_received: amount,
    created,
    metadata,
    latest_charge: charge,
    status,
  };
}

interface Charge {
  readonly subscription: Stripe.Subscription;
  readonly amount: number;
  readonly reason: keyof typeof descriptions;
}

const descriptions = {
  subscription_create: 'First month',
  subscription_cycle: 'The next month',
  subscription_update: 'Change of plan',
} as const;

/** An invoice of a subscription, not paid yet; the newest that it has. */
export function draftInvoice(books: Books, { subscription, amount, reason }: Charge): Stripe.Invoice {
  const item = subscription.items.data[0];
  const id = idOf('in');
  const customerId = idIn(subscription.customer);
  const period = { start: item?.current_period_start ?? books.now(), end: item?.current_period_end ?? books.now() };
  const pricing = pricingOf(item?.price);
  const line = { ...lineOf(amount, descriptions[reason]), invoice: id, period, pricing, subscription: subscription.id };
  const invoice: Stripe.Invoice = {
    ...blankInvoice,
    id,
    created: books.now(),
    customer: customerId,
    customer_email: books.pages.customers[customerId]?.email ?? null,
    amount_due: amount,
    amount_remaining: amount,
    subtotal: amount,
    total: amount,
    billing_reason: reason,
    status: 'open',
    number: `${Object.keys(books.pages.invoices).length + 1}`.padStart(6, '0'),
    period_start: period.start,
    period_end: period.end,
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
  };
  books.pages.invoices[id] = invoice;
  subscription.latest_invoice = id;
  return invoice;
}

const pricingOf = (price: Stripe.Price | undefined): Stripe.InvoiceLineItem['pricing'] =>
  price === undefined
    ? null
    : {
        type: 'price_details',
        price_details: { price: price.id, product: idIn(price.product) },
        unit_amount_decimal: null,
      };

const lineOf = (amount: number, description: string) => ({
  ...blankLine,
  id: idOf('il'),
  amount,
  subtotal: amount,
  description,
  quantity: 1,
});

/** The card is asked once for an invoice. @returns whether it gave */
export function charge(books: Books, invoice: Stripe.Invoice): boolean {
  const customerId = idIn(invoice.customer);
  const took: Partial<Stripe.Invoice> = { attempted: true, attempt_count: invoice.attempt_count + 1 };
  Object.assign(invoice, took);
  if (books.pages.declined[customerId]) return false;
  paid(books, { customerId, amount: invoice.amount_due, invoice: invoice.id });
  const done: Partial<Stripe.Invoice> = {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    hosted_invoice_url: `${books.publicUrl}/stripe/invoice/${invoice.id}`,
    status_transitions: { ...invoice.status_transitions, finalized_at: books.now(), paid_at: books.now() },
  };
  Object.assign(invoice, done);
  books.tell('invoice.paid', invoice);
  return true;
}

/** Gives money back, all of what is left of a payment unless told. */
export function refund(books: Books, asked: { payment_intent: string; amount?: number; metadata?: Stripe.Metadata }) {
  const { pages } = books;
  const payment = known(pages.payments, asked.payment_intent, 'payment_intent');
  const left = payment.amount - payment.refunded;
  const amount = asked.amount ?? left;
  if (amount <= 0 || amount > left)
    throw new StripeFault(400, 'Refund amount is greater than what is left of the charge.', 'charge_already_refunded');
  const made: Stripe.Refund = {
    ...blankRefund,
    id: idOf('re'),
    amount,
    charge: null,
    created: books.now(),
    payment_intent: asked.payment_intent,
    status: 'succeeded',
    metadata: asked.metadata ?? {},
  };
  pages.payments[asked.payment_intent] = { ...payment, refunded: payment.refunded + amount };
  pages.refunds[made.id] = made;
  books.tell('refund.created', made);
  books.tell('charge.refunded', intentOf(books, asked.payment_intent).latest_charge);
  return made;
}

const WEEK = 7 * 86_400;

/** A payer has asked their bank for a payment. */
export function dispute(books: Books, payment_intent: string): Dispute {
  const { amount } = known(books.pages.payments, payment_intent, 'payment_intent');
  const made: Dispute = {
    id: idOf('du'),
    object: 'dispute',
    amount,
    created: books.now(),
    payment_intent,
    reason: 'general',
    status: 'needs_response',
    evidence_details: { due_by: books.now() + WEEK },
  };
  books.pages.disputes[made.id] = made;
  books.tell('charge.dispute.created', made);
  return made;
}
