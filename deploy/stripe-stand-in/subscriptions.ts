import type Stripe from 'stripe';
import { idOf, type Books, type Order } from './books';
import { known, StripeFault } from './fault';
import { charge, draftInvoice } from './invoices';
import { monthAfter } from './months';
import { reduced } from './discounts';
import { blankItem, blankSubscription } from './objects/plan-blanks';
import { idIn } from './objects/reference';

const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
};

/** One that begins, with its first month paid. */
export function openSubscription(books: Books, { customerId, order }: { customerId: string; order: Order }) {
  const { pages } = books;
  const price = known(pages.prices, order.priceId, 'price');
  const id = idOf('sub');
  const start = books.now();
  const item = { ...newItem(price, start), subscription: id };
  const subscription: Stripe.Subscription = {
    ...blankSubscription,
    id,
    customer: customerId,
    created: start,
    start_date: start,
    billing_cycle_anchor: start,
    status: 'active',
    cancel_at_period_end: false,
    metadata: order.subscriptionMetadata,
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
  };
  pages.subscriptions[id] = subscription;
  const amount = reduced(price.unit_amount ?? 0, pages.coupons[order.couponId ?? '']);
  const invoice = draftInvoice(books, { subscription, amount, reason: 'subscription_create' });
  charge(books, invoice);
  books.tell('customer.subscription.created', subscription);
  return { subscription, invoice };
}

const newItem = (price: Stripe.Price, start: number) => ({
  ...blankItem,
  id: idOf('si'),
  created: start,
  quantity: 1,
  price,
  plan: planOf(price),
  current_period_start: start,
  current_period_end: monthAfter(start, start),
});

const planOf = (price: Stripe.Price): Stripe.Plan => ({
  active: true,
  amount: price.unit_amount,
  amount_decimal: null,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  id: price.id,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  object: 'plan',
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

/** What a change of price costs at once: of the month that is left from an instant on, the difference. */
export function prorated(subscription: Stripe.Subscription, price: Stripe.Price, from: number): number {
  const { current_period_start: start, current_period_end: end, price: now } = itemOf(subscription);
  if (from < start || from > end)
    throw new StripeFault(400, 'Cannot specify `proration_date` outside of the current period.');
  const difference = (price.unit_amount ?? 0) - (now.unit_amount ?? 0);
  return end === start ? 0 : Math.round((difference * (end - from)) / (end - start));
}

export interface Change {
  readonly cancelAtPeriodEnd?: boolean;
  readonly price?: Stripe.Price;
  /** Whether the rest of the month is charged at once, and from when on it is counted. */
  readonly isProrated?: boolean;
  readonly from?: number;
  readonly metadata?: Stripe.Metadata;
}

export function change(books: Books, subscription: Stripe.Subscription, wanted: Change) {
  const { cancelAtPeriodEnd, price, metadata } = wanted;
  if (cancelAtPeriodEnd !== undefined) {
    subscription.cancel_at_period_end = cancelAtPeriodEnd;
    subscription.cancel_at = cancelAtPeriodEnd ? itemOf(subscription).current_period_end : null;
    subscription.canceled_at = cancelAtPeriodEnd ? books.now() : null;
  }
  if (price) changePrice(books, subscription, { ...wanted, price });
  if (metadata) subscription.metadata = merged(subscription.metadata, metadata);
  books.tell('customer.subscription.updated', subscription);
}

/** An empty text takes a name away. */
const merged = (before: Stripe.Metadata, told: Stripe.Metadata): Stripe.Metadata =>
  Object.fromEntries(Object.entries({ ...before, ...told }).filter(([, text]) => text !== ''));

function changePrice(
  books: Books,
  subscription: Stripe.Subscription,
  { price, isProrated = false, from = books.now() }: Change & { readonly price: Stripe.Price },
) {
  const amount = isProrated ? prorated(subscription, price, from) : 0;
  // Asked with `error_if_incomplete`: nothing changes where the card gives nothing.
  if (amount > 0 && books.pages.declined[idIn(subscription.customer)])
    throw new StripeFault(402, 'Your card was declined.', 'card_declined');
  const item = itemOf(subscription);
  item.price = price;
  item.plan = planOf(price);
  if (amount > 0) charge(books, draftInvoice(books, { subscription, amount, reason: 'subscription_update' }));
}

/** Ends it now. */
export function end(
  books: Books,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
) {
  subscription.status = 'canceled';
  subscription.ended_at = books.now();
  subscription.canceled_at ??= books.now();
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
  books.tell('customer.subscription.deleted', subscription);
}

/** The end of a month: it ends, or the next one is paid, or the card is declined for the first time. */
export function renew(books: Books, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end) {
    end(books, subscription, 'cancellation_requested');
    return;
  }
  const item = itemOf(subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthAfter(item.current_period_start, subscription.billing_cycle_anchor);
  const amount = item.price.unit_amount ?? 0;
  ask(books, subscription, draftInvoice(books, { subscription, amount, reason: 'subscription_cycle' }));
}

/** Days from one failed attempt to the next; after the last the plan ends. */
const RETRY_DAYS = [3, 5];

/** Asks the card once more for what is owed. */
export function ask(books: Books, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const gave = charge(books, invoice);
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  if (gave) subscription.status = 'active';
  else if (days === undefined) {
    invoice.next_payment_attempt = null;
    invoice.status = 'uncollectible';
  } else {
    subscription.status = 'past_due';
    invoice.next_payment_attempt = books.now() + days * 86_400;
  }
  if (!gave) books.tell('invoice.payment_failed', invoice);
  if (!gave && days === undefined) end(books, subscription, 'payment_failed');
  else books.tell('customer.subscription.updated', subscription);
}
