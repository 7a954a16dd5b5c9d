import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { carryOutErasure } from 'schemas/privacy/erasure.contract';
import { joins } from '../../../command-service/testing/second-parent';
import { idIn } from '../objects/reference';
import { erasureBegun } from '../testing/households';
import { asWorkers } from '../testing/office';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

let families = 0;

async function familyThat({ pays }: { readonly pays: boolean }) {
  const family = await shop.family(`leaving-${(families += 1)}@example.org`);
  if (!pays) return family;
  const { body } = await family.call(createCheckoutFromDashboard, { productId: 1 });
  await shop.pay(body['url']);
  await shop.tellAll();
  return family;
}

const begun = (whom: Whom) => erasureBegun(shop, whom, 'family');
type Whom = Parameters<typeof erasureBegun>[1];

const liveOf = (customers: readonly string[]) =>
  Object.values(shop.books.pages.subscriptions).filter(
    ({ customer, status }) => customers.includes(idIn(customer)) && status === 'active',
  );

it.each([0, 1, 2, 3, 4, 5])(
  'a family with a plan is gone from Stripe and from the family it had joined: killed after %i events',
  async (appends) => {
    const holder = await familyThat({ pays: false });
    const before = Object.keys(shop.books.pages.customers);
    const family = await familyThat({ pays: true });
    const customers = Object.keys(shop.books.pages.customers).filter((id) => !before.includes(id));
    expect([customers.length, liveOf(customers).length]).toEqual([1, 1]);
    await joins(shop.house, family.accountId, holder.accountId);
    const which = await begun(family);
    const revive = shop.killedAfter(appends);
    await asWorkers(shop, carryOutErasure, which);
    revive();
    const again = [asWorkers(shop, carryOutErasure, which), asWorkers(shop, carryOutErasure, which)];
    await Promise.all(again);
    expect(await asWorkers(shop, carryOutErasure, which)).toBe(200);
    // What Stripe says of it comes to nobody, and makes nothing.
    expect(new Set(await shop.tellAll())).toEqual(new Set([200]));
    expect(Object.keys(shop.books.pages.customers)).toEqual(before);
    expect(liveOf(customers)).toEqual([]);
    const { accountId, learnerId } = family;
    expect(await shop.countOf('ParentLeftFamily', { familyId: holder.accountId, accountId })).toBe(1);
    expect(await shop.countOf('SubjectErased', { subjectId: accountId })).toBe(1);
    expect(await shop.countOf('SubjectErased', { subjectId: learnerId })).toBe(1);
    expect(await shop.countOf('ErasureCarriedOut', { erasureId: which.erasureId })).toBe(1);
  },
);

it('a family that never paid is nobody to Stripe, and it is carried out all the same', async () => {
  const before = Object.keys(shop.books.pages.customers);
  const which = await begun(await familyThat({ pays: false }));
  expect(await asWorkers(shop, carryOutErasure, which)).toBe(200);
  expect(Object.keys(shop.books.pages.customers)).toEqual(before);
  expect(await shop.countOf('ErasureCarriedOut', { erasureId: which.erasureId })).toBe(1);
});
