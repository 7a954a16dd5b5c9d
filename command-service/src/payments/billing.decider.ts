import { accept, acceptUnless, decider, type Decision } from 'platform/decider';
import type { BillingEvent } from 'schemas/payments/billing.events';
import { isLastAsked } from 'schemas/payments/asking';
import { isLive } from './access.rules';
import { moveOf } from './plan-moves.rules';

type DataOf<T extends BillingEvent['type']> = Extract<BillingEvent, { type: T }>['data'];
type Subscription = DataOf<'SubscriptionSeen'>;

export type BillingCommand =
  | { type: 'KnowCustomer'; data: DataOf<'CustomerKnown'> }
  /** `closed`: the pages that were closed for it. */
  | { type: 'StartCheckout'; data: DataOf<'CheckoutStarted'>; closed: readonly string[] }
  | { type: 'NoteCheckoutsClosed'; data: { readonly familyId: string; readonly checkoutIds: readonly string[] } }
  | { type: 'NoteCheckoutPaid'; data: DataOf<'CheckoutPaid'> }
  /** `basedOn`: how many changes this stream told before Stripe was asked. */
  | { type: 'SeeSubscription'; data: Subscription; basedOn: number }
  | { type: 'NoteDuplicateReturned'; data: DataOf<'DuplicatePurchaseReturned'> }
  | { type: 'NoteExamReturned'; data: DataOf<'DuplicateExamReturned'> }
  /** `subscriptionId`: what the payment was for, where it was for one. */
  | {
      type: 'NoteRefund';
      data: Omit<DataOf<'RefundSeen'>, 'isDuplicate' | 'mockExamSessionId' | 'learnerId'>;
      subscriptionId: string | undefined;
    }
  | { type: 'NotePaymentFailed'; data: DataOf<'PaymentFailed'> };

export interface Billing {
  /** Of all that was ever told: who asks Stripe remembers it, and is not believed if something was told meanwhile. */
  readonly changes: number;
  /** Those of the family itself, and of nobody who has paid for it. */
  readonly customers: readonly string[];
  /** The last pages to pay on, and which request each was opened for. */
  readonly started: readonly { readonly checkoutId: string; readonly askId?: string }[];
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
}

const initial: Billing = {
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
};

export const billing = decider({ category: 'billing', initial, decide, evolve });

/** More open pages than these are nobody's who means it. */
const MOST_OPEN = 20;
/** A repeat comes within the next few. */
const MOST_STARTED = 100;

function decide(command: BillingCommand, state: Billing): Decision<BillingEvent> {
  switch (command.type) {
    case 'KnowCustomer': {
      const isKnown = state.customers.includes(command.data.customerId);
      return acceptUnless<BillingEvent>(isKnown, { type: 'CustomerKnown', data: command.data });
    }
    case 'StartCheckout': {
      const { data, closed } = command;
      const isKnown = state.started.some(({ checkoutId }) => checkoutId === data.checkoutId);
      const started: BillingEvent = { type: 'CheckoutStarted', data };
      return acceptUnless<BillingEvent>(isKnown, ...closing(state, data.familyId, closed), started);
    }
    case 'NoteCheckoutsClosed':
      return accept(...closing(state, command.data.familyId, command.data.checkoutIds));
    case 'NoteCheckoutPaid': {
      const isKnown = state.paid.some(({ checkoutId }) => checkoutId === command.data.checkoutId);
      const paid: BillingEvent = { type: 'CheckoutPaid', data: command.data };
      return acceptUnless<BillingEvent>(isKnown, paid, ...duplicateExam(command.data, state));
    }
    case 'SeeSubscription':
      return see(command, state);
    case 'NoteDuplicateReturned': {
      const isNews = state.duplicates[command.data.subscriptionId] === 'found';
      return acceptUnless<BillingEvent>(!isNews, { type: 'DuplicatePurchaseReturned', data: command.data });
    }
    case 'NoteExamReturned': {
      const isNews = state.exams[command.data.checkoutId] === 'found';
      return acceptUnless<BillingEvent>(!isNews, { type: 'DuplicateExamReturned', data: command.data });
    }
    case 'NoteRefund':
      return noteRefund(command, state);
    case 'NotePaymentFailed': {
      const { invoiceId, attempt } = command.data;
      const isKnown = (state.failed[invoiceId] ?? 0) >= attempt;
      return acceptUnless<BillingEvent>(isKnown, { type: 'PaymentFailed', data: command.data });
    }
  }
}

const closing = ({ open }: Billing, familyId: string, closed: readonly string[]): BillingEvent[] =>
  closed
    .filter((checkoutId) => open.includes(checkoutId))
    .map((checkoutId) => ({ type: 'CheckoutClosed', data: { familyId, checkoutId } }));

type Paid = DataOf<'CheckoutPaid'>;

/** What was paid for and is theirs: neither given back, nor bought a second time. */
export const keptOf = ({ paid, exams, refunded }: Billing): readonly Paid[] =>
  paid.filter(
    ({ checkoutId, paymentId, pence }) =>
      exams[checkoutId] === undefined && (paymentId === undefined || (refunded[paymentId] ?? 0) < Math.max(1, pence)),
  );

