import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts what went wrong, by a key, and says when it has been too often. Kept in this process. */
export interface Attempts {
  readonly tooMany: (key: string) => Promise<boolean>;
  readonly count: (key: string) => Promise<void>;
}

/** `most` failures of a key within `seconds`; after that, none is tried until the time is over. */
export function attempts({ most, seconds }: { readonly most: number; readonly seconds: number }): Attempts {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    tooMany: async (key) => ((await limiter.get(key))?.remainingPoints ?? most) <= 0,
    count: async (key) => {
      try {
        await limiter.consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
      }
    },
  };
}
