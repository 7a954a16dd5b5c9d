import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changePlan, previewPlanChange, setPlanEnding } from 'schemas/payments/change-plan.contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { beginComparison } from 'schemas/payments/comparing/comparison.contract';
import { carryOutErasure } from 'schemas/privacy/erasure.contract';
import { idIn } from '../objects/reference';
import { erasureBegun, twoChildren as household } from '../testing/households';
import { adminOf, asWorkers, workersCompare } from '../testing/office';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

let families = 0;

/** Kofi stays; Ben is to be erased. */
const twoChildren = () => household(shop, `child-${(families += 1)}@example.org`);
type Family = Awaited<ReturnType<typeof twoChildren>>;

async function pageFor({ family }: Pick<Family, 'family'>, productId: number, learnerId: string): Promise<unknown> {
  const session = productId === 3 ? { mockExamSessionId: 'session-1' } : {};
  const { body } = await family.call(createCheckoutFromDashboard, { productId, learnerId, ...session });
  return body['url'];
}
/** @returns the subscription that was begun with it */
async function buys(family: Family, productId: number, learnerId: string) {
  await shop.pay(await pageFor(family, productId, learnerId));
  await shop.tellAll();
  const subscription = Object.values(shop.books.pages.subscriptions).at(-1);
  if (!subscription) throw new Error('nothing was bought');
  return subscription;
}
type Subscription = Awaited<ReturnType<typeof buys>>;

async function changes({ family }: Family, [from, to]: readonly [number, number], learnerId: string) {
  shop.house.clock.set(new Date(shop.books.now() * 1000));
  const asked = { from, to, learnerId };
  const { status, body } = await family.call(previewPlanChange, asked);
  if (status !== 200) return body['code'];
  const { duePence, monthlyPence, prorationAt } = body;
  const changed = await family.call(changePlan, { ...asked, duePence, monthlyPence, prorationAt });
  await shop.tellAll();
  return changed.body['code'] ?? 'changed';
}

const begun = (child: Family['ben']) => erasureBegun(shop, child, 'child');

async function erased(child: Family['ben']): Promise<void> {
  expect(await asWorkers(shop, carryOutErasure, await begun(child))).toBe(200);
  await shop.tellAll();
}

/** How often Stripe was told, by what it told of it. */
const toldOf = ({ id }: Subscription, type: string) =>
  Object.values(shop.books.pages.events).filter(
    (event) => event.type === type && (event.data.object as { readonly id?: string }).id === id,
  ).length;
const paidFor = ({ id }: Subscription) =>
  Object.values(shop.books.pages.invoices)
    .filter(({ parent }) => parent?.subscription_details?.subscription === id)
    .map(({ amount_paid: paid }) => paid);
const soon = () => new Date((shop.books.now() + 5) * 1000).toISOString();
const movesOf = async ({ id }: Subscription) =>
  (await shop.happened('PlanMoved'))
    .filter(({ data }) => data['subscriptionId'] === id)
    .map(({ data }) => [data['how'], data['childErased']]);
async function monthsLater(months: number, { email }: Family) {
  for (let month = 0; month < months; month += 1) await shop.press('/stripe/clock/month');
  await shop.tellAll();
  shop.house.clock.set(new Date(shop.books.now() * 1000));
  return shop.signIn(email);
}

// First: the others let months pass, and the exam is to come.
describe('a single mock exam of the child', () => {
  it('is not given back where it was paid for before, whatever is told of it again', async () => {
    const both = await twoChildren();
    await shop.pay(await pageFor(both, 3, both.ben.learnerId));
    const again = shop.books.pages.deliveries.map((delivery) => ({ ...delivery }));
    await shop.tellAll();
    await erased(both.ben);
    shop.books.pages.deliveries.push(...again);
    await shop.tellAll();
    expect(await shop.countOf('RefundSeen', { familyId: both.kofi.accountId })).toBe(0);
  });

  it('is given back where it was paid for in the last moment', async () => {
    const both = await twoChildren();
    await shop.pay(await pageFor(both, 3, both.ben.learnerId));
    await erased(both.ben);
    await shop.tellAll();
    expect(await shop.countOf('RefundSeen', { familyId: both.kofi.accountId, pence: 2499 })).toBe(1);
    expect(await shop.countOf('GrantGiven', { familyId: both.kofi.accountId })).toBe(0);
  });
});