function duplicateExam({ familyId, checkoutId, paymentId, ...second }: Paid, state: Billing): BillingEvent[] {
  const { mockExamSessionId, learnerId, pence } = second;
  if (paymentId === undefined || mockExamSessionId === undefined) return [];
  const first = keptOf(state).find((one) => one.mockExamSessionId === mockExamSessionId && one.learnerId === learnerId);
  if (first === undefined) return [];
  const data = { familyId, checkoutId, besideId: first.checkoutId, paymentId, pence };
  return [{ type: 'DuplicateExamFound', data }];
}

function noteRefund({ data, subscriptionId }: Extract<BillingCommand, { type: 'NoteRefund' }>, state: Billing) {
  const { paymentId, pence } = data;
  const isKnown = (state.refunded[paymentId] ?? 0) >= pence;
  const {
    checkoutId: page,
    mockExamSessionId,
    learnerId,
  } = state.paid.find((one) => one.paymentId === paymentId) ?? {};
  const isDuplicate =
    (page !== undefined && state.exams[page] !== undefined) ||
    (subscriptionId !== undefined && state.duplicates[subscriptionId] !== undefined);
  const exam = mockExamSessionId === undefined ? {} : { mockExamSessionId, learnerId };
  return acceptUnless<BillingEvent>(isKnown, { type: 'RefundSeen', data: { ...data, ...exam, isDuplicate } });
}

/**
 * Two may ask Stripe at once, and whoever asked first may come here last: what was told in between was told later, so
 * that what they bring is perhaps not so any more. They ask again. Time within the stream only grows, so that what is made
 * of it elsewhere can be put in order by it.
 */
function see({ data, basedOn }: Extract<BillingCommand, { type: 'SeeSubscription' }>, state: Billing) {
  if (basedOn !== state.changes) return accept<BillingEvent>();
  const known = subscriptionIn(state, data.subscriptionId);
  if (known && isSame(known, data)) return accept<BillingEvent>();
  const last = known === undefined ? 0 : Date.parse(known.seenAt);
  const seenAt = new Date(Math.max(Date.parse(data.seenAt), last + 1)).toISOString();
  const now = { ...data, seenAt };
  const more = known === undefined ? oneTooMany(state, now) : movesTold(state, known, now);
  return accept<BillingEvent>({ type: 'SubscriptionSeen', data: now }, ...more);
}

function oneTooMany(state: Billing, first: Subscription): BillingEvent[] {
  const rival = isLive(first) ? rivalOf(state, first) : undefined;
  return rival === undefined ? [] : [duplicate(first, rival)];
}

const movesTold = (state: Billing, before: Subscription, now: Subscription): BillingEvent[] =>
  isTold(state, before) ? moveOf(before, now) : [];

/** Of a stranger's plan, of one too many, and of one that ends since its card gave nothing, their payers are told otherwise. */
const isTold = ({ customers, duplicates, givenUp }: Billing, { customerId, subscriptionId }: Subscription): boolean =>
  customers.includes(customerId) && duplicates[subscriptionId] === undefined && !givenUp.includes(subscriptionId);

const duplicate = (
  { familyId, subscriptionId, productId, pence }: Subscription,
  { subscriptionId: besideId }: Subscription,
): BillingEvent => ({
  type: 'DuplicatePurchaseFound',
  data: { familyId, subscriptionId, besideId, productId, pence },
});

/** Who buys again what ends soon, or is not paid any more, means it: only beside what goes on is it a mistake. */
const goesOn = ({ status, endsWithPeriod }: Subscription) =>
  (status === 'active' || status === 'trialing') && !endsWithPeriod;

/** What a family has already of the kind, and keeps; undefined where a subscription is no second one. */
export const rivalOf = (
  { subscriptions, duplicates }: Billing,
  { subscriptionId, productId }: Pick<Subscription, 'subscriptionId' | 'productId'>,
): Subscription | undefined =>
  subscriptions.find(
    (one) =>
      one.subscriptionId !== subscriptionId &&
      duplicates[one.subscriptionId] === undefined &&
      goesOn(one) &&
      (one.productId === productId || one.productId === 4),
  );

export const subscriptionIn = ({ subscriptions }: Billing, id: string) =>
  subscriptions.find(({ subscriptionId }) => subscriptionId === id);

// All but when it was looked at.
const told = ({ seenAt: _, ...subscription }: Subscription) => subscription;
const isSame = (one: Subscription, other: Subscription): boolean => {
  const [before, now] = [told(one), told(other)] as Record<string, unknown>[];
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})]);
  return [...fields].every((field) => before?.[field] === now?.[field]);
};

const seenNow = (state: Billing, data: Subscription): readonly Subscription[] =>
  subscriptionIn(state, data.subscriptionId) === undefined
    ? [...state.subscriptions, data]
    : state.subscriptions.map((one) => (one.subscriptionId === data.subscriptionId ? data : one));

function evolve(state: Billing, event: BillingEvent): Billing {
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
    case 'PlanMoved':
      return {};
  }
}
