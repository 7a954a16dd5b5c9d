import express, { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { fingerprint, idOf, type Books } from './books';
import { known, StripeFault } from './fault';
import { createPortal, createSession, productFrom, priceFrom, promotionCodeFrom, couponFrom } from './asked';
import { refund } from './invoices';
import { expire, newCustomer } from './selling';
import { change, end, prorated } from './subscriptions';
import { Asked } from './form';

type Answering = (books: Books, asked: Asked, id: string) => unknown;

const list = (url: string, data: readonly object[]) => ({ object: 'list', url, has_more: false, data });
const newestFirst = <T extends { created: number }>(things: Readonly<Record<string, T>>): T[] =>
  Object.values(things).sort((one, other) => other.created - one.created);

/** The calls of Stripe that we make, by method and path. */
const calls: Readonly<Record<string, Answering>> = {
  'POST /customers': (books, asked) =>
    newCustomer(books, { email: asked.text('email') ?? null, metadata: asked.metadata('metadata') }),
  'GET /customers/:id': ({ pages }, _, id) => known(pages.customers, id, 'customer'),
  'POST /products': productFrom,
  'GET /products/:id': ({ pages }, _, id) => known(pages.products, id, 'product'),
  'POST /coupons': couponFrom,
  'POST /promotion_codes': promotionCodeFrom,
  'GET /promotion_codes': ({ pages }, asked) =>
    list(
      '/v1/promotion_codes',
      newestFirst(pages.promotionCodes).filter(({ code }) => code === (asked.text('code') ?? code)),
    ),
  'POST /checkout/sessions': createSession,
  'GET /checkout/sessions/:id': ({ pages }, _, id) => known(pages.sessions, id, 'checkout.session'),
  'POST /checkout/sessions/:id/expire': (books, _, id) => {
    const session = known(books.pages.sessions, id, 'checkout.session');
    if (session.status !== 'open')
      throw new StripeFault(400, 'Only Checkout Sessions with a status of open can be expired.');
    expire(books, session);
    return session;
  },
  'GET /subscriptions': ({ pages }, asked) =>
    list(
      '/v1/subscriptions',
      newestFirst(pages.subscriptions).filter(({ customer }) => customer === (asked.text('customer') ?? customer)),
    ),
  'GET /subscriptions/:id': ({ pages }, _, id) => known(pages.subscriptions, id, 'subscription'),
  'POST /subscriptions/:id': (books, asked, id) => {
    const subscription = known(books.pages.subscriptions, id, 'subscription');
    if (subscription.status === 'canceled')
      throw new StripeFault(400, 'A canceled subscription can only update its metadata.');
    const cancelAtPeriodEnd = asked.flag('cancel_at_period_end');
    const price = asked.has('items[0][price_data]') ? priceFrom(books, asked, 'items[0][price_data]') : undefined;
    change(books, subscription, {
      ...(cancelAtPeriodEnd !== undefined && { cancelAtPeriodEnd }),
      ...(price && { price }),
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
  'GET /invoices': ({ pages }, asked) =>
    list(
      '/v1/invoices',
      newestFirst(pages.invoices).filter(({ customer }) => customer === (asked.text('customer') ?? customer)),
    ),
  'GET /invoices/:id': ({ pages }, _, id) => known(pages.invoices, id, 'invoice'),
  'POST /invoices/create_preview': (books, asked) => {
    const subscription = known(books.pages.subscriptions, asked.text('subscription'), 'subscription');
    const price = priceFrom(books, asked, 'subscription_details[items][0][price_data]');
    return { object: 'invoice', currency: 'gbp', total: prorated(books, subscription, price) };
  },
  'GET /payment_intents': ({ pages }, asked) =>
    list(
      '/v1/payment_intents',
      Object.entries(pages.payments)
        .filter(([, { customer }]) => customer === (asked.text('customer') ?? customer))
        .map(([id, { customer, amount }]) => ({ id, object: 'payment_intent', customer, amount })),
    ),
  'GET /invoice_payments': ({ pages }, asked) =>
    list(
      '/v1/invoice_payments',
      Object.entries(pages.payments)
        .filter(([, { invoice }]) => invoice === asked.text('invoice'))
        .map(([id]) => ({ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: id } })),
    ),
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

/** Stripe's API as far as we call it: forms in, JSON out, an idempotency key answered as the first time. */
export function stripeApi(books: Books, { secretKey }: { readonly secretKey: string }): Router {
  const router = Router();
  router.use(onlyWith(secretKey), express.urlencoded({ extended: true, limit: '64kb' }));
  for (const [call, answering] of Object.entries(calls)) {
    const [method = '', path = ''] = call.split(' ');
    const handler = answered(books, answering);
    if (method === 'GET') router.get(path, handler);
    else if (method === 'DELETE') router.delete(path, handler);
    else router.post(path, handler);
  }
  router.use((request) => {
    throw new StripeFault(404, `Unrecognized request URL (${request.method}: ${request.path}).`);
  });
  router.use(faults);
  return router;
}

const onlyWith =
  (secretKey: string): RequestHandler =>
  (request, response, next) => {
    response.set('Request-Id', idOf('req'));
    if (request.get('authorization') !== `Bearer ${secretKey}`) throw new StripeFault(401, 'Invalid API Key provided.');
    next();
  };

const saidIn = ({ query, body }: Request) => ({ ...(query as object), ...((body ?? {}) as object) });

const keyOf = (request: Request) => (request.method === 'POST' ? request.get('idempotency-key') : undefined);

const answered =
  (books: Books, answering: Answering): RequestHandler =>
  (request, response) => {
    const said = saidIn(request);
    const key = keyOf(request);
    const asked = fingerprint(request.path, said);
    const before = key === undefined ? undefined : books.pages.answers[key];
    if (before && before.asked !== asked)
      throw new StripeFault(
        400,
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        'idempotency',
      );
    if (before) {
      response.set('Idempotent-Replayed', 'true').status(before.status).json(before.body);
      return;
    }
    const body = structuredClone(answering(books, new Asked(said), String(request.params['id'] ?? '')));
    if (key !== undefined) books.pages.answers[key] = { asked, status: 200, body };
    books.save();
    response.json(body);
  };

// Express knows an error handler by its four parameters.
// eslint-disable-next-line max-params -- Express tells error handlers from others by their number of parameters.
function faults(error: unknown, _: Request, response: Response, next: NextFunction): void {
  if (!(error instanceof StripeFault)) {
    next(error);
    return;
  }
  const { status, type, message, code } = error;
  response.status(status).json({ error: { type, message, ...(code !== undefined && { code }) } });
}
