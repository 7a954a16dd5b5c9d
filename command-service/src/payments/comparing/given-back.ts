import { billing } from '../billing/billing.decider';
import type { Purchase, SeenDispute, SeenPayment, SeenRefund, Till } from '../till';
import type { Difference } from './comparison.decider';
import { familyOf, type With } from './differences';

/**
 * What was given back and is not known here. Of what was bought once since an instant its payment has told; of a month, and
 * of what was paid before that, nothing else does.
 */
export async function differencesOfRefund(
  { paymentId }: SeenRefund,
  paidBefore: string,
  within: With,
): Promise<readonly Difference[]> {
  const own = await ownPayment(paymentId, within);
  if (own === undefined || isToldByPayment(own.payment, paidBefore)) return [];
  const { paymentId: about, refundedPence } = own.payment;
  const known = await refundedOf(about, own.whose, within);
  if (known === refundedPence) return [];
  return [{ kind: 'refund-unknown', about, ours: `${known}p`, theirs: `${refundedPence}p`, ...own.whose }];
}

const isToldByPayment = ({ purchase, paidAt }: SeenPayment, paidBefore: string): boolean =>
  purchase !== undefined && paidAt >= paidBefore;

async function refundedOf(paymentId: string, { familyId }: Whose, { tools }: With): Promise<number> {
  return familyId === undefined ? 0 : ((await tools.read(billing, familyId)).refunded[paymentId] ?? 0);
}

type Whose = Pick<Difference, 'familyId'>;

/** A payment for something of ours, and whose it is where that is known; undefined where it is none. */
async function ownPayment(paymentId: string | undefined, { parts, tools }: With) {
  const payment = paymentId === undefined ? undefined : await parts.till.seePayment(paymentId);
  const purchase = payment && (await purchaseOf(payment, parts.till));
  if (payment === undefined || purchase === undefined) return undefined;
  const familyId = await familyOf(purchase, tools);
  const whose: Whose = familyId === undefined ? {} : { familyId };
  return { payment, whose };
}

async function purchaseOf({ purchase, subscriptionId }: SeenPayment, till: Till): Promise<Purchase | undefined> {
  if (purchase !== undefined || subscriptionId === undefined) return purchase;
  return (await till.seeSubscription(subscriptionId))?.purchase;
}

/** Those that came to nothing: the money stays. */
const settled = ['won', 'warning_closed', 'prevented'];

/** A payment that its payer has asked their bank for: nothing differs by it, and somebody has to answer it at Stripe. */
export async function differencesOfDispute(seen: SeenDispute, within: With): Promise<readonly Difference[]> {
  const { disputeId: about, paymentId, pence, status, answerBy } = seen;
  const own = settled.includes(status) ? undefined : await ownPayment(paymentId, within);
  if (own === undefined) return [];
  const theirs = `${pence}p, ${status}${answerBy === undefined ? '' : `, to be answered by ${answerBy}`}`;
  return [{ kind: 'payment-disputed', about, theirs, ...own.whose }];
}
