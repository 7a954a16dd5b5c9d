import type { CommandTools } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import { examGrantId } from 'schemas/payments/exam-grant';
import type { refundPayment } from 'schemas/payments/refunds/refunds.contract';
import { billing } from '../billing/billing.decider';
import { subscriptionIn, type Billing } from '../billing/billing.rules';
import { requireOpen } from '../buying/buying';
import type { GrantsPort } from '../grants-port';
import type { OpenPayments, PaymentsParts } from '../payments-parts';
import type { ListedPayment, SeenPayment } from '../till';
import { refund } from './refund.decider';

/** More than any family has bought one by one; those before are at Stripe. */
const MOST_SINGLE = 20;

/** What a family has paid: by whoever pays for its plans, and one by one. */
export async function paymentsOf(familyId: string, parts: PaymentsParts, tools: CommandTools) {
  const { till } = requireOpen(parts, tools);
  const state = await tools.read(billing, familyId);
  const { subscriptions, paid } = state;
  const customers = [...new Set(subscriptions.map(({ customerId }) => customerId))];
  const single = [...new Set(paid.flatMap(({ paymentId }) => paymentId ?? []))].slice(-MOST_SINGLE);
  const [ofCustomers, ofPages] = await Promise.all([
    Promise.all(customers.map((customerId) => till.paymentsOf(customerId))),
    Promise.all(single.map((paymentId) => till.seePayment(paymentId))),
  ]);
  const known = { state, given: await parts.grants.of(familyId, tools), at: tools.now };
  const found: (ListedPayment | undefined)[] = [...ofCustomers.flat(), ...ofPages];
  const each = new Map(found.flatMap((one) => (one && one.pence > 0 ? [[one.paymentId, one] as const] : [])));
  const newestFirst = [...each.values()].toSorted((one, other) => (one.paidAt < other.paidAt ? 1 : -1));
  return newestFirst.map((payment, n) => ({
    ...told(payment, known),
    isEarlier: newestFirst.slice(0, n).some((later) => isOfSamePlan(payment, later)),
  }));
}

interface Known {
  readonly state: Billing;
  readonly given: Awaited<ReturnType<GrantsPort['of']>>;
  readonly at: string;
}

function told(payment: ListedPayment, known: Known) {
  const { paymentId, purchase, planId, pence, refundedPence, paidAt } = payment;
  const [productId, isOver] = [purchase?.productId ?? null, isOverBy(payment, known)];
  return { paymentId, pence, refundedPence, paidAt, productId, planId: planId ?? null, isOver };
}

const isOfSamePlan = ({ subscriptionId }: SeenPayment, later: SeenPayment): boolean =>
  subscriptionId !== undefined && later.subscriptionId === subscriptionId;

/** Of what nothing is known it may still be ended. */
function isOverBy({ paymentId, subscriptionId }: SeenPayment, { state, given, at }: Known): boolean {
  if (subscriptionId !== undefined)
    return state.endedByStaff.includes(subscriptionId) || subscriptionIn(state, subscriptionId)?.status === 'canceled';
  const endsAt = examGrant(paymentId, state, given)?.terms.at(-1)?.endsAt ?? null;
  return endsAt !== null && endsAt <= at;
}

/** What was given for a mock exam that was bought once. */
function examGrant(paymentId: string, { paid }: Billing, given: Known['given']) {
  const page = paid.find((one) => one.paymentId === paymentId)?.checkoutId;
  return page === undefined ? undefined : given.find(({ grantId }) => grantId === examGrantId(page));
}

/** Whether a payment is this family's, by what its own stream tells. */
const isOf = ({ subscriptions, paid }: Billing, { paymentId, subscriptionId }: SeenPayment): boolean =>
  paid.some((one) => one.paymentId === paymentId) || subscriptions.some((one) => one.subscriptionId === subscriptionId);

type Wanted = RequestOf<typeof refundPayment>;

/** Staff ask for a refund; it is made by whoever sees that it was asked for, so that a kill in between loses none. */
export async function askRefund({ seenPence, ...wanted }: Wanted, parts: PaymentsParts, tools: CommandTools) {
  const { till } = requireOpen(parts, tools);
  const { familyId, paymentId, pence } = wanted;
  const { changes, asked } = await tools.read(refund, paymentId);
  const refundId = tools.idFor('refund');
  const payment = await till.seePayment(paymentId);
  if (payment === undefined || !isOf(await tools.read(billing, familyId), payment))
    return tools.refuse('PaymentNotFound');
  const fault = asked.includes(refundId) ? undefined : faultOf(payment, { pence, seenPence });
  if (fault !== undefined) return tools.refuse(fault);
  const data = { ...wanted, refundId, askedAt: tools.now };
  await tools.handle(refund, paymentId, { type: 'AskRefund', data, basedOn: changes });
  return { refundId };
}

function faultOf(payment: SeenPayment, { pence, seenPence }: Pick<Wanted, 'pence' | 'seenPence'>) {
  if (payment.refundedPence !== seenPence) return 'PaymentChangedMeanwhile';
  return pence > payment.pence - payment.refundedPence ? 'RefundTooMuch' : undefined;
}

interface Named {
  readonly paymentId: string;
  readonly refundId: string;
}

/** Done again it changes nothing; that it is done is written last, so that a kill repeats it. */
export async function makeRefund({ paymentId, refundId }: Named, parts: PaymentsParts, tools: CommandTools) {
  const { underWay } = await tools.read(refund, paymentId);
  if (underWay?.refundId !== refundId) return;
  const open = requireOpen(parts, tools);
  const { familyId, pence, ends } = underWay;
  const named = { paymentId, refundId, familyId };
  const outcome = await open.till.refund({ paymentId, pence, refundId });
  if (outcome === 'refused') {
    await tools.handle(refund, paymentId, { type: 'NoteRefundRefused', data: { ...named, refusedAt: tools.now } });
    return;
  }
  if (ends) await endWhatWasPaid(named, open, tools);
  await tools.handle(refund, paymentId, { type: 'NoteRefundMade', data: { ...named, madeAt: tools.now } });
}

/** A plan is ended at Stripe, whose word of it ends the grant; what was bought once is taken back here. */
async function endWhatWasPaid(
  { paymentId, refundId, familyId }: Named & { readonly familyId: string },
  { till, grants }: OpenPayments,
  tools: CommandTools,
): Promise<void> {
  const state = await tools.read(billing, familyId);
  const payment = await till.seePayment(paymentId);
  const subscription = subscriptionIn(state, payment?.subscriptionId ?? '');
  if (subscription !== undefined) {
    const { subscriptionId } = subscription;
    const data = { familyId, subscriptionId, paymentId, refundId, endedAt: tools.now };
    await tools.handle(billing, familyId, { type: 'EndPlanWithRefund', data });
    await till.end(subscriptionId);
  }
  const grantId = examGrant(paymentId, state, await grants.of(familyId, tools))?.grantId;
  if (grantId !== undefined) await grants.withdraw({ familyId, grantId, reason: 'The payment was given back.' }, tools);
}
