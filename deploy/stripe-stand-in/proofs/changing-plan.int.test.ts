import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changePlan, previewPlanChange, setPlanEnding } from 'schemas/payments/change-plan.contract';
import { createCheckoutFromDashboard, directMockExamCheckout } from 'schemas/payments/checkout.contract';
import { listMyReceipts } from 'schemas/payments/receipts.contract';
import { joins } from '../../../command-service/testing/second-parent';
import { idIn } from '../objects/reference';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

type Family = Awaited<ReturnType<Shop['family']>>;

let families = 0;
async function familyWith(productId: number) {
  const email = `plan-${(families += 1)}@example.org`;
  const family = await shop.family(email);
  const { body } = await family.call(createCheckoutFromDashboard, { productId });
  await shop.pay(body['url']);
  await shop.tellAll();
  const subscription = Object.values(shop.books.pages.subscriptions).at(-1);
  if (!subscription) throw new Error('nothing was bought');
  return { email, family, subscription };
}
/** A fortnight later, signed in anew: a log-in does not last so long. */
const afterAFortnight = async (email: string) => {
  for (let day = 0; day < 15; day += 1) await shop.press('/stripe/clock/day');
  return later(email);
};
const later = (email: string) => {
  shop.house.clock.set(new Date(shop.books.now() * 1000));
  return shop.signIn(email);
};
/** What is shown, as the confirmation says it again. */
async function shownTo(family: Family, from: number, to: number) {
  shop.house.clock.set(new Date(shop.books.now() * 1000));
  const { status, body } = await family.call(previewPlanChange, { from, to });
  const { duePence, monthlyPence, prorationAt } = body;
  return { status, body, confirmed: { from, to, duePence, monthlyPence, prorationAt } };
}
const paidFor = (subscription: { readonly id: string }) =>
  Object.values(shop.books.pages.invoices)
    .filter(({ parent }) => parent?.subscription_details?.subscription === subscription.id)
    .map(({ amount_paid: paid }) => paid);
const soon = () => new Date((shop.books.now() + 5) * 1000).toISOString();

// First: the others let months pass, and the exam is to come.
it('lists every payment with its day, what it was for, what went back of it, and its receipt', async () => {
  const { family } = await familyWith(1);
  const exam = { productId: 3, mockExamSessionId: 'session-1' };
  const { body } = await family.call(createCheckoutFromDashboard, exam);
  await shop.pay(body['url']);
  await shop.tellAll();
  const [payment = ''] = Object.keys(shop.books.pages.payments).slice(-1);
  await shop.press(`/stripe/payment/${payment}/refund?pence=500`);
  await family.call(changePlan, (await shownTo(family, 1, 4)).confirmed);
  const { body: list } = await family.call(listMyReceipts);
  const receipts = list['receipts'] as { productId: number; pence: number; url: string }[];
  expect(receipts).toHaveLength(3);
  expect(receipts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ productId: 1, pence: 899, refundedPence: 0, isForChange: false }),
      expect.objectContaining({ productId: 3, pence: 2499, refundedPence: 500, isForChange: false }),
      expect.objectContaining({ productId: 4, refundedPence: 0, isForChange: true }),
    ]),
  );
  for (const { url } of receipts) expect((await shop.look(url)).status).toBe(200);
});

