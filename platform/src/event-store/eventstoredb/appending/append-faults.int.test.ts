import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { appendOf, aStream } from '../../../testing/eventstoredb/append-of';
import { recordOf } from '../../../testing/eventstoredb/server-side';
import { PATIENCE_MS, until } from '../../../testing/eventually';
import { waited } from '../../../testing/waited';
import { EventStoreDbServer } from '../../../testing/eventstoredb/server';
import { EventTooLarge, NO_STREAM, StoreUnavailable, WrongRevision, type EventStore } from '../../event-store';
import { openEventStoreDb } from '../eventstoredb';

let server: EventStoreDbServer;
let store: EventStore;
/** Gives up soon; for what never comes. */
let impatient: EventStore;

beforeEach(async () => {
  server = await EventStoreDbServer.start();
  store = openEventStoreDb({ url: server.url, deadlineMs: 250, patienceMs: PATIENCE_MS });
  impatient = openEventStoreDb({ url: server.url, deadlineMs: 250, patienceMs: 1_500 });
});

afterEach(async () => {
  server.faults.hung = false;
  await Promise.all([store.close(), impatient.close()]);
  await server.close();
});

/** The adapter loaded a second time, with nothing in common with the first. */
async function inAnotherProcess(use: (store: EventStore) => Promise<void>): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    const adapter = await import('../eventstoredb');
    const elsewhere = adapter.openEventStoreDb({ url: server.url, deadlineMs: 1_000, patienceMs: PATIENCE_MS });
    await use(elsewhere);
    await elsewhere.close();
  });
}

async function appended(events: number): Promise<{ stream: string }> {
  const append = appendOf({ events });
  await store.append(append);
  return append;
}

const idsIn = async (stream: string) => (await store.readStream(stream)).map(({ id }) => id);

describe('an append whose outcome is unknown', () => {
  it('is stored once and answered when its first answer never came', async () => {
    server.faults.unanswered = 1;
    const append = appendOf({ events: 2 });
    const answer = await store.append(append);

    expect(answer).toMatchObject({ revision: 1, repeated: false });
    expect(server.seen).toHaveLength(2);
    expect(await idsIn(append.stream)).toEqual(append.events.map(({ id }) => id));
  });

  it('is sent again when it was lost on the way', async () => {
    server.faults.ignored = 1;
    const append = appendOf();
    expect(await store.append(append)).toMatchObject({ revision: 0 });
    expect(await idsIn(append.stream)).toHaveLength(1);
  });

  it('takes an answer that came after its deadline for what it is', async () => {
    server.faults.writeDelayMs = 600;
    const answer = await store.append(appendOf());
    expect(answer).toMatchObject({ revision: 0, repeated: false });
    expect(server.seen.length).toBeGreaterThan(1);
  });

  it('is tried with the same ids at the same revision every time, whatever others wrote meanwhile', async () => {
    const first = appendOf();
    await store.append(first);
    const unlucky = appendOf({ stream: first.stream, expected: 0 });
    server.faults.unanswered = 1;
    const answer = store.append(unlucky);
    await until(() => server.log.read(first.stream).length === 2);
    server.log.append(first.stream, 1, appendOf().events.map(recordOf));

    expect(await answer).toMatchObject({ revision: 1, repeated: false });
    const attempts = server.seen.filter(({ records }) => records[0]?.id === unlucky.events[0]?.id);
    expect(attempts.map(({ expected }) => expected)).toEqual([0, 0]);
  });

  it('is StoreUnavailable in the end, and the same append repeated later tells the outcome', async () => {
    server.faults.unanswered = 100;
    const append = appendOf();
    await expect(impatient.append(append)).rejects.toThrow(StoreUnavailable);
    server.faults.unanswered = 0;

    expect(await store.append(append)).toMatchObject({ revision: 0, repeated: true });
    expect(await idsIn(append.stream)).toHaveLength(1);
  });

  it('survives the server being cut off and coming back', async () => {
    await store.append(appendOf());
    await server.kill();
    const append = appendOf();
    const answer = store.append(append);
    await server.restart();
    expect(await answer).toMatchObject({ revision: 0, repeated: false });
  });
});

