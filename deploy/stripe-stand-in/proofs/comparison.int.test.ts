import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { streamOf } from 'platform/event-store';
import { createCheckoutFromDashboard, createCheckoutSession } from 'schemas/payments/checkout.contract';
import {
  beginComparison,
  compareFamilies,
  comparePage,
  putRight,
} from 'schemas/payments/comparing/comparison.contract';
import { refundPayment } from 'schemas/payments/refunds/refunds.contract';
import { joins } from '../../../command-service/testing/second-parent';
import { adminOf, asWorkers, workersCompare, workersRefund } from '../testing/office';
import { openShop, password, type Shop } from '../testing/shop';

let shop: Shop;
let office: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  shop = await openShop();
  office = await adminOf(shop);
});
afterAll(async () => {
  await shop.close();
});

let families = 0;
async function buyer(wanted: object = { productId: 1 }) {
  families += 1;
  const family = await shop.family(`compared-${families}@example.org`);
  const { body } = await family.call(createCheckoutFromDashboard, wanted);
  await shop.pay(body['url']);
  return family;
}
const exam = { productId: 3, mockExamSessionId: 'session-1' };
/** What Stripe tells now reaches nobody. */
const lost = () => shop.books.pages.deliveries.splice(0);

interface Found {
  readonly kind: string;
  readonly about: string;
  readonly familyId?: string;
  readonly theirs?: string;
}
interface Read {
  readonly comparisonId: string;
  readonly page: number;
  readonly looked: number;
  readonly differences: readonly Found[];
}
async function pagesOf(comparisonId: unknown): Promise<readonly Read[]> {
  const pages = (await shop.happened('ComparisonPageRead')).map(({ data }) => data as unknown as Read);
  return pages.filter((page) => page.comparisonId === comparisonId);
}
async function compared() {
  const { body } = await office.call(beginComparison);
  await workersCompare(shop);
  const pages = await pagesOf(body['comparisonId']);
  return { comparisonId: body['comparisonId'], pages, found: pages.flatMap(({ differences }) => differences) };
}
const told = (found: readonly Found[]) => found.map(({ kind, familyId }) => [kind, familyId]);

it('finds nothing where all was told', async () => {
  await buyer();
  await buyer(exam);
  await shop.tellAll();
  const { pages, found } = await compared();
  expect(found).toEqual([]);
  // Subscriptions, payments, what was given back, what is disputed, and what the two families have.
  expect(pages.map(({ looked }) => looked)).toEqual([1, 2, 0, 0, 2]);
});

it('finds nothing where a parent who has joined another family has paid without logging in', async () => {
  const [founder, parentEmail] = [await shop.family('founder@example.org'), 'joined@example.org'];
  const second = await shop.family(parentEmail);
  await joins(shop.house, second.accountId, founder.accountId);
  const parent = { parentFirstName: 'Ada', parentLastName: 'Lovelace', parentEmail, password, acceptedTerms: true };
  for (const wanted of [{ productId: 1 }, exam]) {
    const asked = { ...parent, studentName: 'Kofi', ...wanted };
    await shop.pay((await shop.house.browser().call(createCheckoutSession, asked)).body['url']);
  }
  await shop.tellAll();
  expect((await shop.rightsOf(founder)).practice).toBe(true);
  expect((await compared()).found).toEqual([]);
});

it('finds what no webhook told, and puts it right by asking Stripe again', async () => {
  const plan = await buyer();
  const single = await buyer(exam);
  lost();
  const changed = await buyer({ productId: 2 });
  const refunded = await buyer(exam);
  await shop.tellAll();
  const subscription = Object.values(shop.books.pages.subscriptions).at(-1);
  const [payment = ''] = Object.keys(shop.books.pages.payments).slice(-1);
  await shop.till.end(subscription?.id ?? '');
  await shop.till.giveBackPayment(payment);
  lost();
  const { comparisonId, found } = await compared();
  expect(new Set(told(found).map(String))).toEqual(
    new Set([
      `plan-unknown,${plan.accountId}`,
      `payment-unknown,${single.accountId}`,
      `plan-differs,${changed.accountId}`,
      `refund-unknown,${refunded.accountId}`,
      // What was paid for by it is still given.
      `grant-unpaid,${refunded.accountId}`,
    ]),
  );
  expect((await shop.rightsOf(plan)).practice).toBe(false);
  for (const { about } of found) expect((await office.call(putRight, { comparisonId, about })).status).toBe(200);
  // Again, and all at once, it changes nothing.
  await Promise.all(found.map(({ about }) => office.call(putRight, { comparisonId, about })));
  const soon = new Date((shop.books.now() + 2) * 1000).toISOString();
  expect([(await shop.rightsOf(plan, soon)).practice, (await shop.rightsOf(changed, soon)).mocks]).toEqual([
    true,
    false,
  ]);
  expect((await shop.rightsOf(single)).ends).toHaveLength(1);
  expect((await compared()).found).toEqual([]);
  const { body } = await office.call(putRight, { comparisonId, about: found[0]?.about });
  expect(body['code']).toBe('DifferenceNotFound');
});

