import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailable, type Append, type Appended, type EventStore } from '../../event-store/event-store';
import { appendOf, aStream } from '../eventstoredb/append-of';
import { waited } from '../waited';
import { withStore, type ContractCase, type ServerUnderTest } from './server-under-test';
import { allAfter, assertInOrder, assertPrompt, idsOf, Watcher } from './watching';

/** A call to a server that does not answer settles within this time. */
const PATIENCE_MS = 20_000;

/** However slow the machine, so much is written before each kill. */
const APPENDS_BETWEEN_KILLS = 100;

/** The server ends, or is cut off, and comes back. */
export const kills: readonly ContractCase[] = [
  withStore('says that the store is unavailable, and learns the outcome later', async (store, server) => {
    await store.append(appendOf());
    const append = appendOf({ events: 2 });
    await whileKilled(server, async () => {
      await assertUnavailable(store.append(append));
      await assertUnavailable(store.check());
    });
    const { revision } = await untilAnswered(store, server, append);
    assert.equal(revision, 1);
    assert.deepEqual(idsOf(await store.readStream(append.stream)), idsOf(append.events));
  }),

  withStore('goes on with a subscription once the server is back', async (store, server) => {
    const stream = aStream();
    const watcher = new Watcher(store, await store.head(), { streams: new Set([stream]) });
    for (let n = 0; n < 3; n += 1) {
      await untilAnswered(store, server, appendOf({ stream, expected: n - 1 }));
      await watcher.until(n + 1);
      await whileKilled(server, () => wait(300));
    }
    await untilAnswered(store, server, appendOf({ stream, expected: 2 }));
    assertInOrder(await watcher.until(4));
    await watcher.stop();
    assert.equal(watcher.seen.length, 4);
  }),

  withStore('loses, repeats and forgets nothing of 8 writers through repeated kills', async (store, server) => {
    const start = await store.head();
    const streams = Array.from({ length: 8 }, () => aStream());
    const watcher = new Watcher(store, start, { streams: new Set(streams) });
    const stop = new AbortController();
    const acknowledged: string[][] = streams.map(() => []);
    const written = () => acknowledged.flat().length;
    const writers = streams.map((stream, n) =>
      writeUntil({ stopped: stop.signal, store, server, stream, ids: acknowledged[n] ?? [] }),
    );
    const done = Promise.all(writers);
    for (let kills = 0; kills < 5; kills += 1) {
      await Promise.race([done, grown(written, APPENDS_BETWEEN_KILLS)]);
      await wait(kills * 130);
      await whileKilled(server, () => wait(100 + kills * 150));
    }
    await Promise.race([done, grown(written, APPENDS_BETWEEN_KILLS)]);
    stop.abort();
    await done;

    for (const [n, stream] of streams.entries()) {
      const stored = await store.readStream(stream);
      assertInOrder(stored);
      assert.deepEqual(idsOf(stored), acknowledged[n], `${stream}: stored is what was acknowledged`);
    }
    const all = acknowledged.flat();
    assert.ok(all.length >= 6 * APPENDS_BETWEEN_KILLS, `${all.length} appends are too few to tell`);
    const seen = await watcher.until(all.length);
    await watcher.stop();
    assertInOrder(seen);
    assert.deepEqual(idsOf(seen).sort(), all.sort());
    assert.deepEqual(idsOf(await allAfter(store, start, { streams: new Set(streams) })), idsOf(seen));
  }),
];

/** The server is there and does not answer. */
export const hangs: readonly ContractCase[] = [
  withStore('does not wait for ever for a server that hangs', async (store, server) => {
    await store.append(appendOf());
    const appends = Array.from({ length: 20 }, () => appendOf());
    server.hang();
    try {
      await Promise.all(appends.map((append) => assertUnavailable(store.append(append))));
      await assertUnavailable(store.check());
    } finally {
      server.resume();
    }
    for (const append of appends) await untilAnswered(store, server, append);
    for (const { stream } of appends) assert.equal((await store.readStream(stream)).length, 1);
  }),

  withStore('ends a subscription promptly while the server hangs', async (store, server) => {
    const watcher = new Watcher(store, await store.head());
    await store.append(appendOf());
    await watcher.until(1);
    server.hang();
    try {
      await wait(300);
      await assertPrompt(watcher.stop());
    } finally {
      server.resume();
    }
  }),

  withStore('goes on with a subscription that the server left hanging', async (store, server) => {
    const stream = aStream();
    const watcher = new Watcher(store, await store.head(), { streams: new Set([stream]) });
    await store.append(appendOf({ stream }));
    await watcher.until(1);
    server.hang();
    await wait(1_000);
    server.resume();
    await untilAnswered(store, server, appendOf({ stream, expected: 0 }));
    await watcher.until(2);
    await watcher.stop();
  }),
];

/** The servers that are killed at this moment. */
const away = new WeakSet<ServerUnderTest>();

async function whileKilled(server: ServerUnderTest, meanwhile: () => Promise<void>): Promise<void> {
  away.add(server);
  await server.kill();
  try {
    await meanwhile();
  } finally {
    await server.restart();
    away.delete(server);
  }
}

async function assertUnavailable(call: Promise<unknown>): Promise<void> {
  const { outcome, ms } = await waited(call);
  assert.ok(outcome instanceof StoreUnavailable, `unavailable, not ${String(outcome)}`);
  assert.ok(ms < PATIENCE_MS, `took ${ms} ms`);
}

/**
 * Repeats the same append for as long as its outcome is unknown: while the server is away however often, for how long
 * it takes to come back is the machine's affair; once it is back ten times at most.
 */
async function untilAnswered(store: EventStore, server: ServerUnderTest, append: Append): Promise<Appended> {
  for (let tries = 1; ;) {
    const isAway = away.has(server);
    try {
      return await store.append(append);
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || tries === 10) throw error;
      if (!isAway) tries += 1;
    }
    await wait(50);
  }
}

/** Resolves once something has grown by so much. */
async function grown(size: () => number, by: number): Promise<void> {
  const before = size();
  while (size() < before + by) await wait(5);
}

interface Writing {
  readonly stopped: AbortSignal;
  readonly store: EventStore;
  readonly server: ServerUnderTest;
  readonly stream: string;
  /** Of the events that were acknowledged; it grows. */
  readonly ids: string[];
}

/** Appends one command after the other. */
async function writeUntil({ stopped, store, server, stream, ids }: Writing): Promise<void> {
  while (!stopped.aborted) {
    const append = appendOf({ stream, expected: ids.length - 1 });
    const { revision } = await untilAnswered(store, server, append);
    assert.equal(revision, ids.length);
    ids.push(...idsOf(append.events));
  }
}
