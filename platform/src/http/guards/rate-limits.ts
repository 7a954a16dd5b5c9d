import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Contract } from 'schemas/describe/contract';
import type { Counter, Counters } from '../../counters/counters';
import { visitor, type Caller } from './caller';
import { networkOf } from './network';
import { tooMany } from '../problem';

/** How often somebody may call. A whole centre may share one network address: the limit of an address is a wide one. */
export interface Limits {
  /** Counts a call that needs no log-in, by the network address. */
  readonly take: (contract: Contract, address: string) => Promise<void>;
  /** Counts a call of somebody signed in. */
  readonly takeFor: (caller: Caller) => Promise<void>;
}

export interface LimitSettings {
  readonly visitorPerMinute: number;
  readonly callerPerMinute: number;
  /** What other instances count too, and the name that they count under; without it this process counts for itself. */
  readonly shared?: { readonly counters: Counters; readonly name: string };
}

/** Limits by the minute. */
export function limits({ visitorPerMinute, callerPerMinute, shared }: LimitSettings): Limits {
  const visitors = minuteLimit('visitors', visitorPerMinute, shared);
  const callers = minuteLimit('callers', callerPerMinute, shared);
  return {
    take: async ({ who }, address) => {
      if (who.kind === 'anyone') await visitors(networkOf(address));
    },
    takeFor: async (caller) => {
      if (caller !== visitor) await callers(caller.accountId);
    },
  };
}

/** An instance tells the others of its calls in portions of this part of the limit. */
const PORTIONS = 8;
const MINUTE = 60;

/**
 * Counts in memory, and in the shared store a portion at a time, without waiting for it: whoever stays far below the limit
 * costs no statement at all, and each instance lets through at most one portion more than it should.
 */
export function minuteLimit(
  kind: string,
  most: number,
  shared: LimitSettings['shared'],
): (key: string) => Promise<void> {
  const here = new RateLimiterMemory({ points: most, duration: MINUTE });
  const everywhere = shared?.counters.of({ name: `${shared.name}-${kind}`, most, seconds: MINUTE });
  const portion = Math.max(1, Math.floor(most / PORTIONS));
  return async (key) => {
    try {
      const { consumedPoints } = await here.consume(key);
      if (everywhere && consumedPoints % portion === 0) void tell(everywhere, { key, portion }, here);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooMany(Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  };
}

async function tell(
  everywhere: Counter,
  { key, portion }: { readonly key: string; readonly portion: number },
  here: RateLimiterMemory,
): Promise<void> {
  const taken = await everywhere.take(key, portion).catch(() => ({ within: true as const }));
  if (!taken.within) await here.block(key, Math.ceil(taken.retryMs / 1000));
}
