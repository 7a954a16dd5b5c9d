import type Stripe from 'stripe';
import { idOf, type Books } from './books';
import { known } from './fault';
import { paid } from './invoices';
import { blankCustomer } from './objects/people-blanks';
import { end, openSubscription } from './subscriptions';

/** A new customer, told to the shop. */
export function newCustomer(
  books: Books,
  { email, metadata = {} }: { email: string | null; metadata?: Stripe.Metadata },
) {
  const customer: Stripe.Customer = {
    ...blankCustomer,
    id: idOf('cus'),
    created: books.now(),
    email,
    metadata,
    invoice_prefix: idOf('').slice(1, 9).toUpperCase(),
  };
  books.pages.customers[customer.id] = customer;
  books.tell('customer.created', customer);
  return customer;
}

/** Deleted with what they pay for, and told to the shop. */
export function forgetCustomer(books: Books, id: string) {
  const customer = known(books.pages.customers, id, 'customer');
  for (const subscription of Object.values(books.pages.subscriptions))
    if (subscription.customer === id && subscription.status !== 'canceled')
      end(books, subscription, 'cancellation_requested');
  const { [id]: _, ...others } = books.pages.customers;
  books.pages.customers = others;
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  books.tell('customer.deleted', { ...customer, ...deleted });
  return deleted;
}

/** Somebody has paid on the page of a session. */
export function pay(books: Books, session: Stripe.Checkout.Session): void {
  const { pages } = books;
  const order = known(pages.orders, session.id, 'checkout.session');
  const customerId = customerOf(books, session);
  pages.declined[customerId] = false;
  if (session.mode === 'subscription') {
    const { subscription, invoice } = openSubscription(books, { customerId, order });
    close(session, { customerId, subscription: subscription.id, invoice: invoice.id });
  } else {
    const { paymentMetadata: metadata } = order;
    const payment = paid(books, {
      customerId,
      amount: session.amount_total ?? 0,
      invoice: null,
      ...(metadata && { metadata }),
    });
    close(session, { customerId, payment_intent: payment });
  }
  for (const { promotion_code: used } of session.discounts ?? []) countUse(books, used);
  books.tell('checkout.session.completed', session);
}

function countUse({ pages }: Books, used: string | Stripe.PromotionCode | null): void {
  const code = typeof used === 'string' ? pages.promotionCodes[used] : undefined;
  if (code !== undefined) code.times_redeemed += 1;
}

function customerOf(books: Books, session: Stripe.Checkout.Session): string {
  if (typeof session.customer === 'string') return session.customer;
  return newCustomer(books, { email: session.customer_email }).id;
}

interface Closing {
  readonly customerId: string;
  readonly subscription?: string;
  readonly invoice?: string;
  readonly payment_intent?: string;
}

function close(session: Stripe.Checkout.Session, { customerId, ...rest }: Closing): void {
  const done: Partial<Stripe.Checkout.Session> = { status: 'complete', payment_status: 'paid', url: null };
  Object.assign(session, done, rest, { customer: customerId });
}

/** A card that is declined leaves the page open. */
export function decline(books: Books, session: Stripe.Checkout.Session): void {
  books.tell('payment_intent.payment_failed', { id: idOf('pi'), object: 'payment_intent', metadata: session.metadata });
}

/** Nobody can pay on it any more. */
export function expire(books: Books, session: Stripe.Checkout.Session): void {
  Object.assign(session, { status: 'expired', url: null } satisfies Partial<Stripe.Checkout.Session>);
  books.tell('checkout.session.expired', session);
}
