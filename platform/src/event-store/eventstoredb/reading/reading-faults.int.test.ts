import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, appendOf, aStream } from '../../../testing/eventstoredb/append-of';
import { EventStoreDbServer } from '../../../testing/eventstoredb/server';
import { recordOf } from '../../../testing/eventstoredb/server-side';
import { PATIENCE_MS, until } from '../../../testing/eventually';
import { waited } from '../../../testing/waited';
import { START, StoreUnavailable, streamOf, type EventStore, type StoredEvent } from '../../event-store';
import { openEventStoreDb } from '../eventstoredb';

let server: EventStoreDbServer;
let store: EventStore;

beforeEach(async () => {
  server = await EventStoreDbServer.start();
  store = openEventStoreDb({ url: server.url, deadlineMs: 250, patienceMs: PATIENCE_MS });
});

afterEach(async () => {
  server.faults.hung = false;
  await store.close();
  await server.close();
});

/** A subscription that is read as fast as it brings events, until it is stopped. */
function follow(after = START, batchSize?: number) {
  const stop = new AbortController();
  const batches: StoredEvent[][] = [];
  const ended = (async () => {
    for await (const batch of store.subscribe(after, { signal: stop.signal, batchSize })) batches.push(batch);
  })();
  return { batches, stop, ended, events: () => batches.flat() };
}

async function appendMany(count: number): Promise<string[]> {
  const stream = aStream();
  const append = appendOf({ stream, events: count });
  await store.append(append);
  return append.events.map(({ id }) => id);
}

const ids = (events: readonly StoredEvent[]) => events.map(({ id }) => id);

async function readAll(after = START, batchSize?: number): Promise<StoredEvent[][]> {
  const batches: StoredEvent[][] = [];
  for await (const batch of store.readAll(after, { batchSize })) batches.push(batch);
  return batches;
}

const systemRecord = () => recordOf(anEvent());

describe('a subscription', () => {
  it('goes on by itself after the server was cut off, with nothing missed and nothing twice', async () => {
    const written = await appendMany(3);
    const following = follow();
    await until(() => following.events().length === 3);
    for (let cycle = 0; cycle < 3; cycle += 1) {
      await server.kill();
      await server.restart();
      written.push(...(await appendMany(5)));
      await until(() => following.events().length >= written.length);
    }
    following.stop.abort();
    await following.ended;
    expect(ids(following.events())).toEqual(written);
  });

  it('gives an event once though the server repeats it after a reconnection', async () => {
    server.faults.redelivers = true;
    const written = await appendMany(3);
    const following = follow();
    await until(() => following.events().length === 3);
    await server.kill();
    await server.restart();
    written.push(...(await appendMany(1)));
    await until(() => following.events().length >= 4);
    following.stop.abort();
    await following.ended;
    expect(ids(following.events())).toEqual(written);
  });

  it('gives a reader that was busy all that arrived meanwhile, at most so many, and holds back the rest', async () => {
    for (let n = 0; n < 4; n += 1) await appendMany(500);
    // How much arrives in a while is the machine's affair: the reader is busy for longer until it was long enough.
    const read = async (busyMs: number) => {
      const stop = new AbortController();
      const sizes: number[] = [];
      for await (const batch of store.subscribe(START, { signal: stop.signal, batchSize: 300 })) {
        sizes.push(batch.length);
        await wait(busyMs);
        if (sizes.length === 4) stop.abort();
      }
      return sizes.slice(1);
    };
    let sizes = await read(300);
    for (let busy = 900; busy < 10_000 && sizes.some((size) => size !== 300); busy *= 3) sizes = await read(busy);
    expect(sizes).toEqual([300, 300, 300]);
  });

  it('gives a single event without delay', async () => {
    const following = follow();
    await appendMany(1);
    await until(() => following.events().length === 1);
    // The quickest of several: what holds an event back does so each time.
    const times: number[] = [];
    while (times.length < 5) {
      const before = following.events().length;
      await appendMany(1);
      times.push((await waited(until(() => following.events().length > before))).ms);
    }
    expect(Math.min(...times)).toBeLessThan(200);
    following.stop.abort();
    await following.ended;
  });

  it('ends at once when it is stopped, however idle, busy or disconnected it is', async () => {
    const idle = follow();
    await wait(50);
    idle.stop.abort();
    await idle.ended;

    await server.kill();
    const disconnected = follow();
    await wait(50);
    disconnected.stop.abort();
    await disconnected.ended;
    await server.restart();

    const before = new AbortController();
    before.abort();
    for await (const batch of store.subscribe(START, { signal: before.signal })) expect(batch).toEqual([]);
  });

  it('ends when its store is closed', async () => {
    const following = follow();
    await appendMany(1);
    await until(() => following.events().length === 1);
    await store.close();
    await following.ended;
  });

  it('fails where its position is no place of this log', async () => {
    await appendMany(2);
    const following = follow(`${'0'.repeat(16)}1033`);
    await expect(following.ended).rejects.toThrow('invalid position');
  });

  it('passes over what is not ours', async () => {
    server.log.append('$stats-127.0.0.1', 'any', [systemRecord()]);
    server.log.append('sample-foreign', 'any', [{ ...systemRecord(), metadata: Buffer.of() }]);
    server.log.append('Upper-1', 'any', [systemRecord()]);
    const written = await appendMany(1);
    server.log.tombstone('sample-foreign');
    const following = follow();
    await until(() => following.events().length > 0);
    written.push(...(await appendMany(1)));
    await until(() => following.events().length > 1);
    following.stop.abort();
    await following.ended;
    expect(ids(following.events())).toEqual(written);
    expect(ids((await readAll()).flat())).toEqual(written);
  });
});

