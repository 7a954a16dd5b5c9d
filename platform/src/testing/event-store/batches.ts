import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { NO_STREAM, type StoredEvent } from '../../event-store/event-store';
import { appendOf, aStream } from '../eventstoredb/append-of';
import { withStore, type ContractCase } from './server-under-test';
import { allAfter, idsOf } from './watching';
import { written } from './written';

export const batches: readonly ContractCase[] = [
  withStore('reads all in batches of the size that was asked for', async (store) => {
    const start = await store.head();
    const { stream } = await written(store, 25);
    for (const batchSize of [1, 7, 25, 1_000]) {
      const sizes: number[] = [];
      for await (const batch of store.readAll(start, { batchSize })) sizes.push(batch.length);
      assert.ok(
        sizes.every((size) => size > 0 && size <= batchSize),
        `batches of ${sizes.join(', ')}`,
      );
      assert.equal((await allAfter(store, start, { batchSize, streams: new Set([stream]) })).length, 25);
    }
  }),

  withStore('asks before each batch how many events it holds, and waits for the answer', async (store) => {
    const start = await store.head();
    const stream = aStream();
    const { commandId, events } = appendOf({ stream, events: 25 });
    await store.append({ stream, expected: NO_STREAM, commandId, events });
    for (const types of [undefined, [...new Set(events.map(({ type }) => type))]]) {
      const read: StoredEvent[] = [];
      let [asked, given] = [0, 0];
      const pace = () => wait(1, 3 + (asked++ % 2));
      for await (const batch of store.readAll(start, { batchSize: 10, pace, ...(types && { types }) })) {
        given += 1;
        assert.ok(batch.length <= 4, `a batch of ${batch.length}`);
        assert.ok(asked >= given, `asked ${asked} times for ${given} batches`);
        read.push(...batch.filter((event) => event.stream === stream));
      }
      assert.deepEqual(idsOf(read), idsOf(events));
    }
  }),

  withStore('gives no more at once than it was told at first, whatever it hears before a batch', async (store) => {
    const start = await store.head();
    await written(store, 25);
    let read = 0;
    for await (const batch of store.readAll(start, { batchSize: 5, pace: () => Promise.resolve(1_000) })) {
      assert.ok(batch.length <= 5, `a batch of ${batch.length}`);
      read += batch.length;
    }
    assert.ok(read >= 25, `read ${read}`);
  }),

  withStore('reads the events of some types only, in their order and in batches', async (store) => {
    const start = await store.head();
    const stream = aStream();
    const { commandId, events } = appendOf({ stream, events: 24 });
    // Names of this case's own: the log of a real server holds what others have written.
    const [rare, common] = [`Rare${stream}`, `Common${stream}`];
    const named = events.map((event, n) => ({ ...event, type: n % 8 === 0 ? rare : common }));
    await store.append({ stream, expected: NO_STREAM, commandId, events: named });
    for (const types of [[rare], [common], [rare, common], ['NeverHappened']]) {
      const read: StoredEvent[] = [];
      for await (const batch of store.readAll(start, { batchSize: 5, types })) {
        assert.ok(batch.length > 0 && batch.length <= 5);
        read.push(...batch);
      }
      assert.deepEqual(idsOf(read), idsOf(named.filter(({ type }) => types.includes(type))));
    }
  }),
];
