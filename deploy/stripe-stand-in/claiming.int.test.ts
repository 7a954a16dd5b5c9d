import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_STREAM, streamOf } from 'platform/event-store';
import { claimPlan, setPlanEnding } from 'schemas/payments/change-plan.contract';
import {
  createCheckoutFromDashboard,
  createCheckoutSession,
  createPortalSession,
} from 'schemas/payments/checkout.contract';
import { cancelErasure, askErasure } from 'schemas/privacy/erasure.contract';
import { listMyReceipts } from 'schemas/payments/receipts.contract';
import { idIn } from './objects/reference';
import { openShop, password, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

type Family = Awaited<ReturnType<Shop['family']>>;

let families = 0;
const freshAddress = () => `owner-${(families += 1)}@example.org`;

async function confirms({ accountId }: Pick<Family, 'accountId'>): Promise<void> {
  const stream = streamOf('account', accountId);
  const expected = (await shop.house.log.readStream(stream)).at(-1)?.revision ?? NO_STREAM;
  const recording = { commandId: randomUUID(), at: '2026-11-21T10:00:00.000Z', actor: { id: accountId, role: '' } };
  const events = [{ type: 'EmailConfirmed', data: { accountId, by: 'confirmation' } }];
  await shop.house.log.append({ stream, expected, events, recording, about: [] });
}

/** Registers anew with an address, and pays; nobody is logged in. */
async function paysWithoutLogIn(parentEmail: string, discountCode?: string) {
  const request = {
    studentName: 'Kofi',
    parentFirstName: 'Ada',
    parentLastName: 'Lovelace',
    parentEmail,
    password,
    acceptedTerms: true,
    productId: 1,
    ...(discountCode !== undefined && { discountCode }),
  };
  const { body } = await shop.house.browser().call(createCheckoutSession, request);
  await shop.pay(body['url']);
  await shop.tellAll();
  const subscription = Object.values(shop.books.pages.subscriptions).at(-1);
  if (!subscription) throw new Error('nothing was bought');
  return subscription;
}

/** Somebody whose plan was paid for by registering with their address. */
async function owner({ isConfirmed = true } = {}) {
  const email = freshAddress();
  const family = await shop.family(email);
  if (isConfirmed) await confirms(family);
  const { id: subscriptionId, ...subscription } = await paysWithoutLogIn(email);
  return { email, family, subscriptionId, customerId: idIn(subscription.customer) };
}

const known = async (customerId: string) =>
  (await shop.happened('CustomerKnown')).filter(({ data }) => data['customerId'] === customerId);

describe('a payment with the address of an account that was there', () => {
  it('is noted as made without logging in, with what it costs each month; one of a new address is not', async () => {
    const { family } = await owner();
    await paysWithoutLogIn(freshAddress(), 'blog20');
    const paid = (await shop.happened('CheckoutPaid')).slice(-2).map(({ data }) => data);
    expect(paid).toMatchObject([
      { familyId: family.accountId, pence: 899, monthlyPence: 899, withoutLogIn: true },
      { pence: 719, monthlyPence: 899 },
    ]);
    expect(paid[1]?.['withoutLogIn']).toBeUndefined();
  });

  it('is nobody’s to manage until its payer says that it was they, and then in every way', async () => {
    const { family, subscriptionId } = await owner();
    const ending = { productId: 1, endsWithPeriod: true };
    expect((await family.call(setPlanEnding, ending)).body['code']).toBe('PlanNotRunning');
    expect((await family.call(createPortalSession)).body['code']).toBe('NothingBought');
    expect((await family.call(claimPlan, { subscriptionId })).status).toBe(200);
    expect((await family.call(createPortalSession)).status).toBe(200);
    expect((await family.call(listMyReceipts)).body['receipts']).toMatchObject([{ pence: 899, productId: 1 }]);
    expect((await family.call(setPlanEnding, ending)).status).toBe(200);
    expect(shop.books.pages.subscriptions[subscriptionId]?.cancel_at_period_end).toBe(true);
  });

  it('is claimed once, however often and at once', async () => {
    const { family, subscriptionId, customerId } = await owner();
    const key = { 'idempotency-key': 'the same' };
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => family.call(claimPlan, { subscriptionId })),
      ...[1, 2, 3].map(() => family.call(claimPlan, { subscriptionId }, key)),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await family.call(claimPlan, { subscriptionId })).status).toBe(200);
    expect(await known(customerId)).toHaveLength(1);
  });

  it('is not claimed by another family, nor by an id that nobody knows', async () => {
    const { subscriptionId, customerId } = await owner();
    const { family: other } = await owner();
    for (const id of [subscriptionId, 'sub_nobodys', customerId])
      expect((await other.call(claimPlan, { subscriptionId: id })).body['code']).toBe('PlanNotFound');
    for (const id of ['', '..', 'a b', 'x'.repeat(5_000)])
      expect([400, 404]).toContain((await other.call(claimPlan, { subscriptionId: id })).status);
    expect(await known(customerId)).toEqual([]);
  });

  it('is not claimed with an address that nobody has confirmed', async () => {
    const { family, subscriptionId, customerId } = await owner({ isConfirmed: false });
    expect((await family.call(claimPlan, { subscriptionId })).body['code']).toBe('AddressNotConfirmed');
    await confirms(family);
    expect((await family.call(claimPlan, { subscriptionId })).status).toBe(200);
    expect(await known(customerId)).toHaveLength(1);
  });

  it('is not claimed where its payer has another address at Stripe, or is gone there', async () => {
    const { family, subscriptionId, customerId } = await owner();
    const customer = shop.books.pages.customers[customerId];
    if (!customer) throw new Error('no customer');
    customer.email = 'somebody-else@example.org';
    expect((await family.call(claimPlan, { subscriptionId })).body['code']).toBe('PaidWithAnotherAddress');
    customer.email = null;
    expect((await family.call(claimPlan, { subscriptionId })).body['code']).toBe('PaidWithAnotherAddress');
    await shop.till.forget(customerId);
    expect((await family.call(claimPlan, { subscriptionId })).body['code']).toBe('PaidWithAnotherAddress');
    expect(await known(customerId)).toEqual([]);
  });

  it('that was one too many shows among the receipts once it is claimed, with what went back', async () => {
    const { email, family, subscriptionId } = await owner();
    await family.call(claimPlan, { subscriptionId });
    const { id: second } = await paysWithoutLogIn(email);
    await shop.tellAll();
    expect((await family.call(claimPlan, { subscriptionId: second })).status).toBe(200);
    const { body } = await family.call(listMyReceipts);
    const receipts = body['receipts'] as { refundedPence: number }[];
    expect(receipts.map(({ refundedPence }) => refundedPence).toSorted((one, other) => one - other)).toEqual([0, 899]);
  });
});

