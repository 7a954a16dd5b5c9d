import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { appendOf, aStream } from '../../testing/eventstoredb/append-of';
import { EventStoreDbProcess } from '../../testing/eventstoredb/child';
import { eventually, PATIENCE_MS, until } from '../../testing/eventually';
import { waited } from '../../testing/waited';
import {
  NO_STREAM,
  START,
  StoreUnavailable,
  type Append,
  type Appended,
  type EventStore,
  type StoredEvent,
} from '../event-store';
import { openEventStoreDb } from './eventstoredb';

const KILLS = 4;
const WRITERS = 8;
/** However slow the machine, so many events are read before each kill. */
const BETWEEN_KILLS = 100;

let folder: string;
let server: EventStoreDbProcess;
let store: EventStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  server = await EventStoreDbProcess.start(join(folder, 'log'));
  store = openEventStoreDb({ url: server.url, deadlineMs: 2_000, patienceMs: PATIENCE_MS });
});

afterEach(async () => {
  await store.close();
  await server.kill();
  await rm(folder, { recursive: true });
});

/** Sends the same append again for as long as its outcome is unknown: how soon the server is back is the machine's affair. */
async function persistently(append: Append): Promise<Appended> {
  const outcome = await eventually(
    () => store.append(append).catch((error: unknown) => error),
    (answer) => !(answer instanceof StoreUnavailable),
  );
  if (outcome instanceof Error) throw outcome;
  return outcome as Appended;
}

/** Appends one event after the other to a stream of its own until it is stopped; every acknowledged id. */
async function write(stopped: AbortSignal): Promise<{ stream: string; acknowledged: string[] }> {
  const stream = aStream();
  const acknowledged: string[] = [];
  for (let expected = NO_STREAM; !stopped.aborted;) {
    const append = appendOf({ stream, expected });
    expected = (await persistently(append)).revision;
    acknowledged.push(...append.events.map(({ id }) => id));
  }
  return { stream, acknowledged };
}

async function collect(events: StoredEvent[], signal: AbortSignal): Promise<void> {
  for await (const batch of store.subscribe(START, { signal })) events.push(...batch);
}

it('loses nothing acknowledged and writes nothing twice though the server is killed again and again', async () => {
  const [stopWriting, stopReading] = [new AbortController(), new AbortController()];
  const seen: StoredEvent[] = [];
  const reading = collect(seen, stopReading.signal);
  const writing = Promise.all(Array.from({ length: WRITERS }, () => write(stopWriting.signal)));
  const writtenMore = async () => {
    const before = seen.length;
    await until(() => seen.length >= before + BETWEEN_KILLS);
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    await writtenMore();
    await server.kill();
    await server.restart();
  }
  await writtenMore();
  stopWriting.abort();

  const written = await writing;
  for (const { stream, acknowledged } of written) {
    const stored = await store.readStream(stream);
    expect(stored.map(({ id }) => id)).toEqual(acknowledged);
    expect(stored.map(({ revision }) => revision)).toEqual(acknowledged.map((_, index) => index));
  }
  const total = written.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  expect(total).toBeGreaterThan(100);
  await until(() => seen.length >= total);
  stopReading.abort();
  await reading;
  expect(seen.map(({ position }) => position)).toEqual([...new Set(seen.map(({ position }) => position))].sort());
  expect(seen).toHaveLength(total);
  expect(await store.head()).toBe(seen.at(-1)?.position);
});

// The client would queue most of these, and reject the queue with nobody listening: jest fails a test for that.
it('brings every append home when a server hung under many large ones is killed', async () => {
  const appends = Array.from({ length: 64 }, () => appendOf({ text: 'x'.repeat(100_000) }));
  for (const { stream } of appends) await store.readStream(stream);
  await store.append(appendOf());
  server.hang();
  const answers = Promise.all(appends.map(persistently));
  await wait(500);
  await server.kill();
  await server.restart();
  expect(await answers).toHaveLength(64);
  for (const { stream } of appends) expect(await store.readStream(stream)).toHaveLength(1);
});

it('does not keep an append past its patience while the server hangs, and learns the outcome after', async () => {
  const impatient = openEventStoreDb({ url: server.url, deadlineMs: 300, patienceMs: 1_000 });
  const append = appendOf();
  await impatient.readStream(append.stream);
  server.hang();
  const { outcome, ms } = await waited(impatient.append(append));
  expect(outcome).toBeInstanceOf(StoreUnavailable);
  expect(ms).toBeLessThan(1_500);
  server.resume();
  expect(await impatient.append(append)).toMatchObject({ revision: 0 });
  expect(await impatient.readStream(append.stream)).toHaveLength(1);
  await impatient.close();
});
