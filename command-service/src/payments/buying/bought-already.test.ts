import { describe, expect, it } from '@jest/globals';
import { fold } from 'platform/decider';
import type { BillingEvent } from 'schemas/payments/billing.events';
import { faultBeside } from 'schemas/payments/paid-twice.rules';
import type { MonthlyProductId, ProductId } from 'schemas/payments/products';
import { billing } from '../billing/billing.decider';
import { isForNobody, rivalOf } from '../billing/billing.rules';
import { faultOf } from './bought-already.rules';

type Seen = Extract<BillingEvent, { type: 'SubscriptionSeen' }>['data'];

const seen = (productId: ProductId, learnerId: string, more: Partial<Seen> = {}): Seen => ({
  familyId: 'family',
  subscriptionId: `sub_${productId}_${learnerId}`,
  customerId: 'cus_1',
  productId,
  pence: 1949,
  learnerId,
  status: 'active',
  periodBeganAt: '2026-11-01T10:00:00.000Z',
  periodEndsAt: '2026-12-01T10:00:00.000Z',
  endsWithPeriod: false,
  seenAt: '2026-11-01T10:00:01.000Z',
  ...more,
});
const familyWith = (...plans: readonly Seen[]) =>
  fold(
    billing,
    plans.map((data): BillingEvent => ({ type: 'SubscriptionSeen', data })),
  );

const monthly: readonly MonthlyProductId[] = [1, 2, 4];
/** Every set of plans that a family may pay for. */
const sets = [[], [1], [2], [4], [1, 2], [1, 4], [2, 4], [1, 2, 4]] as const;

describe('a family of one', () => {
  /** What was sold before mock exams were compared by child. */
  const hadBefore = (wanted: ProductId, live: readonly ProductId[]) =>
    wanted === 3
      ? live.includes(2) || live.includes(4)
      : live.includes(wanted) || live.includes(4) || (wanted === 4 && live.length > 0);

  it.each(sets.map((set) => ({ set })))('that pays for $set is sold what it was sold before', ({ set }) => {
    const state = familyWith(...set.map((productId) => seen(productId, 'amara')));
    for (const productId of [1, 2, 3, 4] as const) {
      const wanted = { productId, learnerId: 'amara', mockExamSessionId: 'session-1' };
      expect([productId, faultOf(state, wanted) !== undefined]).toEqual([productId, hadBefore(productId, set)]);
    }
  });

  it('pays for a second plan by registering, or has it given back, as before', () => {
    for (const had of monthly)
      for (const second of monthly) {
        const state = familyWith(seen(had, 'amara', { subscriptionId: 'sub_first' }));
        const isRival = rivalOf(state, seen(second, 'amara')) !== undefined;
        expect([had, second, isRival]).toEqual([had, second, had === second || had === 4]);
      }
  });
});

describe('of two children', () => {
  const ben = (productId: ProductId) => ({ productId, learnerId: 'ben', mockExamSessionId: 'session-1' });

  it.each<[string, readonly MonthlyProductId[], readonly unknown[]]>([
    ['mock exams by the month', [2], [undefined, undefined, undefined, undefined]],
    ['practice', [1], ['AlreadyBought', undefined, undefined, 'PartlyBought']],
    ['both', [4], ['AlreadyBought', undefined, undefined, 'PartlyBought']],
  ])('one has %s: the other may have mock exams of their own, and practice is the family’s', (_, plans, faults) => {
    const state = familyWith(...plans.map((productId) => seen(productId, 'amara')));
    expect(([1, 2, 3, 4] as const).map((productId) => faultOf(state, ben(productId)))).toEqual(faults);
  });

  it('each has their own, and neither a second one', () => {
    const state = familyWith(seen(4, 'amara'), seen(2, 'ben'));
    for (const learnerId of ['amara', 'ben'])
      for (const productId of [2, 3] as const)
        expect(faultOf(state, { productId, learnerId, mockExamSessionId: 'session-1' })).toBe('AlreadyBought');
    expect(faultOf(state, ben(4))).toBe('AlreadyBought');
  });

  it('one may sit a single exam that was bought for the other', () => {
    const state = fold(billing, [
      {
        type: 'CheckoutPaid',
        data: {
          familyId: 'family',
          checkoutId: 'cs_1',
          productId: 3,
          pence: 2499,
          learnerId: 'amara',
          mockExamSessionId: 'session-1',
          paidAt: '2026-11-01T10:00:00.000Z',
        },
      },
    ]);
    const exam = { productId: 3, mockExamSessionId: 'session-1' } as const;
    expect([faultOf(state, { ...exam, learnerId: 'amara' }), faultOf(state, ben(3))]).toEqual([
      'AlreadyBought',
      undefined,
    ]);
  });

  it('a second plan paid by registering is one too many by practice, and never by a sibling’s mock exams', () => {
    const beside = (had: MonthlyProductId, second: MonthlyProductId) =>
      rivalOf(familyWith(seen(had, 'amara')), seen(second, 'ben')) !== undefined;
    expect(monthly.map((had) => monthly.map((second) => beside(had, second)))).toEqual([
      [true, false, false],
      [false, false, false],
      [true, false, true],
    ]);
  });

  it('a plan that is changed meets what the other plans cover', () => {
    const to = (productId: ProductId, ...others: readonly Seen[]) => faultBeside(ben(productId), others);
    expect([to(4, seen(2, 'amara')), to(4, seen(2, 'ben')), to(2, seen(4, 'amara')), to(1, seen(4, 'amara'))]).toEqual([
      undefined,
      'PartlyBought',
      undefined,
      'AlreadyBought',
    ]);
  });
});

describe('a child who is being erased', () => {
  const gone: BillingEvent = {
    type: 'ChildCoverEnded',
    data: { familyId: 'family', learnerId: 'amara', endedAt: '2026-11-20T10:00:00.000Z' },
  };
  const had: BillingEvent = { type: 'SubscriptionSeen', data: seen(2, 'amara') };

  it('is noted once, and not where nothing was ever paid', () => {
    const decided = (history: readonly BillingEvent[]) => {
      const decision = billing.decide({ type: 'EndChildCover', data: gone.data }, fold(billing, history));
      return decision.kind === 'accepted' ? decision.events.length : decision.code;
    };
    expect([decided([]), decided([had]), decided([had, gone])]).toEqual([0, 1, 0]);
  });

  it('has no plan that is paid only afterwards; practice, and what a sibling has, is somebody’s', () => {
    const state = fold(billing, [had, gone]);
    const late = (productId: ProductId, learnerId: string) =>
      isForNobody(state, seen(productId, learnerId, { subscriptionId: 'sub_late' }));
    expect([late(2, 'amara'), late(4, 'amara'), late(1, 'amara'), late(2, 'ben')]).toEqual([true, true, false, false]);
    expect(isForNobody(state, seen(2, 'amara'))).toBe(false);
  });
});
