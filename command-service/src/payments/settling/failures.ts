import type { CommandTools } from 'platform/http';
import { isLastAsked } from 'schemas/payments/asking';
import { isLive } from '../access.rules';
import { billing } from '../billing/billing.decider';
import { subscriptionIn } from '../billing/billing.rules';
import type { Buyer } from '../buying/buyer-of';
import type { SeenInvoice } from '../till';

type OfSubscription = SeenInvoice & { readonly subscriptionId: string };

/** Notes that a card gave nothing. @returns whether the plan is over with it, and goes on at Stripe */
export async function noteFailed(
  { subscriptionId, invoiceId, attempt, pence, nextAttemptAt }: OfSubscription,
  { familyId }: Buyer,
  tools: CommandTools,
): Promise<{ readonly isOver: boolean }> {
  const known = subscriptionIn(await tools.read(billing, familyId), subscriptionId);
  // One that was never paid has no family to tell it to.
  if (known === undefined) return { isOver: false };
  const next = nextAttemptAt === undefined ? {} : { nextAttemptAt };
  const data = { familyId, subscriptionId, invoiceId, attempt, pence, ...next };
  await tools.handle(billing, familyId, { type: 'NotePaymentFailed', data });
  return { isOver: known.status !== 'active' && isLive(known) && isLastAsked({ attempt, nextAttemptAt }) };
}
