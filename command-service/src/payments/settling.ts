import { unavailable, type CommandTools } from 'platform/http';
import { billing } from './billing/billing.decider';
import { isForNobody, rivalOf, subscriptionIn } from './billing/billing.rules';
import { buyerOf, payerOf, type Buyer } from './buying/buyer-of';
import { returnDuplicate } from './buying/duplicates';
import type { OpenPayments } from './payments-parts';
import { noteDispute } from './settling/disputes';
import { settleExam } from './settling/exams';
import { noteFailed } from './settling/failures';
import { returnToWhoGoes } from './settling/going';
import { giveFor } from './settling/plan-grants';
import { noteRefund } from './settling/refunds';
import type { Kept, Purchase, SeenCheckout, SeenSubscription, Told } from './till';

/** What follows of something that Stripe told. It is done again when it is told again, and comes to the same. */
export async function settle(told: Told, parts: OpenPayments, tools: CommandTools): Promise<void> {
  const { kind, id } = told.about;
  switch (kind) {
    case 'checkout':
      return settleCheckout(told, parts, tools);
    case 'subscription':
      return settleSubscription(id, parts, tools);
    case 'invoice':
      return settleInvoice(id, parts, tools);
    case 'payment':
      return settlePayment(id, parts, tools);
    case 'dispute':
      return told.type === 'charge.dispute.created' ? noteDispute(id, parts, tools) : undefined;
    case 'nothing of ours':
      return undefined;
  }
}

// That money which was on its way did not come is told by nothing else.
const isOver = ({ state }: SeenCheckout, type: string): boolean =>
  state === 'expired' || (state === 'unpaid' && type === 'checkout.session.async_payment_failed');

async function settleCheckout({ type, about }: Told, parts: OpenPayments, tools: CommandTools): Promise<void> {
  const seen = await parts.till.seeCheckout(about.id);
  if (seen?.purchase === undefined) return;
  const { purchase } = seen;
  if (isOver(seen, type)) await noteClosed(about.id, purchase, { parts, tools });
  if (seen.state !== 'paid') return;
  const buyer = await buyerOf(purchase, parts, tools);
  if (buyer === undefined) return;
  await notePaid({ seen, purchase, buyer }, parts, tools);
  if (seen.subscriptionId !== undefined) await settleSubscription(seen.subscriptionId, parts, tools);
  else await settleExam({ checkoutId: seen.checkoutId, purchase, buyer }, parts, tools);
}

/** The place that was held for whoever was to pay is free, unless another page of their family may still be for it. */
async function noteClosed(checkoutId: string, purchase: Purchase, { parts, tools }: With): Promise<void> {
  const { buyer, mockExamSessionId, learnerId } = purchase;
  if (buyer.kind === 'family') {
    const data = { familyId: buyer.id, checkoutIds: [checkoutId] };
    const { state } = await tools.handle(billing, buyer.id, { type: 'NoteCheckoutsClosed', data });
    if (state.open.length > 0) return;
  }
  if (mockExamSessionId !== undefined) await parts.seats.letGo(mockExamSessionId, learnerId, tools);
}

interface Paid {
  readonly seen: SeenCheckout;
  readonly purchase: Purchase;
  readonly buyer: Buyer;
}

async function notePaid({ seen, purchase, buyer }: Paid, parts: OpenPayments, tools: CommandTools): Promise<void> {
  const { checkoutId, customerId, pence } = seen;
  const { familyId } = buyer;
  // Anybody may pay with somebody's address and without a log-in: what they pay for is given, and their card stays theirs.
  const isOwn = purchase.buyer.id === familyId;
  if (customerId !== undefined && isOwn)
    await tools.handle(billing, familyId, { type: 'KnowCustomer', data: { familyId, customerId } });
  const { productId } = purchase;
  const begun = await begunWith(seen, parts);
  const data = { ...buyer, checkoutId, productId, pence, paidAt: tools.now, ...paidFor(seen, purchase), ...begun };
  await tools.handle(billing, familyId, {
    type: 'NoteCheckoutPaid',
    data: isOwn ? data : { ...data, withoutLogIn: true, ...(await whoPaid({ seen, purchase, buyer }, tools)) },
  });
}

async function whoPaid({ seen: { customerId }, purchase, buyer }: Paid, tools: CommandTools) {
  const payerId = await payerOf(purchase, tools);
  return {
    ...(payerId !== undefined && payerId !== buyer.familyId && { payerId }),
    ...(customerId !== undefined && { customerId }),
  };
}

const paidFor = ({ paymentId, discountId }: SeenCheckout, { mockExamSessionId }: Purchase) => ({
  ...(mockExamSessionId !== undefined && { mockExamSessionId }),
  ...(paymentId !== undefined && { paymentId }),
  ...(discountId !== undefined && { discountId }),
});

