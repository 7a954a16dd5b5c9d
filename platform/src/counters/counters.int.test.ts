import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { anyone, query } from 'schemas/describe/contract';
import { openDatabase, type Database } from '../database/database';
import { limits } from '../http/guards/rate-limits';
import { testDatabase, type TestDatabase } from '../testing/database';
import { openCounters, type Counters } from './counters';

let database: TestDatabase;
const pools: Database[] = [];
const instances: Counters[] = [];

beforeAll(async () => {
  database = await testDatabase();
  for (const role of ['command', 'query'] as const) {
    const db = openDatabase({ url: database.as(role), name: 'test', max: 8 });
    pools.push(db);
    instances.push(openCounters({ db }));
  }
});
afterAll(async () => {
  for (const pool of pools) await pool.close();
  await database.drop();
});

it('lets through as many as there are places, however many ask of however many instances', async () => {
  const counters = instances.map((each) => each.of({ name: 'exact', most: 5, seconds: 60 }));
  const asking = counters.flatMap((counter) => Array.from({ length: 75 }, () => counter.take("o'neill; drop table")));
  const taken = await Promise.all(asking);
  expect(taken.filter(({ within }) => within)).toHaveLength(5);
  const [one, other] = counters;
  expect(await other?.take('somebody else')).toEqual({ within: true });
  await one?.forget("o'neill; drop table");
  expect(await other?.take("o'neill; drop table")).toEqual({ within: true });
});

it('takes back what should not have counted, and says how long to wait', async () => {
  const [one, other] = instances.map((each) => each.of({ name: 'back', most: 1, seconds: 60 }));
  await one?.take('ann');
  const refused = await other?.take('bob').then(() => other.take('bob'));
  expect(refused).toMatchObject({ within: false });
  expect(refused?.within === false && refused.retryMs > 58_000 && refused.retryMs <= 60_000).toBe(true);
  await other?.giveBack('ann');
  expect(await one?.take('ann')).toEqual({ within: true });
});

it('counts in each instance while the store is away', async () => {
  const db = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/nothing', name: 'test', max: 1 });
  const alone = openCounters({ db }).of({ name: 'alone', most: 2, seconds: 60 });
  const taken = [];
  for (let turn = 0; turn < 4; turn += 1) taken.push((await alone.take('ann')).within);
  expect(taken).toEqual([true, true, false, false]);
  await db.close();
});

const page = query({ call: 'GET /page', who: anyone, summary: 'Shows a page.' });

it('tells the other instances of calls a portion at a time, and asks nothing for those who call rarely', async () => {
  const asked: string[] = [];
  const watched = instances.map((each): Counters => ({
    ...each,
    of: (limit) => {
      const counter = each.of(limit);
      return {
        ...counter,
        take: (key, points) => {
          asked.push(key);
          return counter.take(key, points);
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
        await each.take(page, address).then(
          () => (through += 1),
          () => undefined,
        );
        // What was told is heard before the next call: here the statements have no time to overtake each other.
        await Promise.all(pools.map((pool) => pool.query('select 1')));
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
