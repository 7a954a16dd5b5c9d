import { describe, expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { askedFor, ran } from '../../testing/worker-kit';
import type { Services } from '../services';
import { compareJob, comparePageJob } from './compare.job';
import { compare } from './compare.process';
import { makeRefundJob } from './make-refund.job';
import { makeRefund } from './make-refund.process';
import { paidWithoutLogInMail } from './paid-without-log-in-mail.job';
import { paymentFailedMail } from './payment-failed-mail.job';
import { planBegunMail } from './plan-begun-mail.job';
import { planMovedMail } from './plan-moved-mail.job';
import { refundMail } from './refund-mail.job';
import { tellPayer } from './tell-payer.process';

const people = { 'family-1': { email: 'ann@example.org', name: 'Ann' } };
const subscription = { familyId: 'family-1', subscriptionId: 'sub-1', invoiceId: 'in-1', pence: 899 };
const failed = (attempt: number, nextAttemptAt?: string): AnyEvent => ({
  type: 'PaymentFailed',
  data: { ...subscription, attempt, ...(nextAttemptAt !== undefined && { nextAttemptAt }) },
});
const next = '2026-11-30T23:30:00.000Z';
const stages = (...events: AnyEvent[]) => events.flatMap((event) => askedFor(tellPayer, event).map(({ once }) => once));

const stagesOf = (event: AnyEvent) => askedFor(compare, event).map(({ once }) => once);

describe('a card that gives nothing', () => {
  it('is told of three times, each under a name of its own', () => {
    expect(stages(failed(1, next), failed(2, next), failed(3))).toEqual(['in-1 first', 'in-1 second', 'in-1 last']);
  });
  it('is told of for the last time where Stripe asks no more, or was to ask a fourth time', () => {
    expect(stages(failed(1), failed(3, next))).toEqual(['in-1 last', 'in-1 last']);
  });
  it('frightens nobody: says when it is asked again, and that nothing is lost', async () => {
    const data = { familyId: 'family-1', invoiceId: 'in-1', pence: 899, nextAttemptAt: next };
    const texts = [];
    for (const stage of ['first', 'second', 'last'] as const) {
      const { mails } = await ran(paymentFailedMail, { ...data, stage }, { people });
      expect(mails).toMatchObject([{ to: 'ann@example.org' }]);
      texts.push(mails[0]?.text ?? '');
    }
    for (const text of texts) {
      expect(text).toMatch(/^Hello Ann,\n/);
      expect(text).toMatch(/[Nn]othing of your child’s is lost/);
      expect(text).toContain('https://fieldfare.example/app/my-subscription');
      expect(text).not.toMatch(/urgent|immediately|warning|suspend|failure to|!/i);
    }
    expect(texts[0]).toContain('again on 30 November 2026');
    expect(texts[1]).toContain('once more on 30 November 2026');
    expect(texts[2]).toContain('your plan has ended');
  });
  it('is told of to nobody who has been erased', async () => {
    const data = { familyId: 'gone', invoiceId: 'in-1', pence: 899, stage: 'first' as const };
    expect(await ran(paymentFailedMail, data, {})).toMatchObject({ outcome: 'skipped', mails: [] });
  });
});

it('has each refund that staff ask for made, once', async () => {
  const named = { paymentId: 'pi-1', refundId: 'refund-1' };
  const data = { ...named, familyId: 'family-1', pence: 300, ends: true, reason: 'A test.', askedAt: next };
  const asked: AnyEvent = { type: 'RefundAsked', data };
  expect(askedFor(makeRefund, asked)).toMatchObject([{ once: 'refund-1', data: named }]);
  expect(await ran(makeRefundJob, named, {})).toMatchObject({ outcome: 'done' });
});

describe('what was paid with the address of an account, and without logging in', () => {
  const checkout = { familyId: 'family-1', checkoutId: 'cs-1', productId: 1 as const, pence: 719, monthlyPence: 899 };
  const paid = (more: object): AnyEvent => ({
    type: 'CheckoutPaid',
    data: { ...checkout, learnerId: 'kofi', paidAt: next, ...more },
  });
  it('is told to its owner, once for each payment; whoever paid by themselves is thanked, but not for what was written before', () => {
    expect(askedFor(tellPayer, paid({ withoutLogIn: true }))).toMatchObject([{ once: 'cs-1', data: checkout }]);
    expect(askedFor(tellPayer, paid({}))).toMatchObject([{ data: checkout }]);
    // What was written before says nothing of a month.
    expect(askedFor(tellPayer, paid({ monthlyPence: undefined }))).toEqual([]);
  });
  it('says what it was, how much each month, and how to manage it', async () => {
    const { mails } = await ran(paidWithoutLogInMail, checkout, { people });
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'A payment has come for your Fieldfare account' }]);
    for (const words of ['paid £7.19 for “Standard plan”', 'at £8.99 each month', 'It was me: manage it here'])
      expect(mails[0]?.text).toContain(words);
  });
  it('that was paid by a family itself names the plan, its price, and the way to end it', async () => {
    const { mails } = await ran(planBegunMail, checkout, { people });
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'Thank you: we have your payment' }]);
    expect(mails[0]?.text).toContain(
      'You have paid £7.19 for “Standard plan”. In a month’s time it renews at £8.99 a month, and goes on until you cancel it.',
    );
    // Whoever paid twice hears of it in the mail about what went back.
    expect(mails[0]?.text).not.toMatch(/already|give this payment back/);
    expect(await ran(planBegunMail, checkout, {})).toMatchObject({ outcome: 'skipped', mails: [] });
  });
  it('is told to the parent whose address it was, though another began the family', async () => {
    const asked = askedFor(tellPayer, paid({ withoutLogIn: true, payerId: 'account-2' }));
    expect(asked).toMatchObject([{ data: { payerId: 'account-2' } }]);
    const both = { ...people, 'account-2': { email: 'bob@example.org', name: 'Bob' } };
    const { mails } = await ran(paidWithoutLogInMail, { ...checkout, payerId: 'account-2' }, { people: both });
    expect(mails).toMatchObject([{ to: 'bob@example.org' }]);
  });
  it('speaks of no month where it was paid for once', async () => {
    const { monthlyPence: _, ...once } = checkout;
    const { mails } = await ran(paidWithoutLogInMail, { ...once, productId: 3 }, { people });
    expect(mails[0]?.text).not.toContain('each month');
    expect(mails[0]?.text).toContain('It was me: show its receipt with mine');
  });
  it('is told to nobody who has been erased', async () => {
    expect(await ran(paidWithoutLogInMail, checkout, {})).toMatchObject({ outcome: 'skipped', mails: [] });
  });
});

