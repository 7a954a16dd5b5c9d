import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { beginComparison } from 'schemas/payments/comparing/comparison.contract';
import { endDiscountCode, listDiscountCodes, makeDiscountCode } from 'schemas/payments/discounts/discounts.contract';
import { adminOf, asWorkers } from '../testing/office';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
let admin: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  shop = await openShop();
  admin = await adminOf(shop);
});
afterAll(async () => {
  await shop.close();
});

interface Code {
  readonly discountId: string;
  readonly code: string;
  readonly percentOff?: number;
  readonly isActive: boolean;
  readonly timesRedeemed: number;
}

const reason = 'The open days.';
const listed = async () => (await admin.call(listDiscountCodes, {})).body['codes'] as readonly Code[];
const codeNamed = async (name: string) => (await listed()).find(({ code }) => code === name);
let families = 0;
async function buyWith(discountCode: string) {
  const family = await shop.family(`discounted-${(families += 1)}@example.org`);
  const { body } = await family.call(createCheckoutFromDashboard, { productId: 1, discountCode });
  return body['code'] ?? body['url'];
}

describe('the list of discount codes', () => {
  it('is as Stripe tells of them: what each takes off, and how often it was used', async () => {
    expect(await codeNamed('BLOG20')).toMatchObject({ percentOff: 20, isActive: true, timesRedeemed: 0 });
    await shop.pay(await buyWith('blog20'));
    expect(await codeNamed('BLOG20')).toMatchObject({ timesRedeemed: 1 });
    expect(await listed()).toHaveLength(1);
  });
});

describe('a discount code', () => {
  it('is made once by a repeat, with its reason, and takes so much off a first month', async () => {
    const key = randomUUID();
    const wanted = { code: 'SPRING15', percentOff: 15, reason };
    for (const _ of [1, 2])
      expect((await admin.call(makeDiscountCode, wanted, { 'Idempotency-Key': key })).status).toBe(200);
    expect((await shop.happened('DiscountCodeMade')).map(({ data }) => [data['code'], data['reason']])).toEqual([
      ['SPRING15', reason],
    ]);
    expect(await codeNamed('SPRING15')).toMatchObject({ percentOff: 15, isActive: true });
    await buyWith('spring15');
    expect(Object.values(shop.books.pages.sessions).at(-1)?.amount_total).toBe(Math.round(899 * 0.85));
  });

  it('is made under no name that there ever was, nor under one of ours', async () => {
    const made = async (code: string) => (await admin.call(makeDiscountCode, { code, percentOff: 10, reason })).body;
    expect((await made('spring15'))['code']).toBe('DiscountNameTaken');
    expect((await made('blog20'))['code']).toBe('DiscountNameTaken');
    expect((await made('no blanks'))['code']).toBe('RequestNotValid');
  });

  it('is good for nobody once it is ended, by a repeat once, and one that is unknown is not found', async () => {
    const { discountId = '' } = (await codeNamed('SPRING15')) ?? {};
    for (const _ of [1, 2]) expect((await admin.call(endDiscountCode, { discountId, reason })).status).toBe(200);
    expect(await shop.happened('DiscountCodeEnded')).toHaveLength(1);
    expect(await codeNamed('SPRING15')).toMatchObject({ isActive: false });
    expect(await buyWith('SPRING15')).toBe('DiscountNotKnown');
    expect((await admin.call(endDiscountCode, { discountId: 'promo_none', reason })).body['code']).toBe(
      'DiscountNotFound',
    );
  });

  it('of the articles that was ended at Stripe is found ended by the next comparison', async () => {
    const named = Object.values(shop.books.pages.promotionCodes).find(({ code }) => code === 'BLOG20');
    if (named === undefined) throw new Error('there is no such code');
    expect(await asWorkers(shop, beginComparison, {})).toBe(200);
    expect(await shop.happened('DiscountCodeEnded')).toHaveLength(1);
    named.active = false;
    expect(await asWorkers(shop, beginComparison, {})).toBe(200);
    expect((await shop.happened('DiscountCodeEnded')).at(-1)?.data).toMatchObject({ code: 'BLOG20' });
  });
});
