import { describe, expect, it } from '@jest/globals';
import { fold } from 'platform/decider';
import type { BillingEvent } from 'schemas/payments/billing.events';
import { billing } from './billing.decider';

type Seen = Extract<BillingEvent, { type: 'SubscriptionSeen' }>['data'];

const end = '2026-12-01T10:00:00.000Z';
const seen: Seen = {
  familyId: 'family',
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  productId: 4,
  pence: 3898,
  learnerId: 'learner',
  status: 'active',
  periodBeganAt: '2026-11-01T10:00:00.000Z',
  periodEndsAt: end,
  endsWithPeriod: false,
  seenAt: '2026-11-01T10:00:01.000Z',
};
const own: BillingEvent = { type: 'CustomerKnown', data: { familyId: 'family', customerId: 'cus_1' } };
const waits: Partial<Seen> = { productId: 1, pence: 899, keepsProductId: 4, keepsPence: 3898, keepsUntil: end };

/** How a plan moved from one look to the next, after whatever else had happened. */
const moved = (...looks: Parameters<typeof movesOf>) => movesOf(...looks).map(({ how }) => how);

function movesOf(before: Partial<Seen>, now: Partial<Seen>, happened: readonly BillingEvent[] = [own]) {
  const history: BillingEvent[] = [...happened, { type: 'SubscriptionSeen', data: { ...seen, ...before } }];
  const state = fold(billing, history);
  const data = { ...seen, ...now, seenAt: '2026-11-20T10:00:00.000Z' };
  const decision = billing.decide({ type: 'SeeSubscription', data, basedOn: state.changes }, state);
  if (decision.kind !== 'accepted') throw new Error(decision.code);
  return decision.events.flatMap((event) => (event.type === 'PlanMoved' ? [event.data] : []));
}

describe('a plan', () => {
  it.each<[string, Partial<Seen>, Partial<Seen>]>([
    ['cancelled', {}, { endsWithPeriod: true }],
    ['resumed', { endsWithPeriod: true }, {}],
    ['changed', { productId: 1, pence: 899 }, {}],
    ['waits', {}, waits],
    ['stays', waits, {}],
    ['ended', {}, { status: 'canceled', endedAt: end }],
    ['ended', { status: 'past_due' }, { status: 'canceled', endedAt: end }],
  ])('has moved: %s', (how, before, now) => {
    expect(moved(before, now)).toEqual([how]);
  });

  it('has not moved where it is the same, a month has passed, its card is asked again, or it ends as was said', () => {
    const nextMonth = { periodBeganAt: end, periodEndsAt: '2027-01-01T10:00:00.000Z' };
    expect(moved({}, {})).toEqual([]);
    expect(moved({}, nextMonth)).toEqual([]);
    expect(moved(waits, { ...waits, ...nextMonth })).toEqual([]);
    expect(moved({}, { status: 'past_due' })).toEqual([]);
    expect(moved({ endsWithPeriod: true }, { endsWithPeriod: true, status: 'canceled', endedAt: end })).toEqual([]);
    expect(moved({ status: 'canceled' }, { status: 'canceled', endsWithPeriod: true })).toEqual([]);
  });

  it('to something dearer, after a change to something cheaper has come to be, has changed', () => {
    const rolled = { ...waits, periodBeganAt: end, periodEndsAt: '2027-01-01T10:00:00.000Z' };
    expect(moved(rolled, { periodBeganAt: end, periodEndsAt: '2027-01-01T10:00:00.000Z' })).toEqual(['changed']);
  });

  it('has been ended by staff where they said so before, once; what it did before its end was not theirs', () => {
    const data = { familyId: 'family', subscriptionId: 'sub_1', paymentId: 'pi_1', refundId: 'refund', endedAt: end };
    const staff: BillingEvent = { type: 'PlanEndedWithRefund', data };
    const whys = (before: Partial<Seen>, now: Partial<Seen>, happened: readonly BillingEvent[]) =>
      movesOf(before, now, happened).map(({ how, withRefund }) => [how, withRefund]);
    const over = { status: 'canceled' as const, endedAt: end };
    expect(whys({}, over, [own, staff])).toEqual([['ended', true]]);
    expect(whys({}, over, [own])).toEqual([['ended', undefined]]);
    expect(whys({}, { endsWithPeriod: true }, [own, staff])).toEqual([['cancelled', undefined]]);
    const said = (history: readonly BillingEvent[]) =>
      billing.decide({ type: 'EndPlanWithRefund', data }, fold(billing, history));
    expect([said([own]), said([own, staff])]).toMatchObject([{ events: [staff] }, { events: [] }]);
  });

  it('is told of to nobody but its own payer, and not where another mail says it', () => {
    const failed: BillingEvent = {
      type: 'PaymentFailed',
      data: { familyId: 'family', subscriptionId: 'sub_1', invoiceId: 'in_1', attempt: 3, pence: 3898 },
    };
    const twice: BillingEvent = {
      type: 'DuplicatePurchaseFound',
      data: { familyId: 'family', subscriptionId: 'sub_1', besideId: 'sub_0', productId: 4, pence: 3898 },
    };
    const over = { status: 'canceled' as const, endedAt: end };
    expect(moved({}, over, [])).toEqual([]);
    expect(moved({ status: 'past_due' }, over, [own, failed])).toEqual([]);
    expect(moved({}, over, [own, twice])).toEqual([]);
  });
});
