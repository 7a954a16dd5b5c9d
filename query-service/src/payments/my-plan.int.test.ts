import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import type { RowOf } from 'schemas/describe/table';
import type { ReplyOf } from 'schemas/describe/contract';
import { checkouts } from 'schemas/payments/checkouts.table';
import { customers } from 'schemas/payments/customers.table';
import type { getBundleOffer, getMyPlan } from 'schemas/payments/my-plan.contract';
import type { getCheckout } from 'schemas/payments/prices/prices.contract';
import { priceLists } from 'schemas/payments/prices/price-lists.table';
import { openingPrices } from 'schemas/payments/prices/price-list';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { erasures } from 'schemas/privacy/erasures.table';
import { grants } from 'schemas/rights/grants.table';
import { sessionRow } from 'schemas/mock-exams/testing/rows';
import { asked } from '../../testing/asked';
import { bundleOfferQuery } from './bundle-offer.query';
import { checkoutQuery } from './checkout.query';
import { myPlanQuery } from './my-plan.query';

let database: TestDatabase;
let db: Database;
let projector: Database;

const startsAt = '2999-01-09T10:00:00.000Z';
const subscription = {
  subscriptionId: 'sub-1',
  familyId: 'ann',
  customerId: 'cus-1',
  productId: 1 as const,
  pence: 899,
  mocksFor: 'ann-1' as string | null,
  status: 'active' as const,
  periodEndsAt: '2026-12-01T10:00:00.000Z',
  endsWithPeriod: false,
  endedAt: null,
  failedAttempts: 0,
  nextAttemptAt: null,
  keepsProductId: 4 as const,
  keepsPence: 3898,
  keepsUntil: '2026-12-01T10:00:00.000Z',
  isDuplicate: false,
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

const unpaid = (grantId: string, more: Partial<RowOf<typeof grants>>) => ({
  ...exam('ivy', grantId, '2999-01-01T00:00:00.000Z'),
  learnerId: null,
  source: 'staff' as const,
  sessionIds: [],
  ...more,
});
const lasting = (endsAt: string | null) => [{ since: '2026-11-01T10:00:00.000Z', endsAt, why: 'given' as const }];

const paying = (familyId: string, more: Partial<RowOf<typeof subscriptions>>) => ({
  ...subscription,
  subscriptionId: `sub-${familyId}`,
  familyId,
  customerId: `cus-${familyId}`,
  mocksFor: null,
  keepsProductId: null,
  keepsPence: null,
  keepsUntil: null,
  ...more,
});
const priceList = {
  ...openingPrices,
  version: 1,
  bundleHidden: null,
  promotionEndsAt: null,
  promotionLinkWords: null,
  promotionLeadsTo: null,
  reason: 'A test.',
  by: 'admin',
  publishedAt: '2026-11-01T10:00:00.000Z',
};

beforeAll(async () => {
  database = await testDatabase();
  projector = openDatabase({ url: database.as('projector'), name: 'my-plan', max: 1 });
  await readTableOf(projector, subscriptions, [
    subscription,
    // A stranger has paid for this one, whose change is over.
    { ...subscription, subscriptionId: 'sub-2', customerId: 'cus-9', keepsUntil: '2026-11-01T10:00:00.000Z' },
    { ...subscription, subscriptionId: 'sub-3', familyId: 'bob', customerId: 'cus-9' },
    ...[
      paying('dee', { productId: 1 }),
      paying('eve', { productId: 4 }),
      paying('fay', { productId: 4, status: 'canceled' }),
      paying('hal', { isDuplicate: true }),
      paying('gus', { productId: 1, keepsProductId: 4, keepsUntil: '2999-12-01T10:00:00.000Z' }),
    ],
  ]);
  await readTableOf(projector, priceLists, [priceList]);
  await readTableOf(projector, mockSessions, [sessionRow('session-1', startsAt)]);
  await readTableOf(projector, customers, [
    { customerId: 'cus-1', familyId: 'ann' },
    ...['dee', 'eve', 'fay', 'gus'].map((familyId) => ({ customerId: `cus-${familyId}`, familyId })),
  ]);
  await readTableOf(projector, grants, [
    exam('ann', 'session-1', '2999-09-30T23:00:00.000Z'),
    exam('ann', 'session-0', '2025-09-30T23:00:00.000Z'),
    exam('bob', 'session-2', '2999-09-30T23:00:00.000Z'),
    exam('bob', 'cs-bob.mock', '2999-09-30T23:00:00.000Z'),
    exam('gus', 'cs-gus.mock', '2999-09-30T23:00:00.000Z'),
    unpaid('trial', { gives: ['daily-practice'], source: 'trial' }),
    unpaid('place', { learnerId: 'ivy-1', sessionIds: ['session-1'], source: 'trial' }),
    unpaid('staff-1', { gives: ['practice', 'comprehension'], terms: lasting(null) }),
    unpaid('staff-2', { gives: ['all-mock-sessions'], learnerId: 'ivy-1' }),
    unpaid('over', { gives: ['practice'], learnerId: 'ivy-1', terms: lasting('2025-01-01T00:00:00.000Z') }),
    unpaid('paid', { gives: ['practice'], learnerId: 'ivy-2', source: 'subscription' }),
  ]);
  const page = { familyId: 'ann', productId: 1, isDuplicateExam: false, strangerId: null, state: 'paid' } as const;
  const exams = { ...page, subscriptionId: null, productId: 3 } as const;
  await readTableOf(projector, checkouts, [
    { ...page, checkoutId: 'cs-first', subscriptionId: 'sub-1' },
    { ...page, checkoutId: 'cs-twice', subscriptionId: 'sub-hal' },
    { ...page, checkoutId: 'cs-old', subscriptionId: null },
    { ...exams, checkoutId: 'cs-exam', isDuplicateExam: true },
    { ...page, checkoutId: 'cs-open', subscriptionId: null, state: 'open' },
    { ...exams, checkoutId: 'cs-bob', familyId: 'bob', strangerId: 'cus-9' },
    { ...exams, checkoutId: 'cs-gus', familyId: 'gus', strangerId: 'cus-gus' },
  ]);
  const erasure = { askedAt: '2026-11-01T10:00:00.000Z', dueAt: '2026-11-15T10:00:00.000Z' };
  const none = { learnerId: null, certificate: null, hash: null };
  await readTableOf(projector, erasures, [
    { ...erasure, ...none, erasureId: 'e-1', familyId: 'dee', whom: 'family', state: 'asked' },
    { ...erasure, ...none, erasureId: 'e-2', familyId: 'eve', whom: 'family', state: 'cancelled' },
    { ...erasure, ...none, erasureId: 'e-3', familyId: 'ann', whom: 'child', learnerId: 'kofi', state: 'asked' },
  ]);
  db = openDatabase({ url: database.as('query'), name: 'my-plan-query', max: 1 });
});
afterAll(async () => {
  await db.close();
  await projector.close();
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
  expect(exams).toEqual([{ sessionId: 'session-1', learnerId: 'ann-1', startsAt, until: '2999-09-30T23:00:00.000Z' }]);
  expect(hasBilling).toBe(true);
});

it('tells for whom mock exams are, and of practice for nobody alone; of an exam that nobody knows no day', async () => {
  expect(new Set((await planOf('ann')).plans.map(({ learnerId }) => learnerId))).toEqual(new Set(['ann-1']));
  expect((await planOf('dee')).plans.map(({ learnerId }) => learnerId)).toEqual([undefined]);
  expect((await planOf('bob')).exams.map(({ learnerId, startsAt: at }) => [learnerId, at])).toContainEqual([
    'bob-1',
    undefined,
  ]);
});

it('tells a second parent the same as whoever began the family', async () => {
  expect(await planOf('cem', 'ann')).toEqual(await planOf('ann'));
});

it('opens no billing for what somebody else has paid', async () => {
  expect(await planOf('bob')).toMatchObject({
    plans: [{ isOwn: false, claimId: 'sub-3' }],
    hasBilling: false,
  });
});

it('names the page of an exam that was paid for without logging in, until its payer is known to be of the family', async () => {
  const claimsOf = async (familyId: string) => (await planOf(familyId)).exams.map(({ claimId }) => claimId);
  expect(new Set(await claimsOf('bob'))).toEqual(new Set([undefined, 'cs-bob']));
  expect([...(await claimsOf('gus')), ...(await claimsOf('ann'))]).toEqual([undefined, undefined]);
});

it('tells when the whole family or a child of it is to be erased, and of nothing that was taken back', async () => {
  const told = await Promise.all(['dee', 'eve', 'ann'].map((family) => planOf(family)));
  const eraseAt = '2026-11-15T10:00:00.000Z';
  expect(told.map((plan) => [plan.eraseAt, plan.childrenToGo])).toEqual([
    [eraseAt, undefined],
    [undefined, undefined],
    [undefined, [{ learnerId: 'kofi', eraseAt }]],
  ]);
});

it('tells what was given, until when and to whom, and neither what is paid for nor what is over', async () => {
  const { given = [] } = await planOf('ivy');
  const until = '2999-01-01T00:00:00.000Z';
  expect(given).toHaveLength(3);
  expect(given).toEqual(
    expect.arrayContaining([
      { right: 'daily-practice', until },
      { right: 'practice' },
      { right: 'all-mock-sessions', learnerId: 'ivy-1', until },
    ]),
  );
  expect((await planOf('ann')).given).toBeUndefined();
});

it('names no plan by its id that is the family’s own', async () => {
  const { plans } = await planOf('ann');
  expect(plans.map(({ isOwn, claimId }) => [isOwn, claimId])).toEqual(
    expect.arrayContaining([
      [true, undefined],
      [false, 'sub-2'],
    ]),
  );
});

describe('a page that was paid', () => {
  it('is told as given back where it was paid for a second time, and not otherwise', async () => {
    const told = async (checkoutId: string) => {
      const [reply] = await asked<ReplyOf<typeof getCheckout>>(checkoutQuery, { checkoutId }, { db, caller: visitor });
      return [reply.isPaid, reply.isDuplicate];
    };
    const pages = ['cs-first', 'cs-twice', 'cs-old', 'cs-exam', 'cs-open', 'nobodys'];
    expect(await Promise.all(pages.map(told))).toEqual([
      [true, false],
      [true, true],
      [true, false],
      [true, true],
      [false, false],
      [false, false],
    ]);
  });
});

describe('the bundle', () => {
  const isOffered = async (accountId: string, roles: readonly string[] = ['ROLE_USER']) => {
    const caller = { ...visitor, accountId, roles };
    const [offer] = await asked<ReplyOf<typeof getBundleOffer>>(bundleOfferQuery, {}, { db, caller });
    return offer.isOffered;
  };

  const free = ['ROLE_FREE_USER'];
  it.each([
    { who: 'somebody on the trial', family: 'nobody', roles: free, offered: true },
    { who: 'whoever pays for another plan', family: 'dee', offered: true },
    { who: 'whose bundle has ended', family: 'fay', roles: free, offered: true },
    { who: 'who has it', family: 'eve', offered: false },
    { who: 'who still has it, and something cheaper after it', family: 'gus', offered: false },
    { who: 'for whom a stranger pays', family: 'bob', offered: false },
    { who: 'whom staff have given a plan', family: 'nobody', roles: ['ROLE_USER', ...free], offered: false },
  ])('is told to $who: $offered', async ({ family, roles, offered }) => {
    expect(await isOffered(family, roles)).toBe(offered);
  });

  it('is told to nobody where the list of prices hides it', async () => {
    await projector.query(`update read."${priceLists.name}" set "bundleHidden" = true`);
    expect(await isOffered('dee')).toBe(false);
    expect(await isOffered('nobody', ['ROLE_FREE_USER'])).toBe(false);
  });
});
