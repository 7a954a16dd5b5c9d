import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { START, streamOf, type EventStore } from '../../event-store/event-store';
import { appendOf, aStream } from '../eventstoredb/append-of';
import { withStore, type ContractCase } from './server-under-test';
import { written } from './written';
import { allAfter, assertInOrder, assertPrompt, idsOf, Watcher } from './watching';

export const reading: readonly ContractCase[] = [
  withStore('reads a stream that does not exist as empty', async (store) => {
    assert.deepEqual(await store.readStream(aStream()), []);
  }),

  withStore('reads a stream from a revision on', async (store) => {
    const { stream, events } = await written(store, 6);
    for (const from of [0, 1, 5, 6, 60])
      assert.deepEqual(idsOf(await store.readStream(stream, from)), idsOf(events).slice(from));
    assert.deepEqual(idsOf(await store.readStream(stream, 2, 3)), idsOf(events).slice(2, 5));
  }),

  withStore('begins after the start of the log', async (store) => {
    const { events } = await written(store, 2);
    for await (const batch of store.readAll(START, { batchSize: 10 })) {
      assert.ok(batch.length > 0 && batch.length <= 10);
      assert.ok(batch.every(({ position }) => position > START));
      break;
    }
    assert.ok(events.length > 0);
  }),

  withStore('reads on from any position, also inside an append', async (store) => {
    const start = await store.head();
    const streams = new Set<string>();
    for (const size of [1, 5, 2]) streams.add((await written(store, size)).stream);
    const all = await allAfter(store, start, { streams });
    assert.equal(all.length, 8);
    for (const [index, { position }] of all.entries())
      assert.deepEqual(idsOf(await allAfter(store, position, { streams })), idsOf(all).slice(index + 1));
  }),

  withStore('reads nothing after the end', async (store) => {
    const { last } = await written(store, 3);
    assert.deepEqual(await allAfter(store, last.position, { streams: new Set([last.stream]) }), []);
  }),

  withStore('knows its last position', async (store) => {
    const before = await store.head();
    const { last } = await written(store, 3);
    assert.match(before, /^\d{20}$/);
    assert.ok(before < last.position);
    assert.ok((await store.head()) >= last.position);
  }),

  withStore('gives a subscriber what is there, then what follows', async (store) => {
    const start = await store.head();
    const first = await written(store, 3);
    const streams = new Set([first.stream, aStream()]);
    const watcher = new Watcher(store, start, { streams });
    await watcher.until(3);
    for (const stream of streams) {
      if (stream === first.stream) continue;
      for (let n = 0; n < 5; n += 1) await store.append(appendOf({ stream, expected: n - 1 }));
    }
    assertInOrder(await watcher.until(8));
    await watcher.stop();
    assert.equal(watcher.seen.length, 8);
  }),

  withStore('subscribes from any position, also inside an append', async (store) => {
    const { stream, events } = await written(store, 5);
    const stored = await store.readStream(stream);
    for (const [index, { position }] of stored.entries()) {
      const watcher = new Watcher(store, position, { streams: new Set([stream]) });
      const next = appendOf({ stream, expected: 4 + index });
      await store.append(next);
      const after = [...idsOf(events), ...idsOf((await store.readStream(stream)).slice(5))].slice(index + 1);
      assert.deepEqual(idsOf(await watcher.until(after.length)), after);
      await watcher.stop();
    }
  }),

  withStore('gives a subscriber batches of the size that he asked for', async (store) => {
    const start = await store.head();
    const { stream } = await written(store, 40);
    const watcher = new Watcher(store, start, { streams: new Set([stream]), batchSize: 7 });
    await watcher.until(40);
    await watcher.stop();
    assert.ok(
      watcher.batches.every((size) => size > 0 && size <= 7),
      `batches of ${watcher.batches.join(', ')}`,
    );
  }),

  withStore('waits for a slow subscriber, and does not forget him', async (store) => {
    const start = await store.head();
    const streams = new Set([aStream(), aStream()]);
    const watcher = new Watcher(store, start, { streams, batchSize: 50, pauseMs: 20 });
    for (let n = 0; n < 10; n += 1)
      for (const stream of streams) await store.append(appendOf({ stream, expected: n * 50 - 1, events: 50 }));
    assertInOrder(await watcher.until(1_000));
    await watcher.stop();
  }),

  withStore('serves several subscribers, each from where he is', async (store) => {
    const start = await store.head();
    const { stream, last } = await written(store, 4);
    const streams = new Set([stream]);
    const [early, late] = [new Watcher(store, start, { streams }), new Watcher(store, last.position, { streams })];
    await store.append(appendOf({ stream, expected: 3 }));
    assert.equal((await early.until(5)).length, 5);
    assert.equal((await late.until(1)).length, 1);
    await Promise.all([early.stop(), late.stop()]);
  }),

  withStore('lets a subscriber go as soon as he wants no more', async (store) => {
    await assertEndsPromptly(store, async () => wait(300));
    await assertEndsPromptly(store, async () => {
      await written(store, 3);
    });
    const over = AbortSignal.abort();
    for await (const batch of store.subscribe(START, { signal: over })) assert.fail(`gave ${batch.length} events`);
  }),

  withStore('lets a reader stop in the middle', async (store) => {
    const start = await store.head();
    await written(store, 20);
    for await (const batch of store.readAll(start, { batchSize: 5 })) {
      assert.ok(batch.length <= 5);
      break;
    }
    const { signal } = new AbortController();
    for await (const batch of store.subscribe(start, { signal, batchSize: 5 })) {
      assert.ok(batch.length <= 5);
      break;
    }
  }),

  withStore('finds streams by how their names begin, the last written first', async (store) => {
    const category = Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join('');
    const streams = ['a1', 'a2', 'b1'].map((id) => streamOf(category, id));
    for (const stream of streams) await store.append(appendOf({ stream, events: 2 }));
    const [again = ''] = streams;
    const last = appendOf({ stream: again, expected: 1 });
    await store.append(last);

    const found = await store.findStreams(`${category}-`, 10);
    assert.deepEqual(
      found.map(({ stream }) => stream),
      [streams[0], streams[2], streams[1]],
    );
    const [newest] = await store.readStream(again, 2);
    assert.deepEqual(found[0], {
      position: newest?.position,
      stream: again,
      events: 3,
      lastType: 'SampleTaken',
      lastAt: last.events[0]?.meta.at,
    });
    assert.deepEqual(
      (await store.findStreams(`${category}-a`, 10)).map(({ stream }) => stream),
      [streams[0], streams[1]],
    );
    assert.deepEqual(
      (await store.findStreams(category, 1)).map(({ stream }) => stream),
      [again],
    );
    assert.deepEqual(await store.findStreams(`${category}x`, 10), []);
  }),

  withStore(
    'finds what follows a page of streams, also where one of that page has been written to since',
    async (store) => {
      const category = Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join('');
      const streams = ['a', 'b', 'c', 'd', 'e'].map((id) => streamOf(category, id));
      for (const stream of streams) await store.append(appendOf({ stream }));
      const first = await store.findStreams(`${category}-`, 2);
      const before = first.at(-1)?.position ?? START;
      await store.append(appendOf({ stream: streams[4] ?? '', expected: 0 }));
      const next = await store.findStreams(`${category}-`, 2, { before });
      const named = [...first, ...next].map(({ stream }) => stream);
      assert.deepEqual(named, [streams[4], streams[3], streams[2], streams[1]]);
      assert.deepEqual(await store.findStreams(`${category}-`, 9, { before: START }), []);
      assert.deepEqual(await store.findStreams(category, 9, { without: [category] }), []);
    },
  ),

  {
    name: 'finishes what was begun before it closes, and takes nothing after',
    run: async (server) => {
      const store = server.open();
      await store.check();
      const appends = Array.from({ length: 50 }, () => appendOf({ events: 2 }));
      const answers = Promise.all(appends.map((append) => store.append(append)));
      await store.close();
      assert.equal((await answers).length, 50);
      await assert.rejects(store.append(appendOf()));
      const again = server.open();
      for (const { stream } of appends) assert.equal((await again.readStream(stream)).length, 2);
      await again.close();
    },
  },

  withStore('says that it answers', (store) => store.check()),
];

async function assertEndsPromptly(store: EventStore, meanwhile: () => Promise<void>): Promise<void> {
  const watcher = new Watcher(store, await store.head());
  await meanwhile();
  await assertPrompt(watcher.stop());
}
