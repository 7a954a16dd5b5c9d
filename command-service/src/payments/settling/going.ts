import type { CommandTools } from 'platform/http';
import { coversMocks } from 'schemas/payments/covers.rules';
import { isLive } from '../access.rules';
import { billing } from '../billing/billing.decider';
import { subscriptionIn } from '../billing/billing.rules';
import type { Buyer } from '../buying/buyer-of';
import { goingOf } from '../leaving/staying';
import type { OpenPayments } from '../payments-parts';
import type { SeenSubscription } from '../till';

type Bought = Buyer &
  Pick<SeenSubscription, 'subscriptionId' | 'status'> &
  Required<Pick<SeenSubscription, 'productId'>>;

/**
 * A plan that was paid for on a page that was open as somebody's erasure was asked for: it ends at once, and the money goes
 * back. Before it is known, so that a kill repeats it; one that was known before runs on, as whoever takes it back expects.
 */
export async function returnToWhoGoes(bought: Bought, parts: OpenPayments, tools: CommandTools): Promise<void> {
  const { familyId, subscriptionId, productId, learnerId } = bought;
  if (productId === undefined || !isLive(bought)) return;
  if (subscriptionIn(await tools.read(billing, familyId), subscriptionId) !== undefined) return;
  const payee = { familyId, learnerId: coversMocks(productId) ? learnerId : undefined };
  if ((await goingOf(payee, parts, tools)) === undefined) return;
  await parts.till.giveBack(subscriptionId);
  parts.log.warn(
    { familyId, subscriptionId },
    'a plan was paid for somebody who is to be erased: it was ended and refunded',
  );
}
