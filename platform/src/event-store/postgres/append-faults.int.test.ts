import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../../database/database';
import { appendOf, aStream } from '../../testing/eventstoredb/append-of';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { until } from '../../testing/eventually';
import { waited } from '../../testing/waited';
import { StoreUnavailable, START, type EventStore } from '../event-store';
import { openPostgresStore } from './postgres';

const ROLE = 'fieldfare_command';

let database: TestDatabase;
let admin: Database;
let store: EventStore;

beforeAll(async () => {
  database = await testDatabase();
  admin = openDatabase({ url: database.url, name: 'test', max: 2 });
});
afterAll(async () => {
  await admin.close();
  await database.drop();
});
beforeEach(() => {
  store = openPostgresStore({ url: database.as('command'), name: 'faults' });
});
afterEach(() => store.close());

/** A setting of the role counts for new connections only. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const { name } = (await admin.one<{ name: string }>('select current_database() as name')) ?? { name: '' };
  await admin.query(`alter role ${ROLE} in database ${name} set default_transaction_read_only = ${value}`);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${ROLE}' and datname = $1`,
    [name],
  );
}

describe('a group of appends', () => {
  it('loses only the one that PostgreSQL cannot take', async () => {
    const good = Array.from({ length: 20 }, () => appendOf());
    const { events, ...bad } = appendOf();
    const unfit = { ...bad, events: events.map((event) => ({ ...event, id: 'no uuid' })) };
    const [refused, ...kept] = await Promise.allSettled([unfit, ...good].map((append) => store.append(append)));
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
    expect(kept.map(({ status }) => status)).toEqual(good.map(() => 'fulfilled'));
    for (const { stream } of good) expect(await store.readStream(stream)).toHaveLength(1);
  });

  it('answers each: those that stand elsewhere, those that were written before, and the others', async () => {
    const first = appendOf({ events: 2 });
    const known = await store.append(first);
    const group = [
      appendOf({ events: 3 }),
      appendOf({ stream: first.stream, expected: 7 }),
      appendOf({ expected: 2 }),
      { ...appendOf(), stream: aStream() },
    ];
    const repeat = { ...first, stream: aStream() };
    const before = await store.append(repeat);
    const answers = await Promise.allSettled([...group, { ...repeat, expected: 1 }].map((one) => store.append(one)));
    const top = BigInt(before.position);
    const at = (n: number) => String(top + BigInt(n)).padStart(20, '0');
    expect(known).toMatchObject({ revision: 1, repeated: false });
    expect(answers).toMatchObject([
      { status: 'fulfilled', value: { position: at(3), revision: 2, repeated: false } },
      { status: 'rejected', reason: { name: 'WrongRevision', actual: 1 } },
      { status: 'rejected', reason: { name: 'WrongRevision', actual: -1 } },
      { status: 'fulfilled', value: { position: at(4), revision: 0, repeated: false } },
      { status: 'fulfilled', value: { position: before.position, revision: 1, repeated: true } },
    ]);
    const written = await store.readStream(group[0]?.stream ?? '');
    expect(written.map(({ id, revision, position }) => [id, revision, position])).toEqual(
      group[0]?.events.map(({ id }, n) => [id, n, at(n + 1)]),
    );
  });

  it('finds a command that is repeated at the revision it expects', async () => {
    const append = appendOf({ events: 2 });
    const first = await store.append(append);
    const [other, again] = await Promise.all([store.append(appendOf()), store.append({ ...append, expected: 1 })]);
    expect(other.repeated).toBe(false);
    expect(again).toEqual({ ...first, repeated: true });
    expect(await store.readStream(append.stream)).toHaveLength(2);
  });

  it('writes those to one stream in the order in which they were asked for', async () => {
    const stream = aStream();
    const appends = Array.from({ length: 50 }, (_, n) => appendOf({ stream, expected: n - 1 }));
    const answers = await Promise.all(appends.map((append) => store.append(append)));
    expect(answers.map(({ revision }) => revision)).toEqual(appends.map((_, n) => n));
  });
});

describe('a database that cannot be written to', () => {
  it('is unavailable, and takes the same append later', async () => {
    const append = appendOf();
    await setReadOnly('on');
    await expect(store.append(append)).rejects.toThrow(StoreUnavailable);
    expect(await store.readStream(append.stream)).toEqual([]);
    await setReadOnly('off');
    expect(await store.append(append)).toMatchObject({ revision: 0, repeated: false });
  });
});

describe('a log that somebody else holds', () => {
  it('is unavailable within the deadline, and the append is written once when it is repeated', async () => {
    const append = appendOf();
    await admin.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(727006)');
      const impatient = openPostgresStore({ url: database.as('command'), name: 'faults', deadlineMs: 1_000 });
      const { outcome, ms } = await waited(impatient.append(append));
      expect(outcome).toBeInstanceOf(StoreUnavailable);
      expect(ms).toBeLessThan(2_000);
      await impatient.close();
    });
    expect(await store.append(append)).toMatchObject({ revision: 0 });
    expect(await store.readStream(append.stream)).toHaveLength(1);
  });
});

describe('the function that appends', () => {
  it('keeps the order of commits when processes append at once', async () => {
    const others = Array.from({ length: 3 }, (_, n) =>
      openPostgresStore({ url: database.as('command'), name: `p${n}` }),
    );
    const reader = others[0] ?? store;
    const seen: string[] = [];
    const stop = new AbortController();
    const start = await reader.head();
    const reading = (async () => {
      for await (const batch of reader.subscribe(start, { signal: stop.signal, batchSize: 3 }))
        seen.push(...batch.map(({ id }) => id));
    })();
    const appends = Array.from({ length: 300 }, () => appendOf({ events: 2 }));
    await Promise.all(appends.map((append, n) => (others[n % 3] ?? store).append(append)));
    await until(() => seen.length >= 600);
    stop.abort();
    await reading;
    expect(new Set(seen)).toEqual(new Set(appends.flatMap(({ events }) => events.map(({ id }) => id))));
    expect(seen).toHaveLength(600);
    await Promise.all(others.map((other) => other.close()));
  });
});

describe('large events', () => {
  it('are read in batches that fit into memory', async () => {
    const appends = Array.from({ length: 40 }, () => appendOf({ text: 'x'.repeat(1_000_000) }));
    for (const append of appends) await store.append(append);
    const batches: number[] = [];
    for await (const batch of store.readAll(START)) {
      const large = batch.filter(({ data }) => String(data['text']).length === 1_000_000);
      batches.push(large.length);
    }
    expect(batches.reduce((sum, count) => sum + count)).toBe(40);
    expect(Math.max(...batches)).toBeLessThanOrEqual(17);
  });
});