describe('a change to something dearer', () => {
  it('is shown at its price first, made at once at that price, and given by the webhook alone', async () => {
    const { email, subscription } = await familyWith(1);
    const family = await afterAFortnight(email);
    const { body, confirmed } = await shownTo(family, 1, 4);
    expect(body).toMatchObject({ monthlyPence: 3898, isAtOnce: true });
    // Half a month of the difference, and a little, as months are not all alike.
    expect(body['duePence']).toBeGreaterThan(1400);
    expect(body['duePence']).toBeLessThan(1600);
    expect(paidFor(subscription)).toEqual([899]);
    expect((await family.call(changePlan, confirmed)).status).toBe(200);
    expect(await shop.rightsOf(family, soon())).toMatchObject({ practice: true, mocks: false });
    await shop.tellAll();
    expect(await shop.rightsOf(family, soon())).toMatchObject({ practice: true, mocks: true });
    expect(paidFor(subscription)).toEqual([899, body['duePence']]);
  });

  it('is made once, however often and at once it is confirmed', async () => {
    const { family, subscription } = await familyWith(1);
    const { body, confirmed } = await shownTo(family, 1, 4);
    const key = { 'idempotency-key': 'the same' };
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => family.call(changePlan, confirmed)),
      ...[1, 2, 3].map(() => family.call(changePlan, confirmed, key)),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await shop.tellAll();
    expect((await family.call(changePlan, confirmed, key)).status).toBe(200);
    expect(paidFor(subscription)).toEqual([899, body['duePence']]);
  });

  it('is not made at another price, or for fewer days, than was shown', async () => {
    const { email, subscription } = await familyWith(1);
    const family = await afterAFortnight(email);
    const { body, confirmed } = await shownTo(family, 1, 4);
    const end = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
    const dayLater = new Date(Date.parse(String(body['prorationAt'])) + 86_400_000).toISOString();
    const longAgo = new Date(Date.parse(String(body['prorationAt'])) - 3_600_000).toISOString();
    const tried = [
      { duePence: 0 },
      { duePence: Number(body['duePence']) - 1 },
      { monthlyPence: 30 },
      { prorationAt: end, duePence: 0 },
      { prorationAt: dayLater },
      { prorationAt: longAgo },
      { prorationAt: '2020-01-01T00:00:00.000Z' },
    ];
    for (const more of tried) {
      const { body: refused } = await family.call(changePlan, { ...confirmed, ...more });
      expect([more, refused['code']]).toEqual([more, 'PriceMoved']);
    }
    expect(paidFor(subscription)).toEqual([899]);
  });

  it('changes nothing where the card gives nothing, and is made with the next one', async () => {
    const { family, subscription } = await familyWith(1);
    const { confirmed } = await shownTo(family, 1, 4);
    shop.books.pages.declined[idIn(subscription.customer)] = true;
    expect((await family.call(changePlan, confirmed)).body['code']).toBe('CardDeclined');
    await shop.tellAll();
    expect(await shop.rightsOf(family, soon())).toMatchObject({ practice: true, mocks: false });
    shop.books.pages.declined[idIn(subscription.customer)] = false;
    expect((await family.call(changePlan, confirmed)).status).toBe(200);
  });
});

describe('a change to something cheaper', () => {
  it('costs nothing, gives all that is paid for until its end, and then the less', async () => {
    const { email, subscription } = await familyWith(4);
    const family = await afterAFortnight(email);
    const { body, confirmed } = await shownTo(family, 4, 1);
    const end = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
    expect(body).toMatchObject({ duePence: 0, monthlyPence: 899, isAtOnce: false, startsAt: end });
    expect((await family.call(changePlan, confirmed)).status).toBe(200);
    await shop.tellAll();
    expect(await shop.rightsOf(family, soon())).toMatchObject({ practice: true, mocks: true });
    while (paidFor(subscription).length < 2) await shop.press('/stripe/clock/next');
    await shop.tellAll((events) => [...events, ...events].toReversed());
    expect(await shop.rightsOf(family, soon())).toMatchObject({ practice: true, mocks: false });
    expect(paidFor(subscription)).toEqual([3898, 899]);
  });

  it('can be taken back for nothing while it waits, at the old price, and nothing else can be chosen meanwhile', async () => {
    const { family, subscription } = await familyWith(4);
    await family.call(changePlan, (await shownTo(family, 4, 1)).confirmed);
    await shop.tellAll();
    expect((await shownTo(family, 1, 2)).body['code']).toBe('PlanChangeWaits');
    const back = await shownTo(family, 1, 4);
    expect(back.body).toMatchObject({ duePence: 0, monthlyPence: 3898, isAtOnce: false });
    expect((await family.call(changePlan, back.confirmed)).status).toBe(200);
    await shop.tellAll();
    while (paidFor(subscription).length < 2) await shop.press('/stripe/clock/next');
    await shop.tellAll();
    expect(paidFor(subscription)).toEqual([3898, 3898]);
    expect(await shop.rightsOf(family, soon())).toMatchObject({ practice: true, mocks: true });
  });
});

