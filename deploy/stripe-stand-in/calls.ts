import type Stripe from 'stripe';
import {
  codesNamed,
  couponFrom,
  createPortal,
  createSession,
  priceFrom,
  productFrom,
  promotionCodeFrom,
  withCoupon,
} from './asked';
import type { Books } from './books';
import { known, StripeFault } from './fault';
import type { Asked } from './form';
import { intentOf, refund } from './invoices';
import { expire, forgetCustomer, newCustomer } from './selling';
import { change, end, prorated } from './subscriptions';

export type Answering = (books: Books, asked: Asked, id: string) => unknown;

const list = (url: string, data: readonly object[]) => ({ object: 'list', url, has_more: false, data });
const newestFirst = <T extends { created: number }>(things: readonly T[]): T[] =>
  things.toSorted((one, other) => other.created - one.created);

interface Owned {
  readonly id: string;
  readonly created: number;
  readonly customer?: string | { readonly id: string } | null;
  readonly payment_intent?: string | { readonly id: string } | null;
}

const isOf = (thing: object, status: string | undefined) =>
  status === undefined || status === 'all' || !('status' in thing) || thing.status === status;

/** As many as are asked for, ten where it is not said, after the one that is named. */
function pageOf(url: string, things: readonly Owned[], asked: Asked) {
  const after = asked.text('starting_after');
  const begin = after === undefined ? 0 : things.findIndex(({ id }) => id === after) + 1;
  const end = begin + (asked.number('limit') ?? 10);
  return { ...list(url, things.slice(begin, end)), has_more: end < things.length };
}

/** A list of what belongs to the customer or the payment that is asked for, and of everything where none is. */
const listed =
  (url: string, thingsIn: (books: Books) => readonly Owned[]): Answering =>
  (books, asked) => {
    const customer = asked.text('customer');
    const status = asked.text('status');
    const payment = asked.text('payment_intent');
    const own = thingsIn(books)
      .filter((thing) => customer === undefined || thing.customer === customer)
      .filter((thing) => payment === undefined || thing.payment_intent === payment)
      .filter((thing) => isOf(thing, status))
      .filter(({ created }) => created >= (asked.number('created[gte]') ?? 0));
    return pageOf(`/v1${url}`, newestFirst(own), asked);
  };

/** As it is told where its payments are asked for with it, which we always do. */
const withPayments = (pages: Books['pages'], invoice: Stripe.Invoice) => ({
  ...invoice,
  payments: list(
    `/v1/invoices/${invoice.id}/payments`,
    Object.keys(pages.payments)
      .filter((id) => pages.payments[id]?.invoice === invoice.id)
      .map((id) => ({ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: id } })),
  ),
});

