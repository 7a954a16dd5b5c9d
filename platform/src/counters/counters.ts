import { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Queries } from '../database/database';
import { DeadlinePassed, withinDeadline } from '../database/outage';
import type { Logger } from '../logging/logging';

/** Whether there was room, and how much of it is taken now; if not, in how many milliseconds there will be. */
export type Taken =
  | { readonly within: true; readonly taken: number }
  | { readonly within: false; readonly retryMs: number };

/** How much of a key is taken, and in how many milliseconds it begins anew. */
export interface Fill {
  readonly taken: number;
  readonly endsMs: number;
}

/** So many within so long, for each key. */
export interface Counter {
  /** Counts first and then says whether that was within the limit: however many ask at once, no more than that are let through. */
  take(key: string, points?: number): Promise<Taken>;
  /** How a key stands, counting nothing. */
  look(key: string): Promise<Fill>;
  /** Takes back what should not have counted; one unless told. */
  giveBack(key: string, points?: number): Promise<void>;
  /** Begins anew for a key. */
  forget(key: string): Promise<void>;
}

export interface CounterLimit {
  /** Tells its keys from those of other counters. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** Counters that all instances of a service share. While their store is away each instance counts for itself, and says so in its log. */
export interface Counters {
  of(limit: CounterLimit): Counter;
  close(): void;
}

interface CountersParts {
  readonly db: Queries;
  readonly redisUrl?: string;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
  /** In milliseconds: a store that takes longer counts as away; 2,000 unless told, for a guess must not wait for one that hangs. */
  readonly patienceMs?: number;
}

/** In Redis where an address is given, in the database's schema `limits` otherwise. */
export function openCounters({ db, redisUrl, logger, patienceMs = 2_000 }: CountersParts): Counters {
  const standing = { ...told(logger), patienceMs };
  return redisUrl === undefined ? countersIn(db, standing) : countersOnRedis(redisUrl, standing);
}

interface Standing {
  readonly patienceMs: number;
  readonly failed: (error: unknown) => void;
  readonly answered: () => void;
}

/** Says once that the store is away, and once that it is back: a flood of calls makes no flood of lines. */
function told(logger: CountersParts['logger']): Omit<Standing, 'patienceMs'> {
  let isAway = false;
  return {
    failed: (error) => {
      if (!isAway) logger.warn({ err: error }, 'the store of the counters is away: this instance counts for itself');
      isAway = true;
    },
    answered: () => {
      if (isAway) logger.info('the store of the counters is back: all instances count together again');
      isAway = false;
    },
  };
}

/** Counters of this process alone, for tests and for what no second instance shares. */
export function memoryCounters(): Counters {
  return { of: (limit) => counterOver(new RateLimiterMemory(pointsOf(limit))), close: () => undefined };
}

function countersIn(db: Queries, standing: Standing): Counters {
  const storeClient = {
    query: async ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) => {
      const asked = db.many<{ points: number; expire: string }>(text, values);
      const late = `the counters did not answer within ${standing.patienceMs} ms`;
      const rows = await saying(standing, withinDeadline(standing.patienceMs, asked, late));
      return { rows: rows.map((row) => ({ ...row, expire: Number(row.expire) })), rowCount: rows.length };
    },
  };
  const stored = { storeClient, storeType: 'pool', schemaName: 'limits', tableName: 'counters', tableCreated: true };
  return {
    of: (limit) => counterOver(new RateLimiterPostgres({ ...stored, ...pointsOf(limit), ...insurance(limit) })),
    close: () => undefined,
  };
}

async function saying<T>(standing: Standing, asked: Promise<T>): Promise<T> {
  try {
    const answer = await asked;
    standing.answered();
    return answer;
  } catch (error) {
    standing.failed(error);
    throw error;
  }
}

function countersOnRedis(url: string, standing: Standing): Counters {
  const storeClient = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    commandTimeout: standing.patienceMs,
  });
  // It connects again by itself; each limiter meanwhile counts for itself.
  storeClient.on('error', standing.failed);
  storeClient.on('ready', standing.answered);
  void storeClient.connect().catch(standing.failed);
  const instead = () => {
    standing.failed(new DeadlinePassed('Redis does not answer'));
    // One that hangs would hold up every guess: connecting anew, it is away until it answers.
    if (storeClient.status === 'ready') storeClient.stream.destroy();
  };
  return {
    of: (limit) =>
      counterOver(
        new RateLimiterRedis({
          storeClient,
          rejectIfRedisNotReady: true,
          insuranceLimiter: new Insurance(limit, instead),
          ...pointsOf(limit),
        }),
      ),
    close: () => storeClient.disconnect(),
  };
}

const pointsOf = ({ name, most, seconds }: CounterLimit) => ({ keyPrefix: name, points: most, duration: seconds });

/** Counts here while the store is away; `isUsed` is told each time. */
class Insurance extends RateLimiterMemory {
  constructor(
    limit: CounterLimit,
    private readonly isUsed: () => void,
  ) {
    super(pointsOf(limit));
  }

  override consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.isUsed();
    return super.consume(key, points);
  }
}

const insurance = (limit: CounterLimit) => ({ insuranceLimiter: new RateLimiterMemory(pointsOf(limit)) });

function counterOver(limiter: RateLimiterAbstract): Counter {
  return {
    take: async (key, points = 1) => {
      try {
        const { consumedPoints } = await limiter.consume(key, points);
        return { within: true, taken: consumedPoints };
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return { within: false, retryMs: refused.msBeforeNext };
        throw refused;
      }
    },
    look: async (key) => {
      const known = await limiter.get(key);
      return { taken: known?.consumedPoints ?? 0, endsMs: known?.msBeforeNext ?? 0 };
    },
    giveBack: async (key, points = 1) => {
      await limiter.reward(key, points);
    },
    forget: async (key) => {
      await limiter.delete(key);
    },
  };
}
