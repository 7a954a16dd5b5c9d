import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { PASSES } from '../logging/outages';
import { testRedis, type TestRedis } from '../jobs/testing/redis';
import { redisEntriesOf } from './redis-entries';
import { wordsOf } from './words';

let server: TestRedis;
let redis: Redis;

beforeAll(async () => {
  server = await testRedis();
  redis = new Redis(server.url);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

const words = wordsOf({ people: ['child-1'], values: ['Ann', 'ann@home.example'] });

async function found(): Promise<{ entries: number; places: string[] }> {
  const entries = [];
  for await (const entry of redisEntriesOf(server.url)()) entries.push(entry);
  return {
    entries: entries.length,
    places: entries.filter(({ data }) => words.standIn(data)).map(({ place }) => place),
  };
}

it('finds somebody in every kind of entry, and tells no more of its key than what it belongs to', async () => {
  await redis.flushall();
  await redis.set('cache:1', 'to ann@home.example');
  await redis.hset('bull:mail.send:job-1', { data: JSON.stringify({ learnerId: 'child-1', name: 'Ann' }) });
  await redis.rpush('list:1', 'nobody', 'ann@home.example');
  await redis.sadd('set:1', 'ann@home.example');
  await redis.zadd('zset:1', 1, 'ann@home.example');
  await redis.xadd('stream:1', '*', 'to', 'ann@home.example');
  await redis.set('limits:ann@home.example', '3');
  const { entries, places } = await found();
  expect(entries).toBe(7);
  expect(places.toSorted()).toEqual(
    ['bull', 'cache', 'limits', 'list', 'set', 'stream', 'zset'].map((one) => `redis: ${one}`),
  );
});

it('takes a reference for nobody, and reads more entries than one look brings', async () => {
  await redis.flushall();
  await redis.hset('bull:mail.send:child-1', { data: JSON.stringify({ once: 'child-1' }) });
  await redis.mset(Object.fromEntries(Array.from({ length: 1_700 }, (_, n) => [`limits:${n}`, 'joann@home.example'])));
  expect(await found()).toEqual({ entries: 1_701, places: [] });
});

it('finds nothing where Redis is away: it says so', async () => {
  const search = async () => {
    for await (const _ of redisEntriesOf('redis://127.0.0.1:1')()) return 'an entry';
    return 'nothing';
  };
  await expect(search()).rejects.toMatchObject({ [PASSES]: true });
});
