import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { keyring, masterKeys, memoryKeyStore } from '../crypto/crypto';
import { DeadlinePassed } from '../database/outage';
import { eventLog, type EventLog } from '../event-log/event-log';
import { memoryStore, type MemoryStore } from '../event-log/testing/memory-store';
import { StoreUnavailable, type EventStore } from '../event-store/event-store';
import { eventually } from '../testing/eventually';
import { fold } from './decider';
import { handle, stateFor, stateOf } from './handle';
import { KeptStates } from './kept-states';
import { level, LIMIT, type Change, type Changed } from './testing/jar';

let store: MemoryStore;
let reads: number;
let ids: number;

beforeEach(() => {
  store = memoryStore();
  reads = 0;
  ids = 0;
});

/** One process with what it has kept, on the one log. */
function service(over: Partial<EventStore> = {}) {
  const counted: EventStore = {
    ...store,
    readStream: (stream, from) => {
      reads += 1;
      return store.readStream(stream, from);
    },
    // The store's own hook is looked up at each append.
    append: (append) => store.append(append),
    ...over,
  };
  const log = eventLog(counted, new Map(), keyring(memoryKeyStore(), masterKeys('a secret for the kept states test')));
  const kept = new KeptStates();
  return {
    log,
    look: () => stateFor({ log, kept }, level, 'one'),
    send: (command: Change, commandId = `c${(ids += 1)}`, id = 'one') =>
      handle(log, level, { id, command, kept, recording: recordingOf(commandId) }),
  };
}

const recordingOf = (commandId: string) => ({
  commandId,
  actor: { id: 'somebody', role: 'ROLE_USER' },
  at: '2026-11-21T12:00:00.000Z',
});
const add = (by: number): Change => ({ type: 'Add', by });
const set = (to: number): Change => ({ type: 'Set', to });
const stored = (log: EventLog) => stateOf(log, level, 'one');
const refused = { kind: 'refused', code: 'JarFull' };

