import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { pageStyles } from '../plain-pages/page';
import { ownPagesAlone } from './own-pages-alone';
import { stripeApi } from './api';
import type { Books } from './books';
import { known, StripeFault } from './fault';
import { monthAfter } from './months';
import { dispute, refund } from './invoices';
import { bookPage, checkoutPage, invoicePage, paymentPage, portalPage } from './pages';
import { decline, pay } from './selling';
import { change } from './subscriptions';
import { advanceTo, nextInstant } from './time';

const DAY = 86_400;

/** The API under /v1 for our services, and pages under /stripe for people and tests. */
export function standInApp(books: Books, settings: { readonly secretKey: string }): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(ownPagesAlone(books.publicUrl));
  app.get(['/healthz', '/readyz'], (_, response) => void response.json({ status: 'ok' }));
  app.use('/v1', stripeApi(books, settings));
  app.use('/stripe', headers);
  app.get('/stripe/page.css', (_, response) => void response.type('css').send(pageStyles));
  app.get('/stripe', (_, response) => void response.send(bookPage(books)));
  app.get('/stripe/invoice/:id', (request, response) => {
    response.send(invoicePage(known(books.pages.invoices, request.params.id, 'invoice')));
  });
  payment(app, books);
  checkout(app, books);
  portal(app, books);
  clock(app, books);
  // eslint-disable-next-line max-params -- Express tells error handlers from others by their number of parameters.
  app.use((error: unknown, _: Request, response: Response, next: (error: unknown) => void) => {
    if (error instanceof StripeFault) response.status(error.status).type('text').send(error.message);
    else next(error);
  });
  return app;
}

const headers: RequestHandler = (_, response, next) => {
  response.set({
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  next();
};

/** Its receipt, and what staff do in Stripe's dashboard: give it back, in whole or in part. */
function payment(app: Express, books: Books): void {
  const at = '/stripe/payment/:id';
  app.get(at, (request, response) => {
    response.send(paymentPage(books, request.params.id));
  });
  app.post(`${at}/refund`, (request, response) => {
    const pence = Number(request.query['pence']);
    refund(books, { payment_intent: request.params.id, ...(pence > 0 && { amount: pence }) });
    books.save();
    response.redirect(303, `/stripe/payment/${request.params.id}`);
  });
  // What a payer does at their bank.
  app.post(`${at}/dispute`, (request, response) => {
    dispute(books, request.params.id);
    books.save();
    response.redirect(303, `/stripe/payment/${request.params.id}`);
  });
}

function checkout(app: Express, books: Books): void {
  const at = '/stripe/checkout/:id';
  const sessionOf = ({ params }: Request) => known(books.pages.sessions, String(params['id']), 'checkout.session');
  app.get(at, (request, response) => {
    response.send(checkoutPage(books, sessionOf(request), request.query['declined'] === 'true'));
  });
  app.post(`${at}/pay`, (request, response) => {
    const session = sessionOf(request);
    if (session.status === 'open') pay(books, session);
    books.save();
    response.redirect(303, (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id));
  });
  app.post(`${at}/decline`, (request, response) => {
    const session = sessionOf(request);
    decline(books, session);
    books.save();
    response.redirect(303, `/stripe/checkout/${session.id}?declined=true`);
  });
  app.post(`${at}/close`, (request, response) => {
    response.redirect(303, sessionOf(request).cancel_url ?? '/');
  });
}

function portal(app: Express, books: Books): void {
  const at = '/stripe/portal/:id';
  const portalOf = ({ params }: Request) => known(books.pages.portals, String(params['id']), 'portal session');
  const back = (request: Request, response: Response) => {
    books.save();
    response.redirect(303, `/stripe/portal/${portalOf(request).id}`);
  };
  const ownSubscription = (request: Request) => {
    const found = known(books.pages.subscriptions, String(request.params['subscription']), 'subscription');
    if (found.customer !== portalOf(request).customer) throw new StripeFault(404, 'No such subscription');
    return found;
  };
  app.get(at, (request, response) => {
    response.send(portalPage(books, portalOf(request)));
  });
  app.post(`${at}/cancel/:subscription`, (request, response) => {
    change(books, ownSubscription(request), { cancelAtPeriodEnd: true });
    back(request, response);
  });
  app.post(`${at}/resume/:subscription`, (request, response) => {
    change(books, ownSubscription(request), { cancelAtPeriodEnd: false });
    back(request, response);
  });
  // To what is theirs: others may have something before it, which happens on the way.
  app.post(`${at}/next`, (request, response) => {
    advanceTo(books, nextInstant(books, portalOf(request).customer) ?? books.now());
    back(request, response);
  });
  app.post(`${at}/card/:kind`, (request, response) => {
    books.pages.declined[portalOf(request).customer] = request.params.kind === 'declined';
    back(request, response);
  });
}

function clock(app: Express, books: Books): void {
  const moved = (to: () => number) => (_: Request, response: Response) => {
    advanceTo(books, to());
    books.save();
    response.redirect(303, '/stripe');
  };
  app.post(
    '/stripe/clock/next',
    moved(() => nextInstant(books) ?? books.now()),
  );
  app.post(
    '/stripe/clock/day',
    moved(() => books.now() + DAY),
  );
  app.post(
    '/stripe/clock/month',
    moved(() => monthAfter(books.now(), books.now())),
  );
  app.post('/stripe/twice', (_, response) => {
    books.pages.twice = !books.pages.twice;
    books.save();
    response.redirect(303, '/stripe');
  });
}
