import Type from 'typebox';
import { parents } from '../accounts/roles';
import { command } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Count, Id, Instant } from '../describe/schema';
import { MonthlyProduct } from './products';

const change = {
  /** The plan that is paid for, and the one that it is to become. */
  from: MonthlyProduct,
  to: MonthlyProduct,
  /** Whose mock exams it is about, where one of the two covers any; the child who is chosen, unless told. */
  learnerId: Maybe(Id),
};

/** What a change costs. `prorationAt`: the instant up to which the days are counted; the confirmation names it. */
const price = {
  /** At once; 0 where the change waits for the end of what is paid. */
  duePence: Count,
  monthlyPence: Count,
  prorationAt: Instant,
};

const refusals = [
  'PaymentsNotOpen',
  'PlanNotRunning',
  'PaymentOwed',
  'PlanEnds',
  'PlanChangeWaits',
  'AlreadyBought',
  'PartlyBought',
  'ChildNotFound',
  'FamilyToBeErased',
  'ChildToBeErased',
] as const;

export const previewPlanChange = command({
  call: 'POST /payments/previewPlanChange',
  who: parents,
  summary:
    'What a change of plan would cost, asked of Stripe. To something dearer it is made at once, for the days that are left; to something cheaper with the end of what is paid. Changes nothing.',
  request: change,
  reply: { ...price, isAtOnce: Type.Boolean(), startsAt: Instant },
  refusals,
});

export const changePlan = command({
  call: 'POST /payments/changePlan',
  who: parents,
  summary:
    'Changes the plan at the price that was shown; refused where it is another one by now. What it gives follows once Stripe has told of it.',
  request: { ...change, ...price },
  refusals: [...refusals, 'PriceMoved', 'CardDeclined'],
});

export const setPlanEnding = command({
  call: 'POST /payments/setPlanEnding',
  who: parents,
  summary:
    'Has a plan end with what is paid for it, which is at once where the month is not paid; or go on after all. What follows is told by Stripe.',
  request: {
    productId: MonthlyProduct,
    /** Whose mock exams it covers; the child who is chosen, unless told. */
    learnerId: Maybe(Id),
    endsWithPeriod: Type.Boolean(),
  },
  refusals: ['PaymentsNotOpen', 'PlanNotRunning', 'ChildNotFound', 'FamilyToBeErased', 'ChildToBeErased'],
});

export const claimExam = command({
  call: 'POST /payments/claimExam',
  who: parents,
  summary:
    'The same of a mock exam that was paid for without logging in: its receipt is shown with the family’s others.',
  request: { checkoutId: Id },
  refusals: ['PaymentsNotOpen', 'PaymentNotFound', 'AddressNotConfirmed', 'PaidWithAnotherAddress'],
});

export const claimPlan = command({
  call: 'POST /payments/claimPlan',
  who: parents,
  summary:
    'A plan of the family that was paid for without logging in becomes the caller’s to manage, with its card and its receipts: where its payer has the confirmed address of the caller, and not otherwise.',
  request: { subscriptionId: Id },
  refusals: ['PaymentsNotOpen', 'PlanNotFound', 'AddressNotConfirmed', 'PaidWithAnotherAddress'],
});
