import { EventStoreDBClient } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendOf, aStream } from '../../../testing/eventstoredb/append-of';
import { EventStoreDbServer } from '../../../testing/eventstoredb/server';
import { NO_FAULTS } from '../../../testing/eventstoredb/writer';
import { until } from '../../../testing/eventually';
import { waited } from '../../../testing/waited';
import { NO_STREAM, StoreUnavailable, type EventStore } from '../../event-store';
import { AppendCall } from './append-call';
import { openEventStoreDb } from '../eventstoredb';
import { proposals } from '../stored-event';

let server: EventStoreDbServer;
let store: EventStore;

beforeEach(async () => {
  server = await EventStoreDbServer.start();
  store = openEventStoreDb({ url: server.url });
});
afterEach(async () => {
  Object.assign(server.faults, NO_FAULTS);
  await store.close();
  await server.close();
});

describe('appends of one process', () => {
  it('are on their way together, some hundreds of them, each stream in its order', async () => {
    await store.close();
    // A busy machine takes longer to send two hundred than one append is waited for.
    store = openEventStoreDb({ url: server.url, deadlineMs: 60_000, patienceMs: 60_000 });
    await store.append(appendOf());
    // Where the log ends is answered: it is asked for once more where more than a second has passed.
    server.faults.appendsHung = true;
    const stream = aStream();
    const [first, second] = [appendOf({ stream }), appendOf({ stream, expected: 0 })];
    const others = Array.from({ length: 199 }, () => store.append(appendOf()));
    const inOrder = Promise.all([store.append(first), store.append(second)]);
    const streams = () => new Set(server.seen.slice(1).map((append) => append.stream));
    await until(() => streams().size === 200); // none of them is answered yet; a slow one may be there twice
    expect(server.seen.filter((append) => append.stream === stream && append.expected === 0)).toEqual([]);
    server.faults.appendsHung = false;
    await Promise.all(others);
    await inOrder;
    expect((await store.readStream(stream)).map(({ id }) => id)).toEqual(
      [...first.events, ...second.events].map(({ id }) => id),
    );
  });

  it('ask for no stream that they create, and for none that was just read', async () => {
    const { reads } = server;
    await store.append(appendOf());
    expect(server.reads - reads).toBe(1); // where the log ends
    const stream = aStream();
    await store.readStream(stream);
    const before = server.reads;
    const { revision } = await store.append(appendOf({ stream }));
    await store.append(appendOf({ stream, expected: revision }));
    expect(server.reads).toBe(before);
  });

  it('tell a repeat from a first time without having read the stream', async () => {
    const append = appendOf({ events: 2 });
    const first = await store.append(append);
    await store.append(appendOf({ stream: append.stream, expected: 1 }));
    await store.close();
    store = openEventStoreDb({ url: server.url });
    expect(await store.append({ ...append, events: append.events.slice(0, 1) })).toEqual({ ...first, repeated: true });
  });

  it('are not held up by a second answer to one that was refused', async () => {
    server.faults.writeTimeoutMs = 100;
    const call = new AppendCall(EventStoreDBClient.connectionString(server.url));
    const [event] = proposals(appendOf());
    if (!event) throw new Error('no event');
    await expect(call.append(aStream(), NO_STREAM, [{ ...event, type: '' }])).rejects.toThrow('BadRequest');
    const slow = call.append(aStream(), NO_STREAM, [event]);
    await slow;
    await until(() => server.secondAnswers > 0);
    expect(await call.append(aStream(), NO_STREAM, [event])).toMatchObject({ revision: 0 });
    await call.close();
  });

  it('go over a new connection when theirs is silent while reads are answered', async () => {
    await store.append(appendOf());
    server.deafenAppendStreams();
    const { outcome, ms } = await waited(store.append(appendOf()));
    expect(outcome).toMatchObject({ revision: 0, repeated: false });
    expect(ms).toBeLessThan(4_000);
  });
});

describe('a leader that is lost', () => {
  it('delays an append by two seconds at most: an attempt that is kept is made again beside itself', async () => {
    await store.append(appendOf());
    server.faults.ignored = 1; // kept by a node that waits for the old leader
    const append = appendOf();
    const { outcome, ms } = await waited(store.append(append));
    expect(outcome).toMatchObject({ revision: 0, repeated: false });
    expect(ms).toBeLessThan(2_000);
    const attempts = server.seen.filter(({ stream }) => stream === append.stream);
    expect(attempts.map(({ expected, records }) => [expected, records[0]?.id])).toEqual(
      Array.from({ length: 2 }, () => [NO_STREAM, append.events[0]?.id]),
    );
  });
});

describe('a store that is gone', () => {
  it('is waited for by the first, and known to the next, until it is back', async () => {
    const patient = openEventStoreDb({ url: server.url, patienceMs: 5_000 });
    await patient.append(appendOf());
    await server.kill();
    const first = await waited(patient.append(appendOf()));
    expect(first.outcome).toBeInstanceOf(StoreUnavailable);
    expect(first.ms).toBeLessThan(6_000);
    const next = await Promise.all([waited(patient.append(appendOf())), waited(patient.readStream(aStream()))]);
    for (const { outcome, ms } of next) {
      expect(outcome).toBeInstanceOf(StoreUnavailable);
      expect(ms).toBeLessThan(1_000);
    }
    await server.restart();
    expect(await patient.append(appendOf())).toMatchObject({ revision: 0 });
    await patient.close();
  });

  it('that is silent is given five seconds', async () => {
    await store.append(appendOf());
    server.faults.hung = true;
    const { outcome, ms } = await waited(store.append(appendOf()));
    expect(outcome).toBeInstanceOf(StoreUnavailable);
    expect(ms).toBeLessThan(6_500);
  });
});
