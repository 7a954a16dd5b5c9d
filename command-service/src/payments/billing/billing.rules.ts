import type { BillingEvent } from 'schemas/payments/billing.events';
import { isLastAsked } from 'schemas/payments/asking';
import { coversMocks, coversPractice } from 'schemas/payments/covers.rules';

type DataOf<T extends BillingEvent['type']> = Extract<BillingEvent, { type: T }>['data'];
type Subscription = DataOf<'SubscriptionSeen'>;
type Paid = DataOf<'CheckoutPaid'>;

/** What is known of a family's payments. */
export interface Billing {
  /** Of all that was ever told: who asks Stripe remembers it, and is not believed if something was told meanwhile. */
  readonly changes: number;
  /** Those of the family itself, and of nobody who has paid for it. */
  readonly customers: readonly string[];
  /** The last pages to pay on, and which request each was opened for. */
  readonly started: readonly Pick<DataOf<'CheckoutStarted'>, 'checkoutId' | 'askId' | 'learnerId' | 'productId'>[];
  /** Pages to pay on that may still be open. */
  readonly open: readonly string[];
  readonly paid: readonly DataOf<'CheckoutPaid'>[];
  /** In the order in which they were first seen. */
  readonly subscriptions: readonly Subscription[];
  /** Those that were bought a second time, and whether they were given back. */
  readonly duplicates: Readonly<Record<string, 'found' | 'returned'>>;
  /** Mock exams that were bought a second time, by their page, and whether they were given back. */
  readonly exams: Readonly<Record<string, 'found' | 'returned'>>;
  /** How much of each payment was given back. */
  readonly refunded: Readonly<Record<string, number>>;
  /** Attempts that failed, by their invoice. */
  readonly failed: Readonly<Record<string, number>>;
  /** Subscriptions whose card is asked no more. */
  readonly givenUp: readonly string[];
  /** Children who are being erased, and which subscriptions there were by then. */
  readonly gone: Readonly<Record<string, readonly string[]>>;
  /** Subscriptions that staff ended together with a refund. */
  readonly endedByStaff: readonly string[];
}

export const noBilling: Billing = {
  changes: 0,
  customers: [],
  started: [],
  open: [],
  paid: [],
  subscriptions: [],
  duplicates: {},
  exams: {},
  refunded: {},
  failed: {},
  givenUp: [],
  gone: {},
  endedByStaff: [],
};

/** More open pages than these are nobody's who means it. */
const MOST_OPEN = 20;
/** A repeat comes within the next few. */
const MOST_STARTED = 100;

/** What was paid for and is theirs: neither given back, nor bought a second time. */
export const keptOf = ({ paid, exams, refunded }: Billing): readonly Paid[] =>
  paid.filter(
    ({ checkoutId, paymentId, pence }) =>
      exams[checkoutId] === undefined && (paymentId === undefined || (refunded[paymentId] ?? 0) < Math.max(1, pence)),
  );

/** Who buys again what ends soon, or is not paid any more, means it: only beside what goes on is it a mistake. */
const goesOn = ({ status, endsWithPeriod }: Subscription) =>
  (status === 'active' || status === 'trialing') && !endsWithPeriod;

/**
 * What a family has already of the kind, and keeps; undefined where a subscription is no second one. Practice is the whole
 * family's; mock exams are one child's, so that a sibling has their own.
 */
export const rivalOf = (
  { subscriptions, duplicates }: Billing,
  { subscriptionId, productId, learnerId }: Pick<Subscription, 'subscriptionId' | 'productId' | 'learnerId'>,
): Subscription | undefined =>
  subscriptions.find(
    (one) =>
      one.subscriptionId !== subscriptionId &&
      duplicates[one.subscriptionId] === undefined &&
      goesOn(one) &&
      (one.productId === productId || one.productId === 4) &&
      (coversPractice(productId) || one.learnerId === learnerId),
  );

/** Whether the mock exams that it covers are those of a child who is being erased. */
export const isForGone = ({ gone }: Billing, { productId, learnerId }: Pick<Subscription, 'productId' | 'learnerId'>) =>
  coversMocks(productId) && gone[learnerId] !== undefined;

/** Whether it came only once the child whose mock exams it covers was being erased: paid in that very moment. */
export const isForNobody = (state: Billing, one: Subscription): boolean =>
  isForGone(state, one) && state.gone[one.learnerId]?.includes(one.subscriptionId) === false;

export const subscriptionIn = ({ subscriptions }: Billing, id: string) =>
  subscriptions.find(({ subscriptionId }) => subscriptionId === id);

const seenNow = (state: Billing, data: Subscription): readonly Subscription[] =>
  subscriptionIn(state, data.subscriptionId) === undefined
    ? [...state.subscriptions, data]
    : state.subscriptions.map((one) => (one.subscriptionId === data.subscriptionId ? data : one));

/** The one fold of it. */
export function billingAfter(state: Billing, event: BillingEvent): Billing {
  return { ...state, ...after(state, event), changes: state.changes + 1 };
}

function after(state: Billing, { type, data }: BillingEvent): Partial<Billing> {
  switch (type) {
    case 'CustomerKnown':
      return { customers: [...state.customers, data.customerId] };
    case 'CheckoutStarted':
      return {
        open: [...state.open, data.checkoutId].slice(-MOST_OPEN),
        started: [...state.started, data].slice(-MOST_STARTED),
      };
    case 'CheckoutClosed':
      return { open: state.open.filter((id) => id !== data.checkoutId) };
    case 'CheckoutPaid':
      return { paid: [...state.paid, data], open: state.open.filter((id) => id !== data.checkoutId) };
    case 'SubscriptionSeen':
      return { subscriptions: seenNow(state, data) };
    case 'DuplicatePurchaseFound':
      return { duplicates: { ...state.duplicates, [data.subscriptionId]: 'found' } };
    case 'DuplicatePurchaseReturned':
      return { duplicates: { ...state.duplicates, [data.subscriptionId]: 'returned' } };
    case 'DuplicateExamFound':
      return { exams: { ...state.exams, [data.checkoutId]: 'found' } };
    case 'DuplicateExamReturned':
      return { exams: { ...state.exams, [data.checkoutId]: 'returned' } };
    case 'RefundSeen':
      return { refunded: { ...state.refunded, [data.paymentId]: data.pence } };
    case 'PaymentFailed':
      return {
        failed: { ...state.failed, [data.invoiceId]: data.attempt },
        givenUp: isLastAsked(data) ? [...state.givenUp, data.subscriptionId] : state.givenUp,
      };
    case 'ChildCoverEnded':
      return { gone: { ...state.gone, [data.learnerId]: state.subscriptions.map((one) => one.subscriptionId) } };
    case 'PlanEndedWithRefund':
      return { endedByStaff: [...state.endedByStaff, data.subscriptionId] };
    case 'PlanMoved':
      return {};
  }
}
