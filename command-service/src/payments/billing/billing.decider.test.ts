import { describe, expect, it } from '@jest/globals';
import { endOfLondonDay } from 'platform/clock';
import { fold } from 'platform/decider';
import type { BillingEvent } from 'schemas/payments/billing.events';
import { oneOffLastDay } from 'schemas/rights/one-off-last-day';
import { givesUntil } from '../access.rules';
import { billing, type BillingCommand } from './billing.decider';
import { faultOf } from '../buying/bought-already.rules';

const seen: Extract<BillingEvent, { type: 'SubscriptionSeen' }>['data'] = {
  familyId: 'family',
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  productId: 1,
  pence: 899,
  learnerId: 'learner',
  status: 'active',
  periodBeganAt: '2026-11-01T10:00:00.000Z',
  periodEndsAt: '2026-12-01T10:00:00.000Z',
  endsWithPeriod: false,
  seenAt: '2026-11-01T10:00:01.000Z',
};
const known: BillingEvent = { type: 'SubscriptionSeen', data: seen };
const look = (basedOn: number, changes: Partial<typeof seen> = {}): BillingCommand => ({
  type: 'SeeSubscription',
  data: { ...seen, ...changes },
  basedOn,
});
const decided = (history: readonly BillingEvent[], command: BillingCommand) => {
  const decision = billing.decide(command, fold(billing, history));
  return decision.kind === 'accepted' ? decision.events : decision.code;
};

describe('a subscription that was looked at', () => {
  it('is told when it is new, or not as it was', () => {
    expect(decided([], look(0))).toEqual([known]);
    expect(decided([known], look(1, { status: 'past_due' }))).toMatchObject([{ data: { status: 'past_due' } }]);
  });
  it('is not told twice, whenever it is looked at', () =>
    expect(decided([known], look(1, { seenAt: '2026-11-02T10:00:00.000Z' }))).toEqual([]));
  it('is not believed where something was told since Stripe was asked', () =>
    expect(decided([known], look(0, { status: 'canceled' }))).toEqual([]));
  it('is told later than what was told before, whatever a clock says', () => {
    const [event] = decided([known], look(1, { status: 'canceled', seenAt: '2026-10-01T00:00:00.000Z' }));
    expect(event).toMatchObject({ data: { seenAt: '2026-11-01T10:00:01.001Z' } });
  });
});

describe('a second subscription', () => {
  const second = (changes: Partial<typeof seen> = {}) => look(1, { subscriptionId: 'sub_2', ...changes });
  const typesBeside = (first: Partial<typeof seen>, command = second()) => {
    const events = decided([{ type: 'SubscriptionSeen', data: { ...seen, ...first } }], command);
    return typeof events === 'string' ? events : events.map(({ type }) => type);
  };
  it('of what goes on already is found to be one too many, and so is a part of the bundle', () => {
    expect(typesBeside({})).toEqual(['SubscriptionSeen', 'DuplicatePurchaseFound']);
    expect(typesBeside({ productId: 4 })).toEqual(['SubscriptionSeen', 'DuplicatePurchaseFound']);
  });
  it('is none beside what ends, is not paid any more, or is something else', () => {
    for (const first of [
      { endsWithPeriod: true },
      { status: 'past_due' },
      { status: 'canceled' },
      { productId: 2 },
    ] as const)
      expect(typesBeside(first)).toEqual(['SubscriptionSeen']);
    expect(typesBeside({}, second({ status: 'canceled' }))).toEqual(['SubscriptionSeen']);
  });
});

describe('what is told twice', () => {
  const paid: BillingEvent = {
    type: 'CheckoutPaid',
    data: {
      familyId: 'family',
      checkoutId: 'cs_1',
      productId: 3,
      pence: 2499,
      learnerId: 'learner',
      paidAt: seen.seenAt,
    },
  };
  const failed: BillingEvent = {
    type: 'PaymentFailed',
    data: { familyId: 'family', subscriptionId: 'sub_1', invoiceId: 'in_1', attempt: 2, pence: 899 },
  };
  const customer: BillingEvent = { type: 'CustomerKnown', data: { familyId: 'family', customerId: 'cus_1' } };
  it('is written once', () => {
    expect(decided([], { type: 'NoteCheckoutPaid', data: paid.data })).toEqual([paid]);
    expect(decided([paid], { type: 'NoteCheckoutPaid', data: paid.data })).toEqual([]);
    expect(decided([], { type: 'NotePaymentFailed', data: failed.data })).toEqual([failed]);
    expect(decided([failed], { type: 'NotePaymentFailed', data: { ...failed.data, attempt: 1 } })).toEqual([]);
    expect(decided([customer], { type: 'KnowCustomer', data: customer.data })).toEqual([]);
  });
});

describe('until when a subscription gives', () => {
  it('is a little longer than its month while it goes on, to the instant when it ends, and a while when a card is declined', () => {
    expect(givesUntil(seen)).toBe('2026-12-04T10:00:00.000Z');
    expect(givesUntil({ ...seen, endsWithPeriod: true })).toBe('2026-12-01T10:00:00.000Z');
    expect(givesUntil({ ...seen, status: 'past_due' })).toBe('2026-11-22T10:00:00.000Z');
    expect(givesUntil({ ...seen, status: 'canceled', endedAt: '2026-11-05T00:00:00.000Z' })).toBe(
      '2026-11-05T00:00:00.000Z',
    );
  });
});

it('gives what is bought once until the end of the next 30 September in London, or of another day', () => {
  const until = (day: string, lastDay?: string) => endOfLondonDay(oneOffLastDay(day, lastDay)).toISOString();
  expect(until('2026-09-30')).toBe('2026-09-30T23:00:00.000Z');
  expect(until('2026-10-01')).toBe('2027-09-30T23:00:00.000Z');
  expect(until('2026-10-01', '12-31')).toBe('2027-01-01T00:00:00.000Z');
});

it('sells nothing to whoever has it already, and more to whoever has less', () => {
  const has = fold(billing, [known]);
  expect(([1, 2, 4] as const).map((productId) => faultOf(has, { productId }))).toEqual([
    'AlreadyBought',
    undefined,
    'PartlyBought',
  ]);
  const ended = fold(billing, [known, { type: 'SubscriptionSeen', data: { ...seen, status: 'canceled' } }]);
  expect(faultOf(ended, { productId: 1 })).toBeUndefined();
});