async function begunWith({ subscriptionId }: SeenCheckout, { till }: OpenPayments) {
  if (subscriptionId === undefined) return {};
  const monthlyPence = (await till.seeSubscription(subscriptionId))?.pence;
  return monthlyPence === undefined ? { subscriptionId } : { subscriptionId, monthlyPence };
}

const TRIES = 5;

interface With {
  readonly parts: OpenPayments;
  readonly tools: CommandTools;
}
type Bought = Parameters<typeof rivalOf>[1] & Buyer;

/** A change of plan may have made its mock exams another child's than it was bought for. */
const whoseIs = ({ mocksFor }: SeenSubscription, { familyId, learnerId }: Buyer): Buyer => ({
  familyId,
  learnerId: mocksFor ?? learnerId,
});

/** Asks Stripe how a subscription is, until nobody else told something of the family meanwhile. */
async function settleSubscription(id: string, parts: OpenPayments, tools: CommandTools): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = await parts.till.seeSubscription(id);
    if (first?.purchase === undefined || first.productId === undefined || !isPaidFor(first)) return;
    const buyer = await buyerOf(first.purchase, parts, tools);
    if (buyer === undefined) return;
    const bought = { ...first, productId: first.productId, ...whoseIs(first, buyer) };
    await lookAtRival(bought, { parts, tools });
    await returnToWhoGoes(bought, parts, tools);
    if (await see(id, buyer, { parts, tools })) return;
  }
  throw unavailable();
}

/** Before anything is given back as bought twice, Stripe is asked whether what was there before still goes on. */
async function lookAtRival(first: Bought, { parts, tools }: With): Promise<void> {
  const state = await tools.read(billing, first.familyId);
  if (subscriptionIn(state, first.subscriptionId) !== undefined) return;
  const rival = rivalOf(state, first);
  if (rival !== undefined) await settleSubscription(rival.subscriptionId, parts, tools);
}

// Nobody becomes anybody for a subscription that was never paid.
const isPaidFor = ({ status }: SeenSubscription) => status !== 'incomplete' && status !== 'incomplete_expired';

async function see(id: string, buyer: Buyer, { parts, tools }: With) {
  const { changes } = await tools.read(billing, buyer.familyId);
  const now = await parts.till.seeSubscription(id);
  if (now?.productId === undefined) return true;
  const { purchase: _purchase, mocksFor: _mocksFor, productId, endedAt, keeps, ...seen } = now;
  const ended = endedAt === undefined ? {} : { endedAt };
  const data = { ...seen, ...whoseIs(now, buyer), productId, seenAt: tools.now, ...ended, ...kept(keeps) };
  const { state, events } = await tools.handle(billing, buyer.familyId, {
    type: 'SeeSubscription',
    data,
    basedOn: changes,
  });
  if (state.changes !== changes + events.length) return false;
  const known = subscriptionIn(state, id);
  if (known === undefined) return true;
  if (state.duplicates[id] !== undefined) await returnDuplicate({ known, state }, parts, tools);
  else if (isForNobody(state, known)) await parts.till.giveBack(id);
  else await giveFor(known, parts, tools);
  return true;
}

const kept = (keeps: Kept | undefined) =>
  keeps && { keepsProductId: keeps.productId, keepsPence: keeps.pence, keepsUntil: keeps.until };

async function settleInvoice(invoiceId: string, parts: OpenPayments, tools: CommandTools): Promise<void> {
  const invoice = await parts.till.seeInvoice(invoiceId);
  if (invoice?.subscriptionId === undefined) return;
  const { subscriptionId, isPaid, attempt } = invoice;
  await settleSubscription(subscriptionId, parts, tools);
  if (isPaid || attempt === 0) return;
  const buyer = await buyerOfPlan(subscriptionId, parts, tools);
  if (buyer === undefined) return;
  const { isOver } = await noteFailed({ ...invoice, subscriptionId }, buyer, tools);
  if (!isOver) return;
  await parts.till.end(subscriptionId);
  await settleSubscription(subscriptionId, parts, tools);
}

async function buyerOfPlan(
  subscriptionId: string,
  parts: OpenPayments,
  tools: CommandTools,
): Promise<Buyer | undefined> {
  const subscription = await parts.till.seeSubscription(subscriptionId);
  return subscription?.purchase && buyerOf(subscription.purchase, parts, tools);
}

async function settlePayment(paymentId: string, parts: OpenPayments, tools: CommandTools): Promise<void> {
  const payment = await parts.till.seePayment(paymentId);
  if (payment === undefined || payment.refundedPence === 0) return;
  const { purchase, subscriptionId } = payment;
  const buyer =
    subscriptionId === undefined
      ? purchase && (await buyerOf(purchase, parts, tools))
      : await buyerOfPlan(subscriptionId, parts, tools);
  if (buyer !== undefined) await noteRefund(payment, buyer, { parts, tools });
}
