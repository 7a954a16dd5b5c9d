import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { discountActs } from 'schemas/payments/discounts/discount-acts.table';
import { articleCode, ownDiscount } from 'schemas/payments/discounts/discount-codes';
import { openingPrices } from 'schemas/payments/prices/price-list';
import { getPriceHistory, getPrices } from 'schemas/payments/prices/prices.contract';
import { priceLists } from 'schemas/payments/prices/price-lists.table';
import type { RowOf } from 'schemas/describe/table';
import { actorsOf } from '../actors';

/** More than anybody has had reason to write; the oldest are in the log. */
const MOST_LISTS = 200;

export const pricesQuery = answer(getPrices, { reads: [priceLists, discountActs] }, async (_, { db }) => {
  const [last, ended] = await Promise.all([
    db.from(priceLists).selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst(),
    db.from(discountActs).select('code').where('what', '=', 'ended').execute(),
  ]);
  const isGood = !ended.some(({ code }) => ownDiscount(code) === articleCode);
  const named = isGood && { articleCode };
  if (!last) return { version: 0, ...openingPrices, ...named };
  const { reason: _reason, by: _by, publishedAt: _at, ...list } = last;
  return { ...said(list), ...named };
});

export const priceHistoryQuery = answer(getPriceHistory, { reads: [priceLists, accounts] }, async (_, { db }) => {
  const lists = await db.from(priceLists).selectAll().orderBy('version', 'desc').limit(MOST_LISTS).execute();
  const actorOf = await actorsOf(
    lists.map(({ by }) => by),
    db,
  );
  return { lists: lists.map(({ by, ...list }) => ({ ...said(list), by: actorOf(by) })) };
});

type LeftOpen = 'promotionEndsAt' | 'promotionLinkWords' | 'promotionLeadsTo' | 'bundleHidden';

/** What was left open is left out: a promotion without an end says none. */
function said<T extends Pick<RowOf<typeof priceLists>, LeftOpen>>(list: T) {
  const { promotionEndsAt, promotionLinkWords, promotionLeadsTo, bundleHidden, ...said } = list;
  return {
    ...said,
    ...(promotionEndsAt !== null && { promotionEndsAt }),
    ...(promotionLinkWords !== null && { promotionLinkWords }),
    ...(promotionLeadsTo !== null && { promotionLeadsTo }),
    ...(bundleHidden === true && { bundleHidden }),
  };
}
