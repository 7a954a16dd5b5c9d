import type { Counters } from 'platform/counters';

/** Counts guesses at the codes of a second factor before they are judged, for all instances together. */
export interface CodeGuesses {
  readonly begin: (guess: { readonly accountId: string; readonly network: string }) => Promise<CodeGuess>;
}

export type CodeGuess =
  | { readonly kind: 'too many'; readonly retryMs: number }
  | { readonly kind: 'counted'; readonly wasRight: () => Promise<void> };

const QUARTER_OF_AN_HOUR = 15 * 60;
const DAY = 86_400;

/**
 * Only whoever has given the password gets here, so an account's own count locks nobody out who does not know it: six in a
 * quarter of an hour and thirty a day, from wherever, against three codes in a million that are good at a time. A network's
 * count, of sixty in a quarter of an hour, is for whoever has the passwords of many.
 */
export function codeGuessesIn(counters: Counters): CodeGuesses {
  const ofAccount = counters.of({ name: 'code-account', most: 6, seconds: QUARTER_OF_AN_HOUR });
  const aDay = counters.of({ name: 'code-account-day', most: 30, seconds: DAY });
  const ofNetwork = counters.of({ name: 'code-network', most: 60, seconds: QUARTER_OF_AN_HOUR });
  return {
    begin: async ({ accountId, network }) => {
      for (const [counter, key] of [
        [ofAccount, accountId],
        [aDay, accountId],
        [ofNetwork, network],
      ] as const) {
        const taken = await counter.take(key);
        if (!taken.within) return { kind: 'too many', retryMs: taken.retryMs };
      }
      return {
        kind: 'counted',
        wasRight: async () => {
          await Promise.all([ofAccount.forget(accountId), aDay.forget(accountId), ofNetwork.giveBack(network)]);
        },
      };
    },
  };
}
