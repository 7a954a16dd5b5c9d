import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stateOf } from 'platform/decider/handle';
import { streamOf } from 'platform/event-store';
import { atTheEnd } from 'platform/testing/at-the-end';
import type { AnyEvent } from 'schemas/events';
import { claimExam, claimPlan, setPlanEnding } from 'schemas/payments/change-plan.contract';
import {
  createCheckoutFromDashboard,
  createCheckoutSession,
  createPortalSession,
  directMockExamCheckout,
  leaveCheckout,
  leaveFamilyCheckout,
} from 'schemas/payments/checkout.contract';
import { cancelErasure, askErasure } from 'schemas/privacy/erasure.contract';
import { listMyReceipts } from 'schemas/payments/receipts.contract';
import { forgetCustomers } from '../../../command-service/src/payments/leaving/forgetting-customers';
import { idIn } from '../objects/reference';
import { openShop, password, type Shop } from '../testing/shop';

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

const confirms = ({ accountId }: Pick<Family, 'accountId'>): Promise<void> =>
  happens(streamOf('account', accountId), { type: 'EmailConfirmed', data: { accountId, by: 'confirmation' } });

/** The second parent's own family is left aside. */
async function joins({ accountId }: Family, { accountId: familyId }: Family): Promise<void> {
  const data = { accountId, familyId };
  await happens(streamOf('account', accountId), { type: 'FamilyJoinBegan', data });
  await happens(streamOf('family', familyId), {
    type: 'ParentJoinedFamily',
    data: { ...data, invitationId: randomUUID() },
  });
}