describe('the comparison with Stripe', () => {
  const begunAt = '2026-11-22T03:00:00.000Z';
  const begun: AnyEvent = { type: 'ComparisonBegun', data: { comparisonId: 'one', begunAt } };
  const page = (number: number, next?: { readonly list: 'payments' | 'families'; after?: string }): AnyEvent => ({
    type: 'ComparisonPageRead',
    data: { comparisonId: 'one', page: number, looked: 0, differences: [], readAt: begunAt, ...(next && { next }) },
  });
  it('is begun each night once, at three by the clock in London, and by each purchase where one was lost', () => {
    const nights = askedFor(compare, begun).slice(1);
    expect(nights).toMatchObject([{ once: '2026-11-22', at: new Date('2026-11-22T03:00:00.000Z') }]);
  });
  it('goes from page to page until there is none, each once', () => {
    expect(stagesOf(begun)[0]).toBe('one 1');
    expect(stagesOf(page(1, { list: 'payments' }))).toEqual(['one 2']);
    expect(stagesOf(page(2))).toEqual([]);
  });
  it('asks those who know whose turn it is for the families, and goes on after the last of them', async () => {
    const tasks = (after?: string) =>
      askedFor(compare, page(3, { list: 'families', ...(after !== undefined && { after }) }));
    const data = { comparisonId: 'one', page: 4 };
    expect(tasks()).toMatchObject([{ once: 'one 4', data: { ...data, ours: {} } }]);
    expect(tasks('b')).toMatchObject([{ data: { ...data, ours: { after: 'b' } } }]);
    const known = { paidFamilies: ['a', 'b', 'c', 'd'] };
    const { commands } = await ran(comparePageJob, { ...data, ours: { after: 'b' } }, known);
    expect(commands).toEqual([['/payments/compareFamilies', { ...data, familyIds: ['c', 'd'], isLast: true }]]);
  });
  it('is done by the commands of its jobs', async () => {
    expect(await ran(compareJob, { day: '2026-11-22' }, {})).toMatchObject({ outcome: 'done' });
    expect(await ran(comparePageJob, { comparisonId: 'one', page: 2 }, {})).toMatchObject({ outcome: 'done' });
  });
});

