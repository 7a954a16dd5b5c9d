import { Redis } from 'ioredis';
import type { JsonObject } from '../event-store/event-store';
import { PASSES } from '../logging/outages';

/** One thing that Redis keeps: whose it is by the first part of its key, and all that stands in it. */
export interface RedisEntry {
  readonly place: string;
  readonly data: JsonObject;
}

/** What Redis keeps, whoever put it there: its entries, each once. @throws RedisAway: what was not searched is not said to be. */
export type RedisEntries = () => AsyncIterable<RedisEntry>;

class RedisAway extends Error {
  override readonly name = 'RedisAway';
  readonly [PASSES] = true;
}

const AT_ONCE = 500;

/** All of one Redis, on a connection of its own for each search. */
export function redisEntriesOf(url: string): RedisEntries {
  return async function* () {
    const redis = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: 1,
      retryStrategy: () => null,
      disconnectTimeout: 100,
    });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      const seen = new Set<string>();
      for await (const keys of redis.scanStream({ count: AT_ONCE }) as AsyncIterable<string[]>) {
        const anew = keys.filter((key) => !seen.has(key));
        for (const key of anew) seen.add(key);
        yield* await Promise.all(anew.map(async (key) => ({ place: placeOf(key), data: await keptUnder(redis, key) })));
      }
    } catch (error) {
      throw new RedisAway('Redis is away, and was not searched', { cause: error });
    } finally {
      redis.disconnect();
    }
  };
}

/** Ids of jobs and of those who are counted stand behind it. */
const placeOf = (key: string): string => `redis: ${key.split(':')[0] ?? ''}`;

/** With its key, since that may say whose it is. */
async function keptUnder(redis: Redis, key: string): Promise<JsonObject> {
  switch (await redis.type(key)) {
    case 'string':
      return { key, ...fieldsOf(await redis.get(key)) };
    case 'hash':
      return { key, ...opened(await redis.hgetall(key)) };
    case 'list':
      return { key, ...numbered(await redis.lrange(key, 0, -1)) };
    case 'set':
      return { key, ...numbered(await redis.smembers(key)) };
    case 'zset':
      return { key, ...numbered(await redis.zrange(key, 0, '-1')) };
    case 'stream':
      return { key, ...numbered((await redis.xrange(key, '-', '+')).flatMap(([, fields]) => fields)) };
    // Gone meanwhile.
    default:
      return { key };
  }
}

const numbered = (values: readonly string[]): JsonObject =>
  Object.fromEntries(values.map((value, index) => [String(index), value]));

/** BullMQ keeps the data of a job as JSON in one field: a name in it is a field of its own. */
const opened = (fields: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => [[name, value], ...innerOf(name, value)]));

const fieldsOf = (value: string | null): JsonObject =>
  value === null ? {} : { value, ...Object.fromEntries(innerOf('value', value)) };

function innerOf(name: string, value: string): [string, JsonObject[string]][] {
  if (!value.startsWith('{')) return [];
  try {
    return Object.entries(JSON.parse(value) as JsonObject).map(([inner, said]) => [`${name}.${inner}`, said]);
  } catch {
    return [];
  }
}