/** The calls of Stripe that we make, by method and path. */
export const calls: Readonly<Record<string, Answering>> = {
  'POST /customers': (books, asked) =>
    newCustomer(books, { email: asked.text('email') ?? null, metadata: asked.metadata('metadata') }),
  'GET /customers/:id': ({ pages }, _, id) => known(pages.customers, id, 'customer'),
  'DELETE /customers/:id': (books, _, id) => forgetCustomer(books, id),
  'POST /products': productFrom,
  'GET /products/:id': ({ pages }, _, id) => known(pages.products, id, 'product'),
  'POST /coupons': couponFrom,
  'POST /promotion_codes': promotionCodeFrom,
  'POST /promotion_codes/:id': (books, asked, id) => {
    const code = known(books.pages.promotionCodes, id, 'promotion_code');
    code.active = asked.flag('active') ?? code.active;
    return code;
  },
  'GET /promotion_codes': (books, asked) => {
    const good = newestFirst(codesNamed(books, asked.text('code'))).filter(
      ({ active }) => active === (asked.flag('active') ?? active),
    );
    return pageOf(
      '/v1/promotion_codes',
      asked.has('expand[0]') ? good.map((code) => withCoupon(books, code)) : good,
      asked,
    );
  },
  'POST /checkout/sessions': createSession,
  'GET /checkout/sessions': ({ pages }, asked) =>
    list(
      '/v1/checkout/sessions',
      Object.values(pages.sessions).filter(
        ({ payment_intent }) => payment_intent === (asked.text('payment_intent') ?? payment_intent),
      ),
    ),
  'GET /checkout/sessions/:id': ({ pages }, _, id) => known(pages.sessions, id, 'checkout.session'),
  'POST /checkout/sessions/:id/expire': (books, _, id) => {
    const session = known(books.pages.sessions, id, 'checkout.session');
    if (session.status !== 'open')
      throw new StripeFault(400, 'Only Checkout Sessions with a status of open can be expired.');
    expire(books, session);
    return session;
  },
  'GET /subscriptions': listed('/subscriptions', ({ pages }) => Object.values(pages.subscriptions)),
  'GET /subscriptions/:id': ({ pages }, _, id) => known(pages.subscriptions, id, 'subscription'),
  'POST /subscriptions/:id': (books, asked, id) => {
    const subscription = known(books.pages.subscriptions, id, 'subscription');
    if (subscription.status === 'canceled')
      throw new StripeFault(400, 'A canceled subscription can only update its metadata.');
    const cancelAtPeriodEnd = asked.flag('cancel_at_period_end');
    change(books, subscription, {
      ...(cancelAtPeriodEnd !== undefined && { cancelAtPeriodEnd }),
      ...(asked.has('metadata') && { metadata: asked.metadata('metadata') }),
      ...(asked.has('items[0][price_data]') && {
        price: priceFrom(books, asked, 'items[0][price_data]'),
        isProrated: asked.text('proration_behavior') === 'always_invoice',
        from: asked.number('proration_date') ?? books.now(),
      }),
    });
    return subscription;
  },
  'DELETE /subscriptions/:id': (books, _, id) => {
    const subscription = known(books.pages.subscriptions, id, 'subscription');
    if (subscription.status === 'canceled')
      throw new StripeFault(404, `No such subscription: '${id}'`, 'resource_missing');
    end(books, subscription, 'cancellation_requested');
    return subscription;
  },
  'GET /invoices': listed('/invoices', ({ pages }) =>
    Object.values(pages.invoices).map((invoice) => withPayments(pages, invoice)),
  ),
  'GET /invoices/:id': ({ pages }, _, id) => known(pages.invoices, id, 'invoice'),
  'POST /invoices/create_preview': (books, asked) => {
    const subscription = known(books.pages.subscriptions, asked.text('subscription'), 'subscription');
    const price = priceFrom(books, asked, 'subscription_details[items][0][price_data]');
    const from = asked.number('subscription_details[proration_date]') ?? books.now();
    const total = prorated(subscription, price, from);
    return { object: 'invoice', currency: 'gbp', total, amount_due: Math.max(0, total) };
  },
  'GET /payment_intents': listed('/payment_intents', (books) =>
    Object.keys(books.pages.payments).map((id) => intentOf(books, id)),
  ),
  'GET /payment_intents/:id': (books, _, id) => intentOf(books, id),
  'GET /invoice_payments': ({ pages }, asked) =>
    list(
      '/v1/invoice_payments',
      Object.entries(pages.payments)
        .filter(([, { invoice }]) => invoice !== null && invoice === (asked.text('invoice') ?? invoice))
        .filter(([id]) => id === (asked.text('payment[payment_intent]') ?? id))
        .map(([id, { invoice }]) => ({
          object: 'invoice_payment',
          invoice,
          payment: { type: 'payment_intent', payment_intent: id },
        })),
    ),
  'GET /refunds': listed('/refunds', ({ pages }) => Object.values(pages.refunds)),
  'GET /disputes': listed('/disputes', ({ pages }) => Object.values(pages.disputes)),
  'GET /disputes/:id': ({ pages }, _, id) => known(pages.disputes, id, 'dispute'),
  'POST /refunds': (books, asked) => {
    const amount = asked.number('amount');
    return refund(books, {
      payment_intent: asked.text('payment_intent') ?? '',
      ...(amount !== undefined && { amount }),
      metadata: asked.metadata('metadata'),
    });
  },
  'POST /billing_portal/sessions': createPortal,
};
