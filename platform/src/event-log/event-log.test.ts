import { beforeEach, describe, expect, it } from '@jest/globals';
import { events, Maybe } from 'schemas/describe/events';
import { Id, Name, Personal, Text } from 'schemas/describe/schema';
import { keyring, masterKeys, memoryKeyStore, SubjectIsErased, type Keyring } from '../crypto/crypto';
import { NO_STREAM, START, type StoredEvent } from '../event-store/event-store';
import { eventIdOf, eventLog, idFrom, type EventLog, type LogAppend } from './event-log';
import { memoryStore, type MemoryStore } from './testing/memory-store';

const family = events({
  Met: { personId: Id, name: Personal(Name, 'personId'), remark: Maybe(Personal(Text(200), 'personId')), place: Id },
  Left: { personId: Id },
});
const types = new Map(Object.values(family.types).map((type) => [type.name, type]));

let store: MemoryStore;
let keys: Keyring;
let log: EventLog;

beforeEach(() => {
  store = memoryStore();
  keys = keyring(memoryKeyStore(), masterKeys('a secret for the tests of the event log'));
  log = eventLog(store, types, keys);
});

const met = { type: 'Met', data: { personId: 'ada', name: 'Ada Lovelace', place: 'london' } };
const recording = { commandId: 'c1', actor: { id: 'somebody', role: 'ROLE_USER' }, at: '2026-11-21T12:00:00.000Z' };
const append = (change: Partial<LogAppend> = {}) =>
  log.append({ stream: 'person-ada', expected: NO_STREAM, events: [met], recording, ...change });

async function all(batches: AsyncIterable<StoredEvent[]>): Promise<StoredEvent[]> {
  const gathered: StoredEvent[] = [];
  for await (const batch of batches) gathered.push(...batch);
  return gathered;
}

describe('personal data', () => {
  it('goes into the store sealed, and comes out of every reading as it was', async () => {
    await append();
    expect(JSON.stringify(store.events)).not.toContain('Lovelace');
    expect(store.events[0]?.data).toEqual({
      ...met.data,
      name: { sealed: expect.any(String), of: 'ada' },
    });
    const { signal } = new AbortController();
    const readings = [
      await log.readStream('person-ada'),
      await all(log.readAll(START)),
      await all(log.subscribe(START, { signal })),
    ];
    for (const [event] of readings) expect(event?.data).toEqual(met.data);
  });

  it('of a field that is not there is not made up', async () => {
    await append();
    expect(Object.keys((await log.readStream('person-ada'))[0]?.data ?? {})).not.toContain('remark');
  });

  it('of somebody who has been erased comes out empty, and the rest as it was', async () => {
    await append();
    await keys.destroy('ada');
    expect((await log.readStream('person-ada'))[0]?.data).toEqual({ ...met.data, name: null });
  });

  it('of somebody who has been erased is not taken in again', async () => {
    await keys.destroy('ada');
    await expect(append()).rejects.toBeInstanceOf(SubjectIsErased);
    expect(store.events).toEqual([]);
  });

  it('stays sealed for whoever reads the store itself', async () => {
    await append();
    const [event] = await log.store.readStream('person-ada');
    expect(event?.data['name']).toEqual({ sealed: expect.any(String), of: 'ada' });
  });
});

describe('an event that no table could hold', () => {
  it.each([
    ['a field that is not declared', { ...met.data, age: 3 }],
    ['a field that is missing', { personId: 'ada', place: 'london' }],
    ['a value of another kind', { ...met.data, place: 7 }],
    ['text that is none', { ...met.data, remark: 'half of a pair \ud800' }],
  ])('is not taken in: %s', async (_, data) => {
    await expect(append({ events: [{ type: 'Met', data }] })).rejects.toThrow(/^Met/);
    expect(store.events).toEqual([]);
  });
});

describe('somebody who was erased by another process', () => {
  const erased = { type: 'SubjectErased', data: { subjectId: 'ada' } };

  it('comes out empty from then on, although the key is still at hand and something was written later', async () => {
    const shared = memoryKeyStore();
    const master = masterKeys('a secret for the tests of the event log');
    const [reader, writer] = [
      eventLog(store, types, keyring(shared, master)),
      eventLog(store, types, keyring(shared, master)),
    ];
    const here = (commandId: string) => ({ ...recording, commandId });
    await writer.append({ stream: 'person-ada', expected: NO_STREAM, events: [met], recording: here('c1') });
    expect((await reader.readStream('person-ada'))[0]?.data['name']).toBe('Ada Lovelace');
    // Sealed before the key was gone, appended after the erasure: the narrowest case of the race.
    store.before = async ({ commandId }) => {
      if (commandId !== 'c2') return;
      store.before = () => undefined;
      await keyring(shared, master).destroy('ada');
      await reader.append({ stream: 'subject-ada', expected: NO_STREAM, events: [erased], recording: here('c3') });
    };
    await writer.append({ stream: 'person-ada', expected: 0, events: [met], recording: here('c2') });
    expect(store.events.map(({ type }) => type)).toEqual(['Met', 'SubjectErased', 'Met']);
    const read = await all(reader.readAll(START));
    expect(read.map(({ data }) => data['name'])).toEqual([null, undefined, null]);
    await expect(
      writer.append({ stream: 'person-ada', expected: 1, events: [met], recording: here('c4') }),
    ).rejects.toBeInstanceOf(SubjectIsErased);
  });
});

describe('an event', () => {
  it('says who did it, when, and what it follows from', async () => {
    await append({ recording: { ...recording, causationId: 'an event', correlationId: 'a request' } });
    expect(store.events[0]?.meta).toEqual({
      ...recording,
      causationId: 'an event',
      correlationId: 'a request',
      schemaVersion: 1,
    });
  });

  it('follows from its command where nothing else is said', async () => {
    await append();
    expect(store.events[0]?.meta).toMatchObject({ causationId: 'c1', correlationId: 'c1' });
  });

  it('has an id of its own, the same for a repeat', async () => {
    await append({ events: [met, { type: 'Left', data: { personId: 'ada' } }] });
    expect(store.events.map(({ id }) => id)).toEqual([
      eventIdOf('c1', 'person-ada', 0),
      eventIdOf('c1', 'person-ada', 1),
    ]);
    const ids = [eventIdOf('c1', 'a', 0), eventIdOf('c1', 'a', 1), eventIdOf('c1', 'b', 0), eventIdOf('c2', 'a', 0)];
    expect(new Set(ids).size).toBe(4);
    expect(eventIdOf('c1', 'a', 0)).toBe(eventIdOf('c1', 'a', 0));
  });
});

describe('an id of something that a command makes', () => {
  it('is the same for a repeat, and another for each purpose and each command', () => {
    expect(idFrom('c1', 'session')).toBe(idFrom('c1', 'session'));
    expect(new Set([idFrom('c1', 'session'), idFrom('c1', 'account'), idFrom('c2', 'session')]).size).toBe(3);
  });
});
