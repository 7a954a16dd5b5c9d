import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../testing/database';
import { until } from '../testing/eventually';
import { waited } from '../testing/waited';
import { TcpProxy } from '../testing/tcp-proxy';
import { poolOf } from './connection';
import { openDatabase, type Database, type DatabaseOptions } from './database';

let database: TestDatabase;
const opened: Database[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.close()));
});
afterAll(() => database.drop());

function open(options: Partial<DatabaseOptions> = {}): Database {
  const db = openDatabase({ url: database.url, name: 'test', ...options });
  opened.push(db);
  return db;
}

describe('values', () => {
  it('come back as our own types have them', async () => {
    const row = await open().one(`
      select 9007199254740993::bigint as big, 7 as whole, '2026-03-29 01:30:00.123456+01'::timestamptz as instant,
        '0050-01-02'::date as day, '{"a": [1]}'::jsonb as json, null::bigint as nothing, count(*) from (values (1)) v`);
    expect(row).toEqual({
      big: '9007199254740993',
      whole: 7,
      instant: '2026-03-29T00:30:00.123Z',
      day: '0050-01-02',
      json: { a: [1] },
      nothing: null,
      count: '1',
    });
  });

  it('are rows, the first row, or how many were touched', async () => {
    const db = open();
    expect(await db.many('select n from generate_series(1, $1::integer) n', [2])).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await db.one('select 1 where false')).toBeUndefined();
    expect(await db.query('select n from generate_series(1, 3) n')).toEqual({ rowCount: 3 });
  });
});

describe('a transaction', () => {
  it('keeps all or nothing', async () => {
    const db = open();
    await db.query('create table kept (n integer)');
    await db.transaction((tx) => tx.query('insert into kept values (1)'));
    const failing = db.transaction(async (tx) => {
      await tx.query('insert into kept values (2)');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.many('select n from kept')).toEqual([{ n: 1 }]);
  });

  it('whose connection breaks rejects, and the next one gets another connection', async () => {
    const db = open({ max: 1 });
    const broken = db.transaction(async (tx) => {
      await tx.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
      await tx.query('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect(await db.transaction((tx) => tx.one('select 1 as n'))).toEqual({ n: 1 });
  });
});

describe('a server that does not answer', () => {
  it('is given up after the deadline, and asked again on another connection', async () => {
    const db = open({ max: 1, deadlineMs: 200 });
    await expect(db.query('select pg_sleep(5)')).rejects.toThrow();
    expect(await db.one('select 1 as n')).toEqual({ n: 1 });
  });

  it('does not keep a pool from closing', async () => {
    const { hostname, port } = new URL(database.url);
    const proxy = await TcpProxy.start({ host: hostname, port: Number(port) });
    const url = new URL(database.url);
    url.port = String(proxy.port);
    const db = openDatabase({ url: url.href, name: 'test', deadlineMs: 300 });
    await db.query('select 1');
    proxy.hang();
    await expect(db.query('select 1')).rejects.toThrow();
    const { ms } = await waited(db.close());
    expect(ms).toBeLessThan(7_000);
    await proxy.close();
  });
});

describe('a listener', () => {
  it('hears of notifications, and again after its connection broke', async () => {
    const db = open();
    let heard = 0;
    const listening = db.listen('tests', () => (heard += 1));
    await until(() => heard === 1);
    await db.query('notify tests');
    await until(() => heard === 2);
    await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test-listener'`);
    await until(() => heard === 3);
    await db.query('notify tests');
    await until(() => heard === 4);
    await listening.close();
  });

  it.each([
    [
      'breaks',
      async (proxy: TcpProxy) => {
        await proxy.cut();
        await proxy.heal();
      },
    ],
    [
      'is silent from then on',
      (proxy: TcpProxy) => {
        proxy.forsake();
        return Promise.resolve();
      },
    ],
  ])('hears what was being said while the connection of whoever says it %s', async (_, fails) => {
    const { hostname, port } = new URL(database.url);
    const proxy = await TcpProxy.start({ host: hostname, port: Number(port) });
    const heard: string[] = [];
    let listens = false;
    const listening = open().listen('tests', (words) => {
      listens = true;
      heard.push(...words);
    });
    await until(() => listens, 'it listens');
    const saying = open({ url: database.url.replace(`:${port}`, `:${proxy.port}`), name: 'says' }).listen(
      'tests',
      () => undefined,
    );
    saying.notify(['one']);
    await until(() => heard.includes('one'));
    proxy.hang();
    saying.notify(['two', 'three']);
    await wait(100);
    saying.notify(['four']);
    await fails(proxy);
    proxy.resume();
    await until(() => heard.includes('four'));
    expect(heard.sort()).toEqual(['four', 'one', 'three', 'two']);
    await Promise.all([listening.close(), saying.close()]);
    await proxy.close();
  });
});

// As a library lends them itself which knows nothing of our listeners.
it('lends connections that end nothing but what is asked of them when they break between two statements', async () => {
  const pool = poolOf({ connectionString: database.url, max: 1 });
  const lent = await pool.connect();
  try {
    const { rows } = await lent.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise<void>((resolve) => void lent.once('end', resolve));
    await open().query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(lent.query('select 1')).rejects.toThrow();
  } finally {
    lent.release(true);
  }
  expect((await pool.query<{ n: number }>('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await pool.end();
});
