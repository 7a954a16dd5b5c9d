import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { anyone, query } from 'schemas/describe/contract';
import { serialisedError } from '../logging/serialised-error';
import { openDatabase, type Database } from '../database/database';
import { limits } from '../http/guards/rate-limits';
import { eventually, PATIENCE_MS } from '../testing/eventually';
import { testRedis, type TestRedis } from '../jobs/testing/redis';
import { testDatabase, type TestDatabase } from '../testing/database';
import { openCounters, type Counters } from './counters';

let database: TestDatabase;
let redis: TestRedis;
const pools: Database[] = [];
const onDatabase: Counters[] = [];
const onRedis: Counters[] = [];

/** What an instance has said in its log. */
function listening() {
  const said: string[] = [];
  const faults: unknown[] = [];
  const line = (...words: unknown[]) => {
    said.push(String(words.at(-1)));
    if (words.length > 1) faults.push((words[0] as { err: unknown }).err);
  };
  return { said, faults, logger: { warn: line, info: line } };
}
const { logger } = listening();

beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), testRedis()]);
  for (const role of ['command', 'query'] as const) {
    const db = openDatabase({ url: database.as(role), name: 'test', max: 8 });
    pools.push(db);
    // As patient as the tests: a busy machine must not pass for a store that is away.
    onDatabase.push(openCounters({ db, logger, patienceMs: PATIENCE_MS }));
    onRedis.push(openCounters({ db, logger, redisUrl: redis.url, patienceMs: PATIENCE_MS }));
  }
  for (const [index, counters] of onRedis.entries()) await connected(counters, onRedis[1 - index]);
});
afterAll(async () => {
  for (const counters of onRedis) counters.close();
  for (const pool of pools) await pool.close();
  await Promise.all([database.drop(), redis.stop()]);
});

/** Until what one instance counts is known to the other: a connection takes a moment. */
async function connected(one: Counters | undefined, other: Counters | undefined): Promise<void> {
  let round = 0;
  const isShared = async () => {
    const limit = { name: `shared-${(round += 1)}-${Math.random()}`, most: 1, seconds: 60 };
    await one?.of(limit).take('anybody');
    return (await other?.of(limit).take('anybody'))?.within === false;
  };
  await eventually(isShared, (isSo) => isSo);
}

describe.each([
  ['the database', onDatabase],
  ['Redis', onRedis],
])('counters on %s', (_, instances) => {
  it('lets through as many as there are places, however many ask of however many instances', async () => {
    const counters = instances.map((each) => each.of({ name: 'exact', most: 5, seconds: 60 }));
    const asking = counters.flatMap((counter) => Array.from({ length: 75 }, () => counter.take("o'neill; drop table")));
    const taken = await Promise.all(asking);
    expect(taken.filter(({ within }) => within)).toHaveLength(5);
    const [one, other] = counters;
    expect(await other?.take('somebody else')).toMatchObject({ within: true });
    await one?.forget("o'neill; drop table");
    expect(await other?.take("o'neill; drop table")).toMatchObject({ within: true });
  });

  it('takes back what should not have counted, and says how long to wait', async () => {
    const [one, other] = instances.map((each) => each.of({ name: 'back', most: 1, seconds: 60 }));
    await one?.take('ann');
    const refused = await other?.take('bob').then(() => other.take('bob'));
    expect(refused).toMatchObject({ within: false });
    expect(refused?.within === false && refused.retryMs > 58_000 && refused.retryMs <= 60_000).toBe(true);
    await other?.giveBack('ann');
    expect(await one?.take('ann')).toMatchObject({ within: true });
  });

  it('is looked at without counting, of what another instance has counted as well', async () => {
    const counters = instances.map((each) => each.of({ name: 'looked at', most: 2, seconds: 60 }));
    const looks = () => Promise.all(counters.map((counter) => counter.look('ann')));
    expect(await looks()).toEqual([
      { taken: 0, endsMs: 0 },
      { taken: 0, endsMs: 0 },
    ]);
    await counters[0]?.take('ann');
    for (const { taken, endsMs } of [...(await looks()), ...(await looks())]) {
      expect(taken).toBe(1);
      expect(endsMs > 58_000 && endsMs <= 60_000).toBe(true);
    }
    expect(await counters[1]?.take('ann')).toMatchObject({ within: true, taken: 2 });
  });
});

