import { randomInt } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Contract } from 'schemas/describe/contract';
import type { Counter, Counters } from '../../counters/counters';
import { countedAs, visitor, type Caller } from './caller';
import { networkOf } from './network';
import { tooMany } from '../problem';

/** Somebody who calls without a log-in, as far as can be told. */
export interface Stranger {
  readonly address: string;
  /** Which of the network's connections this came by; nothing, or empty, where that cannot be told. */
  readonly connection?: string | undefined;
  /** A device or a session that is known by something we signed. */
  readonly proof?: string | undefined;
}

/** How a call ended: who made it has shown who they are, it was turned away unheard, or it was served. */
export type Ending = 'proven' | 'turned away' | 'served';

/** How often somebody may call. A whole centre may share one network address: the limit of an address is a wide one. */
export interface Limits {
  /**
   * Counts a call that needs no log-in. Whoever shows a known device counts by that and by nothing else, others by their
   * connection and by their network: log-ins apart from all other calls, so that nobody who shares the network can keep the others out
   * of an exam by asking for pages. What it returns is told how the call ended: neither a log-in that succeeds nor one that is turned away
   * spends the minute of those who share the network.
   */
  readonly take: (contract: Contract, stranger: Stranger) => Promise<(ending: Ending) => void>;
  /** Counts what came in the name of somebody who signs, and was not theirs: refused, unsigned, unreadable. Throws where it was too much. */
  readonly takeForged: (address: string) => Promise<void>;
  /** Counts a call of somebody signed in, who is no service of ours. */
  readonly takeFor: (caller: Caller) => Promise<void>;
}

export interface LimitSettings {
  readonly visitorPerMinute: number;
  readonly callerPerMinute: number;
  /** Whether it is a service of ours, which calls for many: who has it call often must not hold up the others. Nobody is unless told. */
  readonly isOurs?: (caller: Caller) => boolean;
  /** What other instances count too, and the name that they count under; without it this process counts for itself. */
  readonly shared?: { readonly counters: Counters; readonly name: string };
}

/** The part of a network's calls that one of its connections may make, or one device that is known. */
const PART_OF_ONE = 1 / 8;
/** Calls that are turned away cost little, and not nothing. */
const TURNED_AWAY = 5;

/** Limits by the minute. */
export function limits({ visitorPerMinute, callerPerMinute, isOurs = nobody, shared }: LimitSettings): Limits {
  const ofNetwork = minutes('visitors', visitorPerMinute, shared);
  const logIns = minutes('log-ins', visitorPerMinute, shared);
  const ofOne = minutes('one-visitor', Math.max(2, Math.ceil(visitorPerMinute * PART_OF_ONE)), undefined);
  const turnedAway = minutes('turned-away', visitorPerMinute * TURNED_AWAY, undefined);
  const forged = minutes('forged', visitorPerMinute, shared);
  const callers = minutes('callers', callerPerMinute, shared);

  const settle = async (network: string, minute: MinuteLimit, ending: Ending): Promise<void> => {
    if (ending === 'turned away') await turnedAway.take(network);
    await minute.giveBack(network);
  };
  const byNetwork = async ({ address, connection = '' }: Stranger, minute: MinuteLimit) => {
    const network = networkOf(address);
    if (connection !== '') await ofOne.take(`${network} ${connection}`);
    await minute.take(network);
    return (ending: Ending) => {
      // Beyond what may be turned away the call counts as any other.
      if (ending !== 'served') settle(network, minute, ending).catch(asServed);
    };
  };
  return {
    take: async ({ who, asItCame, logsIn }, stranger) => {
      // Who signed it is never too many; whoever did not is counted once that is found.
      if (who.kind !== 'anyone' || asItCame !== undefined) return asServed;
      if (stranger.proof === undefined) return byNetwork(stranger, logsIn ? logIns : ofNetwork);
      await ofOne.take(stranger.proof);
      return asServed;
    },
    takeForged: (address) => forged.take(networkOf(address)),
    takeFor: async (caller) => {
      if (caller !== visitor && !isOurs(caller)) await callers.take(countedAs(caller));
    },
  };
}

const asServed = (): void => undefined;
const nobody = (): boolean => false;

/** An instance tells the others of its calls in portions of this part of the limit. */
const PORTIONS = 8;
const MINUTE = 60;
/** Those who are turned away together do not all come again in the same second. */
const SPREAD_SECONDS = 10;

interface MinuteLimit {
  readonly take: (key: string) => Promise<void>;
  readonly giveBack: (key: string) => Promise<void>;
}

/** Counts so many of something a minute, for each key; throws `TooManyRequests` for more. */
export const minuteLimit = (
  kind: string,
  most: number,
  shared: LimitSettings['shared'],
): ((key: string) => Promise<void>) => minutes(kind, most, shared).take;

/**
 * Counts in memory, and in the shared store a portion at a time, without waiting for it: whoever stays far below the limit
 * costs no statement at all, and each instance lets through at most one portion more than it should.
 */
function minutes(kind: string, most: number, shared: LimitSettings['shared']): MinuteLimit {
  const here = new RateLimiterMemory({ points: most, duration: MINUTE });
  const everywhere = shared?.counters.of({ name: `${shared.name}-${kind}`, most, seconds: MINUTE });
  const portion = Math.max(1, Math.floor(most / PORTIONS));
  return {
    take: async (key) => {
      try {
        const { consumedPoints } = await here.consume(key);
        if (everywhere && consumedPoints % portion === 0) void tell(everywhere, { key, portion }, here);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw tooMany(secondsUntil(refused.msBeforeNext));
        throw refused;
      }
    },
    giveBack: async (key) => {
      const { consumedPoints } = await here.reward(key, 1);
      // Below the portion that the others were told of.
      const isUntold = consumedPoints >= 0 && (consumedPoints + 1) % portion === 0;
      if (everywhere && isUntold) await everywhere.giveBack(key, portion).catch(asServed);
    },
  };
}

const secondsUntil = (milliseconds: number): number => Math.ceil(milliseconds / 1000) + randomInt(SPREAD_SECONDS);

async function tell(
  everywhere: Counter,
  { key, portion }: { readonly key: string; readonly portion: number },
  here: RateLimiterMemory,
): Promise<void> {
  const taken = await everywhere.take(key, portion).catch(() => ({ within: true as const }));
  if (!taken.within) await here.block(key, Math.ceil(taken.retryMs / 1000));
}