// As many places to die as it writes events, and some in which it has written all of them.
describe.each([0, 1, 2, 3, 4, 5])('killed after %i events', (appends) => {
  async function acrossAKill(child: Family['ben']): Promise<void> {
    const which = await begun(child);
    const revive = shop.killedAfter(appends);
    await asWorkers(shop, carryOutErasure, which);
    revive();
    await Promise.all([1, 2].map(() => asWorkers(shop, carryOutErasure, which)));
    expect(await asWorkers(shop, carryOutErasure, which)).toBe(200);
    await shop.tellAll((events) => [...events, ...events]);
    expect(await shop.countOf('ErasureCarriedOut', { erasureId: which.erasureId })).toBe(1);
    expect(await shop.countOf('SubjectErased', { subjectId: child.learnerId })).toBe(1);
    expect(await shop.countOf('ChildCoverEnded', { learnerId: child.learnerId })).toBe(1);
  }

  it('the plan of a child who is erased ends, told once, and a sibling’s goes on', async () => {
    const both = await twoChildren();
    const { kofi, ben } = both;
    const siblings = await buys(both, 2, kofi.learnerId);
    const plan = await buys(both, 2, ben.learnerId);
    await acrossAKill(ben);
    expect([plan.status, siblings.status]).toEqual(['canceled', 'active']);
    expect(toldOf(plan, 'customer.subscription.deleted')).toBe(1);
    expect(await movesOf(plan)).toEqual([['ended', true]]);
    expect((await shop.rightsOf(kofi, soon())).mocks).toBe(true);
    expect(paidFor(plan)).toEqual([1949]);
  });

  it('a bundle becomes the practice of the others, at its price, told once', async () => {
    const both = await twoChildren();
    const plan = await buys(both, 4, both.ben.learnerId);
    await acrossAKill(both.ben);
    expect(toldOf(plan, 'customer.subscription.updated')).toBe(1);
    expect(await movesOf(plan)).toEqual([['changed', true]]);
    const rights = await Promise.all([both.kofi, both.ben].map((child) => shop.rightsOf(child, soon())));
    expect(rights.map(({ practice, mocks }) => [practice, mocks])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect([plan.status, plan.items.data[0]?.price.unit_amount, paidFor(plan)]).toEqual(['active', 899, [3898]]);
  });
});

it('is charged for no more, however many months pass; the others for practice alone', async () => {
  const both = await twoChildren();
  const plan = await buys(both, 2, both.ben.learnerId);
  const other = await twoChildren();
  const bundle = await buys(other, 4, other.ben.learnerId);
  await erased(both.ben);
  await erased(other.ben);
  await monthsLater(2, other);
  expect([paidFor(plan), paidFor(bundle)]).toEqual([[1949], [3898, 899, 899]]);
  expect((await shop.rightsOf(other.kofi, soon())).practice).toBe(true);
});

it('leaves the practice of the family as it is, whoever it was bought with, and mock exams to be chosen for another', async () => {
  const both = await twoChildren();
  const plan = await buys(both, 1, both.ben.learnerId);
  await erased(both.ben);
  expect([plan.status, toldOf(plan, 'customer.subscription.updated')]).toEqual(['active', 0]);
  expect(await changes(both, [1, 4], both.kofi.learnerId)).toBe('changed');
  expect((await shop.rightsOf(both.kofi, soon())).mocks).toBe(true);
});

it('ends a bundle whose month is not paid, and asks its card no more', async () => {
  const both = await twoChildren();
  const plan = await buys(both, 4, both.ben.learnerId);
  shop.books.pages.declined[idIn(plan.customer)] = true;
  while (plan.status !== 'past_due') await shop.press('/stripe/clock/next');
  await shop.tellAll();
  await erased(both.ben);
  shop.books.pages.declined[idIn(plan.customer)] = false;
  await monthsLater(1, both);
  expect([plan.status, paidFor(plan).filter((pence) => pence > 0)]).toEqual(['canceled', [3898]]);
});

it('leaves nothing to keep of a bundle that was to become practice', async () => {
  const both = await twoChildren();
  const plan = await buys(both, 4, both.ben.learnerId);
  expect(await changes(both, [4, 1], both.ben.learnerId)).toBe('changed');
  await erased(both.ben);
  expect(plan.metadata['keepsProduct']).toBeUndefined();
  expect(await changes(both, [1, 4], both.ben.learnerId)).toBe('ChildNotFound');
  expect((await shop.rightsOf(both.kofi, soon())).practice).toBe(true);
  await monthsLater(1, both);
  expect(paidFor(plan)).toEqual([3898, 899]);
});

it('ends a bundle that was to become mock exams alone with the month of practice that is paid, for good', async () => {
  const both = await twoChildren();
  const plan = await buys(both, 4, both.ben.learnerId);
  expect(await changes(both, [4, 2], both.ben.learnerId)).toBe('changed');
  await erased(both.ben);
  expect([plan.status, plan.cancel_at_period_end]).toEqual(['active', true]);
  expect((await shop.rightsOf(both.kofi, soon())).practice).toBe(true);
  const resumed = await both.family.call(setPlanEnding, { productId: 2, endsWithPeriod: false });
  expect(resumed.body['code']).toBe('PlanNotRunning');
  await monthsLater(1, both);
  expect([plan.status, paidFor(plan)]).toEqual(['canceled', [3898]]);
  expect((await movesOf(plan)).at(-1)).toEqual(['cancelled', true]);
});

it('closes the page that was open for the child, and gives back what was paid on it in the last moment', async () => {
  for (const productId of [2, 4]) {
    const both = await twoChildren();
    const url = await pageFor(both, productId, both.ben.learnerId);
    await shop.pay(url);
    await erased(both.ben);
    const plan = Object.values(shop.books.pages.subscriptions).at(-1);
    await shop.tellAll();
    expect([plan?.status, plan?.metadata['learnerId']]).toEqual(['canceled', both.ben.learnerId]);
    expect(await shop.countOf('RefundSeen', { familyId: both.kofi.accountId })).toBe(1);
    expect((await shop.rightsOf(both.ben, soon())).mocks).toBe(false);
  }
  const both = await twoChildren();
  await pageFor(both, 2, both.ben.learnerId);
  const page = Object.values(shop.books.pages.sessions).at(-1);
  expect(page?.status).toBe('open');
  await erased(both.ben);
  expect(page?.status).toBe('expired');
});

it('tells nothing to anybody of a family that never went to pay', async () => {
  const both = await twoChildren();
  await erased(both.ben);
  expect(await shop.countOf('ChildCoverEnded', { familyId: both.kofi.accountId })).toBe(0);
});

it('leaves the nightly comparison with Stripe nothing to find', async () => {
  for (const _ of [1, 2]) await shop.tellAll();
  shop.house.clock.set(new Date(shop.books.now() * 1000));
  await (await adminOf(shop)).call(beginComparison);
  await workersCompare(shop);
  const pages = await shop.happened('ComparisonPageRead');
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap(({ data }) => data['differences'])).toEqual([]);
});
