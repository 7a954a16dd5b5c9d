import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { lookAtPayments, refundPayment, returnCancelledExam } from 'schemas/payments/refunds/refunds.contract';
import { adminOf, asWorkers, workersRefund } from '../testing/office';
import { openShop, type Shop } from '../testing/shop';

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
/** A family that has bought something, and is known to have. */
async function buyer(wanted: object = { productId: 1 }) {
  families += 1;
  const family = await shop.family(`payer-${families}@example.org`);
  const { body } = await family.call(createCheckoutFromDashboard, wanted);
  await shop.pay(body['url']);
  await shop.tellAll();
  const [paymentId = ''] = Object.keys(shop.books.pages.payments).slice(-1);
  return { ...family, paymentId };
}
type Buyer = Awaited<ReturnType<typeof buyer>>;
const exam = { productId: 3, mockExamSessionId: 'session-1' };

const wanted = ({ accountId: familyId, paymentId }: Pick<Buyer, 'accountId' | 'paymentId'>, changes: object = {}) => ({
  familyId,
  paymentId,
  pence: 899,
  seenPence: 0,
  ends: true,
  reason: 'They moved away.',
  ...changes,
});
const asks = async (of: Pick<Buyer, 'accountId' | 'paymentId'>, changes: object = {}) => {
  const { status, body } = await office.call(refundPayment, wanted(of, changes));
  return status === 200 ? 200 : body['code'];
};
const refundedOf = ({ paymentId }: Buyer) => shop.books.pages.payments[paymentId]?.refunded;
const of = async ({ paymentId }: Buyer, type: string) =>
  (await shop.happened(type)).filter(({ data }) => (data as { paymentId?: string }).paymentId === paymentId);
const mayNow = (family: Buyer) => shop.rightsOf(family, new Date((shop.books.now() + 2) * 1000).toISOString());
const endOf = async (family: Buyer) => (await mayNow(family)).ends[0]?.[1] ?? '';

