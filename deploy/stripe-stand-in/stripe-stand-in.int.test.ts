import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { standInApp } from './app';
import { Books } from './books';
import { idIn } from './objects/reference';
import { payloadOf, signatureOf } from './deliveries';

const secretKey = 'sk_test_of_the_tests';
const fixtures = JSON.parse(readFileSync(join(__dirname, 'objects/fixtures.json'), 'utf8')) as Record<string, object>;

let folder: string;
let books: Books;
let server: Server;
let url: string;
let stripe: Stripe;

const clientAt = (address: string, key = secretKey) => {
  const { hostname: host, port } = new URL(address);
  return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-stripe-'));
  books = new Books({ folder, publicUrl: 'http://localhost:8080' });
  server = createServer(standInApp(books, { secretKey }));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stripe = clientAt(url);
  await stripe.products.create({ id: 'standard', name: 'Standard plan' });
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise<unknown>((resolve) => void server.close(resolve));
  rmSync(folder, { recursive: true });
});

const press = (path: string) => fetch(`${url}${path}`, { method: 'POST', redirect: 'manual' });
const price = (pence: number) => ({
  currency: 'gbp',
  product: 'standard',
  unit_amount: pence,
  recurring: { interval: 'month' as const },
});

async function checkout(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'ada@example.org',
    client_reference_id: 'account-1',
    success_url: 'http://localhost:8080/auth/success?of={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8080/auth/failure',
    line_items: [{ quantity: 1, price_data: price(899) }],
    ...more,
  });
}

/** Somebody with a plan, as the API tells of them. */
async function subscribed() {
  const { id } = await checkout();
  await press(`/stripe/checkout/${id}/pay`);
  const session = await stripe.checkout.sessions.retrieve(id);
  return { session, subscriptionId: idIn(session.subscription), customerId: idIn(session.customer) };
}

const eventsOf = (id: string) =>
  Object.values(books.pages.events)
    .filter(({ data }) => JSON.stringify(data.object).includes(id))
    .map(({ type }) => type);

const keys = (object: object) => Object.keys(object).filter((key) => key !== 'lastResponse');

describe('the objects', () => {
  it('have every field of Stripe’s own examples, and a period that ends on the item', async () => {
    const { session, subscriptionId, customerId } = await subscribed();
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    const [item] = subscription.items.data;
    const invoice = await stripe.invoices.retrieve(idIn(session.invoice));
    const [payment] = Object.keys(books.pages.payments);
    const made: Record<string, object> = {
      customer: await stripe.customers.retrieve(customerId),
      'checkout.session': session,
      subscription,
      subscription_item: item ?? {},
      price: item?.price ?? {},
      product: await stripe.products.retrieve('standard'),
      invoice,
      line_item: invoice.lines.data[0] ?? {},
      coupon: await stripe.coupons.create({ id: 'twenty', percent_off: 20, duration: 'once' }),
      promotion_code: await stripe.promotionCodes.create({
        code: 'BLOG20',
        promotion: { type: 'coupon', coupon: 'twenty' },
      }),
      'billing_portal.session': await stripe.billingPortal.sessions.create({ customer: customerId }),
      refund: await stripe.refunds.create({ payment_intent: payment ?? '' }),
      event: Object.values(books.pages.events)[0] ?? {},
    };
    const missing = Object.entries(made).map(([kind, object]) => [
      kind,
      keys(fixtures[kind] ?? {}).filter((field) => !keys(object).includes(field)),
    ]);
    expect(missing).toEqual(Object.keys(made).map((kind) => [kind, []]));
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(item?.current_period_end).toBeGreaterThan(Date.now() / 1000 + 27 * 86_400);
  });
});

describe('a checkout', () => {
  it('stays open when the card is declined, leads back when it is closed, and is paid once', async () => {
    const { id } = await checkout();
    expect((await press(`/stripe/checkout/${id}/decline`)).headers.get('location')).toContain('declined=true');
    expect(await (await fetch(`${url}/stripe/checkout/${id}?declined=true`)).text()).toContain(
      'Your card was declined.',
    );
    expect((await press(`/stripe/checkout/${id}/close`)).headers.get('location')).toContain('/auth/failure');
    for (const _ of [1, 2])
      expect((await press(`/stripe/checkout/${id}/pay`)).headers.get('location')).toContain(`/auth/success?of=${id}`);
    expect(eventsOf(id).filter((type) => type === 'checkout.session.completed')).toHaveLength(1);
  });

  it('takes a discount off the first month alone', async () => {
    const { id } = await checkout({ discounts: [{ coupon: 'twenty' }] });
    await press(`/stripe/checkout/${id}/pay`);
    const session = await stripe.checkout.sessions.retrieve(id);
    expect((await stripe.invoices.retrieve(idIn(session.invoice))).amount_paid).toBe(719);
  });
});