it('goes through every page once, by whomever and however often it is asked, and past what is not ours', async () => {
  const { pages } = shop.books;
  const [ours] = Object.values(pages.subscriptions);
  if (!ours) throw new Error('nothing was bought');
  for (let n = 0; n < 120; n += 1)
    pages.subscriptions[`sub_foreign${n}`] = { ...structuredClone(ours), id: `sub_foreign${n}`, metadata: {} };
  const begun = await Promise.all(Array.from({ length: 10 }, () => office.call(beginComparison)));
  const [comparisonId, ...others] = new Set(begun.map(({ body }) => body['comparisonId']));
  expect(others).toEqual([]);
  await workersCompare(shop);
  const read = await pagesOf(comparisonId);
  // What was given back, and what families have, is looked at after them.
  const looked = read.map((_, last) => read.slice(0, last + 1).reduce((sum, page) => sum + page.looked, 0));
  expect(looked).toContain(Object.keys(pages.subscriptions).length + Object.keys(pages.payments).length);
  expect(read.map(({ page }) => page)).toEqual(read.map((_, n) => n + 1));
  expect(read.length).toBeGreaterThan(3);
});

it('goes on where its worker died, and misses nothing', async () => {
  const family = await buyer();
  lost();
  const { body } = await office.call(beginComparison);
  const { store } = shop.house;
  const append = store.append.bind(store);
  store.append = () => Promise.reject(new Error('killed'));
  await workersCompare(shop);
  store.append = append;
  expect(await pagesOf(body['comparisonId'])).toEqual([]);
  await workersCompare(shop);
  const read = await pagesOf(body['comparisonId']);
  expect(told(read.flatMap(({ differences }) => differences))).toEqual([['plan-unknown', family.accountId]]);
});

it('tells a grant that was never given, though the plan is known', async () => {
  const family = await buyer();
  const append = shop.house.store.append.bind(shop.house.store);
  // It dies before it gives what was paid for, and Stripe is told that all is well.
  shop.house.store.append = (order) =>
    order.stream.startsWith('rights-') ? Promise.reject(new Error('killed')) : append(order);
  await shop.tellAll();
  shop.house.store.append = append;
  const subscription = Object.values(shop.books.pages.subscriptions).at(-1);
  const { comparisonId, found } = await compared();
  const missing = found.filter(({ familyId }) => familyId === family.accountId);
  expect(missing).toMatchObject([{ kind: 'grant-missing', about: subscription?.id }]);
  await office.call(putRight, { comparisonId, about: subscription?.id });
  expect((await shop.rightsOf(family)).practice).toBe(true);
});

it('tells a grant that ends at another time than the plan that is known, and puts it right', async () => {
  const family = await buyer();
  await shop.tellAll();
  const subscription = Object.values(shop.books.pages.subscriptions).at(-1);
  await shop.till.end(subscription?.id ?? '');
  // It dies after it has noted the end, and before it takes what was given.
  const append = shop.house.store.append.bind(shop.house.store);
  shop.house.store.append = (order) =>
    order.stream.startsWith('rights-') ? Promise.reject(new Error('killed')) : append(order);
  await shop.tellAll();
  shop.house.store.append = append;
  const { comparisonId, found } = await compared();
  const differing = found.filter(({ familyId }) => familyId === family.accountId);
  expect(differing).toMatchObject([{ kind: 'grant-differs', about: subscription?.id }]);
  const soon = new Date((shop.books.now() + 2) * 1000).toISOString();
  expect((await shop.rightsOf(family, soon)).practice).toBe(true);
  await office.call(putRight, { comparisonId, about: subscription?.id });
  expect((await shop.rightsOf(family, soon)).practice).toBe(false);
});