describe('a plan', () => {
  it('is changed only where it runs, is paid, and is not cancelled', async () => {
    const { email, family, subscription } = await familyWith(1);
    const code = async (from: number, to: number, who = family) => (await shownTo(who, from, to)).body['code'];
    expect(await code(2, 4)).toBe('PlanNotRunning');
    expect(await code(1, 1)).toBe('AlreadyBought');
    expect((await family.call(previewPlanChange, { from: 1, to: 3 })).status).toBe(400);
    await family.call(setPlanEnding, { productId: 1, endsWithPeriod: true });
    await shop.tellAll();
    expect(await code(1, 4)).toBe('PlanEnds');
    await family.call(setPlanEnding, { productId: 1, endsWithPeriod: false });
    await shop.tellAll();
    shop.books.pages.declined[idIn(subscription.customer)] = true;
    while (subscription.status !== 'past_due') await shop.press('/stripe/clock/next');
    await shop.tellAll();
    expect(await code(1, 4, await later(email))).toBe('PaymentOwed');
  });

  it('is nobody’s to change, to cancel or to see receipts of but who pays for it', async () => {
    const { subscription } = await familyWith(1);
    const other = await shop.family('other-plan@example.org');
    // A stranger has paid for this family, with a card of their own.
    const stranger = { parentFirstName: 'Some', parentLastName: 'Body', acceptedTerms: true, selectedExamProduct: 2 };
    const asked = { ...stranger, parentEmail: 'other-plan@example.org' };
    const { body } = await shop.house.browser().call(directMockExamCheckout, asked);
    await shop.pay(body['url']);
    await shop.tellAll();
    for (const productId of [1, 2, 4]) {
      const ended = await other.call(setPlanEnding, { productId, endsWithPeriod: true });
      expect(ended.body['code']).toBe('PlanNotRunning');
    }
    expect((await shownTo(other, 2, 4)).body['code']).toBe('PlanNotRunning');
    expect((await other.call(listMyReceipts)).body).toMatchObject({ receipts: [], hasMore: false });
    expect(subscription.cancel_at_period_end).toBe(false);
  });

  it('is changed, cancelled and accounted for by the second parent, whose own is left aside', async () => {
    const { family, subscription } = await familyWith(1);
    const { accountId } = await shop.family('second@example.org');
    await joins(shop.house, accountId, family.accountId);
    const second = await shop.signIn('second@example.org');
    const { status, confirmed } = await shownTo(second, 1, 4);
    expect(status).toBe(200);
    expect((await second.call(changePlan, confirmed)).status).toBe(200);
    await shop.tellAll();
    expect(await shop.rightsOf(family, soon())).toMatchObject({ practice: true, mocks: true });
    const ended = await second.call(setPlanEnding, { productId: 4, endsWithPeriod: true });
    expect([ended.status, subscription.cancel_at_period_end]).toEqual([200, true]);
    const lists = await Promise.all([family, second].map((who) => who.call(listMyReceipts)));
    expect(lists[1]?.body['receipts']).toEqual(lists[0]?.body['receipts']);
    expect(lists[1]?.body['receipts']).toHaveLength(2);
  });

  it('ends with what is paid once it is cancelled, and goes on when it is resumed, repeated or not', async () => {
    const { family, subscription } = await familyWith(1);
    for (const endsWithPeriod of [true, true, false, false]) {
      await family.call(setPlanEnding, { productId: 1, endsWithPeriod });
      await shop.tellAll();
      expect(subscription.cancel_at_period_end).toBe(endsWithPeriod);
    }
    // Each is told of once, however often it was asked for.
    const moved = (await shop.happened('PlanMoved')).filter(({ data }) => data['subscriptionId'] === subscription.id);
    expect(moved.map(({ data }) => data['how'])).toEqual(['cancelled', 'resumed']);
  });
});

it('ends a plan that is not paid at once when it is cancelled, and asks its card no more', async () => {
  const { email, subscription } = await familyWith(1);
  shop.books.pages.declined[idIn(subscription.customer)] = true;
  while (subscription.status !== 'past_due') await shop.press('/stripe/clock/next');
  await shop.tellAll();
  const family = await later(email);
  // Pressed twice before anybody has told of it.
  for (const _ of [1, 2])
    expect((await family.call(setPlanEnding, { productId: 1, endsWithPeriod: true })).status).toBe(200);
  await shop.tellAll();
  expect(subscription.status).toBe('canceled');
  expect((await shop.rightsOf(family, soon())).practice).toBe(false);
  const failed = (await shop.happened('PaymentFailed')).length;
  shop.books.pages.declined[idIn(subscription.customer)] = false;
  for (let day = 0; day < 20; day += 1) await shop.press('/stripe/clock/day');
  await shop.tellAll();
  expect(paidFor(subscription).filter((pence) => pence > 0)).toEqual([899]);
  expect(await shop.happened('PaymentFailed')).toHaveLength(failed);
});
