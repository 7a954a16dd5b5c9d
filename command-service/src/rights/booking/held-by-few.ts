import type { Counter, CounterLimit } from 'platform/counters';
import { networkOf, type CommandTools } from 'platform/http';
import type { Held, Holding } from './taking-places';

/**
 * Places that one network has held within an hour, by any number of addresses, and has not given back: more than a family
 * pays for, and too few to sell out a mock exam. Whoever comes after that, from a school or a telephone's network, pays
 * without a place that is held meanwhile.
 */
export const HELD_BY_ONE_NETWORK: CounterLimit = { name: 'command-held-places', most: 10, seconds: 3_600 };

type Hold<S> = (seat: S, holding: Holding, tools: CommandTools) => Promise<Pick<Held, 'isOneMore'>>;

interface Seats<R, H> {
  request: Hold<R>;
  hold: Hold<H>;
  letGo(sessionId: string, learnerId: string, tools: CommandTools): Promise<boolean>;
}

const networkIn = ({ address, hashed }: CommandTools): string => hashed(networkOf(address), 'held places');

interface ByWhom {
  readonly held: Counter;
  /** Whether somebody who is signed in has shown who they are. */
  readonly isKnown: (accountId: string, tools: CommandTools) => Promise<boolean>;
}

const counted =
  <S>(hold: Hold<S>, held: Counter) =>
  async (seat: S, heldUntil: string, tools: CommandTools): Promise<void> => {
    const network = networkIn(tools);
    const { within } = await held.take(network);
    let isOneMore = false;
    try {
      ({ isOneMore } = await hold(seat, { heldUntil, isNoMore: !within }, tools));
    } finally {
      // Whoever was refused holds nothing, and whoever held one already holds no more.
      if (!isOneMore) await held.giveBack(network);
    }
  };

/** How the same seats are held where one network holds a few and no more. What somebody leaves without paying does not count. */
export const heldByFew = <R, H>(seats: Seats<R, H>, { held, isKnown }: ByWhom) => ({
  request: counted<R>(async (seat, holding, tools) => {
    const isStrangers = !(await isKnown(tools.caller.accountId, tools));
    return seats.request(seat, { ...holding, isStrangers }, tools);
  }, held),
  hold: counted(seats.hold, held),
  /** By whoever held it. */
  leave: async (sessionId: string, learnerId: string, tools: CommandTools): Promise<void> => {
    if (await seats.letGo(sessionId, learnerId, tools)) await held.giveBack(networkIn(tools));
  },
});