it('finds what was given back of a month, and of what was paid longer ago than it looks, and puts both right', async () => {
  const [monthly, single] = [await buyer(), await buyer(exam)];
  await shop.tellAll();
  const [ofMonth = '', ofExam = ''] = Object.keys(shop.books.pages.payments).slice(-2);
  for (let days = 0; days < 45; days += 1) await shop.press('/stripe/clock/day');
  await shop.tellAll();
  // The log-in of the office is over by then.
  office = await shop.signIn('office@example.org');
  expect((await compared()).found).toEqual([]);
  await shop.press(`/stripe/payment/${ofMonth}/refund?pence=300`);
  await shop.press(`/stripe/payment/${ofMonth}/refund?pence=100`);
  await shop.press(`/stripe/payment/${ofExam}/refund`);
  lost();
  const { comparisonId, found } = await compared();
  const refunds = found.filter(({ kind }) => kind === 'refund-unknown');
  // Each payment once, however often something of it was given back.
  expect(refunds.map(({ about, familyId }) => [about, familyId]).toSorted()).toEqual(
    [
      [ofMonth, monthly.accountId],
      [ofExam, single.accountId],
    ].toSorted(),
  );
  for (const { about } of found) await office.call(putRight, { comparisonId, about });
  const seen = (await shop.happened('RefundSeen')).slice(-2).map(({ data }) => [data['paymentId'], data['pence']]);
  expect(new Map(seen as [string, number][])).toEqual(
    new Map([
      [ofMonth, 400],
      [ofExam, 2499],
    ]),
  );
  expect((await compared()).found.filter(({ kind }) => kind === 'refund-unknown')).toEqual([]);
});

