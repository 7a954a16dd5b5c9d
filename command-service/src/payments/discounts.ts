import { networkOf, visitor, type CommandTools } from 'platform/http';
import { products, type ProductId } from 'schemas/payments/products';
import type { OpenPayments } from './payments-parts';

interface Typed {
  readonly code: string;
  readonly productId: ProductId;
}

/**
 * The id of a discount code; refused where it is no good. Each try is counted before Stripe is asked, by the network and
 * by the account, so that however many ask at once no more than some are answered; one that is good does not count.
 */
export async function discountOf({ code, productId }: Typed, open: OpenPayments, tools: CommandTools): Promise<string> {
  // It is for a first month, and what is bought once has none.
  if (!products[productId].isMonthly) return tools.refuse('DiscountForPlansOnly');
  const { till, discountGuesses } = open;
  const { accountId } = tools.caller;
  const keys = [networkOf(tools.address), ...(accountId === visitor.accountId ? [] : [accountId])];
  for (const key of keys) {
    const taken = await discountGuesses.take(key);
    if (!taken.within) return tools.refuse('TooManyCodes', new Date(Date.parse(tools.now) + taken.retryMs));
  }
  const found = await till.discount(code);
  if (found === undefined) return tools.refuse('DiscountNotKnown');
  await Promise.all(keys.map((key) => discountGuesses.giveBack(key)));
  return found;
}