describe('a hung server', () => {
  it('holds an append no longer than the patience it was given', async () => {
    await store.append(appendOf());
    server.faults.hung = true;
    const { outcome, ms } = await waited(impatient.append(appendOf()));
    expect(outcome).toBeInstanceOf(StoreUnavailable);
    expect(ms).toBeLessThan(2_500);
  });

  it('holds no read and no check longer either', async () => {
    await store.append(appendOf());
    server.faults.hung = true;
    const { outcome, ms } = await waited(impatient.check());
    expect(outcome).toBeInstanceOf(StoreUnavailable);
    expect(ms).toBeLessThan(750);
    await expect(impatient.readStream(aStream())).rejects.toThrow(StoreUnavailable);
    await expect(impatient.head()).rejects.toThrow(StoreUnavailable);
  });

  it('stores what it was sent once it goes on, and only once', async () => {
    const append = appendOf();
    await store.readStream(append.stream);
    server.faults.hung = true;
    await expect(impatient.append(append)).rejects.toThrow(StoreUnavailable);
    server.faults.hung = false;
    expect(await store.append(append)).toMatchObject({ revision: 0 });
    expect(await idsIn(append.stream)).toHaveLength(1);
  });

  it('keeps many writers waiting together, not one after the other', async () => {
    await store.append(appendOf());
    server.faults.hung = true;
    const stream = aStream();
    const writers = Array.from({ length: 60 }, (_, n) => waited(impatient.append(appendOf(n % 2 ? { stream } : {}))));
    for (const { outcome, ms } of await Promise.all(writers)) {
      expect(outcome).toBeInstanceOf(StoreUnavailable);
      expect(ms).toBeLessThan(3_000);
    }
  });
});

describe('a repeated command', () => {
  it('writes nothing at the current head, where the server itself would write it again', async () => {
    const append = appendOf({ events: 2 });
    const first = await store.append(append);
    await store.append(appendOf({ stream: append.stream, expected: 1 }));

    const again = await store.append({ ...append, expected: 2 });
    expect(again).toEqual({ ...first, repeated: true });
    expect(await idsIn(append.stream)).toHaveLength(3);
  });

  it('is found in a stream that this process has not read', async () => {
    const append = appendOf();
    const first = await store.append(append);
    await inAnotherProcess(async (elsewhere) => {
      expect(await elsewhere.append({ ...append, expected: 0 })).toEqual({ ...first, repeated: true });
      expect(await elsewhere.append(append)).toEqual({ ...first, repeated: true });
    });
  });

  it('is found after somebody else moved the stream on', async () => {
    const append = appendOf({ events: 2 });
    await store.readStream(append.stream);
    server.log.append(append.stream, NO_STREAM, [...append.events, ...appendOf().events].map(recordOf));
    // In another order the server does not recognise it and says that the stream stands elsewhere.
    const again = await store.append({ ...append, events: [...append.events].reverse() });
    expect(again).toMatchObject({ revision: 1, repeated: true });
  });

  it('in flight twice is written once, and both callers learn the same', async () => {
    server.faults.writeDelayMs = 50;
    server.faults.writeTimeoutMs = 100;
    const append = appendOf();
    const [one, two] = await Promise.all([store.append(append), store.append(append)]);
    expect(two).toEqual({ ...one, repeated: true });
    expect(await idsIn(append.stream)).toHaveLength(1);
  });

  it('in flight from another process times out there and is answered on the next try', async () => {
    const append = appendOf();
    await store.append(appendOf());
    await inAnotherProcess(async (elsewhere) => {
      await elsewhere.append(appendOf());
      await elsewhere.readStream(append.stream);
      Object.assign(server.faults, { writeDelayMs: 200, writeTimeoutMs: 50 });
      const [ours, theirs] = await Promise.all([store.append(append), elsewhere.append(append)]);
      expect(theirs).toMatchObject({ revision: 0, position: ours.position });
    });
    expect(server.seen.length).toBeGreaterThan(4);
    expect(await idsIn(append.stream)).toHaveLength(1);
  });
});

