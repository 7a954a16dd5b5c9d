import type { CommandTools } from 'platform/http';
import { billing } from '../billing/billing.decider';
import type { Buyer } from '../buying/buyer-of';
import type { SeenPayment } from '../till';

/** Notes what was given back of a payment, by staff here, in Stripe's dashboard, or by us. */
export async function noteRefund(
  { paymentId, refundedPence, pence, subscriptionId }: SeenPayment,
  { familyId }: Buyer,
  tools: CommandTools,
): Promise<void> {
  const data = { familyId, paymentId, pence: refundedPence, paidPence: pence, seenAt: tools.now };
  await tools.handle(billing, familyId, { type: 'NoteRefund', data, subscriptionId });
}
