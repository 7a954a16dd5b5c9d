import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { changePlan, previewPlanChange, setPlanEnding } from 'schemas/payments/change-plan.contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { askErasure, cancelErasure } from 'schemas/privacy/erasure.contract';
import { payloadOf } from '../deliveries';
import { twoChildren as household } from '../testing/households';
import { openShop, password, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

let families = 0;
const twoChildren = () => household(shop, `going-${(families += 1)}@example.org`);
type Both = Awaited<ReturnType<typeof twoChildren>>;

/** Ben is asked to be erased. */
async function benIsToGo({ family, ben: { learnerId } }: Both): Promise<unknown> {
  const { status, body } = await family.call(askErasure, { learnerId, password, typed: 'erase' });
  expect(status).toBe(200);
  return body['erasureId'];
}

const buys = async ({ family }: Both, productId: number, learnerId: string) => {
  const session = productId === 3 ? { mockExamSessionId: 'session-1' } : {};
  const { body } = await family.call(createCheckoutFromDashboard, { productId, learnerId, ...session });
  return body['code'] ?? body['url'];
};
async function pays(both: Both, productId: number, learnerId: string): Promise<void> {
  await shop.pay(await buys(both, productId, learnerId));
  await shop.tellAll();
  shop.house.clock.set(new Date(shop.books.now() * 1000));
}

it('nothing is sold for a child who is to be erased, until that is taken back', async () => {
  const both = await twoChildren();
  const erasureId = await benIsToGo(both);
  for (const productId of [2, 3, 4])
    expect([productId, await buys(both, productId, both.ben.learnerId)]).toEqual([productId, 'ChildToBeErased']);
  expect((await both.family.call(cancelErasure, { erasureId })).status).toBe(200);
  expect(await buys(both, 3, both.ben.learnerId)).toMatch(/^http/);
});

it('what is for a brother or a sister, or for practice, is sold all the same', async () => {
  const both = await twoChildren();
  await benIsToGo(both);
  expect(await buys(both, 1, both.ben.learnerId)).toMatch(/^http/);
  expect(await buys(both, 2, both.kofi.learnerId)).toMatch(/^http/);
});

/** What was begun by paying on a page, if anything was. */
async function begins(url: unknown): Promise<readonly string[]> {
  const before = new Set(Object.keys(shop.books.pages.subscriptions));
  await shop.pay(url);
  return Object.keys(shop.books.pages.subscriptions).filter((id) => !before.has(id));
}
const refunds = () => Object.values(shop.books.pages.refunds).length;

it('nobody pays any more on a page that was open as the erasure of a child, or of the family, was asked for', async () => {
  const both = await twoChildren();
  const theirs = await buys(both, 2, both.ben.learnerId);
  await benIsToGo(both);
  expect(await begins(theirs)).toEqual([]);
  const other = await twoChildren();
  const practice = await buys(other, 1, other.kofi.learnerId);
  await other.family.call(askErasure, { password, typed: 'erase' });
  expect(await begins(practice)).toEqual([]);
});

it('is taken in while Stripe is away, and what is paid on a page that stayed open for that goes back', async () => {
  const both = await twoChildren();
  const theirs = await buys(both, 2, both.ben.learnerId);
  const before = refunds();
  await shop.whileAway(() => benIsToGo(both));
  expect(await begins(theirs)).toHaveLength(1);
  await shop.tellAll();
  expect(refunds()).toBe(before + 1);
});

it('the page of a brother or a sister stays open', async () => {
  const both = await twoChildren();
  const kofis = await buys(both, 2, both.kofi.learnerId);
  await benIsToGo(both);
  expect(await begins(kofis)).toHaveLength(1);
});

it.each([2, 3])('what was paid in that very moment goes back whole, and stays so: product %d', async (productId) => {
  const both = await twoChildren();
  const [before, url] = [refunds(), await buys(both, productId, both.ben.learnerId)];
  const [subscriptionId] = await begins(url);
  const erasureId = await benIsToGo(both);
  await shop.tellAll();
  expect(refunds()).toBe(before + 1);
  await shop.tellAll();
  await both.family.call(cancelErasure, { erasureId });
  const ids = Object.keys(shop.books.pages.events);
  for (const id of ids.slice(-12)) {
    const event = shop.books.pages.events[id];
    if (event) await shop.tell(payloadOf(event));
  }
  expect(refunds()).toBe(before + 1);
  const ended = subscriptionId === undefined ? undefined : shop.books.pages.subscriptions[subscriptionId]?.status;
  expect(ended).toBe(productId === 2 ? 'canceled' : undefined);
  const { accountId } = both.family;
  const rights = await shop.rightsOf({ accountId, learnerId: both.ben.learnerId });
  const after = shop.house.clock.now().toISOString();
  expect(rights.mocks).toBe(false);
  expect(rights.ends.filter(([, end]) => end === null || end > after)).toEqual([]);
  expect((await shop.happened('RefundSeen')).at(-1)?.data).toMatchObject({ familyId: accountId });
});

it('a plan is made no dearer for them, and may still become a cheaper one', async () => {
  const both = await twoChildren();
  await pays(both, 1, both.kofi.learnerId);
  await benIsToGo(both);
  const price = (to: number, child: string, from = 1) =>
    both.family.call(previewPlanChange, { from, to, learnerId: child });
  expect((await price(4, both.ben.learnerId)).body['code']).toBe('ChildToBeErased');
  const { body } = await price(4, both.kofi.learnerId);
  const { duePence, monthlyPence, prorationAt } = body;
  const shown = { from: 1, to: 4, duePence, monthlyPence, prorationAt };
  const forBen = await both.family.call(changePlan, { ...shown, learnerId: both.ben.learnerId });
  expect(forBen.body['code']).toBe('ChildToBeErased');
  expect((await both.family.call(changePlan, { ...shown, learnerId: both.kofi.learnerId })).status).toBe(200);
  await shop.tellAll();
  expect((await price(1, both.kofi.learnerId, 4)).status).toBe(200);
});

it('a plan of theirs that was cancelled is not resumed, and one may still be cancelled', async () => {
  const both = await twoChildren();
  const { learnerId } = both.ben;
  await pays(both, 2, learnerId);
  await benIsToGo(both);
  const setEnding = async (endsWithPeriod: boolean) =>
    (await both.family.call(setPlanEnding, { productId: 2, learnerId, endsWithPeriod })).body['code'];
  expect(await setEnding(true)).toBeUndefined();
  await shop.tellAll();
  expect(await setEnding(false)).toBe('ChildToBeErased');
});

it('a plan of a family that is to be erased is neither made dearer nor resumed', async () => {
  const both = await twoChildren();
  const { learnerId } = both.kofi;
  await pays(both, 1, learnerId);
  expect((await both.family.call(setPlanEnding, { productId: 1, endsWithPeriod: true })).status).toBe(200);
  await shop.tellAll();
  await both.family.call(askErasure, { password, typed: 'erase' });
  const resumed = await both.family.call(setPlanEnding, { productId: 1, endsWithPeriod: false });
  expect(resumed.body['code']).toBe('FamilyToBeErased');
});
