import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import type { ReplyOf } from 'schemas/describe/contract';
import { customers } from 'schemas/payments/customers.table';
import type { getMyPlan } from 'schemas/payments/my-plan.contract';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import { grants } from 'schemas/rights/grants.table';
import { asked } from '../../testing/asked';
import { myPlanQuery } from './my-plan.query';

let database: TestDatabase;
let db: Database;

const subscription = {
  subscriptionId: 'sub-1',
  familyId: 'ann',
  customerId: 'cus-1',
  productId: 1 as const,
  pence: 899,
  status: 'active' as const,
  periodEndsAt: '2026-12-01T10:00:00.000Z',
  endsWithPeriod: false,
  endedAt: null,
  failedAttempts: 0,
  nextAttemptAt: null,
  keepsProductId: 4 as const,
  keepsPence: 3898,
  keepsUntil: '2026-12-01T10:00:00.000Z',
  seenAt: '2026-11-01T10:00:01.000Z',
};
const exam = (familyId: string, grantId: string, endsAt: string) => ({
  familyId,
  grantId,
  learnerId: `${familyId}-1`,
  gives: ['mock-sessions' as const],
  sessionIds: [grantId],
  source: 'payment' as const,
  beginsAt: '2026-11-01T10:00:00.000Z',
  terms: [{ since: '2026-11-01T10:00:00.000Z', endsAt, why: 'given' as const }],
  reason: null,
  endReason: null,
});

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'my-plan', max: 1 });
  await readTableOf(projector, subscriptions, [
    subscription,
    // A stranger has paid for this one, whose change is over.
    { ...subscription, subscriptionId: 'sub-2', customerId: 'cus-9', keepsUntil: '2026-11-01T10:00:00.000Z' },
    { ...subscription, subscriptionId: 'sub-3', familyId: 'bob', customerId: 'cus-9' },
  ]);
  await readTableOf(projector, customers, [{ customerId: 'cus-1', familyId: 'ann' }]);
  await readTableOf(projector, grants, [
    exam('ann', 'session-1', '2999-09-30T23:00:00.000Z'),
    exam('ann', 'session-0', '2025-09-30T23:00:00.000Z'),
    exam('bob', 'session-2', '2999-09-30T23:00:00.000Z'),
  ]);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'my-plan-query', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const planOf = async (accountId: string, familyId?: string) => {
  const caller = { ...visitor, accountId, ...(familyId !== undefined && { familyId }) };
  const [plan] = await asked<ReplyOf<typeof getMyPlan>>(myPlanQuery, {}, { db, caller });
  return plan;
};

it('tells a family of its own plans, of what waits to change, and of its exams that can still be sat', async () => {
  const { plans, exams, hasBilling } = await planOf('ann');
  const keeps = { productId: 4, pence: 3898, until: subscription.periodEndsAt };
  expect(new Set(plans.map((plan) => JSON.stringify([plan.isOwn, plan.keeps])))).toEqual(
    new Set([JSON.stringify([true, keeps]), JSON.stringify([false, undefined])]),
  );
  expect(exams).toEqual([{ sessionId: 'session-1', until: '2999-09-30T23:00:00.000Z' }]);
  expect(hasBilling).toBe(true);
});

it('tells a second parent the same as whoever began the family', async () => {
  expect(await planOf('cem', 'ann')).toEqual(await planOf('ann'));
});

it('opens no billing for what somebody else has paid', async () => {
  expect(await planOf('bob')).toMatchObject({ plans: [{ isOwn: false }], hasBilling: false });
});
