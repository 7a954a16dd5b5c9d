import type { Counter, Counters } from 'platform/counters';
import { networkOf, visitor, type CommandTools } from 'platform/http';

/** Codes that were no good, in an hour. An account has its own few; many share the address of a school or a mobile network. */
const OF_ONE_ACCOUNT = 20;
const OF_ACCOUNTS_IN_ONE_NETWORK = 200;
const OF_VISITORS_IN_ONE_NETWORK = 60;

export interface DiscountGuesses {
  readonly ofAccount: Counter;
  readonly ofAccountsAround: Counter;
  readonly ofVisitors: Counter;
}

export const discountGuessesIn = (counters: Pick<Counters, 'of'>): DiscountGuesses => {
  const counter = (name: string, most: number) =>
    counters.of({ name: `command-discounts-${name}`, most, seconds: 3_600 });
  return {
    ofAccount: counter('account', OF_ONE_ACCOUNT),
    ofAccountsAround: counter('accounts-around', OF_ACCOUNTS_IN_ONE_NETWORK),
    ofVisitors: counter('visitors', OF_VISITORS_IN_ONE_NETWORK),
  };
};

interface Count {
  readonly counter: Counter;
  readonly key: string;
}

/** Where a try of somebody counts: visitors use up nothing of those who are signed in, and one account little of the others. */
function countsOf(
  { ofAccount, ofAccountsAround, ofVisitors }: DiscountGuesses,
  { caller: { accountId }, address }: Pick<CommandTools, 'caller' | 'address'>,
): readonly Count[] {
  const key = networkOf(address);
  if (accountId === visitor.accountId) return [{ counter: ofVisitors, key }];
  return [
    { counter: ofAccount, key: accountId },
    { counter: ofAccountsAround, key },
  ];
}

const giveBack = (counts: readonly Count[]) => Promise.all(counts.map(({ counter, key }) => counter.giveBack(key)));

/**
 * Lets somebody try a code. It is counted before it is known to be good, so that however many ask at once no more than
 * some are answered; in the end only one that is no good has counted.
 */
export async function guessed<T>(
  guesses: DiscountGuesses,
  tools: CommandTools,
  tried: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const counts = countsOf(guesses, tools);
  for (const [index, { counter, key }] of counts.entries()) {
    const taken = await counter.take(key);
    if (taken.within) continue;
    await giveBack(counts.slice(0, index + 1));
    return tools.refuse('TooManyCodes', new Date(Date.parse(tools.now) + taken.retryMs));
  }
  let isWrong = false;
  try {
    const found = await tried();
    isWrong = found === undefined;
    return found;
  } finally {
    if (!isWrong) await giveBack(counts);
  }
}
