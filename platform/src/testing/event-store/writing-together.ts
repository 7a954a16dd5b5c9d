import assert from 'node:assert/strict';
import { NO_STREAM, WrongRevision, type Append, type EventStore } from '../../event-store/event-store';
import { appendOf, aStream } from '../eventstoredb/append-of';
import { withStore, type ContractCase } from './server-under-test';
import { allAfter, assertInOrder, idsOf, Watcher } from './watching';

export const writingTogether: readonly ContractCase[] = [
  withStore('lets exactly one of many writers at the same revision win', async (store) => {
    const stream = aStream();
    for (const expected of [NO_STREAM, 0, 1]) {
      const appends = Array.from({ length: 30 }, () => appendOf({ stream, expected }));
      const outcomes = await Promise.allSettled(appends.map((append) => store.append(append)));
      const won = outcomes.filter(({ status }) => status === 'fulfilled');
      const lost = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
      assert.equal(won.length, 1);
      for (const error of lost)
        assert.ok(error instanceof WrongRevision && error.actual === expected + 1, String(error));
      assert.equal((await store.readStream(stream)).length, expected + 2);
    }
  }),

  {
    name: 'lets exactly one win across stores',
    run: async (server) => {
      const stores = [server.open(), server.open(), server.open()];
      const stream = aStream();
      const tries = Array.from({ length: 10 }, () => stores).flat();
      const outcomes = await Promise.allSettled(tries.map((store) => store.append(appendOf({ stream }))));
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
      await Promise.all(stores.map((store) => store.close()));
    },
  },

  withStore('stores everything of writers who try again on one stream', async (store) => {
    const stream = aStream();
    const appends = Array.from({ length: 8 }, () => Array.from({ length: 5 }, () => appendOf({ stream })));
    await Promise.all(appends.map((own) => inTurn(own, (append) => untilWritten(store, append))));
    const stored = await store.readStream(stream);
    assertInOrder(stored);
    assert.deepEqual(idsOf(stored).sort(), idsOf(appends.flat(2).flatMap(({ events }) => events)).sort());
  }),

  {
    name: 'lets a reader miss nothing of many writers on many streams',
    run: async (server) => {
      const [one, other, reader] = [server.open(), server.open(), server.open()];
      const start = await reader.head();
      const streams = new Set(Array.from({ length: 24 }, () => aStream()));
      const watcher = new Watcher(reader, start, { streams });
      const work = [...streams].map((stream, n) => writeRuns(n % 2 === 0 ? one : other, stream));
      const acknowledged = (await Promise.all(work)).flat();
      const seen = await watcher.until(acknowledged.length);
      await watcher.stop();

      assertInOrder(seen);
      assert.deepEqual(idsOf(seen).sort(), acknowledged.sort());
      assert.deepEqual(idsOf(await allAfter(reader, start, { streams })), idsOf(seen));
      await Promise.all([one, other, reader].map((store) => store.close()));
    },
  },

  withStore('puts an append that was answered before another one before it', async (store) => {
    let last = await store.head();
    for (let n = 0; n < 30; n += 1) {
      const { position } = await store.append(appendOf());
      assert.ok(position > last);
      last = position;
    }
  }),
];

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (const item of items) await work(item);
}

async function untilWritten(store: EventStore, append: Append, expected = NO_STREAM): Promise<void> {
  try {
    await store.append({ ...append, expected });
  } catch (error) {
    if (!(error instanceof WrongRevision)) throw error;
    await untilWritten(store, append, error.actual);
  }
}

/** Appends of one to three events, one after the other; resolves to the ids of all events. */
async function writeRuns(store: EventStore, stream: string): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < 25; n += 1) {
    const append = appendOf({ stream, expected: ids.length - 1, events: 1 + (n % 3) });
    await store.append(append);
    ids.push(...idsOf(append.events));
  }
  return ids;
}
