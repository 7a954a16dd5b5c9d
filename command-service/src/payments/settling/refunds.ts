import type { CommandTools } from 'platform/http';
import { billing } from '../billing/billing.decider';
import { isLive } from '../access.rules';
import type { Buyer } from '../buying/buyer-of';
import type { OpenPayments } from '../payments-parts';
import { refund } from '../refunding/refund.decider';
import type { SeenPayment } from '../till';

interface With {
  readonly parts: OpenPayments;
  readonly tools: CommandTools;
}

/** Notes what was given back of a payment, by staff here, in Stripe's dashboard, or by us. */
export async function noteRefund(payment: SeenPayment, { familyId }: Buyer, { parts, tools }: With): Promise<void> {
  const { paymentId, refundedPence, pence, subscriptionId } = payment;
  const goesOnId = await planThatGoesOn(payment, { parts, tools });
  const seen = { familyId, paymentId, pence: refundedPence, paidPence: pence, seenAt: tools.now };
  const data = goesOnId === undefined ? seen : { ...seen, goesOnId };
  await tools.handle(billing, familyId, { type: 'NoteRefund', data, subscriptionId });
}

/** Staff who end a plan with a refund have the money given back first: what they asked for is known before it has ended. */
async function planThatGoesOn({ paymentId, subscriptionId }: SeenPayment, { parts, tools }: With) {
  if (subscriptionId === undefined) return undefined;
  const plan = await parts.till.seeSubscription(subscriptionId);
  if (plan === undefined || !isLive(plan)) return undefined;
  const { asked, goesOn } = await tools.read(refund, paymentId);
  return asked.length === 0 || goesOn ? plan.productId : undefined;
}