it('counts in each instance while the store is away, and says so once', async () => {
  const ear = listening();
  const db = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/nothing', name: 'test', max: 1 });
  const alone = openCounters({ db, logger: ear.logger }).of({ name: 'alone', most: 2, seconds: 60 });
  const taken = [];
  for (let turn = 0; turn < 4; turn += 1) taken.push((await alone.take('ann')).within);
  expect(taken).toEqual([true, true, false, false]);
  expect(ear.said).toEqual([AWAY]);
  for (const fault of ear.faults) expect(serialisedError(fault)).not.toHaveProperty('stack');
  await db.close();
});

const AWAY = 'the store of the counters is away: this instance counts for itself';
const BACK = 'the store of the counters is back: all instances count together again';

describe('Redis', () => {
  const counting = async (counters: Counters, name: string, times: number) => {
    const counter = counters.of({ name, most: 2, seconds: 600 });
    const taken = [];
    for (let turn = 0; turn < times; turn += 1) taken.push((await counter.take('ann')).within);
    return taken;
  };
  const instance = (redisUrl: string) => {
    const ear = listening();
    const [db] = pools;
    if (!db) throw new Error('there is no database');
    return { ...ear, counters: openCounters({ db, logger: ear.logger, redisUrl }) };
  };

  it('that is killed in the middle is counted without, and counts again once it is back', async () => {
    const [one, other] = [instance(redis.url), instance(redis.url)];
    await connected(one.counters, other.counters);
    await redis.kill();
    expect(await counting(one.counters, 'killed', 4)).toEqual([true, true, false, false]);
    expect(await counting(other.counters, 'killed', 3)).toEqual([true, true, false]);
    await redis.start();
    await connected(one.counters, other.counters);
    for (const { said, counters } of [one, other]) {
      expect(said.filter((line) => line === AWAY).length).toBeGreaterThan(0);
      expect(said.at(-1)).toBe(BACK);
      counters.close();
    }
  });

  it('that hangs holds up one guess for a moment and no more, and is said to be away', async () => {
    const one = instance(redis.url);
    const two = instance(redis.url);
    await connected(one.counters, two.counters);
    redis.freeze();
    // Were each to wait for it, these would take more than three minutes.
    expect(await counting(one.counters, 'hanging', 100)).toEqual([true, true, ...Array<boolean>(98).fill(false)]);
    expect(one.said).toContain(AWAY);
    for (const fault of one.faults) expect(serialisedError(fault)).not.toHaveProperty('stack');
    redis.thaw();
    await connected(one.counters, two.counters);
    expect(one.said.at(-1)).toBe(BACK);
    for (const { counters } of [one, two]) counters.close();
  });

  it('whose password is another counts nothing, and is said to be away', async () => {
    const client = new Redis(redis.url);
    await client.config('SET', 'requirepass', 'the right one');
    const wrong = instance(redis.url.replace('redis://', 'redis://:wrong@'));
    expect(await counting(wrong.counters, 'wrong', 3)).toEqual([true, true, false]);
    await eventually(
      () => wrong.said,
      (said) => said.includes(AWAY),
    );
    wrong.counters.close();
    await client.config('SET', 'requirepass', '');
    client.disconnect();
  });
});

const page = query({ call: 'GET /page', who: anyone, summary: 'Shows a page.' });

it('tells the other instances of calls a portion at a time, and asks nothing for those who call rarely', async () => {
  const asked: string[] = [];
  const underWay: Promise<unknown>[] = [];
  const watched = onDatabase.map((each): Counters => ({
    ...each,
    of: (limit) => {
      const counter = each.of(limit);
      return {
        ...counter,
        take: (key, points) => {
          asked.push(key);
          const taken = counter.take(key, points);
          underWay.push(taken);
          return taken;
        },
      };
    },
  }));
  const both = watched.map((counters) =>
    limits({ visitorPerMinute: 80, callerPerMinute: 80, shared: { counters, name: 'calls' } }),
  );
  const let80 = async (address: string, calls: number) => {
    let through = 0;
    for (let call = 0; call < calls; call += 1)
      for (const each of both) {
        await each.take(page, { address }).then(
          () => (through += 1),
          () => undefined,
        );
        // What was told is heard before the next call: nothing overtakes it, however busy the machine.
        await Promise.all(underWay.splice(0));
        await new Promise((heard) => void setImmediate(heard));
      }
    return through;
  };
  await let80('192.0.2.1', 9);
  expect(asked).toEqual([]);
  const through = await let80('192.0.2.2', 90);
  expect(through).toBeGreaterThanOrEqual(80);
  expect(through).toBeLessThanOrEqual(80 + 2 * 10 + 4);
  expect(asked.length).toBeLessThan(30);
});
