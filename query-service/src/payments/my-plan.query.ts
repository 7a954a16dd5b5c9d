import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { checkouts } from 'schemas/payments/checkouts.table';
import { customers } from 'schemas/payments/customers.table';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { erasures } from 'schemas/privacy/erasures.table';
import { examGrantId } from 'schemas/payments/exam-grant';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import type { RowOf } from 'schemas/describe/table';
import { endOf, isWithdrawn } from 'schemas/rights/grant';
import { grants } from 'schemas/rights/grants.table';
import { givenTo } from './given';

/** More than any family has had; the newest are shown. */
const MOST_SHOWN = 50;

export const myPlanQuery = answer(
  getMyPlan,
  { reads: [subscriptions, customers, grants, checkouts, erasures, mockSessions] },
  async (_, { db, caller: { accountId, familyId = accountId }, now }) => {
    const [plans, own, exams, strangers, going, given] = await Promise.all([
      db
        .from(subscriptions)
        .selectAll()
        .where('familyId', '=', familyId)
        .orderBy('seenAt', 'desc')
        .limit(MOST_SHOWN)
        .execute(),
      db.from(customers).select('customerId').where('familyId', '=', familyId).execute(),
      paidOneByOne(familyId, db),
      paidByStrangers(familyId, db),
      toBeErased(familyId, db),
      givenTo(familyId, db, now),
    ]);
    const family = going.find(({ whom }) => whom === 'family');
    const children = going.flatMap(({ learnerId, dueAt: eraseAt }) =>
      learnerId === null ? [] : { learnerId, eraseAt },
    );
    const isOwn = new Set(own.map(({ customerId }) => customerId));
    const claims = new Map(
      strangers
        .filter(({ strangerId }) => strangerId !== null && !isOwn.has(strangerId))
        .map(({ checkoutId }) => [examGrantId(checkoutId), checkoutId]),
    );
    const starts = await startsOf(exams, db);
    return {
      plans: plans.map((plan) => ({ ...planOf(plan), ...whose(plan, isOwn.has(plan.customerId)) })),
      exams: exams.flatMap((exam) => examsOf(exam, { now, claimId: claims.get(exam.grantId), starts })),
      ...(given.length > 0 && { given }),
      ...(family && { eraseAt: family.dueAt }),
      ...(children.length > 0 && { childrenToGo: children }),
      hasBilling: own.length > 0,
    };
  },
);

/** Who of the family is to be erased, and when. */
const toBeErased = (familyId: string, db: Reads<typeof erasures.name>) =>
  db
    .from(erasures)
    .select(['dueAt', 'whom', 'learnerId'])
    .where('familyId', '=', familyId)
    .where('state', 'in', ['asked', 'begun'])
    .limit(MOST_SHOWN)
    .execute();

const paidOneByOne = (familyId: string, db: Reads<typeof grants.name>) =>
  db
    .from(grants)
    .selectAll()
    .where('familyId', '=', familyId)
    .where('source', '=', 'payment')
    .orderBy('beginsAt', 'desc')
    .limit(MOST_SHOWN)
    .execute();

const paidByStrangers = (familyId: string, db: Reads<typeof checkouts.name>) =>
  db
    .from(checkouts)
    .select(['checkoutId', 'strangerId'])
    .where('familyId', '=', familyId)
    .where('strangerId', 'is not', null)
    .limit(MOST_SHOWN)
    .execute();

/** When each mock exam begins, as it stands now. */
async function startsOf(exams: readonly Exam[], db: Reads<typeof mockSessions.name>) {
  const sessionIds = exams.flatMap((exam) => exam.sessionIds);
  if (sessionIds.length === 0) return new Map<string, string>();
  const rows = await db
    .from(mockSessions)
    .select(['sessionId', 'startsAt'])
    .where('sessionId', 'in', sessionIds)
    .execute();
  return new Map(rows.map(({ sessionId, startsAt }) => [sessionId, startsAt]));
}

type Exam = RowOf<typeof grants>;

/** What is told of whose it is: which it is only where it may be claimed. */
const whose = ({ subscriptionId }: Row, isOwn: boolean) => ({ isOwn, ...(!isOwn && { claimId: subscriptionId }) });

type Row = RowOf<typeof subscriptions>;

function planOf({ productId, pence, status, periodEndsAt, endsWithPeriod, failedAttempts, ...more }: Row) {
  const { endedAt, nextAttemptAt, isDuplicate, mocksFor } = more;
  const keeps = keptOf(more);
  return {
    productId,
    pence,
    status,
    periodEndsAt,
    endsWithPeriod,
    failedAttempts,
    isDuplicate,
    ...(mocksFor !== null && { learnerId: mocksFor }),
    ...(endedAt !== null && { endedAt }),
    ...(nextAttemptAt !== null && { nextAttemptAt }),
    // Only until the period that it was paid for is over.
    ...(keeps?.until === periodEndsAt && endedAt === null && { keeps }),
  };
}

type Kept = Pick<Row, 'keepsProductId' | 'keepsPence' | 'keepsUntil'>;

const keptOf = ({ keepsProductId: productId, keepsPence: pence, keepsUntil: until }: Kept) =>
  productId === null || pence === null || until === null ? undefined : { productId, pence, until };

interface Known {
  readonly now: string;
  readonly claimId: string | undefined;
  readonly starts: ReadonlyMap<string, string>;
}

/** Those that can still be sat. */
function examsOf(grant: Exam, { now, claimId, starts }: Known) {
  const until = endOf(grant, now);
  const { learnerId } = grant;
  if (until === null || until <= now || isWithdrawn(grant) || learnerId === null) return [];
  return grant.sessionIds.map((sessionId) => {
    const startsAt = starts.get(sessionId);
    return {
      sessionId,
      learnerId,
      until,
      ...(startsAt !== undefined && { startsAt }),
      ...(claimId !== undefined && { claimId }),
    };
  });
}
