import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { anyone, query } from 'schemas/describe/contract';
import { Count, Id } from 'schemas/describe/schema';
import { table } from 'schemas/describe/table';
import { systemClock } from '../../clock/clock';
import { openDatabase, type Database } from '../../database/database';
import { memoryStore } from '../../event-log/testing/memory-store';
import { checkpointWatch } from '../../projections/standing/checkpoint-watch';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { eventually } from '../../testing/eventually';
import { waited } from '../../testing/waited';
import { TcpProxy } from '../../testing/tcp-proxy';
import { answer } from '../http';
import { served, type Served } from '../testing/served';

const DEADLINE_MS = 600;
const CONNECTIONS = 4;

const takings = table('test_takings', { row: { shopId: Id, total: Count }, key: 'shopId' });
const count = query({ call: 'POST /count', who: anyone, summary: 'Counts.', reply: { total: Count } });
const counting = answer(count, { reads: [takings] }, async (_, { db }) => {
  const rows = await db.from(takings).select('total').execute();
  return { total: rows.reduce((sum, { total }) => sum + total, 0) };
});

let database: TestDatabase;
let proxy: TcpProxy;
let db: Database;
let app: Served;

beforeAll(async () => {
  database = await testDatabase();
  const url = new URL(database.url);
  proxy = await TcpProxy.start({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  db = openDatabase({ url: url.href, name: 'frozen-test', max: CONNECTIONS, deadlineMs: DEADLINE_MS });
  await db.query('create schema if not exists read');
  await db.query('create table read.test_takings ("shopId" text, total integer)');
  await db.query(`insert into read.test_takings values ('corner', 7)`);
  await db.query('create table read.projections (projection text, position text, state text)');
  await db.query(`insert into read.projections values ('test_takings', '00000000000000000007', 'live')`);
  const deps = { db, store: memoryStore(), clock: systemClock, caughtUp: checkpointWatch(db), refusals: {} };
  app = await served({ routes: [counting], deps });
});
afterAll(async () => {
  await app.close();
  await db.close();
  await proxy.close();
  await database.drop();
});

const counted = async (position?: string) => {
  const asked = app.send('POST', '/count', { headers: position === undefined ? {} : { 'X-Position': position } });
  const [reply, { ms }] = await Promise.all([asked, waited(asked)]);
  return { reply, ms };
};

it('is told of within the deadline by everybody, those in the queue for a connection included', async () => {
  expect((await counted()).reply.body).toEqual({ total: 7 });
  proxy.hang();
  const many = await Promise.all(
    Array.from({ length: 10 * CONNECTIONS }, (_, n) => counted(n % 2 === 0 ? undefined : '9')),
  );
  for (const { reply, ms } of many) {
    expect([reply.status, reply.body['code'], reply.headers.get('retry-after')]).toEqual([503, 'Unavailable', '2']);
    // Who had asked which tables are live is told then; nobody waits for that and for the rows.
    expect(ms).toBeLessThan(2 * DEADLINE_MS + 400);
  }
  proxy.resume();
  const again = await eventually(counted, ({ reply }) => reply.status !== 503);
  expect(again.reply.body).toEqual({ total: 7 });
});
