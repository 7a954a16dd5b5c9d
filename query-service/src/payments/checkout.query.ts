import { answer } from 'platform/http';
import { checkouts } from 'schemas/payments/checkouts.table';
import { getCheckout } from 'schemas/payments/prices/prices.contract';
import { subscriptions } from 'schemas/payments/subscriptions.table';

/** Nobody guesses the id of a page; whoever has it has been on it, and learns no more than that it is paid, and whether once too often. */
export const checkoutQuery = answer(
  getCheckout,
  { reads: [checkouts, subscriptions] },
  async ({ checkoutId }, { db }) => {
    const found = await db
      .from(checkouts)
      .select(['state', 'productId', 'subscriptionId', 'isDuplicateExam'])
      .where('checkoutId', '=', checkoutId)
      .executeTakeFirst();
    if (found?.state !== 'paid') return { isPaid: false, isDuplicate: false };
    const plan =
      found.subscriptionId === null
        ? undefined
        : await db
            .from(subscriptions)
            .select(['isDuplicate'])
            .where('subscriptionId', '=', found.subscriptionId)
            .executeTakeFirst();
    const isDuplicate = found.isDuplicateExam || plan?.isDuplicate === true;
    return { isPaid: true, isDuplicate, ...(found.productId !== null && { productId: found.productId }) };
  },
);