describe('an append that is too large', () => {
  it('is refused before anything is sent, and leaves the others alone', async () => {
    const appends = Array.from({ length: 12 }, () => appendOf());
    const others = Promise.all(appends.map((append) => store.append(append)));
    await expect(store.append(appendOf({ text: 'x'.repeat(20_000_000) }))).rejects.toThrow(EventTooLarge);
    expect(await others).toHaveLength(12);
    // A slow machine may send one of them twice; the large one is never sent.
    expect(new Set(server.seen.map(({ records }) => records[0]?.id)).size).toBe(12);
  });

  it('counts all its events together', async () => {
    await expect(store.append(appendOf({ events: 3, text: 'x'.repeat(400_000) }))).rejects.toThrow(EventTooLarge);
    const fits = appendOf({ events: 2, text: 'x'.repeat(400_000) });
    expect(await store.append(fits)).toMatchObject({ revision: 1 });
  });

  it('of somebody else, ending the append stream, costs nothing pending on it', async () => {
    await store.append(appendOf());
    server.faults.hung = true;
    const appends = Array.from({ length: 8 }, () => appendOf());
    const answers = Promise.all(appends.map((append) => store.append(append)));
    await until(() => server.seen.length > 8);
    server.breakAppendStreams();
    server.faults.hung = false;
    expect(await answers).toHaveLength(8);
    expect(server.seen.length).toBeGreaterThan(9);
    for (const { stream } of appends) expect(await idsIn(stream)).toHaveLength(1);
  });
});

describe('a stream that an operator deleted', () => {
  it('reads as missing and goes on with the old numbering', async () => {
    const { stream } = await appended(3);
    server.log.softDelete(stream);
    expect(await store.readStream(stream)).toEqual([]);
    const answer = await store.append(appendOf({ stream }));
    expect(answer.revision).toBe(3);
    expect((await store.readStream(stream)).map(({ revision }) => revision)).toEqual([3]);
    expect((await store.append(appendOf({ stream, expected: 3 }))).revision).toBe(4);
  });

  it('for good reads as missing, and refuses an append at once', async () => {
    const { stream } = await appended(1);
    server.log.tombstone(stream);
    expect(await store.readStream(stream)).toEqual([]);
    await expect(store.append(appendOf({ stream }))).rejects.toThrow('deleted for good');
  });
});

describe('one process', () => {
  it('may append to two servers, and what breaks on one costs nothing on the other', async () => {
    await store.append(appendOf());
    const second = await EventStoreDbServer.start();
    const other = openEventStoreDb({ url: second.url, deadlineMs: 250, patienceMs: PATIENCE_MS });
    server.faults.writeDelayMs = 100;
    second.faults.writeDelayMs = 100;
    const answers = Promise.all([store, other, store, other].map((each) => each.append(appendOf())));
    await until(() => second.seen.length > 1);
    second.breakAppendStreams();
    expect(await answers).toHaveLength(4);
    expect(server.seen).toHaveLength(3);
    await other.close();
    await second.close();
  });

  it('may open the same server several times', async () => {
    const other = openEventStoreDb({ url: server.url });
    const { stream } = await appended(1);
    expect(await other.append(appendOf({ stream, expected: 0 }))).toMatchObject({ revision: 1 });
    await other.close();
    await expect(other.append(appendOf())).rejects.toThrow('closed');
    expect(await store.append(appendOf({ stream, expected: 1 }))).toMatchObject({ revision: 2 });
  });

  it('says which revision a stream has when it is not the one expected', async () => {
    const { stream } = await appended(2);
    const wrong = await store.append(appendOf({ stream, expected: 0 })).catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(WrongRevision);
    expect(wrong).toMatchObject({ stream, expected: 0, actual: 1 });
    await expect(store.append(appendOf({ expected: 4 }))).rejects.toMatchObject({ actual: NO_STREAM });
  });
});
