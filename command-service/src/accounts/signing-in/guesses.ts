import { setTimeout as wait } from 'node:timers/promises';
import type { Counter, Counters, Taken } from 'platform/counters';

/** Who tries a password, and whose. */
export interface Guesser {
  readonly emailHash: string;
  /** Of the account: a new password begins every count anew. */
  readonly passwordEpoch: number;
  readonly network: string;
  /** One of the network's, where it can be told which. */
  readonly connection?: string | undefined;
  /** Where the owner has signed in before. */
  readonly deviceId: string | undefined;
}

export type Guess =
  | { readonly kind: 'too many'; readonly retryMs: number }
  /** Their network is guessing more than is listened to just now. */
  | { readonly kind: 'crowded' }
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

const MINUTE = 60;
const QUARTER_OF_AN_HOUR = 15 * MINUTE;

/** Guesses from one network in a quarter of an hour that are heard at once; each one more has all of them wait this much longer. */
const HEARD_AT_ONCE = 200;
const WAIT_EACH_MS = 20;
const LONGEST_WAIT_MS = 4_000;

/**
 * In a quarter of an hour: five by one connection of a network at one address, and twenty at one address from wherever. A device
 * on which the owner has signed in before has five of its own, so that no stranger can lock its owner out. A whole school may
 * share a network: a child there who guesses at another's password does not use up that one's first log-in beside them, while
 * guesses of the network are heard more and more slowly, and 120 a minute at most. One child who guesses at many addresses holds
 * up those of the same network who log in on a device for the first time: they are asked to come again in seconds, and their page
 * does so by itself; while the guessing goes on, that may take several turns. Known devices are never held up.
 */
export function guessesIn(counters: Counters, pause: (ms: number) => Promise<unknown> = wait): Guesses {
  const limit = (name: string, most: number, seconds = QUARTER_OF_AN_HOUR) => counters.of({ name, most, seconds });
  const ofDevice = limit('guess-device', 5);
  const ofPair = limit('guess-pair', 5);
  const atEmail = limit('guess-email', 20);
  const fromNetwork = limit('guess-network-minute', 120, MINUTE);
  // Turns nobody away: it tells how slowly to listen.
  const lately = limit('guess-network', 1_000_000);

  return {
    begin: async ({ emailHash, passwordEpoch, network, connection = '', deviceId }) => {
      const account = `${emailHash} ${passwordEpoch}`;
      if (deviceId !== undefined) return counted([[ofDevice, `${account} ${deviceId}`]], 1);
      // The narrowest first: what it turns away counts against nobody else.
      const pair: Count = [ofPair, `${account} ${network} ${connection}`];
      const guess = await counted([pair, [atEmail, account], [lately, network]], 1);
      if (guess.kind === 'too many') return guess;
      const heard = await fromNetwork.take(network);
      if (!heard.within) {
        await guess.wasNotJudged();
        return { kind: 'crowded' };
      }
      await pause(waitAfter(guess.last));
      return alsoGivingBack(guess, () => fromNetwork.giveBack(network));
    },
  };
}

const waitAfter = (guesses: number): number =>
  Math.min(LONGEST_WAIT_MS, Math.max(0, guesses - HEARD_AT_ONCE) * WAIT_EACH_MS);

type Count = readonly [Counter, string];
type Refused = Extract<Guess, { kind: 'too many' }>;
type Counted = Extract<Guess, { kind: 'counted' }>;

// What a whole network shares is given back by whoever was right, and by whoever was not heard.
const alsoGivingBack = ({ wasRight, wasNotJudged }: Counted, giveBack: () => Promise<void>): Counted => ({
  kind: 'counted',
  wasRight: async () => {
    await wasRight();
    await giveBack();
  },
  wasNotJudged: async () => {
    await wasNotJudged();
    await giveBack();
  },
});

/** Right guesses begin the first `own` counts anew, and take themselves back from the others, which strangers share. */
async function counted(
  counts: readonly Count[],
  own: number,
): Promise<Refused | (Counted & { readonly last: number })> {
  const taken: Count[] = [];
  const giveBack = async (those: readonly Count[]) => {
    await Promise.all(those.map(([counter, key]) => counter.giveBack(key)));
  };
  let last = 0;
  for (const [counter, key] of counts) {
    const answer: Taken = await counter.take(key);
    if (!answer.within) {
      await giveBack(taken);
      return { kind: 'too many', retryMs: answer.retryMs };
    }
    last = answer.taken;
    taken.push([counter, key]);
  }
  return {
    kind: 'counted',
    last,
    wasRight: async () => {
      await Promise.all(taken.slice(0, own).map(([counter, key]) => counter.forget(key)));
      await giveBack(taken.slice(own));
    },
    wasNotJudged: () => giveBack(taken),
  };
}