describe('reading everything', () => {
  it('starts after its position and comes in batches of at most so many', async () => {
    const written = await appendMany(25);
    const all = await readAll(START, 10);
    expect(ids(all.flat())).toEqual(written);
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(10);
    const tenth = all.flat()[9];
    expect(ids((await readAll(tenth?.position)).flat())).toEqual(written.slice(10));
    expect(await readAll(await store.head())).toEqual([]);
  });

  it('goes on where it was when the server is cut off in the middle', async () => {
    const written: string[] = [];
    for (let n = 0; n < 10; n += 1) written.push(...(await appendMany(500)));
    const read: string[] = [];
    for await (const batch of store.readAll(START, { batchSize: 100 })) {
      if (read.length === 0) await server.kill().then(() => server.restart());
      read.push(...ids(batch));
    }
    expect(read).toEqual(written);
  });

  it('says so when the server stays away', async () => {
    await appendMany(1);
    await server.kill();
    const impatient = openEventStoreDb({ url: server.url, deadlineMs: 250, patienceMs: 1_500 });
    const reading = impatient.readAll(START)[Symbol.asyncIterator]();
    await expect(reading.next()).rejects.toThrow(StoreUnavailable);
    await expect(impatient.check()).rejects.toThrow(StoreUnavailable);
    await impatient.close();
    await server.restart();
    expect(await readAll()).toHaveLength(1);
    await store.check();
  });
});

describe('the head', () => {
  it('is the start of an empty log, though the server keeps events of its own in it', async () => {
    expect(server.log.records.length).toBeGreaterThan(0);
    expect(await store.head()).toBe(START);
  });

  it('is the last event of ours, however much of its own the server wrote after it', async () => {
    await appendMany(2);
    const last = (await readAll()).flat().at(-1);
    for (let n = 0; n < 1_500; n += 1) server.log.append('$stats-127.0.0.1', 'any', [systemRecord()]);
    expect(await store.head()).toBe(last?.position);
    server.log.append('$stats-127.0.0.1', 'any', [systemRecord()]);
    expect(await store.head()).toBe(last?.position);
    const { position } = await store.append(appendOf());
    expect(await store.head()).toBe(position);
  });
});

describe('the head of a log that was put back', () => {
  it('is where it ends now, not where it once was', async () => {
    await appendMany(2);
    expect(await store.head()).not.toBe(START);
    const { port } = server;
    await server.close();
    server = await EventStoreDbServer.start({ port });
    expect(await store.head()).toBe(START);
  });
});

describe('finding streams', () => {
  it('lists those with a prefix, the most recently written first', async () => {
    const [one, two] = [streamOf('kitchen', 'one'), streamOf('kitchen', 'two')];
    await store.append(appendOf({ stream: one, events: 3 }));
    await store.append(appendOf({ stream: two }));
    await appendMany(1);
    await store.append(appendOf({ stream: one, expected: 2 }));
    const found = await store.findStreams('kitchen-', 10);
    expect(found).toMatchObject([
      { stream: one, events: 4, lastType: 'SampleTaken' },
      { stream: two, events: 1 },
    ]);
    expect(await store.findStreams('kitchen-', 1)).toEqual(found.slice(0, 1));
    expect(await store.findStreams('cellar-', 1)).toEqual([]);
  });
});
