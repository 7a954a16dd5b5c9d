import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import type { ReplyOf } from 'schemas/describe/contract';
import { discountActs } from 'schemas/payments/discounts/discount-acts.table';
import { articleCode } from 'schemas/payments/discounts/discount-codes';
import type { getDiscountHistory } from 'schemas/payments/discounts/discounts.contract';
import { openingPrices } from 'schemas/payments/prices/price-list';
import { priceLists } from 'schemas/payments/prices/price-lists.table';
import type { getPriceHistory, getPrices } from 'schemas/payments/prices/prices.contract';
import { asked } from '../../testing/asked';
import { discountHistoryQuery } from './discounts.query';
import { priceHistoryQuery, pricesQuery } from './prices.query';

let database: TestDatabase;
let db: Database;
let projector: Database;
const link = { promotionLinkWords: 'See prices', promotionLeadsTo: '/#prices' as const };

beforeAll(async () => {
  database = await testDatabase();
  projector = openDatabase({ url: database.as('projector'), name: 'prices', max: 1 });
  const leftOpen = { bundleHidden: null, promotionEndsAt: null, promotionLinkWords: null, promotionLeadsTo: null };
  const written = { reason: 'A test.', by: 'admin', publishedAt: '2026-11-01T10:00:00.000Z' };
  await readTableOf(projector, priceLists, [
    { ...openingPrices, ...leftOpen, ...written, version: 1 },
    { ...openingPrices, ...leftOpen, ...written, version: 2, ...link },
  ]);
  await readTableOf(projector, accounts, []);
  await readTableOf(projector, discountActs, [
    {
      actId: 'promo_1 ended',
      code: 'SPRING15',
      what: 'ended',
      reason: 'It is over.',
      by: 'admin',
      at: written.publishedAt,
    },
  ]);
  db = openDatabase({ url: database.as('query'), name: 'prices', max: 1 });
});
afterAll(async () => {
  await db.close();
  await projector.close();
  await database.drop();
});

it('tells the last list, and where the link of its promotion leads', async () => {
  const [list] = await asked<ReplyOf<typeof getPrices>>(pricesQuery, {}, { db });
  expect(list).toEqual({ ...openingPrices, version: 2, ...link, articleCode });
});

it('says nothing of what a list left open', async () => {
  const [{ lists }] = await asked<ReplyOf<typeof getPriceHistory>>(priceHistoryQuery, {}, { db });
  expect(lists.map((list) => 'promotionLinkWords' in list)).toEqual([true, false]);
});

// Last: what is ended here is ended from then on.
it('names the code of the articles until it is ended, whatever becomes of others, and tells who ended which', async () => {
  const namedNow = async () => {
    const [list] = await asked<ReplyOf<typeof getPrices>>(pricesQuery, {}, { db });
    return list.articleCode?.code;
  };
  expect(await namedNow()).toBe('BLOG20');
  await projector.query(`update read."${discountActs.name}" set code = 'blog20'`);
  expect(await namedNow()).toBeUndefined();
  const [{ acts }] = await asked<ReplyOf<typeof getDiscountHistory>>(discountHistoryQuery, {}, { db });
  expect(acts.map(({ code, by }) => [code, by.id])).toEqual([['blog20', 'admin']]);
});