async function happens(stream: string, event: Pick<AnyEvent, 'type' | 'data'>): Promise<void> {
  const { log } = shop.house;
  const recording = { commandId: randomUUID(), at: '2026-11-21T10:00:00.000Z', actor: { id: 'test', role: '' } };
  await atTheEnd(log, stream, (expected) => log.append({ stream, expected, events: [event], recording, about: [] }));
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

/** Buys the single mock exam with an address, without a log-in. */
async function buysExam(parentEmail: string): Promise<string> {
  const parent = { parentFirstName: 'Ada', parentLastName: 'Lovelace', parentEmail, acceptedTerms: true };
  const wanted = { selectedExamProduct: 3, mockExamSessionId: 'session-1' };
  const { body } = await shop.house.browser().call(directMockExamCheckout, { ...parent, ...wanted });
  await shop.pay(body['url']);
  await shop.tellAll();
  return String((await shop.happened('CheckoutPaid')).at(-1)?.data['checkoutId']);
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

describe('a mock exam that was paid for with the address of an account', () => {
  it('is its owner’s to say so, with its receipt, once and at once', async () => {
    const email = freshAddress();
    const family = await shop.family(email);
    const checkoutId = await buysExam(email);
    expect((await shop.happened('CheckoutPaid')).at(-1)?.data).toMatchObject({
      familyId: family.accountId,
      withoutLogIn: true,
      customerId: expect.any(String),
    });
    expect((await family.call(claimExam, { checkoutId })).body['code']).toBe('AddressNotConfirmed');
    await confirms(family);
    expect((await family.call(listMyReceipts)).body['receipts']).toEqual([]);
    const claims = [1, 2, 3].map(() => family.call(claimExam, { checkoutId }));
    expect((await Promise.all(claims)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await family.call(listMyReceipts)).body['receipts']).toMatchObject([{ pence: 2499 }]);
    expect(
      (await shop.happened('CustomerKnown')).filter(({ data }) => data['familyId'] === family.accountId),
    ).toHaveLength(1);
  });

  it('is nobody else’s, nor by an id that nobody knows', async () => {
    const checkoutId = await buysExam((await owner()).email);
    const { family: other } = await owner();
    for (const id of [checkoutId, 'cs_nobodys'])
      expect((await other.call(claimExam, { checkoutId: id })).body['code']).toBe('PaymentNotFound');
  });

  it('is forgotten at Stripe with the family, claimed or not', async () => {
    const email = freshAddress();
    const family = await shop.family(email);
    await buysExam(email);
    const customerId = String((await shop.happened('CheckoutPaid')).at(-1)?.data['customerId']);
    const tools = { read: (aggregate: never, id: string) => stateOf(shop.house.log, aggregate, id) } as never;
    await forgetCustomers(shop.till, family.accountId, tools);
    expect(await shop.till.addressOf(customerId)).toBeUndefined();
  });
});

describe('what a second parent pays for by signing up anew', () => {
  it('is for the family that they have joined, and theirs to claim there', async () => {
    const [email, founder] = [freshAddress(), await shop.family(freshAddress())];
    const second = await shop.family(email);
    await confirms(second);
    await joins(second, founder);
    const { id: subscriptionId } = await paysWithoutLogIn(email);
    expect((await shop.happened('CheckoutPaid')).at(-1)?.data).toMatchObject({
      familyId: founder.accountId,
      learnerId: founder.learnerId,
      withoutLogIn: true,
      payerId: second.accountId,
    });
    expect((await shop.rightsOf(founder)).practice).toBe(true);
    const signedIn = await shop.signIn(email);
    expect((await founder.call(claimPlan, { subscriptionId })).body['code']).toBe('AddressNotConfirmed');
    expect((await signedIn.call(claimPlan, { subscriptionId })).status).toBe(200);
    // What is told later is of the same family, though the parent has left it by then.
    await happens(streamOf('family', founder.accountId), {
      type: 'ParentLeftFamily',
      data: { familyId: founder.accountId, accountId: second.accountId, by: 'the holder' },
    });
    await shop.till.end(subscriptionId);
    await shop.tellAll();
    const seen = (await shop.happened('SubscriptionSeen')).filter(
      ({ data }) => data['subscriptionId'] === subscriptionId,
    );
    expect(new Set(seen.map(({ data }) => data['familyId']))).toEqual(new Set([founder.accountId]));
    expect(seen.at(-1)?.data['status']).toBe('canceled');
  });
});

describe('a page to pay on that was left', () => {
  const statusOf = async (url: unknown) => (await shop.pay(url)).status;
  const leftTo = (at: number) =>
    new URL(String(Object.values(shop.books.pages.sessions).at(at)?.cancel_url)).searchParams;

  it('of a registration cannot be paid any more, however often it is left and by whoever knows of it', async () => {
    const request = { studentName: 'Kofi', parentFirstName: 'A', parentLastName: 'L', password, acceptedTerms: true };
    const { body } = await shop.house
      .browser()
      .call(createCheckoutSession, { ...request, parentEmail: freshAddress(), productId: 1 });
    const registrationId = leftTo(-1).get('registration');
    const paid = (await shop.happened('CheckoutPaid')).length;
    const leave = (id: unknown) => shop.house.browser().call(leaveCheckout, { registrationId: id });
    expect((await leave('nobodys')).status).toBe(200);
    expect((await Promise.all([1, 2, 3].map(() => leave(registrationId)))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    await statusOf(body['url']);
    await shop.tellAll();
    expect(await shop.happened('CheckoutPaid')).toHaveLength(paid);
  });

  it('of a family is closed alone, and by that family alone; what was paid stays paid', async () => {
    const [family, other] = [await shop.family(freshAddress()), await shop.family(freshAddress())];
    await family.call(createCheckoutFromDashboard, { productId: 1 });
    const first = leftTo(-1).get('page');
    const { body } = await family.call(createCheckoutFromDashboard, { productId: 1 });
    const second = leftTo(-1).get('page');
    expect(first).not.toBe(second);
    // The first was closed by the second already: leaving its tab closes nothing else.
    for (const [who, askId] of [
      [family, first],
      [other, second],
      [family, 'nobodys'],
    ] as const)
      expect((await who.call(leaveFamilyCheckout, { askId })).status).toBe(200);
    await shop.pay(body['url']);
    expect((await family.call(leaveFamilyCheckout, { askId: second })).status).toBe(200);
    await shop.tellAll();
    expect((await shop.rightsOf(family)).practice).toBe(true);
    await other.call(createCheckoutFromDashboard, { productId: 1 });
    const left = { askId: leftTo(-1).get('page') };
    expect((await other.call(leaveFamilyCheckout, left)).status).toBe(200);
    expect((await shop.happened('CheckoutClosed')).at(-1)?.data['familyId']).toBe(other.accountId);
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