describe('a stream that one process alone writes to', () => {
  it('is read once, however many commands follow', async () => {
    const here = service();
    for (let n = 1; n <= LIMIT; n += 1) expect(await here.send(add(1))).toMatchObject({ kind: 'accepted', state: n });
    expect(reads).toBe(1);
    expect(store.events.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('takes commands that come at once one after the other, without a conflict', async () => {
    const here = service();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => here.send(add(1))));
    expect(outcomes.map((outcome) => outcome.kind === 'accepted' && outcome.state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(reads).toBe(1);
  });

  it('is read again before anything is refused, or found to be so already', async () => {
    const here = service();
    await here.send(set(9));
    expect(await here.send(add(2))).toMatchObject(refused);
    expect(await here.send(set(9))).toMatchObject({
      kind: 'accepted',
      events: [],
      position: store.events[0]?.position,
    });
    expect(reads).toBe(3);
  });

  it('answers a repeat as the first time', async () => {
    const here = service();
    const first = await here.send(add(4), 'same');
    await here.send(add(5));
    expect(await here.send(add(4), 'same')).toMatchObject({ ...first, repeated: true });
    expect(await here.send(add(4), 'same')).toMatchObject({ ...first, repeated: true });
    expect(store.events).toHaveLength(2);
  });
});

describe('a stream that two processes write to', () => {
  it('is never told full by what it was', async () => {
    const [here, there] = [service(), service()];
    await here.send(set(10));
    await there.send(set(1));
    expect(await here.send(add(5))).toMatchObject({ kind: 'accepted', state: 6 });
  });

  it('is never told to have room by what it was', async () => {
    const [here, there] = [service(), service()];
    await here.send(set(1));
    await there.send(set(10));
    expect(await here.send(add(5))).toMatchObject(refused);
    expect(await stored(here.log)).toBe(10);
  });

  it('is never said to be so already by what it was', async () => {
    const [here, there] = [service(), service()];
    await here.send(set(3));
    await there.send(set(7));
    expect(await here.send(set(3))).toMatchObject({ kind: 'accepted', state: 3, events: [{ type: 'Changed' }] });
    expect(await stored(here.log)).toBe(3);
  });

  it('answers a repeat that the other process has taken as the first time', async () => {
    const [here, there] = [service(), service()];
    await here.send(set(1));
    const first = await there.send(add(4), 'same');
    await there.send(set(0));
    expect(await here.send(add(4), 'same')).toMatchObject({ ...first, repeated: true });
    expect(await stored(here.log)).toBe(0);
  });

  it('costs one append in vain, and is read each time from then on', async () => {
    const [here, there] = [service(), service()];
    let appends = 0;
    store.before = () => {
      appends += 1;
    };
    await here.send(set(1));
    for (let n = 0; n < 4; n += 1) {
      await there.send(add(1));
      await here.send(add(1));
    }
    // Nine took effect; each process met the other's writing once.
    expect(appends).toBe(9 + 2);
    expect(await stored(here.log)).toBe(9);
  });
});

describe('a process that is killed', () => {
  it('between its append and its answer leaves nothing doubled and nothing lost', async () => {
    const [here, there] = [service(), service()];
    await there.send(set(1));
    const dying = service({
      append: async (append) => {
        await store.append(append);
        throw new StoreUnavailable('killed before it could answer');
      },
    });
    await expect(dying.send(add(2), 'same')).rejects.toBeInstanceOf(StoreUnavailable);
    // The client asks another, which still keeps what was before.
    expect(await there.send(add(2), 'same')).toMatchObject({ kind: 'accepted', state: 3, repeated: true });
    expect(await here.send(add(7))).toMatchObject({ kind: 'accepted', state: 10 });
    expect(await there.send(add(1))).toMatchObject(refused);
    expect(store.events).toHaveLength(3);
  });

  it('of which an append was written though it learnt of a failure reads again', async () => {
    let failing = false;
    const here = service({
      append: async (append) => {
        const appended = await store.append(append);
        if (failing) throw new StoreUnavailable('no answer in time');
        return appended;
      },
    });
    await here.send(set(6));
    failing = true;
    await expect(here.send(add(4), 'same')).rejects.toBeInstanceOf(StoreUnavailable);
    failing = false;
    expect(await here.send(add(1))).toMatchObject(refused);
    expect(await here.send(add(4), 'same')).toMatchObject({ state: 10, repeated: true });
  });
});

it('tells nothing that was not so at some moment of the call, whoever writes in between', async () => {
  const random = numbersFrom(20_261_122);
  store.before = async () => {
    for (let n = Math.floor(random() * 4); n > 0; n -= 1) await turn();
  };
  const lossy = (append: Parameters<EventStore['append']>[0]) =>
    store.append(append).then((appended) => {
      if (random() < 0.1) throw new StoreUnavailable('the answer was lost');
      return appended;
    });
  const services = [service(), service(), service({ append: lossy })];
  const one = async () => {
    for (let n = 0; n < 60; n += 1) {
      const target = services[Math.floor(random() * services.length)] ?? service();
      const command = random() < 0.3 ? set(Math.floor(random() * 11)) : add(1 + Math.floor(random() * 6));
      const begun = store.events.length;
      const outcome = await target.send(command).catch((error: unknown) => {
        expect((error as Error).name).toMatch(/StoreUnavailable|WrongRevision/);
      });
      if (outcome) expect(explained(command, outcome, levels().slice(begun))).toBe(true);
    }
  };
  await Promise.all(Array.from({ length: 6 }, one));
  expect(Math.max(...levels())).toBeLessThanOrEqual(LIMIT);
  // Each command at most once.
  const commands = store.events.map(({ meta }) => meta.commandId);
  expect(new Set(commands).size).toBe(commands.length);
});

describe('commands of one stream that come at once', () => {
  it('are answered one after the other once a store that stood still answers again, none with a conflict', async () => {
    let thaw = () => undefined as unknown;
    const frozen = new Promise<unknown>((resolve) => (thaw = () => resolve(undefined)));
    store.before = () => frozen.then(() => undefined);
    const here = service();
    const sent = Array.from({ length: LIMIT }, () => here.send(add(1)));
    await turn();
    thaw();
    expect((await Promise.all(sent)).map(({ kind }) => kind)).toEqual(Array<string>(LIMIT).fill('accepted'));
    expect(store.events.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('are asked to come again where those before them stay unanswered, and do not go on beside them', async () => {
    const kept = new KeptStates(10, 1_000, { patience: 20, long: 20 });
    let begun = 0;
    const hanging = () => {
      begun += 1;
      return new Promise<never>(() => undefined);
    };
    void kept.inTurn('jar-one', hanging);
    await expect(kept.inTurn('jar-one', hanging)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(begun).toBe(1);
  });

  it('are told of an outage with the one before them, rather than wait for a deadline each; other failures are their own', async () => {
    const kept = new KeptStates(10, 1_000, { patience: 60_000, long: 0 });
    for (const [failure, begins] of [
      [new StoreUnavailable('frozen'), 1],
      [new DeadlinePassed('no answer within 5000 ms'), 1],
      [new Error('a fault'), 3],
    ] as const) {
      let begun = 0;
      const failing = async () => {
        begun += 1;
        await turn();
        throw failure;
      };
      const all = await Promise.allSettled([1, 2, 3].map(() => kept.inTurn('jar-one', failing)));
      expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      expect(begun).toBe(begins);
    }
  });

  it('wait for each other though nothing is kept of their aggregate', async () => {
    const { keep: _, ...unkept } = level;
    const { log } = service();
    const kept = new KeptStates();
    const sent = Array.from({ length: LIMIT }, (__, nth) =>
      handle(log, unkept, { id: 'one', command: add(1), kept, recording: recordingOf(`at once ${nth}`) }),
    );
    expect((await Promise.all(sent)).map(({ kind }) => kind)).toEqual(Array<string>(LIMIT).fill('accepted'));
  });
});

describe('a state that a command is being decided on', () => {
  it('can be looked at, and not be taken by another', () => {
    const kept = new KeptStates();
    kept.put(level, 'jar-one', { state: 3, revision: 0 });
    expect(kept.take(level, 'jar-one')).toMatchObject({ state: 3, revision: 0 });
    expect(kept.glance(level, 'jar-one')).toBe(3);
    expect(kept.take(level, 'jar-one')).toBeUndefined();
    kept.put(level, 'jar-one', { state: 4, revision: 1 });
    expect(kept.take(level, 'jar-one')).toMatchObject({ state: 4, revision: 1 });
  });

  it('is not put back to what was read beside it', () => {
    const kept = new KeptStates();
    kept.put(level, 'jar-one', { state: 3, revision: 0 });
    kept.offer(level, 'jar-one', { state: 0, revision: -1 });
    kept.take(level, 'jar-one');
    kept.offer(level, 'jar-one', { state: 0, revision: -1 });
    expect(kept.glance(level, 'jar-one')).toBe(3);
  });
});

it('what was looked at is not read again by the command that follows', async () => {
  const here = service();
  expect(await here.look()).toBe(0);
  await here.send(add(2));
  expect(reads).toBe(1);
  expect(store.events).toHaveLength(1);
});

it('keeps no more streams than it may, and none for long', async () => {
  const kept = new KeptStates(2, 20);
  for (const stream of ['a', 'b', 'c']) kept.put(level, stream, { state: 1, revision: 0 });
  expect(kept.size).toBe(2);
  expect(kept.take(level, 'a')).toBeUndefined();
  expect(kept.take(level, 'c')).toMatchObject({ state: 1, revision: 0 });
  expect(kept.take(level, 'c')).toBeUndefined();
  expect(
    await eventually(
      () => kept.size,
      (size) => size === 0,
    ),
  ).toBe(0);
  kept.put(level, 'd', { state: 1, revision: 0 });
  expect(kept.take({ ...level }, 'd')).toBeUndefined();
});

/** What the stream held after each of its events, and before the first. */
function levels(): number[] {
  const all = [0];
  for (const { data } of store.events) all.push(fold(level, [{ type: 'Changed', data: data as Changed['data'] }]));
  return all;
}

type Told = Awaited<ReturnType<ReturnType<typeof service>['send']>>;

/** Whether an outcome follows from one of the levels that the stream had while the call was under way. */
function explained(command: Change, outcome: Told, during: readonly number[]): boolean {
  return during.some((now) => {
    const decision = level.decide(command, now);
    if (outcome.kind === 'refused' || decision.kind === 'refused') return outcome.kind === decision.kind;
    return JSON.stringify(decision.events) === JSON.stringify(outcome.events);
  });
}

/** The same numbers in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