describe('what became of a plan', () => {
  const moved = {
    familyId: 'family-1',
    subscriptionId: 'sub-1',
    how: 'cancelled' as const,
    productId: 1 as const,
    pence: 899,
    beforeId: 4 as const,
    until: '2026-12-22T23:30:00.000Z',
    movedAt: '2026-11-30T12:00:00.000Z',
  };
  it('is told of once for each time', () => {
    const [asked] = askedFor(tellPayer, { type: 'PlanMoved', data: moved });
    expect(asked).toMatchObject({ once: 'sub-1 2026-11-30T12:00:00.000Z' });
  });
  it.each([
    ['cancelled', 'It goes on until 22 December 2026, and nothing more is charged.'],
    ['resumed', 'goes on at £8.99 a month. The next payment is on 22 December 2026.'],
    ['changed', 'instead of “Standard plan and all mock exams”. It is £8.99 a month.'],
    ['waits', 'You keep “Standard plan and all mock exams” until 22 December 2026. From then on it is “Standard plan”'],
    ['stays', 'The change is taken back: “Standard plan” goes on at £8.99 a month.'],
    ['ended', '“Standard plan” ended on 30 November 2026. Nothing more is charged for it.'],
  ] as const)('is said with its days and prices: %s', async (how, words) => {
    const { mails } = await ran(planMovedMail, { ...moved, how }, { people });
    expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).toContain('https://fieldfare.example/app/my-subscription');
  });
  it.each([
    [
      'ended',
      '“Standard plan” ended on 30 November 2026, since the child whose mock exams it covered has been erased.',
    ],
    [
      'changed',
      'From the next payment on, which is on 22 December 2026, it is £8.99 a month. Nothing was charged today.',
    ],
    ['cancelled', 'What you have paid for goes on until 22 December 2026, and nothing more is charged.'],
  ] as const)('since a child was erased says so, and of nothing that it stays: %s', async (how, words) => {
    const data = { ...moved, how, childErased: true as const };
    expect(askedFor(tellPayer, { type: 'PlanMoved', data })).toMatchObject([{ data }]);
    const { mails } = await ran(planMovedMail, data, { people });
    expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).not.toContain('Nothing of your child’s is lost');
  });
  it('that staff ended with a refund says that it was us, and warns of nobody', async () => {
    const data = { ...moved, how: 'ended' as const, withRefund: true as const };
    expect(askedFor(tellPayer, { type: 'PlanMoved', data })).toMatchObject([{ data }]);
    const { mails } = await ran(planMovedMail, data, { people });
    expect(mails[0]?.text).toContain('We ended “Standard plan” on 30 November 2026, together with the refund');
    expect(mails[0]?.text).not.toMatch(/not you|password/);
  });
  it('that ended at once may have been ended at Stripe: it warns of nobody, as what its payer does here does', async () => {
    const textOf = async (how: 'ended' | 'cancelled') =>
      (await ran(planMovedMail, { ...moved, how }, { people })).mails[0]?.text;
    expect(await textOf('ended')).not.toMatch(/not you|password/);
    expect(await textOf('ended')).toContain('If this is not what you expect, please write to us.');
    expect(await textOf('cancelled')).toContain('If it was not you');
  });
  it('is told to nobody who has been erased', async () => {
    expect(await ran(planMovedMail, moved, {})).toMatchObject({ outcome: 'skipped', mails: [] });
  });
});

