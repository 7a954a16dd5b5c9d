import { networkOf, visitor, type CommandTools } from 'platform/http';
import type { OpenPayments } from './payments-parts';

/**
 * The id of a discount code; refused where it is no good. Each try is counted before Stripe is asked, by the network and
 * by the account, so that however many ask at once no more than some are answered; one that is good does not count.
 */
export async function discountOf(code: string, open: OpenPayments, tools: CommandTools): Promise<string> {
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
