import type { Reads } from 'platform/database/reads';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import { examsBoughtFor, isRunning, planFor } from 'schemas/payments/without-child';
import { grants } from 'schemas/rights/grants.table';

export const paidRead = [subscriptions, grants, mockSessions] as const;

interface Where {
  readonly db: Reads<(typeof paidRead)[number]['name']>;
  readonly now: string;
}

/** Whether a family pays for a plan, and what for the mock exams of each child: who erases one is told what becomes of it. */
export async function paidForChildren(familyId: string, { db, now }: Where) {
  const [plans, given] = await Promise.all([
    db.from(subscriptions).selectAll().where('familyId', '=', familyId).execute(),
    db.from(grants).selectAll().where('familyId', '=', familyId).where('source', '=', 'payment').execute(),
  ]);
  const toCome = await sessionsToCome(
    given.flatMap(({ sessionIds }) => sessionIds),
    { db, now },
  );
  return {
    hasPlan: plans.some(isRunning),
    of: (learnerId: string) => ({
      plan: planFor(learnerId, plans) ?? null,
      examsToCome: examsBoughtFor(learnerId, given).filter((sessionId) => toCome.has(sessionId)).length,
    }),
  };
}

async function sessionsToCome(sessionIds: readonly string[], { db, now }: Where): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .from(mockSessions)
    .select('sessionId')
    .where('sessionId', 'in', sessionIds)
    .where('startsAt', '>', now)
    .where('cancelledAt', 'is', null)
    .execute();
  return new Set(rows.map(({ sessionId }) => sessionId));
}
