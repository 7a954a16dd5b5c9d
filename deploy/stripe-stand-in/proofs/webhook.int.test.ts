import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { createCheckoutFromDashboard, createCheckoutSession } from 'schemas/payments/checkout.contract';
import { payloadOf, signatureOf } from '../deliveries';
import { idIn } from '../objects/reference';
import { openShop, password, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

let families = 0;
/** A family that has paid for a plan, whose shop was told nothing of it yet. */
async function paidFamily(productId = 1) {
  families += 1;
  const family = await shop.family(`family-${families}@example.org`);
  return { family, subscription: await buyFor(family, productId) };
}

type Family = Awaited<ReturnType<Shop['family']>>;

async function buyFor(family: Family, productId = 1): Promise<Stripe.Subscription> {
  const { body } = await family.call(createCheckoutFromDashboard, { productId });
  await shop.pay(body['url']);
  const subscription = Object.values(shop.books.pages.subscriptions).at(-1);
  if (!subscription) throw new Error('nothing was bought');
  return subscription;
}

const waiting = (): Stripe.Event[] =>
  shop.books.pages.deliveries
    .splice(0)
    .map(({ eventId }) => shop.books.pages.events[eventId])
    .filter((event): event is Stripe.Event => event !== undefined);
const tell = async (event: Stripe.Event) => (await shop.tell(payloadOf(event))).status;
const end = (id: string) => shop.books.pages.subscriptions[id]?.items.data[0]?.current_period_end ?? 0;
const statusOf = (id: string) => shop.books.pages.subscriptions[id]?.status;
const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

describe('what Stripe did not sign', () => {
  it('is refused with 400, and nothing happens', async () => {
    await paidFamily();
    const [event] = waiting();
    if (!event) throw new Error('nothing was told');
    const body = payloadOf(event);
    const before = (await shop.happened()).length;
    const seconds = Math.floor(Date.now() / 1000);
    const { webhookSecret: secret } = shop;
    const attempts: [string, string][] = [
      [body, ''],
      [body, 'nonsense'],
      [body, signatureOf(body, 'whsec_of_somebody_else')],
      [body, signatureOf(body, secret, seconds - 301)],
      // The same, but not letter by letter.
      [JSON.stringify(JSON.parse(body)), signatureOf(body, secret)],
      [body.replace(event.id, 'evt_other'), signatureOf(body, secret)],
      ['', signatureOf('', secret)],
      ['{', signatureOf('{', secret)],
    ];
    for (const [payload, signature] of attempts) expect((await shop.tell(payload, signature)).status).toBe(400);
    expect(await shop.happened()).toHaveLength(before);
    expect((await shop.tell(body, signatureOf(body, secret, seconds - 290))).status).toBe(200);
  });

  it('is not believed in what it says of its object: that is asked of Stripe', async () => {
    const { family, subscription } = await paidFamily();
    waiting();
    const forged = structuredClone(subscription);
    forged.metadata['buyerId'] = 'another-family';
    forged.status = 'canceled';
    shop.books.tell('customer.subscription.updated', forged);
    for (const event of waiting()) expect(await tell(event)).toBe(200);
    expect((await shop.rightsOf(family)).practice).toBe(true);
  });
});

it('takes what is about something that Stripe does not know, and believes nothing of it', async () => {
  const before = (await shop.happened()).length;
  for (const object of ['checkout.session', 'subscription', 'invoice'])
    shop.books.tell('customer.subscription.updated', { id: `gone_${object}`, object, status: 'active' });
  for (const event of waiting()) expect(await tell(event)).toBe(200);
  const more = (await shop.happened()).slice(before).map(({ type }) => type);
  expect(more).toEqual(['StripeEventTaken', 'StripeEventTaken', 'StripeEventTaken']);
});

const eight = { visitorCallsPerMinute: 8 };
const tooSoon = (status: number) => [...Array<number>(8).fill(status), ...Array<number>(12).fill(429)];

describe('a flood', () => {
  const forged = { 'stripe-signature': 't=1,v1=forged' };
  const body = '{"id":"evt_1"}';
  it.each([
    { how: 'with a forged signature', status: 400, headers: forged, body },
    { how: 'without a signature', status: 400, headers: {}, body },
    { how: 'with an empty one', status: 400, headers: { 'stripe-signature': '' }, body },
    { how: 'with one that is far too long', status: 400, headers: { 'stripe-signature': 'x'.repeat(4_000) }, body },
    { how: 'without a word', status: 400, headers: forged, body: '' },
    { how: 'of what is no JSON', status: 415, headers: { ...forged, 'content-type': 'text/plain' }, body: 'a' },
    { how: 'of far too much', status: 413, headers: forged, body: 'x'.repeat(300_000) },
  ])('$how is soon too much, and what Stripe signed never is', async (flood) => {
    const few = await openShop(eight);
    const statuses = [];
    for (let one = 0; one < 20; one += 1) statuses.push((await few.post(flood.headers, flood.body)).status);
    expect(statuses).toEqual(tooSoon(flood.status));
    for (let one = 0; one < 3; one += 1) {
      few.books.tell('charge.succeeded', { id: 'ch_1', object: 'charge' });
      const event = Object.values(few.books.pages.events).at(-1);
      expect(event && (await few.tell(payloadOf(event))).status).toBe(200);
    }
    await few.close();
  });
});

it('takes each event once, and what is not about us without a word', async () => {
  const { subscription } = await paidFamily();
  const events = waiting();
  const newest = events.at(-1);
  if (!newest) throw new Error('nothing was told');
  await Promise.all([1, 2, 3, 4, 5].map(() => shop.tell(payloadOf(newest))));
  const taken = (await shop.happened('StripeEventTaken')).filter(
    ({ data }) => (data as { stripeEventId: string }).stripeEventId === newest.id,
  );
  expect(taken).toHaveLength(1);
  const seen = (await shop.happened('SubscriptionSeen')).filter(
    ({ data }) => (data as { subscriptionId: string }).subscriptionId === subscription.id,
  );
  expect(seen).toHaveLength(1);
  shop.books.tell('charge.succeeded', { id: 'ch_1', object: 'charge' });
  expect(await Promise.all(waiting().map(tell))).toEqual([200]);
});

const permutations = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((thing, index) => permutations(things.toSpliced(index, 1)).map((rest) => [thing, ...rest]));

describe('created, paid, changed and ended', () => {
  it('come to one state in each of their 24 orders, twice each, and in whatever company', async () => {
    const outcomes = new Set<string>();
    const family = await shop.family('permutations@example.org');
    for (const order of permutations([0, 1, 2, 3])) {
      const subscription = await buyFor(family);
      const [created, paid] = ['customer.subscription.created', 'invoice.paid'].map((type) => waitingOf(type));
      shop.books.pages.subscriptions[subscription.id] = { ...subscription, cancel_at_period_end: true };
      shop.books.tell('customer.subscription.updated', subscription);
      const changed = waitingOf('customer.subscription.updated');
      const ended: Stripe.Subscription = { ...subscription, status: 'canceled', ended_at: subscription.created + 60 };
      shop.books.pages.subscriptions[subscription.id] = ended;
      shop.books.tell('customer.subscription.deleted', ended);
      const events = [created, paid, changed, waitingOf('customer.subscription.deleted')];
      waiting();
      // Each twice: at once with its twin, or after all others.
      for (const index of [...order, ...order.toReversed()]) {
        const event = events[index];
        if (event) await Promise.all([tell(event), tell(event)]);
      }
      const { practice, ends } = await shop.rightsOf(family, instant(subscription.created + 120));
      const own = ends.filter(([grantId]) => grantId.startsWith(subscription.id)).map(([, until]) => until);
      outcomes.add(JSON.stringify([practice, own.map((until) => until === instant(subscription.created + 60))]));
    }
    expect([...outcomes]).toEqual([JSON.stringify([false, [true]])]);
  });
});

function waitingOf(type: string): Stripe.Event | undefined {
  return Object.values(shop.books.pages.events).findLast((event) => event.type === type);
}

describe('a state that is older than what is known', () => {
  it('is not written over a newer one, when whoever asked first comes last', async () => {
    const { family, subscription } = await paidFamily();
    const [first] = waiting();
    if (!first) throw new Error('nothing was told');
    expect(await tell(first)).toBe(200);
    // Many are told at once while the subscription changes under them.
    const told: Promise<unknown>[] = [];
    for (let day = 1; day <= 12; day += 1) {
      const item = subscription.items.data[0];
      if (item) item.current_period_end += 86_400;
      shop.books.tell('customer.subscription.updated', subscription);
      told.push(...waiting().map((event) => shop.tell(payloadOf(event))));
    }
    await Promise.all(told);
    shop.books.tell('customer.subscription.updated', subscription);
    for (const event of waiting()) await tell(event);
    const { ends } = await shop.rightsOf(family);
    expect(ends.map(([, until]) => until)).toEqual([instant(end(subscription.id) + 3 * 86_400)]);
  });
});

describe('the months of a plan', () => {
  it('give what was paid for: to the end once it is cancelled, and again when it is resumed', async () => {
    const { family, subscription } = await paidFamily(4);
    await shop.tellAll();
    expect(await shop.rightsOf(family)).toMatchObject({ practice: true, mocks: true });
    const { id } = subscription;
    const endsAt = async () => (await shop.rightsOf(family)).ends.map(([, until]) => until);
    const whole = instant(end(id));
    const grace = instant(end(id) + 3 * 86_400);
    expect(await endsAt()).toEqual([grace, grace]);
    const portal = await shop.till.portal(idIn(subscription.customer), 'http://fieldfare.test/app');
    await shop.press(`${new URL(portal).pathname}/cancel/${id}`);
    await shop.tellAll();
    expect(await endsAt()).toEqual([whole, whole]);
    await shop.press(`${new URL(portal).pathname}/resume/${id}`);
    await shop.tellAll();
    expect(await endsAt()).toEqual([grace, grace]);
  });

  it('go on while a card is declined, and end with the third time; nothing is asked of the account but that', async () => {
    const { family, subscription } = await paidFamily();
    await shop.tellAll();
    const { id } = subscription;
    const renewal = end(id);
    const portal = await shop.till.portal(idIn(subscription.customer), 'http://fieldfare.test/app');
    await shop.press(`${new URL(portal).pathname}/card/declined`);
    while (statusOf(id) !== 'past_due') await shop.press('/stripe/clock/next');
    await shop.tellAll();
    expect((await shop.rightsOf(family, instant(renewal + 86_400))).practice).toBe(true);
    while (statusOf(id) !== 'canceled') await shop.press('/stripe/clock/next');
    const lastly = instant(shop.books.now() + 1);
    await shop.tellAll((events) => events.toReversed());
    const failures = (await shop.happened('PaymentFailed')).filter(
      ({ data }) => (data as { subscriptionId: string }).subscriptionId === id,
    );
    expect(failures.length).toBeGreaterThan(0);
    expect((await shop.rightsOf(family, lastly)).practice).toBe(false);
  });
});

describe('a plan that is bought a second time', () => {
  const register = async (parentEmail: string) => {
    const names = { studentName: 'Kofi', parentFirstName: 'Ada', parentLastName: 'Lovelace', acceptedTerms: true };
    const applicant = { ...names, parentEmail, password, productId: 1 };
    const { body } = await shop.house.browser().call(createCheckoutSession, applicant);
    await shop.pay(body['url']);
    return Object.keys(shop.books.pages.subscriptions).at(-1) ?? '';
  };
  const refundedOf = (id: string) =>
    Object.values(shop.books.pages.payments)
      .filter(({ invoice }) => invoice === shop.books.pages.subscriptions[id]?.latest_invoice)
      .map(({ refunded }) => refunded);

  it('by two registrations of one address is given back, in whatever order and company it is told', async () => {
    const own = await register('twice@example.org');
    const second = await register('twice@example.org');
    const ids = [own, second];
    const events = waiting();
    await Promise.all([...events, ...events].map(tell));
    for (const event of events.toReversed()) expect(await tell(event)).toBe(200);
    await shop.tellAll();
    expect(ids.map(statusOf).sort()).toEqual(['active', 'canceled']);
    const [kept = '', ended = ''] = ids.sort((one) => (statusOf(one) === 'active' ? -1 : 1));
    expect([refundedOf(kept), refundedOf(ended)]).toEqual([[0], [899]]);
    const family = await shop.signIn('twice@example.org');
    const { practice, ends } = await shop.rightsOf(family);
    expect([practice, ends.map(([grantId]) => grantId)]).toEqual([true, [`${kept}.plan`]]);
    for (const type of ['DuplicatePurchaseFound', 'DuplicatePurchaseReturned'])
      expect((await shop.happened(type)).map(({ data }) => data['subscriptionId'])).toEqual([ended]);
  });

  it('is kept where the first one has ended, though nobody told of that', async () => {
    const { subscription } = await paidFamily();
    const address = `family-${families}@example.org`;
    await shop.tellAll();
    await shop.till.giveBack(subscription.id);
    waiting();
    const again = await register(address);
    await shop.tellAll();
    expect(statusOf(again)).toBe('active');
    expect((await shop.rightsOf(await shop.signIn(address))).practice).toBe(true);
  });

  it('is given back by whoever comes after a service that was killed in between', async () => {
    const { subscription } = await paidFamily();
    await shop.tellAll();
    const second = await register(`family-${families}@example.org`);
    const events = waiting();
    const { store } = shop.house;
    const append = store.append.bind(store);
    store.append = (order) =>
      order.events.some(({ type }) => type === 'DuplicatePurchaseReturned')
        ? Promise.reject(new Error('killed'))
        : append(order);
    for (const event of events) await tell(event);
    store.append = append;
    for (const event of events) expect(await tell(event)).toBe(200);
    expect([subscription.id, second].map(statusOf)).toEqual(['active', 'canceled']);
    expect(refundedOf(second)).toEqual([899]);
    const returned = (await shop.happened('DuplicatePurchaseReturned')).map(({ data }) => data['subscriptionId']);
    expect(returned.filter((id) => id === second)).toEqual([second]);
  });
});

it('is done again where the service was killed before it had taken the event', async () => {
  const { family } = await paidFamily();
  const events = waiting();
  const { store } = shop.house;
  const append = store.append.bind(store);
  // Everything is written but the last: that the event was taken.
  store.append = (order) =>
    order.stream.startsWith('stripeevent-') ? Promise.reject(new Error('killed')) : append(order);
  for (const event of events) expect(await tell(event)).toBe(500);
  store.append = append;
  const written = (await shop.happened()).length;
  for (const event of events) expect(await tell(event)).toBe(200);
  const more = (await shop.happened()).slice(written).map(({ type }) => type);
  expect(new Set(more)).toEqual(new Set(['StripeEventTaken']));
  expect((await shop.rightsOf(family)).practice).toBe(true);
});
