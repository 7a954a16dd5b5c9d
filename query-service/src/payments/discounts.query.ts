import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { discountActs } from 'schemas/payments/discounts/discount-acts.table';
import { getDiscountHistory } from 'schemas/payments/discounts/discounts.contract';
import { actorsOf } from '../actors';

/** More than anybody has had reason to do; the oldest are in the log. */
const MOST_ACTS = 200;

export const discountHistoryQuery = answer(
  getDiscountHistory,
  { reads: [discountActs, accounts] },
  async (_, { db }) => {
    const acts = await db.from(discountActs).selectAll().orderBy('at', 'desc').limit(MOST_ACTS).execute();
    const actorOf = await actorsOf(
      acts.map(({ by }) => by),
      db,
    );
    return { acts: acts.map(({ by, ...act }) => ({ ...act, by: actorOf(by) })) };
  },
);
