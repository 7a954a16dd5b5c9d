import { accept, acceptUnless, decider, type Decision } from 'platform/decider';
import type { BillingEvent } from 'schemas/payments/billing.events';
import { isLive } from '../access.rules';
import { billingAfter, isForGone, keptOf, noBilling, rivalOf, subscriptionIn, type Billing } from './billing.rules';
import { moveOf } from './plan-moves.rules';

type DataOf<T extends BillingEvent['type']> = Extract<BillingEvent, { type: T }>['data'];
type Subscription = DataOf<'SubscriptionSeen'>;

/** What the decider tells by itself of money that went back. */
type KnownOfRefund = 'isDuplicate' | 'mockExamSessionId' | 'learnerId' | 'practiceAlone' | 'beforePence';

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
      data: Omit<DataOf<'RefundSeen'>, KnownOfRefund>;
      subscriptionId: string | undefined;
    }
  | { type: 'NotePaymentFailed'; data: DataOf<'PaymentFailed'> }
  | { type: 'EndChildCover'; data: DataOf<'ChildCoverEnded'> }
  | { type: 'EndPlanWithRefund'; data: DataOf<'PlanEndedWithRefund'> };

export const billing = decider({ category: 'billing', initial: noBilling, decide, evolve: billingAfter });

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
    case 'NotePaymentFailed':
      return noteFailed(command.data, state);
    case 'EndChildCover':
      return endCover(command.data, state);
    case 'EndPlanWithRefund':
      return endWithRefund(command.data, state);
  }
}

function noteFailed(data: DataOf<'PaymentFailed'>, { failed }: Billing) {
  const isKnown = (failed[data.invoiceId] ?? 0) >= data.attempt;
  return acceptUnless<BillingEvent>(isKnown, { type: 'PaymentFailed', data });
}

function endCover(data: DataOf<'ChildCoverEnded'>, { changes, gone }: Billing) {
  // Of whoever never went to pay there is nothing to end.
  const isDone = changes === 0 || gone[data.learnerId] !== undefined;
  return acceptUnless<BillingEvent>(isDone, { type: 'ChildCoverEnded', data });
}

function endWithRefund(data: DataOf<'PlanEndedWithRefund'>, { endedByStaff }: Billing) {
  const isKnown = endedByStaff.includes(data.subscriptionId);
  return acceptUnless<BillingEvent>(isKnown, { type: 'PlanEndedWithRefund', data });
}

const closing = ({ open }: Billing, familyId: string, closed: readonly string[]): BillingEvent[] =>
  closed
    .filter((checkoutId) => open.includes(checkoutId))
    .map((checkoutId) => ({ type: 'CheckoutClosed', data: { familyId, checkoutId } }));

type Paid = DataOf<'CheckoutPaid'>;

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
  const beforePence = state.refunded[paymentId] ?? 0;
  const isKnown = beforePence >= pence;
  const {
    checkoutId: page,
    mockExamSessionId,
    learnerId,
  } = state.paid.find((one) => one.paymentId === paymentId) ?? {};
  const isDuplicate =
    (page !== undefined && state.exams[page] !== undefined) ||
    (subscriptionId !== undefined && state.duplicates[subscriptionId] !== undefined);
  const exam = mockExamSessionId === undefined ? {} : { mockExamSessionId, learnerId };
  const practice = isPracticeAlone(state, subscriptionId) ? { practiceAlone: true as const } : {};
  return acceptUnless<BillingEvent>(isKnown, {
    type: 'RefundSeen',
    data: { ...data, beforePence, ...exam, isDuplicate, ...practice },
  });
}

/** Whether a plan was one too many by its practice alone: the mock exams of the first one are another child's. */
function isPracticeAlone(state: Billing, subscriptionId = ''): boolean {
  const second = subscriptionIn(state, subscriptionId);
  if (second?.productId !== 4 || state.duplicates[subscriptionId] === undefined) return false;
  const first = rivalOf(state, second);
  return first !== undefined && first.learnerId !== second.learnerId;
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
  isTold(state, before) ? moveOf(before, now, whyMoved(state, before)) : [];

function whyMoved(state: Billing, plan: Subscription): 'child erased' | 'ended by staff' | undefined {
  if (isForGone(state, plan)) return 'child erased';
  return state.endedByStaff.includes(plan.subscriptionId) ? 'ended by staff' : undefined;
}

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

// All but when it was looked at.
const told = ({ seenAt: _, ...subscription }: Subscription) => subscription;
const isSame = (one: Subscription, other: Subscription): boolean => {
  const [before, now] = [told(one), told(other)] as Record<string, unknown>[];
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})]);
  return [...fields].every((field) => before?.[field] === now?.[field]);
};
