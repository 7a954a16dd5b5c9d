import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../../database/database';
import { up, down } from '../../migrations/007-stream-heads';
import { testDatabase, type TestDatabase } from '../../testing/database';
import type { EventStore, StreamSummary } from '../event-store';
import { openPostgresStore } from './postgres';

let database: TestDatabase;
let admin: Database;
let store: EventStore;
beforeAll(async () => {
  database = await testDatabase();
  admin = openDatabase({ url: database.url, name: 'test', max: 2 });
  store = openPostgresStore({ url: database.as('query'), name: 'heads' });
});
afterAll(async () => {
  await store.close();
  await admin.close();
  await database.drop();
});

/** Events by the thousand, behind the log's back: five to a stream, one round of all streams after the other. */
async function written(category: string, streams: number): Promise<void> {
  await admin.query(
    `insert into log.events (position, stream, revision, id, type, data, meta)
     select coalesce((select max(position) from log.events), 0) + row_number() over (order by round, n),
            $1 || '-' || lpad(n::text, 6, '0'), round, gen_random_uuid(), 'Happened' || round, '{}', '{"at": "2026-11-21T12:00:00.000Z"}'
       from generate_series(1, $2::int) n, generate_series(0, 4) round`,
    [category, streams],
  );
}

/** As the log itself says. */
const byTheLog = (prefix: string, limit: number) =>
  admin.many<StreamSummary>(
    `select lpad(position::text, 20, '0') as position, stream, revision + 1 as events, type as "lastType", meta ->> 'at' as "lastAt" from log.events e
      where starts_with(stream, $1) and revision = (select max(revision) from log.events f where f.stream = e.stream)
      order by position desc limit $2`,
    [prefix, limit],
  );

it('finds what the log says, in a category of long ago too, and reads on in pieces', async () => {
  await written('old', 40);
  await written('older', 3);
  expect(await store.findStreams('old-', 5)).toEqual(await byTheLog('old-', 5));
  // More than are read at once.
  await written('new', 12_000);
  for (const [prefix, limit] of [
    ['old-', 100],
    ['old', 100],
    ['old-0000', 3],
    ['ol', 2],
    ['new-01', 7],
    ['', 4],
    ['none-', 4],
    ['new-000001', 4],
  ] as const)
    expect([prefix, await store.findStreams(prefix, limit)]).toEqual([prefix, await byTheLog(prefix, limit)]);
  expect(await store.findStreams('old-', 1)).toHaveLength(1);
});

it('finds page after page what the log says, each stream once, and none of a category left out', async () => {
  const all = await byTheLog('old', 100);
  const found: StreamSummary[] = [];
  for (;;) {
    const before = found.at(-1)?.position;
    const page = await store.findStreams('old', 7, before === undefined ? {} : { before });
    if (page.length === 0) break;
    found.push(...page);
  }
  expect(found).toEqual(all);
  expect(await store.findStreams('old', 100, { without: ['older'] })).toEqual(
    all.filter(({ stream }) => !stream.startsWith('older-')),
  );
});

it('looks at no more heads than it finds', async () => {
  await admin.query('analyze log.stream_heads');
  const plan = await admin.many<{ 'QUERY PLAN': string }>(
    `explain select stream from log.stream_heads where category = 'old' order by position desc limit 5`,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Scan using stream_heads_by_category/);
});

it('is filled by its migration from a log that is there', async () => {
  const before = await store.findStreams('', 50);
  const raw = { raw: (sql: string) => admin.query(sql) };
  await down(raw);
  await up(raw);
  expect(await admin.many('select stream, events from log.stream_heads order by position desc limit 50')).toEqual(
    before.map(({ stream, events }) => ({ stream, events })),
  );
  const [row] = await admin.many<{ all: boolean }>(
    'select position = (select max(position) from log.events) as all from log.stream_heads_read',
  );
  expect(row?.all).toBe(true);
});

it('serves many who look at once while the log grows', async () => {
  await admin.query('grant select on log.stream_heads to fieldfare_query');
  const category = 'busy';
  const appends = openPostgresStore({ url: database.as('command'), name: 'writing' });
  const streams = Array.from({ length: 20 }, () => `${category}-${randomUUID()}`);
  const event = () => ({ id: randomUUID(), type: 'Happened', data: {}, meta: metaOf(randomUUID()) });
  await Promise.all([
    ...streams.map((stream) => appends.append({ stream, expected: -1, commandId: randomUUID(), events: [event()] })),
    ...Array.from({ length: 10 }, () => store.findStreams(`${category}-`, 100)),
  ]);
  const found = await store.findStreams(`${category}-`, 100);
  expect(new Set(found.map(({ stream }) => stream))).toEqual(new Set(streams));
  await appends.close();
});

const metaOf = (commandId: string) => ({
  commandId,
  causationId: commandId,
  correlationId: commandId,
  actor: { id: 'ada', role: 'ROLE_USER' },
  at: '2026-11-21T12:00:00.000Z',
  schemaVersion: 1,
});
