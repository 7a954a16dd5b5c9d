import { beforeEach, describe, expect, it } from '@jest/globals';
import { keyring, masterKeys, memoryKeyStore } from '../crypto/crypto';
import { eventLog, type EventLog } from '../event-log/event-log';
import { memoryStore, type MemoryStore } from '../event-log/testing/memory-store';
import { NO_STREAM, START, StoreUnavailable, WrongRevision, type Append } from '../event-store/event-store';
import { accept, decider, refuse, type Decision } from './decider';
import { handle, stateOf } from './handle';

type Added = { type: 'Added'; data: { amount: number } };
type Add = { type: 'Add'; data: { amounts: readonly number[] } };

const LIMIT = 10;

const jar = decider({
  category: 'jar',
  initial: 0,
  decide: ({ data: { amounts } }: Add, level: number): Decision<Added, 'JarFull'> => {
    if (amounts.reduce((sum, amount) => sum + amount, level) > LIMIT) return refuse('JarFull');
    return accept(...amounts.map((amount) => ({ type: 'Added' as const, data: { amount } })));
  },
  evolve: (level, { data }: Added) => level + data.amount,
});

let store: MemoryStore;
let log: EventLog;

beforeEach(() => {
  store = memoryStore();
  log = eventLog(store, new Map(), keyring(memoryKeyStore(), masterKeys('a secret for the tests of handling')));
});

const recordingOf = (commandId: string) => ({
  commandId,
  actor: { id: 'somebody', role: 'ROLE_USER' },
  at: '2026-11-21T12:00:00.000Z',
});
const add = (commandId: string, ...amounts: number[]) =>
  handle(log, jar, { id: 'one', command: { type: 'Add', data: { amounts } }, recording: recordingOf(commandId) });

/** What somebody else writes in between, however often. */
async function forestall(appends: number, amount: number): Promise<void> {
  const last = store.events.findLast(({ stream }) => stream === 'jar-one');
  store.before = () => undefined;
  await log.append({
    stream: 'jar-one',
    expected: last?.revision ?? NO_STREAM,
    events: [{ type: 'Added', data: { amount } }],
    recording: recordingOf(`other ${store.events.length}`),
  });
  if (appends > 1) store.before = () => forestall(appends - 1, amount);
}

const amountsStored = () => store.events.map(({ data }) => data['amount']);

describe('a command', () => {
  it('is decided on what its stream holds, and its events are appended after that', async () => {
    await add('c1', 1);
    const outcome = await add('c2', 2, 3);
    expect(outcome).toEqual({
      kind: 'accepted',
      state: 6,
      events: [
        { type: 'Added', data: { amount: 2 } },
        { type: 'Added', data: { amount: 3 } },
      ],
      position: store.events[2]?.position,
      repeated: false,
    });
    expect(store.events.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect(await stateOf(log, jar, 'one')).toBe(6);
  });

  it('that changes nothing appends nothing, and answers with where the stream stands', async () => {
    await add('c1', 1);
    expect(await add('c2')).toMatchObject({
      kind: 'accepted',
      state: 1,
      events: [],
      position: store.events[0]?.position,
    });
    expect(store.events).toHaveLength(1);
  });

  it('that changes nothing in a stream that does not exist answers with the start of the log', async () => {
    expect(await add('c1')).toMatchObject({ kind: 'accepted', state: 0, position: START });
  });

  it('that is refused appends nothing, and says why', async () => {
    await add('c1', 9);
    const { position } = store.events[0] ?? {};
    expect(await add('c2', 2)).toEqual({ kind: 'refused', code: 'JarFull', position });
    expect(store.events).toHaveLength(1);
  });
});

describe('a repeat', () => {
  it('is answered as the first time, whatever has happened since, and appends nothing', async () => {
    const first = await add('c1', 1, 2);
    await add('c2', 3);
    expect(await add('c1', 1, 2)).toMatchObject({ ...first, repeated: true });
    expect(amountsStored()).toEqual([1, 2, 3]);
  });

  it('is answered although it would be refused by now', async () => {
    const first = await add('c1', 6);
    expect(await add('c1', 6)).toMatchObject({ ...first, repeated: true });
  });

  it('of a refusal is decided anew', async () => {
    expect(await add('c1', 11)).toMatchObject({ kind: 'refused' });
    expect(await add('c1', 11)).toMatchObject({ kind: 'refused' });
  });

  it('that overtakes the first is answered as the first, on the state that the first met', async () => {
    // Both have read an empty stream; the first finds another's event before its own, and the repeat comes last.
    store.before = async () => {
      store.before = () => undefined;
      await forestall(1, 4);
      await add('c1', 1);
    };
    expect(await add('c1', 1)).toMatchObject({
      kind: 'accepted',
      state: 5,
      events: [{ type: 'Added', data: { amount: 1 } }],
      position: store.events[1]?.position,
      repeated: true,
    });
    expect(amountsStored()).toEqual([4, 1]);
  });
});

describe('a stream that somebody else writes to at the same moment', () => {
  it('is read again, and the command decided anew', async () => {
    store.before = () => forestall(1, 2);
    expect(await add('c1', 5)).toMatchObject({ kind: 'accepted', state: 7, repeated: false });
    expect(amountsStored()).toEqual([2, 5]);
  });

  it('may lead to a refusal that there was no reason for at first', async () => {
    store.before = () => forestall(1, 8);
    expect(await add('c1', 5)).toMatchObject({ kind: 'refused', code: 'JarFull' });
    expect(amountsStored()).toEqual([8]);
  });

  it('is tried five times more', async () => {
    store.before = () => forestall(5, 1);
    expect(await add('c1', 1)).toMatchObject({ kind: 'accepted', state: 6 });
  });

  it('is given up after that, and nothing is appended', async () => {
    store.before = () => forestall(6, 1);
    await expect(add('c1', 1)).rejects.toBeInstanceOf(WrongRevision);
    expect(amountsStored()).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('a store that does not answer', () => {
  it('is not asked again: whether it has written is for the repeat to learn', async () => {
    const asked: Append[] = [];
    store.before = (append) => {
      asked.push(append);
      throw new StoreUnavailable('no answer');
    };
    await expect(add('c1', 1)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(asked).toHaveLength(1);
  });
});