describe('the months', () => {
  it('are paid one after the other, until a plan that was cancelled ends', async () => {
    const { subscriptionId } = await subscribed();
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    await press('/stripe/clock/month');
    const renewed = await stripe.subscriptions.retrieve(subscriptionId);
    expect(renewed.items.data[0]?.current_period_start).toBe(items.data[0]?.current_period_end);
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await press('/stripe/clock/month');
    expect(await stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({ status: 'canceled' });
    expect(eventsOf(subscriptionId)).toContain('customer.subscription.deleted');
  });

  it('goes on to what is one customer’s own, and lets happen on the way what falls due for others', async () => {
    const [first, second] = [await subscribed(), await subscribed()];
    const endOf = async ({ subscriptionId }: typeof first) => {
      const { items } = await stripe.subscriptions.retrieve(subscriptionId);
      return items.data[0]?.current_period_end ?? 0;
    };
    await press('/stripe/clock/day');
    const third = await subscribed();
    const { id } = await stripe.billingPortal.sessions.create({ customer: third.customerId });
    const before = await Promise.all([first, second, third].map(endOf));
    await press(`/stripe/portal/${id}/card/declined`);
    const statusOf = async () => (await stripe.subscriptions.retrieve(third.subscriptionId)).status;
    await press(`/stripe/portal/${id}/next`);
    expect(await statusOf()).toBe('past_due');
    expect(books.now()).toBeGreaterThanOrEqual(before[2] ?? 0);
    expect(await endOf(first)).toBeGreaterThan(before[0] ?? 0);
    expect(await endOf(second)).toBeGreaterThan(before[1] ?? 0);
    const attempts = async () => {
      const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(third.subscriptionId);
      return (await stripe.invoices.retrieve(idIn(invoice))).attempt_count;
    };
    const asked = await attempts();
    await press(`/stripe/portal/${id}/next`);
    expect(await attempts()).toBe(asked + 1);
  });

  it('end with a card that is declined three times, and go on with a new one before that', async () => {
    const [one, other] = [await subscribed(), await subscribed()];
    const portals = [];
    for (const { customerId: customer } of [one, other]) {
      const { id } = await stripe.billingPortal.sessions.create({ customer });
      await press(`/stripe/portal/${id}/card/declined`);
      portals.push(id);
    }
    await press('/stripe/clock/month');
    expect(await stripe.subscriptions.retrieve(one.subscriptionId)).toMatchObject({ status: 'past_due' });
    await press(`/stripe/portal/${portals[1] ?? ''}/card/good`);
    await press('/stripe/clock/month');
    expect(await stripe.subscriptions.retrieve(one.subscriptionId)).toMatchObject({ status: 'canceled' });
    expect(await stripe.subscriptions.retrieve(other.subscriptionId)).toMatchObject({ status: 'active' });
    const failed = eventsOf(one.subscriptionId).filter((type) => type === 'invoice.payment_failed');
    expect(failed).toHaveLength(3);
  });

  it('cost the difference at once when the plan is changed, as was told before', async () => {
    const { subscriptionId } = await subscribed();
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    const changed = [{ id: items.data[0]?.id ?? '', price_data: price(3898) }];
    const preview = await stripe.invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: { items: changed },
    });
    expect(preview.total).toBeGreaterThan(2900);
    await stripe.subscriptions.update(subscriptionId, { items: changed, proration_behavior: 'always_invoice' });
    const [newest] = Object.values(books.pages.invoices).slice(-1);
    expect(newest?.amount_paid).toBe(preview.total);
  });
});

describe('the API', () => {
  it('answers a key as the first time, and refuses it for something else', async () => {
    const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'one-key' });
    expect((await create('ada@example.org')).id).toBe((await create('ada@example.org')).id);
    await expect(create('grace@example.org')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('knows nobody without its key, and says what it does not have in Stripe’s words', async () => {
    await expect(clientAt(url, 'sk_test_other').products.retrieve('standard')).rejects.toMatchObject({
      statusCode: 401,
    });
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('refunds no more than was taken', async () => {
    await subscribed();
    const payment = Object.keys(books.pages.payments).at(-1) ?? '';
    await stripe.refunds.create({ payment_intent: payment, amount: 800 });
    await expect(stripe.refunds.create({ payment_intent: payment, amount: 100 })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

it('signs what it tells as Stripe does', () => {
  const event = Object.values(books.pages.events)[0];
  if (!event) throw new Error('nothing has happened');
  const body = payloadOf(event);
  const header = signatureOf(body, 'whsec_test');
  expect(stripe.webhooks.constructEvent(body, header, 'whsec_test').id).toBe(event.id);
  expect(() => stripe.webhooks.constructEvent(body, header, 'whsec_other')).toThrow();
});

it('finds everything again after a restart', async () => {
  const { subscriptionId } = await subscribed();
  const again = new Books({ folder, publicUrl: 'http://localhost:8080' });
  expect(again.pages).toEqual(books.pages);
  expect(again.pages.subscriptions[subscriptionId]?.status).toBe('active');
});

describe('a page of somebody else’s', () => {
  const status = (path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const asked = request(`${url}${path}`, { method: 'POST', headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      asked.on('error', reject).end();
    });

  it('presses no button here, whatever it calls itself', async () => {
    const { id } = await checkout();
    const pressed = [`/stripe/checkout/${id}/pay`, '/stripe/clock/month', '/stripe/twice'];
    const before = books.now();
    for (const path of pressed) {
      expect(await status(path, { origin: 'https://elsewhere.example' })).toBe(403);
      expect(await status(path, { origin: 'null' })).toBe(403);
      expect(await status(path, { 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await status(path, { 'sec-fetch-site': 'same-site' })).toBe(403);
      expect(await status(path, { host: 'elsewhere.example' })).toBe(421);
      expect(await status(path, { host: 'localhost.elsewhere.example:8026' })).toBe(421);
    }
    expect(books.pages.sessions[id]?.status).toBe('open');
    expect(books.now() - before).toBeLessThan(60);
    expect(await status('/stripe/twice', { 'sec-fetch-site': 'same-origin' })).toBe(303);
    expect(await status('/stripe/twice', { host: 'localhost:8080', origin: 'http://localhost:8080' })).toBe(303);
  });
});
