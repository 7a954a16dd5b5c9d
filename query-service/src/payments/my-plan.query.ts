import { answer } from 'platform/http';
import { checkouts } from 'schemas/payments/checkouts.table';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { subscriptions } from 'schemas/payments/subscriptions.table';

export const myPlanQuery = answer(getMyPlan, { reads: [subscriptions, checkouts] }, async (_, { db, caller }) => {
  const [plans, paid] = await Promise.all([
    db
      .from(subscriptions)
      .select(['productId', 'pence', 'status', 'periodEndsAt', 'endsWithPeriod', 'failedAttempts'])
      .where('familyId', '=', caller.accountId)
      .orderBy('seenAt', 'desc')
      .execute(),
    db
      .from(checkouts)
      .select('checkoutId')
      .where('familyId', '=', caller.accountId)
      .where('state', '=', 'paid')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { plans, hasBilling: plans.length > 0 || paid !== undefined };
});
