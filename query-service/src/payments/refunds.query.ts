import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { getRefunds } from 'schemas/payments/refunds/refunds.contract';
import { refunds } from 'schemas/payments/refunds/refunds.table';
import { actorsOf } from '../actors';

/** More than a family is ever given back; the oldest are in the log. */
const MOST_REFUNDS = 200;

export const refundsQuery = answer(getRefunds, { reads: [refunds, accounts] }, async ({ familyId }, { db }) => {
  const found = await db
    .from(refunds)
    .select(['refundId', 'paymentId', 'pence', 'ends', 'state', 'reason', 'by', 'askedAt'])
    .where('familyId', '=', familyId)
    .orderBy('askedAt', 'desc')
    .limit(MOST_REFUNDS)
    .execute();
  const actorOf = await actorsOf([familyId, ...found.map(({ by }) => by)], db);
  return { family: actorOf(familyId), refunds: found.map(({ by, ...row }) => ({ ...row, by: actorOf(by) })) };
});