describe('what a family has as paid for', () => {
  const unpaidOf = (found: readonly Found[], { accountId }: { accountId: string }) =>
    found.filter((one) => one.kind === 'grant-unpaid' && one.familyId === accountId);
  const soon = () => new Date((shop.books.now() + 2) * 1000).toISOString();

  it('is found where Stripe has nothing of it, and taken back when that is put right', async () => {
    const [plan, single] = [await buyer({ productId: 4 }), await buyer(exam)];
    await shop.tellAll();
    const { pages } = shop.books;
    const [subscription, page] = [Object.keys(pages.subscriptions).at(-1), Object.keys(pages.sessions).at(-1)];
    if (subscription === undefined || page === undefined) throw new Error('nothing was bought');
    expect(unpaidOf((await compared()).found, plan)).toEqual([]);
    const { [subscription]: gone, ...subscriptions } = pages.subscriptions;
    const { [page]: _, ...sessions } = pages.sessions;
    Object.assign(pages, { subscriptions, sessions });
    const { comparisonId, found } = await compared();
    // Practice and mock exams come of one plan, and are one thing.
    expect(unpaidOf(found, plan)).toMatchObject([{ about: subscription, theirs: 'nothing' }]);
    expect(unpaidOf(found, single)).toMatchObject([{ about: page, theirs: 'nothing' }]);
    expect((await shop.rightsOf(plan)).practice).toBe(true);
    for (const about of [subscription, page])
      expect((await office.call(putRight, { comparisonId, about })).status).toBe(200);
    const left = await shop.rightsOf(plan, soon());
    expect([left.practice, left.mocks]).toEqual([false, false]);
    expect((await compared()).found.filter(({ kind }) => kind === 'grant-unpaid')).toEqual([]);
    if (gone) pages.subscriptions[subscription] = gone;
  });

  it('is found where its money was given back and nobody said that it goes on, and not where staff said so', async () => {
    const families = [await buyer(exam), await buyer(exam)] as const;
    await shop.tellAll();
    const payments = Object.keys(shop.books.pages.payments).slice(-2);
    await shop.till.giveBackPayment(payments[0] ?? '');
    await office.call(refundPayment, {
      familyId: families[1].accountId,
      paymentId: payments[1],
      pence: 2499,
      seenPence: 0,
      ends: false,
      reason: 'A gift.',
    });
    await workersRefund(shop);
    await shop.tellAll();
    const { comparisonId, found } = await compared();
    const [mine, ...others] = unpaidOf(found, families[0]);
    expect([mine?.theirs, others, unpaidOf(found, families[1])]).toEqual(['given back', [], []]);
    await office.call(putRight, { comparisonId, about: mine?.about });
    expect(unpaidOf((await compared()).found, families[0])).toEqual([]);
  });

  it('is not found where it ends with us when it has ended at Stripe, whose clock may be ahead', async () => {
    const family = await buyer();
    await shop.tellAll();
    const subscription = Object.values(shop.books.pages.subscriptions).at(-1);
    if (!subscription) throw new Error('nothing was bought');
    await shop.till.end(subscription.id);
    subscription.ended_at = shop.books.now() + 3_600;
    shop.books.tell('customer.subscription.updated', subscription);
    await shop.tellAll();
    expect((await shop.rightsOf(family)).practice).toBe(true);
    expect(unpaidOf((await compared()).found, family)).toEqual([]);
  });

  it('is looked for page by page, of each family once, by nobody but our workers', async () => {
    for (let n = 0; n < 45; n += 1) {
      const stream = streamOf('rights', `family-${n}`);
      const data = {
        familyId: `family-${n}`,
        grantId: `sub_lost${n}.plan`,
        gives: ['practice' as const],
        source: 'subscription' as const,
        beginsAt: '2026-01-01T00:00:00.000Z',
        endsAt: '2199-01-01T00:00:00.000Z',
        givenAt: '2026-01-01T00:00:00.000Z',
      };
      const recording = { commandId: `lost-${n}`, at: data.givenAt, actor: { id: 'test', role: '' } };
      await shop.house.log.append({
        stream,
        expected: -1,
        events: [{ type: 'GrantGiven', data }],
        recording,
        about: [],
      });
    }
    const { pages, found } = await compared();
    const lost = found.filter(({ about }) => about.startsWith('sub_lost'));
    expect(new Set(lost.map(({ about }) => about)).size).toBe(45);
    expect(lost).toHaveLength(45);
    expect(pages.map(({ page }) => page)).toEqual(pages.map((_, n) => n + 1));
    const ours = { comparisonId: 'one', page: 1, familyIds: ['family-1'], isLast: true };
    expect((await office.call(compareFamilies, ours)).status).toBe(403);
    // Out of its turn it changes nothing.
    const before = (await shop.happened()).length;
    expect(await asWorkers(shop, compareFamilies, ours)).toBe(200);
    expect(await shop.happened()).toHaveLength(before);
  });
});

it('lists what a payer has asked their bank for as soon as Stripe tells of it, until it is settled', async () => {
  const family = await buyer();
  await shop.tellAll();
  const [payment = ''] = Object.keys(shop.books.pages.payments).slice(-1);
  const begun = (await shop.happened('ComparisonBegun')).length;
  await shop.press(`/stripe/payment/${payment}/dispute`);
  expect(await shop.tellAll((events) => [...events, ...events])).toEqual([200, 200]);
  expect(await shop.happened('ComparisonBegun')).toHaveLength(begun + 1);
  await workersCompare(shop);
  const [dispute] = Object.values(shop.books.pages.disputes);
  if (!dispute) throw new Error('nothing is disputed');
  const comparisonId = (await shop.happened('ComparisonBegun')).at(-1)?.data['comparisonId'];
  const found = (await pagesOf(comparisonId)).flatMap(({ differences }) => differences);
  const disputed = found.filter(({ kind }) => kind === 'payment-disputed');
  expect(disputed).toMatchObject([{ about: dispute.id, familyId: family.accountId }]);
  expect(disputed[0]?.theirs).toMatch(/^899p, needs_response, to be answered by 2/);
  // Nothing is done about it from here.
  expect((await office.call(putRight, { comparisonId, about: dispute.id })).body['code']).toBe('DifferenceNotFound');
  dispute.status = 'won';
  expect((await compared()).found.filter(({ kind }) => kind === 'payment-disputed')).toEqual([]);
});

it('is read by nobody but our workers', async () => {
  expect((await office.call(comparePage, { comparisonId: 'one', page: 1 })).status).toBe(403);
});
