import type { Counter, Counters, Taken } from 'platform/counters';

/** Who tries a password, and whose. */
export interface Guesser {
  readonly emailHash: string;
  /** Of the account: a new password begins every count anew. */
  readonly passwordEpoch: number;
  readonly network: string;
  /** Where the owner has signed in before. */
  readonly deviceId: string | undefined;
}

export type Guess =
  | { readonly kind: 'too many'; readonly retryMs: number }
  | {
      readonly kind: 'counted';
      /** It was right: what counts against its owner begins anew. */
      readonly wasRight: () => Promise<void>;
      /** It was not judged at all. */
      readonly wasNotJudged: () => Promise<void>;
    };

/** Counts guesses at passwords before they are judged, for all instances together. */
export interface Guesses {
  readonly begin: (guesser: Guesser) => Promise<Guess>;
}

const QUARTER_OF_AN_HOUR = 15 * 60;

/**
 * In a quarter of an hour: five from one network at one address; twenty at one address from wherever; two hundred from one
 * network at whatever, for a school may share it. A device on which the owner has signed in before has five of its own, so
 * that no stranger can lock its owner out.
 */
export function guessesIn(counters: Counters): Guesses {
  const limit = (name: string, most: number) => counters.of({ name, most, seconds: QUARTER_OF_AN_HOUR });
  const ofDevice = limit('guess-device', 5);
  const ofPair = limit('guess-pair', 5);
  const atEmail = limit('guess-email', 20);
  const fromNetwork = limit('guess-network', 200);

  return {
    begin: async ({ emailHash, passwordEpoch, network, deviceId }) => {
      const account = `${emailHash} ${passwordEpoch}`;
      if (deviceId !== undefined) return counted([[ofDevice, `${account} ${deviceId}`]], 1);
      // The narrowest first: what it turns away counts against nobody else.
      const pair: Count = [ofPair, `${account} ${network}`];
      return counted([pair, [fromNetwork, network], [atEmail, account]], 1);
    },
  };
}

type Count = readonly [Counter, string];

/** Right guesses begin the first `own` counts anew, and take themselves back from the others, which strangers share. */
async function counted(counts: readonly Count[], own: number): Promise<Guess> {
  const taken: Count[] = [];
  const giveBack = async (those: readonly Count[]) => {
    await Promise.all(those.map(([counter, key]) => counter.giveBack(key)));
  };
  for (const [counter, key] of counts) {
    const answer: Taken = await counter.take(key);
    if (!answer.within) {
      await giveBack(taken);
      return { kind: 'too many', retryMs: answer.retryMs };
    }
    taken.push([counter, key]);
  }
  return {
    kind: 'counted',
    wasRight: async () => {
      await Promise.all(taken.slice(0, own).map(([counter, key]) => counter.forget(key)));
      await giveBack(taken.slice(own));
    },
    wasNotJudged: () => giveBack(taken),
  };
}
