import { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Queries } from '../database/database';

/** Whether there was room, and if not, in how many milliseconds there will be. */
export type Taken = { readonly within: true } | { readonly within: false; readonly retryMs: number };

/** So many within so long, for each key. */
export interface Counter {
  /** Counts first and then says whether that was within the limit: however many ask at once, no more than that are let through. */
  take(key: string, points?: number): Promise<Taken>;
  /** Takes one back that should not have counted. */
  giveBack(key: string): Promise<void>;
  /** Begins anew for a key. */
  forget(key: string): Promise<void>;
}

export interface CounterLimit {
  /** Tells its keys from those of other counters. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** Counters that all instances of a service share. While their store is away each instance counts for itself. */
export interface Counters {
  of(limit: CounterLimit): Counter;
  close(): void;
}

/** In Redis where an address is given, in the database's schema `limits` otherwise. */
export function openCounters({ db, redisUrl }: { readonly db: Queries; readonly redisUrl?: string }): Counters {
  return redisUrl === undefined ? countersIn(db) : countersOnRedis(redisUrl);
}

/** Counters of this process alone, for tests and for what no second instance shares. */
export function memoryCounters(): Counters {
  return { of: (limit) => counterOver(new RateLimiterMemory(pointsOf(limit))), close: () => undefined };
}

/** A guess must not wait for a database that hangs. */
const PATIENCE_MS = 2_000;

function countersIn(db: Queries): Counters {
  const storeClient = {
    query: async ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) => {
      const rows = await patiently(db.many<{ points: number; expire: string }>(text, values));
      return { rows: rows.map((row) => ({ ...row, expire: Number(row.expire) })), rowCount: rows.length };
    },
  };
  const stored = { storeClient, storeType: 'pool', schemaName: 'limits', tableName: 'counters', tableCreated: true };
  return {
    of: (limit) => counterOver(new RateLimiterPostgres({ ...stored, ...pointsOf(limit), ...insurance(limit) })),
    close: () => undefined,
  };
}

function countersOnRedis(url: string): Counters {
  const storeClient = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, commandTimeout: PATIENCE_MS });
  // It connects again by itself; each limiter meanwhile counts for itself.
  storeClient.on('error', () => undefined);
  void storeClient.connect().catch(() => undefined);
  return {
    of: (limit) =>
      counterOver(
        new RateLimiterRedis({ storeClient, rejectIfRedisNotReady: true, ...pointsOf(limit), ...insurance(limit) }),
      ),
    close: () => storeClient.disconnect(),
  };
}

const pointsOf = ({ name, most, seconds }: CounterLimit) => ({ keyPrefix: name, points: most, duration: seconds });

const insurance = (limit: CounterLimit) => ({ insuranceLimiter: new RateLimiterMemory(pointsOf(limit)) });

function counterOver(limiter: RateLimiterAbstract): Counter {
  return {
    take: async (key, points = 1) => {
      try {
        await limiter.consume(key, points);
        return { within: true };
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return { within: false, retryMs: refused.msBeforeNext };
        throw refused;
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key, 1);
    },
    forget: async (key) => {
      await limiter.delete(key);
    },
  };
}

async function patiently<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the counters did not answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
