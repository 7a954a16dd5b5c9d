import { html, type Html } from 'platform/html';
import type Stripe from 'stripe';
import { page } from '../plain-pages/page';
import type { Books } from './books';
import { intentOf } from './invoices';
import { idIn } from './objects/reference';
import { nextInstant } from './time';

const standInPage = (title: string, main: Html) => page({ title, styles: '/stripe/page.css', home: '/', main });

const pounds = (pence: number | null) => `£${((pence ?? 0) / 100).toFixed(2)}`;
const day = (seconds: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' }).format(new Date(seconds * 1000));

const button = (action: string, label: string): Html =>
  html`<form method="post" action="${action}"><button>${label}</button></form>`;

/** Where somebody would type the number of a card. */
export function checkoutPage({ pages }: Books, session: Stripe.Checkout.Session, declined: boolean): string {
  const price = pages.prices[pages.orders[session.id]?.priceId ?? ''];
  const name = pages.products[idIn(price?.product)]?.name ?? 'Your order';
  return standInPage(
    'Checkout',
    html`<h1>${name}</h1>
      ${aboutOf(session)}
      <p class="soft">This page stands in for Stripe’s. No card is asked for and no money moves.</p>
      ${declined ? html`<p role="alert"><b>Your card was declined.</b> You can try another one.</p>` : html``}
      <div class="card">
        <p><b>${pounds(session.amount_total)}</b> ${termsOf(session)}</p>
        ${session.status === 'open' ? waysOf(session) : html`<p>${closed(session)}</p>`}
      </div>`,
  );
}

/** What is said beside the button that pays. */
const aboutOf = ({ custom_text: { submit } }: Stripe.Checkout.Session): Html =>
  submit ? html`<p>${submit.message}</p>` : html``;

function termsOf({ mode, amount_total: now, amount_subtotal: later }: Stripe.Checkout.Session): string {
  if (mode !== 'subscription') return 'once';
  return now === later ? 'a month' : `for the first month, then ${pounds(later)} a month`;
}

const waysOf = ({ id }: Stripe.Checkout.Session): Html[] => [
  button(`/stripe/checkout/${id}/pay`, 'Pay'),
  button(`/stripe/checkout/${id}/decline`, 'Card declined'),
  button(`/stripe/checkout/${id}/close`, 'Close'),
];

const closed = ({ status }: Stripe.Checkout.Session): string =>
  `This page is closed: ${status === 'complete' ? 'it has been paid' : 'it has expired'}.`;

/** What a customer can change by themselves. */
export function portalPage({ pages }: Books, portal: Stripe.BillingPortal.Session): string {
  const base = `/stripe/portal/${portal.id}`;
  const own = Object.values(pages.subscriptions).filter(({ customer }) => customer === portal.customer);
  const declined = pages.declined[portal.customer] === true;
  return standInPage(
    'Your billing',
    html`<h1>Your billing</h1>
      <p class="soft">This page stands in for Stripe’s customer portal.</p>
      ${own.map((subscription) => subscriptionCard(base, subscription))}
      <div class="card">
        <h2>Card</h2>
        <p>${declined ? 'The card will be declined.' : 'The card is good.'}</p>
        ${button(`${base}/card/good`, 'New card')} ${button(`${base}/card/declined`, 'New card that will be declined')}
      </div>
      ${button(`${base}/next`, 'Move the clock on to the next payment')}
      <p><a href="${portal.return_url ?? '/'}">Back to Fieldfare</a></p>`,
  );
}

function subscriptionCard(base: string, subscription: Stripe.Subscription): Html {
  const { id, status, cancel_at_period_end: ends, items } = subscription;
  const until = items.data[0]?.current_period_end ?? 0;
  if (status === 'canceled') return html`<div class="card"><p>A plan that has ended.</p></div>`;
  const ways = ends
    ? button(`${base}/resume/${id}`, 'Resume')
    : button(`${base}/cancel/${id}`, 'Cancel at the end of the month');
  return html`<div class="card">
    <h2>${pounds(items.data[0]?.price.unit_amount ?? 0)} a month</h2>
    <p>${status}, ${ends ? 'ends' : 'renews'} on ${day(until)}</p>
    ${ways}
  </div>`;
}

/** The clock, and what was told to the shop. */
export function bookPage(books: Books): string {
  const { pages } = books;
  const next = nextInstant(books);
  const newest = Object.values(pages.events).slice(-50).reverse();
  return standInPage(
    'Stripe, stood in for',
    html`<h1>Stripe, stood in for</h1>
      <p>
        Its clock shows ${day(books.now())}.
        ${next === undefined ? 'Nothing will fall due.' : `Next, something falls due on ${day(next)}.`}
      </p>
      <div class="between">
        ${button('/stripe/clock/next', 'On to what falls due next')} ${button('/stripe/clock/day', 'On by a day')}
        ${button('/stripe/clock/month', 'On by a month')}
        ${button('/stripe/twice', pages.twice ? 'Tell everything once' : 'Tell everything twice')}
      </div>
      <h2>Payments</h2>
      ${Object.keys(pages.payments)
        .slice(-20)
        .reverse()
        .map((id) => paymentRow(books, id))}
      <h2>Told to the shop</h2>
      ${newest.map((event) => eventRow(books, event))}`,
  );
}

/** A receipt of what was paid once, and the button of Stripe's dashboard that gives it back. */
export function paymentPage(books: Books, id: string): string {
  const { amount, created, latest_charge: charge } = intentOf(books, id);
  const left = amount - charge.amount_refunded;
  return standInPage(
    'Receipt',
    html`<h1>Receipt</h1>
      <p>${pounds(amount)} paid on ${day(created)}.</p>
      ${charge.amount_refunded > 0 ? html`<p>${pounds(charge.amount_refunded)} given back.</p>` : html``}
      ${left > 0 ? button(`/stripe/payment/${id}/refund`, `Give back ${pounds(left)}`) : html``}`,
  );
}

const paymentRow = (books: Books, id: string): Html => {
  const { amount, created, latest_charge: charge } = intentOf(books, id);
  const given = charge.amount_refunded === 0 ? '' : `, ${pounds(charge.amount_refunded)} given back`;
  return html`<p class="card between">
    <a href="/stripe/payment/${id}">${pounds(amount)}</a> <span class="soft">${day(created)}${given}</span>
  </p>`;
};

function eventRow({ pages }: Books, { id, type, created }: Stripe.Event): Html {
  const own = pages.deliveries.filter(({ eventId }) => eventId === id);
  const waiting = own.some(({ nextAt }) => nextAt !== null);
  const attempts = own.reduce((sum, delivery) => sum + delivery.attempts, 0);
  return html`<p class="card between">
    <span><b>${type}</b> <span class="soft">${id}</span></span>
    <span class="soft">${day(created)}, ${waiting ? 'not taken yet' : 'taken'} (${attempts})</span>
  </p>`;
}

/** A receipt as Stripe hosts it. */
export const invoicePage = (invoice: Stripe.Invoice): string =>
  standInPage(
    'Receipt',
    html`<h1>Receipt ${invoice.number ?? ''}</h1>
      <p>${pounds(invoice.amount_paid)} paid on ${day(invoice.status_transitions.paid_at ?? invoice.created)}.</p>`,
  );