describe('money that was given back', () => {
  const payment = { familyId: 'family-1', paymentId: 'pi-1', paidPence: 899, isDuplicate: false };
  it('is told of once for each part', () => {
    const seen = (pence: number): AnyEvent => ({
      type: 'RefundSeen',
      data: { ...payment, pence, seenAt: '2026-11-21T12:00:00.000Z' },
    });
    expect(stages(seen(300), seen(899))).toEqual(['pi-1 300', 'pi-1 899']);
  });
  it.each([
    [899, false, 'We have given back your payment of £8.99.'],
    [300, false, 'Of your payment of £8.99 we have given back £3 in all.'],
    [899, true, 'A payment of £8.99 came, for something that you have already.'],
  ])('is said in plain words: %i pence, a duplicate: %s', async (pence, isDuplicate, words) => {
    const { mails } = await ran(refundMail, { ...payment, pence, isDuplicate }, { people });
    expect(mails[0]?.text).toContain(words);
  });
  it.each([
    [300, 0, 'Of your payment of £8.99 we have given back £3.'],
    [500, 300, 'Of your payment of £8.99 we have given back another £2, which makes £5 in all.'],
    [
      899,
      500,
      'Of your payment of £8.99 we have given back another £3.99. With that the whole of it has been given back.',
    ],
    [899, 0, 'We have given back your payment of £8.99.'],
  ])('names the part that went back now: %i pence in all, %i of them before', async (pence, beforePence, words) => {
    const seen: AnyEvent = { type: 'RefundSeen', data: { ...payment, pence, beforePence, seenAt: next } };
    expect(askedFor(tellPayer, seen)).toMatchObject([{ data: { pence, beforePence } }]);
    const { mails } = await ran(refundMail, { ...payment, pence, beforePence }, { people });
    expect(mails[0]?.text).toContain(words);
  });
  it('says that a plan goes on, where it does', async () => {
    const part = { ...payment, pence: 300, beforePence: 0 };
    const goesOn = 'Nothing ends with it: “Standard plan” stays as it is.';
    const seen: AnyEvent = { type: 'RefundSeen', data: { ...part, goesOnId: 1, seenAt: next } };
    expect(askedFor(tellPayer, seen)).toMatchObject([{ data: { goesOnId: 1 } }]);
    const told = await ran(refundMail, { ...part, goesOnId: 1 }, { people });
    expect(told.mails[0]?.text).toContain(goesOn);
    const silent = await ran(refundMail, part, { people });
    expect(silent.mails[0]?.text).not.toContain('Nothing ends');
  });
  it('for a plan whose practice the family had says what to choose for another child', async () => {
    const second = { ...payment, pence: 3898, paidPence: 3898, isDuplicate: true, practiceAlone: true as const };
    const seen: AnyEvent = { type: 'RefundSeen', data: { ...second, seenAt: next } };
    expect(askedFor(tellPayer, seen)).toMatchObject([{ data: { practiceAlone: true } }]);
    const { mails } = await ran(refundMail, second, { people });
    expect(mails[0]?.text).toContain('Your family has unlimited practice already, for every child');
    expect(mails[0]?.text).toContain('choose “Monthly mock exams” under “My Subscription”');
  });
  const seat: Awaited<ReturnType<Services['examSeat']>> = {
    startsOn: '2027-03-06',
    wallTime: '10:00:00',
    startsAt: '2027-03-06T10:00:00.000Z',
    papers: [],
    setType: 'GL',
    announcedType: null,
    isFree: false,
    reason: null,
    childName: 'Kofi',
    arrangements: { restMinutes: 0, largerText: false },
  };
  it('names the mock exam that it had been paid for', async () => {
    const exam = { mockExamSessionId: 'march', learnerId: 'kofi' };
    const seen: AnyEvent = { type: 'RefundSeen', data: { ...payment, ...exam, pence: 899, seenAt: next } };
    expect(askedFor(tellPayer, seen)).toMatchObject([{ data: exam }]);
    const { mails } = await ran(refundMail, { ...payment, ...exam, pence: 899 }, { people, seat });
    expect(mails[0]?.text).toContain('your payment of £8.99 for the mock exam on 6 March 2027 at 10:00 am.');
  });
});