it('sells nothing to a family that is to be erased, until that is taken back', async () => {
  const family = await shop.family(freshAddress());
  const { body } = await family.call(askErasure, { password, typed: 'erase' });
  const buy = async () => (await family.call(createCheckoutFromDashboard, { productId: 1 })).body['code'];
  expect(await Promise.all([buy(), buy()])).toEqual(['FamilyToBeErased', 'FamilyToBeErased']);
  expect((await family.call(cancelErasure, { erasureId: body['erasureId'] })).status).toBe(200);
  expect(await buy()).toBeUndefined();
});

describe('a discount code', () => {
  it('is taken in whatever case and with blanks about it, and once for each family', async () => {
    const family = await shop.family(freshAddress());
    const choose = (discountCode: string) => family.call(createCheckoutFromDashboard, { productId: 1, discountCode });
    const { body } = await choose(' bLoG20 ');
    await shop.pay(body['url']);
    await shop.tellAll();
    const plan = Object.values(shop.books.pages.subscriptions).at(-1);
    await shop.till.end(plan?.id ?? '');
    await shop.tellAll();
    for (const code of ['BLOG20', 'blog20']) expect((await choose(code)).body['code']).toBe('DiscountUsed');
    expect((await family.call(createCheckoutFromDashboard, { productId: 1 })).status).toBe(200);
  });

  it('that a family was offered and did not pay with is still theirs', async () => {
    const family = await shop.family(freshAddress());
    const choose = () => family.call(createCheckoutFromDashboard, { productId: 1, discountCode: 'BLOG20' });
    expect((await choose()).status).toBe(200);
    expect((await choose()).status).toBe(200);
  });
});
