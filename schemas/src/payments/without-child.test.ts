import { describe, expect, it } from '@jest/globals';
import type { RowOf } from '../describe/table';
import type { ProductId } from './products';
import type { subscriptions } from './subscriptions.table';
import { examsBoughtFor, planFor } from './without-child';

type Row = RowOf<typeof subscriptions>;
const end = '2026-12-01T10:00:00.000Z';
const plan = (productId: ProductId, more: Partial<Row> = {}): Row =>
  Object.assign<Row, Partial<Row>>(
    {
      subscriptionId: `sub-${productId}`,
      familyId: 'ann',
      customerId: 'cus-1',
      productId,
      pence: 1949,
      mocksFor: productId === 1 ? null : 'ben',
      status: 'active',
      periodEndsAt: end,
      endsWithPeriod: false,
      endedAt: null,
      failedAttempts: 0,
      nextAttemptAt: null,
      keepsProductId: null,
      keepsPence: null,
      keepsUntil: null,
      isDuplicate: false,
      seenAt: '2026-11-01T10:00:01.000Z',
    },
    more,
  );
const bundleKept = { mocksFor: 'ben', keepsProductId: 4 as const, keepsPence: 3898, keepsUntil: end };

describe('a plan, once the child whose mock exams it covers has been erased,', () => {
  it.each<[string, readonly Row[], string | undefined]>([
    ['of mock exams alone', [plan(2)], 'ends'],
    ['of both', [plan(4)], 'practice goes on'],
    ['of practice', [plan(1)], undefined],
    ['of a sibling', [plan(2, { mocksFor: 'amara' })], undefined],
    ['that ended', [plan(2, { status: 'canceled' })], undefined],
    ['that was one too many', [plan(2, { isDuplicate: true })], undefined],
    ['of both, whose month is not paid', [plan(4, { status: 'past_due' })], 'ends'],
    ['of both, beside another with practice', [plan(4), plan(1)], 'ends'],
    ['of both, beside one with practice that ends', [plan(4), plan(1, { endsWithPeriod: true })], 'practice goes on'],
    ['of practice, which was both and still is', [plan(1, bundleKept)], 'practice goes on'],
    [
      'of practice, which was both once',
      [plan(1, { ...bundleKept, mocksFor: null, keepsUntil: '2026-11-01T10:00:00.000Z' })],
      undefined,
    ],
    ['of mock exams, which was both and still is', [plan(2, bundleKept)], 'ends with the month'],
  ])('%s: %#', (_, plans, how) => {
    expect(planFor('ben', plans)?.how).toBe(how);
  });
});

it('counts the mock exams that were bought for a child, and neither a sibling’s nor what was taken back or given', () => {
  const since = '2026-11-01T10:00:00.000Z';
  const grant = (sessionId: string) => ({
    learnerId: 'ben',
    source: 'payment' as const,
    sessionIds: [sessionId],
    terms: [{ since, endsAt: end, why: 'given' as const }],
  });
  const given = [
    grant('theirs'),
    Object.assign(grant('a sibling’s'), { learnerId: 'amara' }),
    Object.assign(grant('given by staff'), { source: 'staff' as const }),
    Object.assign(grant('taken back'), { terms: [{ since, endsAt: since, why: 'withdrawn' as const }] }),
  ];
  expect(examsBoughtFor('ben', given)).toEqual(['theirs']);
});
