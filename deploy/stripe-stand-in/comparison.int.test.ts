import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCheckoutFromDashboard, createCheckoutSession } from 'schemas/payments/checkout.contract';
import { beginComparison, comparePage, putRight } from 'schemas/payments/comparison.contract';
import { joins } from '../../command-service/testing/second-parent';
import { adminOf, workersCompare } from './testing/office';
import { openShop, password, type Shop } from './testing/shop';

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
  expect(pages.map(({ looked }) => looked)).toEqual([1, 2]);
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
  const looked = read.reduce((sum, page) => sum + page.looked, 0);
  expect(looked).toBe(Object.keys(pages.subscriptions).length + Object.keys(pages.payments).length);
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

it('is read by nobody but our workers', async () => {
  expect((await office.call(comparePage, { comparisonId: 'one', page: 1 })).status).toBe(403);
});
