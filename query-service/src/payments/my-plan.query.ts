import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { checkouts } from 'schemas/payments/checkouts.table';
import { customers } from 'schemas/payments/customers.table';
import { erasures } from 'schemas/privacy/erasures.table';
import { examGrantId } from 'schemas/payments/exam-grant';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import type { RowOf } from 'schemas/describe/table';
import { endOf, isWithdrawn } from 'schemas/rights/grant';
import { grants } from 'schemas/rights/grants.table';

/** More than any family has had; the newest are shown. */
const MOST_SHOWN = 50;

export const myPlanQuery = answer(
  getMyPlan,
  { reads: [subscriptions, customers, grants, checkouts, erasures] },
  async (_, { db, caller: { accountId, familyId = accountId }, now }) => {
    const [plans, own, exams, strangers, erasure] = await Promise.all([
      db
        .from(subscriptions)
        .selectAll()
        .where('familyId', '=', familyId)
        .orderBy('seenAt', 'desc')
        .limit(MOST_SHOWN)
        .execute(),
      db.from(customers).select('customerId').where('familyId', '=', familyId).execute(),
      db
        .from(grants)
        .selectAll()
        .where('familyId', '=', familyId)
        .where('source', '=', 'payment')
        .orderBy('beginsAt', 'desc')
        .limit(MOST_SHOWN)
        .execute(),
      paidByStrangers(familyId, db),
      db
        .from(erasures)
        .select(['dueAt'])
        .where('familyId', '=', familyId)
        .where('whom', '=', 'family')
        .where('state', 'in', ['asked', 'begun'])
        .executeTakeFirst(),
    ]);
    const isOwn = new Set(own.map(({ customerId }) => customerId));
    const claims = new Map(
      strangers
        .filter(({ strangerId }) => strangerId !== null && !isOwn.has(strangerId))
        .map(({ checkoutId }) => [examGrantId(checkoutId), checkoutId]),
    );
    return {
      plans: plans.map((plan) => ({ ...planOf(plan), ...whose(plan, isOwn.has(plan.customerId)) })),
      exams: exams.flatMap((exam) => examsOf(exam, { now, claimId: claims.get(exam.grantId) })),
      ...(erasure && { eraseAt: erasure.dueAt }),
      hasBilling: own.length > 0,
    };
  },
);

const paidByStrangers = (familyId: string, db: Reads<typeof checkouts.name>) =>
  db
    .from(checkouts)
    .select(['checkoutId', 'strangerId'])
    .where('familyId', '=', familyId)
    .where('strangerId', 'is not', null)
    .limit(MOST_SHOWN)
    .execute();

/** What is told of whose it is: which it is only where it may be claimed. */
const whose = ({ subscriptionId }: Row, isOwn: boolean) => ({ isOwn, ...(!isOwn && { claimId: subscriptionId }) });

type Row = RowOf<typeof subscriptions>;

function planOf({ productId, pence, status, periodEndsAt, endsWithPeriod, failedAttempts, ...more }: Row) {
  const { endedAt, nextAttemptAt, isDuplicate } = more;
  const keeps = keptOf(more);
  return {
    productId,
    pence,
    status,
    periodEndsAt,
    endsWithPeriod,
    failedAttempts,
    isDuplicate,
    ...(endedAt !== null && { endedAt }),
    ...(nextAttemptAt !== null && { nextAttemptAt }),
    // Only until the period that it was paid for is over.
    ...(keeps?.until === periodEndsAt && endedAt === null && { keeps }),
  };
}

type Kept = Pick<Row, 'keepsProductId' | 'keepsPence' | 'keepsUntil'>;

const keptOf = ({ keepsProductId: productId, keepsPence: pence, keepsUntil: until }: Kept) =>
  productId === null || pence === null || until === null ? undefined : { productId, pence, until };

/** Those that can still be sat. */
function examsOf(grant: RowOf<typeof grants>, { now, claimId }: { now: string; claimId: string | undefined }) {
  const until = endOf(grant, now);
  if (until === null || until <= now || isWithdrawn(grant)) return [];
  return grant.sessionIds.map((sessionId) => ({ sessionId, until, ...(claimId !== undefined && { claimId }) }));
}
