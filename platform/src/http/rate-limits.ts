import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Contract } from 'schemas/describe/contract';
import { visitor, type Caller } from './caller';
import { tooMany } from './problem';

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
}

/** Limits kept in this process. */
export function limits({ visitorPerMinute, callerPerMinute }: LimitSettings): Limits {
  const visitors = new RateLimiterMemory({ points: visitorPerMinute, duration: 60 });
  const callers = new RateLimiterMemory({ points: callerPerMinute, duration: 60 });
  return {
    take: async ({ who }, address) => {
      if (who.kind === 'anyone') await count(visitors, address);
    },
    takeFor: async (caller) => {
      if (caller !== visitor) await count(callers, caller.accountId);
    },
  };
}

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooMany(Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