describe('staff who give a payment back', () => {
  it('are shown what the family has paid, give it back whole, and end what it was for', async () => {
    const family = await buyer();
    const { body } = await office.call(lookAtPayments, { familyId: family.accountId });
    expect(body['payments']).toMatchObject([
      { paymentId: family.paymentId, pence: 899, refundedPence: 0, productId: null },
    ]);
    expect(await asks(family)).toBe(200);
    expect(refundedOf(family)).toBe(0);
    await workersRefund(shop);
    await workersRefund(shop);
    await shop.tellAll();
    expect(refundedOf(family)).toBe(899);
    expect((await mayNow(family)).practice).toBe(false);
    expect([await of(family, 'RefundMade'), await of(family, 'RefundSeen')]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
    // That the plan ended with it is told by a mail of its own.
    const moved = (await shop.happened('PlanMoved')).filter(({ data }) => data['familyId'] === family.accountId);
    expect(moved.map(({ data }) => [data['how'], data['withRefund']])).toEqual([['ended', true]]);
    const [asked] = await of(family, 'RefundAsked');
    expect([asked?.meta.actor.id, asked?.data]).toMatchObject([office.accountId, { reason: 'They moved away.' }]);
  });

  it('give a part back, and the plan goes on; no more than is left, and nothing that they have not seen', async () => {
    const family = await buyer();
    expect(await asks(family, { pence: 900 })).toBe('RefundTooMuch');
    expect(await asks(family, { pence: 300, ends: false })).toBe(200);
    expect(await asks(family, { pence: 300, ends: false })).toBe('RefundUnderWay');
    await workersRefund(shop);
    expect(await asks(family, { pence: 300 })).toBe('PaymentChangedMeanwhile');
    expect(await asks(family, { pence: 600, seenPence: 300 })).toBe('RefundTooMuch');
    await shop.tellAll();
    expect([refundedOf(family), (await mayNow(family)).practice]).toEqual([300, true]);
    expect(await asks(family, { pence: 599, seenPence: 300 })).toBe(200);
    await workersRefund(shop);
    await shop.tellAll();
    const told = (await of(family, 'RefundSeen')).map(({ data }) => [
      data['beforePence'],
      data['pence'],
      data['goesOnId'],
    ]);
    expect(told).toEqual([
      [0, 300, 1],
      [300, 899, undefined],
    ]);
  });

  it('end the plan with the last part, and the mail of it does not say that it goes on, however early Stripe tells of it', async () => {
    const family = await buyer();
    expect(await asks(family)).toBe(200);
    const end = shop.till.end.bind(shop.till);
    // Stripe tells of the money before the plan has ended.
    shop.till.end = async (id) => {
      await shop.tellAll();
      await end(id);
    };
    await workersRefund(shop);
    shop.till.end = end;
    await shop.tellAll();
    expect((await of(family, 'RefundSeen')).map(({ data }) => data['goesOnId'])).toEqual([undefined]);
  });

  it('are shown of each payment which plan it was a month of, and whether that is over', async () => {
    const look = async ({ accountId: familyId }: Buyer) =>
      (await office.call(lookAtPayments, { familyId })).body['payments'];
    for (const [bought, named, pence] of [
      [{ productId: 1 }, { productId: null, planId: 1 }, 899],
      [exam, { productId: 3, planId: null }, 2499],
    ] as const) {
      const family = await buyer(bought);
      expect(await look(family)).toMatchObject([{ ...named, isOver: false }]);
      expect(await asks(family, { pence: pence - 100 })).toBe(200);
      await workersRefund(shop);
      await shop.tellAll();
      expect(await look(family)).toMatchObject([{ ...named, isOver: true }]);
    }
  });

  it('are told the same once more when the first answer was lost, also after it was made', async () => {
    const family = await buyer();
    const ask = () =>
      office.call(refundPayment, wanted(family, { pence: 300 }), { 'idempotency-key': family.paymentId });
    const first = await ask();
    await workersRefund(shop);
    const second = await ask();
    expect([first.status, second.status, second.body['refundId']]).toEqual([200, 200, first.body['refundId']]);
    expect(refundedOf(family)).toBe(300);
  });

  it('take one mock exam back with its payment', async () => {
    const family = await buyer(exam);
    expect(await asks(family, { pence: 2499 })).toBe(200);
    await workersRefund(shop);
    await shop.tellAll();
    expect(refundedOf(family)).toBe(2499);
    expect(await of(family, 'RefundMade')).toHaveLength(1);
    expect((await endOf(family)) < new Date((shop.books.now() + 2) * 1000).toISOString()).toBe(true);
  });

  it('do not have to, where a mock exam was called off: it goes back once, and nothing else does', async () => {
    const family = await buyer(exam);
    expect((await shop.happened('BookingMade')).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ learnerId: family.learnerId, sessionId: 'session-1' }),
    );
    const calledOff = { sessionId: 'session-1', learnerId: family.learnerId, familyId: family.accountId };
    const other = await buyer();
    for (const foreign of [{ sessionId: 'session-2' }, { learnerId: other.learnerId }, { familyId: other.accountId }])
      expect(await asWorkers(shop, returnCancelledExam, { ...calledOff, ...foreign })).toBe(200);
    expect([await of(family, 'RefundAsked'), await of(other, 'RefundAsked')]).toEqual([[], []]);
    await Promise.all([1, 2].map(() => asWorkers(shop, returnCancelledExam, calledOff)));
    await workersRefund(shop);
    await shop.tellAll();
    expect(await asWorkers(shop, returnCancelledExam, calledOff)).toBe(200);
    await workersRefund(shop);
    expect(refundedOf(family)).toBe(2499);
    expect(await of(family, 'RefundMade')).toHaveLength(1);
    expect((await endOf(family)) < new Date((shop.books.now() + 2) * 1000).toISOString()).toBe(true);
  });

  it('do not have to, where it was called off while somebody was paying for it', async () => {
    const family = await shop.family('late@example.org');
    const { body } = await family.call(createCheckoutFromDashboard, exam);
    shop.calledOff.add('session-1');
    await shop.pay(body['url']);
    await shop.tellAll();
    await shop.tellAll();
    const [paymentId = ''] = Object.keys(shop.books.pages.payments).slice(-1);
    const late = { ...family, paymentId };
    await workersRefund(shop);
    await shop.tellAll();
    shop.calledOff.clear();
    expect(refundedOf(late)).toBe(2499);
    expect(await of(late, 'RefundMade')).toHaveLength(1);
    expect((await mayNow(late)).ends).toEqual([]);
  });

  it('end nothing where Stripe gives nothing back, since it was quicker', async () => {
    const family = await buyer(exam);
    const before = await endOf(family);
    expect(await asks(family, { pence: 2499 })).toBe(200);
    await shop.press(`/stripe/payment/${family.paymentId}/refund?pence=2000`);
    await workersRefund(shop);
    expect(refundedOf(family)).toBe(2000);
    expect([await of(family, 'RefundMade'), await of(family, 'RefundRefused')]).toMatchObject([
      { length: 0 },
      { length: 1 },
    ]);
    expect(await endOf(family)).toBe(before);
  });

  it('reach no payment of another family, and none that is not there', async () => {
    const [one, other] = [await buyer(), await buyer()];
    expect(await asks({ accountId: one.accountId, paymentId: other.paymentId })).toBe('PaymentNotFound');
    expect(await asks({ accountId: one.accountId, paymentId: 'pi_none' })).toBe('PaymentNotFound');
    expect(await asks({ accountId: 'nobody', paymentId: one.paymentId })).toBe('PaymentNotFound');
    const { body } = await office.call(lookAtPayments, { familyId: 'nobody' });
    expect(body['payments']).toEqual([]);
  });

  it('are twenty at once, and the money goes back once', async () => {
    const family = await buyer();
    const all = await Promise.all(Array.from({ length: 20 }, () => asks(family, { pence: 400, ends: false })));
    await Promise.all([workersRefund(shop), workersRefund(shop)]);
    expect(all.filter((status) => status === 200)).toHaveLength(1);
    expect(refundedOf(family)).toBe(400);
  });
});

