import { answer } from 'platform/http';
import { checkouts } from 'schemas/payments/checkouts.table';
import { getCheckout } from 'schemas/payments/prices.contract';

/** Nobody guesses the id of a page; whoever has it has been on it, and learns no more than that it is paid. */
export const checkoutQuery = answer(getCheckout, { reads: [checkouts] }, async ({ checkoutId }, { db }) => {
  const found = await db
    .from(checkouts)
    .select(['state', 'productId'])
    .where('checkoutId', '=', checkoutId)
    .executeTakeFirst();
  const isPaid = found?.state === 'paid';
  return isPaid && found.productId !== null ? { isPaid, productId: found.productId } : { isPaid };
});
