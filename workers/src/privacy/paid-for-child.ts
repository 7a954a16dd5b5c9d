import { readsOf } from 'platform/database/reads';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { ProductId } from 'schemas/payments/products';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import { examsBoughtFor, planFor, type WithoutChild } from 'schemas/payments/without-child';
import { grants } from 'schemas/rights/grants.table';
import type { Readable } from '../people';

/** What is paid for a child's mock exams. */
export interface PaidForChild {
  /** Each month, and what becomes of it once the child is erased. */
  readonly plan: { readonly productId: ProductId; readonly how: WithoutChild } | null;
  /** Whether a single one that was bought is still to come. */
  readonly hasExamToCome: boolean;
}

interface Which {
  readonly familyId: string;
  readonly learnerId: string;
}

export async function paidForChild(db: Readable, { familyId, learnerId }: Which, now: Date): Promise<PaidForChild> {
  const reads = readsOf(db, subscriptions, grants, mockSessions);
  const [plans, given] = await Promise.all([
    reads.from(subscriptions).selectAll().where('familyId', '=', familyId).execute(),
    reads.from(grants).selectAll().where('familyId', '=', familyId).where('source', '=', 'payment').execute(),
  ]);
  const bought = examsBoughtFor(learnerId, given);
  const toCome =
    bought.length === 0
      ? undefined
      : await reads
          .from(mockSessions)
          .select('sessionId')
          .where('sessionId', 'in', bought)
          .where('startsAt', '>', now.toISOString())
          .where('cancelledAt', 'is', null)
          .limit(1)
          .executeTakeFirst();
  return { plan: planFor(learnerId, plans) ?? null, hasExamToCome: toCome !== undefined };
}
