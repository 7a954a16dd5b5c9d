import type { CommandTools } from 'platform/http';
import { products, type ProductId } from 'schemas/payments/products';
import { guessed } from './discounting/discount-guesses';
import type { OpenPayments } from './payments-parts';

interface Typed {
  readonly code: string;
  readonly productId: ProductId;
}

/** The id of a discount code; refused where it is no good. */
export async function discountOf(
  { code, productId }: Typed,
  { till, discountGuesses }: Pick<OpenPayments, 'till' | 'discountGuesses'>,
  tools: CommandTools,
): Promise<string> {
  // It is for a first month, and what is bought once has none.
  if (!products[productId].isMonthly) return tools.refuse('DiscountForPlansOnly');
  const found = await guessed(discountGuesses, tools, () => till.discount(code));
  return found ?? tools.refuse('DiscountNotKnown');
}
