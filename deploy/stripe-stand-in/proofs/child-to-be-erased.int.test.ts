import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { changePlan, previewPlanChange, setPlanEnding } from 'schemas/payments/change-plan.contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { askErasure, cancelErasure } from 'schemas/privacy/erasure.contract';
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
