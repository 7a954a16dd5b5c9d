import type { CommandTools } from 'platform/http';
import { willPass } from 'platform/logging';
import { isForOneChild } from 'schemas/payments/covers.rules';
import { billing } from '../billing/billing.decider';
import type { Billing } from '../billing/billing.rules';
import type { PaymentsParts } from '../payments-parts';
import type { SeenCheckout } from '../till';

interface Leaving {
  readonly familyId: string;
  /** Undefined where the whole family goes. */
  readonly learnerId: string | undefined;
}

/** The pages that are open, and on which what is for a child alone could be paid for; for a family all that are open. */
export const pagesFor = (learnerId: string | undefined, { open, started }: Billing): readonly string[] =>
  learnerId === undefined
    ? open
    : started
        .filter(
          (page) => page.learnerId === learnerId && isForOneChild(page.productId) && open.includes(page.checkoutId),
        )
        .map(({ checkoutId }) => checkoutId);

/**
 * Somebody is to be erased: nobody pays for them in a tab that was left open. What was paid in that very moment is given back as it is
 * told of, and so is what is paid on a page that stays open because Stripe is away: that is no reason to refuse an erasure.
 */
export async function closePagesOf(
  { familyId, learnerId }: Leaving,
  { till }: Pick<PaymentsParts, 'till'>,
  tools: CommandTools,
): Promise<void> {
  const pages = pagesFor(learnerId, await tools.read(billing, familyId));
  if (till === undefined || pages.length === 0) return;
  const isClosed = (checkoutId: string) => till.close(checkoutId).then((page) => !isPaid(page), unlessAway);
  const closed = await Promise.all(pages.map(isClosed));
  const checkoutIds = pages.filter((_, index) => closed[index]);
  if (checkoutIds.length === 0) return;
  await tools.handle(billing, familyId, { type: 'NoteCheckoutsClosed', data: { familyId, checkoutIds } });
}

/** It is not closed then. */
function unlessAway(error: unknown): false {
  if (willPass(error)) return false;
  throw error;
}

/** Of one whose money is still on its way as well. */
export const isPaid = (page: SeenCheckout | undefined): boolean => page?.state === 'paid' || page?.state === 'unpaid';