it.each([0, 1, 2, 3])('is made once and whole though its service died after %i events', async (appends) => {
  for (const bought of [{ productId: 1 }, exam]) {
    const family = await buyer(bought);
    const pence = shop.books.pages.payments[family.paymentId]?.amount ?? 0;
    expect(await asks(family, { pence })).toBe(200);
    const revive = shop.killedAfter(appends);
    await workersRefund(shop);
    revive();
    // A day later Stripe knows no key any more.
    shop.books.pages.answers = {};
    expect(new Set(await workersRefund(shop))).toEqual(new Set([200]));
    await shop.tellAll();
    expect(refundedOf(family)).toBe(pence);
    expect(await of(family, 'RefundMade')).toHaveLength(1);
    expect((await endOf(family)) < new Date((shop.books.now() + 2) * 1000).toISOString()).toBe(true);
  }
});

// Last: a month passes for all of them.
it('tells an earlier month of a plan from the one that was paid last', async () => {
  const [family, other] = [await buyer(), await buyer()];
  await shop.press('/stripe/clock/month');
  await shop.tellAll();
  office = await adminOf(shop);
  const { body } = await office.call(lookAtPayments, { familyId: family.accountId });
  expect(body['payments']).toMatchObject([{ isEarlier: false }, { paymentId: family.paymentId, isEarlier: true }]);
  expect(await asks(family, { ends: false })).toBe(200);
  await workersRefund(shop);
  await shop.tellAll();
  expect((await mayNow(family)).practice).toBe(true);
  const { body: others } = await office.call(lookAtPayments, { familyId: other.accountId });
  expect(others['payments']).toMatchObject([{ isEarlier: false }, { isEarlier: true }]);
});
