import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { events, type EventOf } from 'schemas/describe/events';
import { Count, Id } from 'schemas/describe/schema';
import { table } from 'schemas/describe/table';
import { keepAtIt } from '../backoff/backoff';
import { keyring, masterKeys, memoryKeyStore } from '../crypto/crypto';
import { openDatabase, type Database } from '../database/database';
import { underLock } from '../database/single-active';
import { eventLog } from '../event-log/event-log';
import { NO_STREAM, type EventStore, type Position } from '../event-store/event-store';
import { openEventStore } from '../event-store/open';
import { openLog } from '../logging/logging';
import { willPass } from '../logging/outages';
import { openMetrics } from '../metrics/metrics';
import { testDatabase, type TestDatabase } from '../testing/database';
import { until } from '../testing/eventually';
import { TcpProxy } from '../testing/tcp-proxy';
import { ProjectionRunner, readModelsOf } from './projections';

const shop = events({ Sold: { shopId: Id } });
const takingsTable = table('test_takings', { row: { shopId: Id, total: Count }, key: 'shopId' });
const takings = readModelsOf<EventOf<typeof shop>>()(takingsTable, { version: 1 }).fold({
  Sold: (row, { data: { shopId } }) => ({ shopId, total: (row?.total ?? 0) + 1 }),
});
// The server itself goes on here, and has the lock until it is taken from whoever does not renew it.
const pace = { renewed: 50, unrenewed: 1_500, asked: 50, silent: 500 };

let database: TestDatabase;
let proxy: TcpProxy;
let db: Database;
let owner: Database;
let writing: EventStore;
let reading: EventStore;

beforeAll(async () => {
  database = await testDatabase();
  const url = new URL(database.as('projector'));
  proxy = await TcpProxy.start({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  db = openDatabase({ url: url.href, name: 'projector', max: 8 });
  reading = openEventStore({ url: url.href, name: 'reader' });
  writing = openEventStore({ url: database.as('command'), name: 'writer' });
  owner = openDatabase({ url: database.url, name: 'owner', max: 1 });
});
afterAll(async () => {
  await Promise.all([db.close(), reading.close(), writing.close(), owner.close()]);
  await proxy.close();
  await database.drop();
});

const types = new Map(Object.values(shop.types).map((type) => [type.name, type]));
const logOf = (store: EventStore) => eventLog(store, types, keyring(memoryKeyStore(), masterKeys('s'.repeat(32))));

async function sold(): Promise<Position> {
  const commandId = randomUUID();
  const appended = await logOf(writing).append({
    stream: `test-${commandId}`,
    expected: NO_STREAM,
    events: [{ type: 'Sold', data: { shopId: 'one' } }],
    recording: { commandId, actor: { id: 'test', role: 'test' }, at: '2026-11-21T12:00:00.000Z' },
  });
  return appended.position;
}

/** Asked past what is between the runner and its database. */
const met = (position: Position) =>
  until(async () => {
    const row = await owner.one<{ position: Position }>('select position from read.projections').catch(() => undefined);
    return row !== undefined && row.position >= position;
  }, `${position} is met`);

it('is not waited for by the one runner that there is: it begins again with one that answers', async () => {
  const stopping = new AbortController();
  const [logger, metrics] = [openLog({ service: 'test', level: 'silent' }), openMetrics('test')];
  const told: unknown[] = [];
  let begun = 0;
  const work = (signal: AbortSignal, fenced: Database) => {
    begun += 1;
    return new ProjectionRunner({
      db: fenced,
      log: logOf(reading),
      logger,
      metrics,
      projections: [takings],
      signal,
    }).run();
  };
  const running = keepAtIt(() => underLock(db, 'projectors', { signal: stopping.signal, work, pace }), {
    pauses: { firstMs: 50, longestMs: 500 },
    signal: stopping.signal,
    failed: (error) => told.push(error),
  });
  await met(await sold());
  const before = begun;
  proxy.forsake();
  await met(await sold());
  // Where the silence of the lock is noticed first the work is ended by its signal, and nothing has failed.
  await until(() => begun > before, 'the runner begins again');
  expect(told.every(willPass)).toBe(true);
  expect(await owner.many('select total from read.test_takings')).toEqual([{ total: 2 }]);
  stopping.abort();
  await running;
});
