import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Type from 'typebox';
import { events, Maybe, type EventOf } from 'schemas/describe/events';
import { Count, Day, Id, Name, Personal } from 'schemas/describe/schema';
import { table } from 'schemas/describe/table';
import { keyring, masterKeys, memoryKeyStore, type Keyring } from '../crypto/crypto';
import { openDatabase, type Database } from '../database/database';
import { underLock } from '../database/single-active';
import { eventLog, type EventLog, type LoggedEvent } from '../event-log/event-log';
import { NO_STREAM, START, type EventStore, type Position, type ReadOptions } from '../event-store/event-store';
import { openEventStore } from '../event-store/open';
import { eventually, until } from '../testing/eventually';
import { openLog } from '../logging/logging';
import { openMetrics } from '../metrics/metrics';
import { testDatabase, type TestDatabase } from '../testing/database';
import { appendOf } from '../testing/eventstoredb/append-of';
import { CheckpointMoved, ProjectionRunner, readModelsOf, stoppedTables, type Projection } from './projections';
import type { RunnerParts } from './runner-parts';

const shop = events({
  Sold: { shopId: Id, amount: Count },
  Closed: { shopId: Id },
  KeeperNamed: { shopId: Id, keeperId: Id, name: Personal(Name, 'keeperId') },
});
const erasure = events({ SubjectErased: { subjectId: Id } });
type ShopEvent = EventOf<typeof shop> | EventOf<typeof erasure>;
const types = new Map([...Object.values(shop.types), ...Object.values(erasure.types)].map((type) => [type.name, type]));

const readModel = readModelsOf<ShopEvent>();
const takingsTable = table('test_takings', { row: { shopId: Id, total: Count }, key: 'shopId', indexes: [['total']] });
const takings = (version = 1): Projection =>
  readModel(takingsTable, { version }).fold({
    Sold: (row, { data }) => ({ shopId: data.shopId, total: (row?.total ?? 0) + data.amount * version }),
    Closed: () => null,
  });
const keepersTable = table('test_keepers', {
  row: { shopId: Id, keeperId: Id, name: Personal(Name, 'keeperId') },
  key: 'shopId',
});
const keepers = readModel(keepersTable, { version: 1 }).fold({ KeeperNamed: (_, { data }) => data });

let database: TestDatabase;
let db: Database;
let writing: EventStore;
let reading: EventStore;
let keys: Keyring;
let log: EventLog;
const running: Running[] = [];

beforeEach(() => {
  keys = keyring(memoryKeyStore(), masterKeys('a secret for the tests of projections'));
});

beforeEach(async () => {
  database = await testDatabase();
  db = openDatabase({ url: database.as('projector'), name: 'projector', max: 8 });
  writing = openEventStore({ url: database.as('command'), name: 'writer' });
  reading = openEventStore({ url: database.as('projector'), name: 'reader' });
  log = eventLog(reading, types, keys);
});

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
  await Promise.all([db.close(), writing.close(), reading.close()]);
  await database.drop();
});

interface Running {
  /** How it ended: undefined where it was stopped. */
  readonly ended: Promise<unknown>;
  readonly stop: () => Promise<unknown>;
}

function run(projections: readonly Projection[], parts: Partial<RunnerParts> = {}): Running {
  const stopping = new AbortController();
  const [logger, metrics] = [openLog({ service: 'test', level: 'silent' }), openMetrics('test')];
  const runner = new ProjectionRunner({ db, log, logger, metrics, projections, signal: stopping.signal, ...parts });
  const ended = runner.run().then(
    () => undefined,
    (error: unknown) => error,
  );
  const one = {
    ended,
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
  running.push(one);
  return one;
}

/** Appends to streams of their own, at most 1,000 events each. */
async function happened(...all: ShopEvent[]): Promise<Position> {
  let position = START;
  for (let from = 0; from < all.length; from += 1_000) {
    const commandId = randomUUID();
    const appended = await eventLog(writing, types, keys).append({
      stream: `test-${commandId}`,
      expected: NO_STREAM,
      events: all.slice(from, from + 1_000),
      recording: { commandId, actor: { id: 'test', role: 'test' }, at: '2026-11-21T12:00:00.000Z' },
    });
    position = appended.position;
  }
  return position;
}

const sold = (shopId: string, amount = 1): ShopEvent => ({ type: 'Sold', data: { shopId, amount } });
const many = (count: number, shopId: string) => Array.from({ length: count }, () => sold(shopId));

interface Standing {
  readonly position: Position;
  readonly state: string;
  readonly fault: string | null;
  readonly progress: number | null;
  readonly generation: number;
  readonly version: number;
}
const standingOf = (name: string) =>
  db.one<Standing>('select * from read.projections where projection = $1', [name]).catch(() => undefined);
const met = (position: Position, name = 'test_takings') =>
  eventually(
    () => standingOf(name),
    (standing) => standing?.state === 'live' && standing.position >= position,
  );
const totals = async () =>
  Object.fromEntries(
    (await db.many<{ shopId: string; total: number }>('select * from read.test_takings')).map(({ shopId, total }) => [
      shopId,
      total,
    ]),
  );

/** Whatever a projection does, with a look at each event that it is given. */
function watched(projection: Projection, look: (event: { shopId: string; amount?: number }) => void): Projection {
  const handlers = [...projection.handlers].map(([type, { keysOf, fold }]) => {
    const watching: typeof fold = (row, event, key) => {
      look(event.data as { shopId: string; amount?: number });
      return fold(row, event, key);
    };
    return [type, { keysOf, fold: watching }] as const;
  });
  return { ...projection, handlers: new Map(handlers) };
}

const failingAt = (projection: Projection, shopId: string) =>
  watched(projection, (event) => {
    if (event.shopId === shopId) throw new Error('the fold knows no such shop');
  });

/** A log whose reading from the start waits at a gate after each batch; `feed` waits there before it tells of what happens. */
function gated(): { log: EventLog; feed: EventLog; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  async function* readAll(after: Position, options?: ReadOptions): AsyncGenerator<LoggedEvent[]> {
    for await (const batch of log.readAll(after, options)) {
      yield batch;
      await opened;
    }
  }
  async function* subscribe(...from: Parameters<EventLog['subscribe']>): AsyncGenerator<LoggedEvent[]> {
    for await (const batch of log.subscribe(...from)) {
      await opened;
      yield batch;
    }
  }
  return { log: { ...log, readAll }, feed: { ...log, subscribe }, open: () => open() };
}

describe('a runner that begins', () => {
  it('makes its tables and reads the log from the start', async () => {
    const last = await happened(sold('one', 3), sold('two', 5), sold('one', 4));
    run([takings(), keepers]);
    await met(last);
    expect(await totals()).toEqual({ one: 7, two: 5 });
    expect(await db.many('select * from read.test_keepers')).toEqual([]);
  });

  it('reads a long log in batches, and removes rows again', async () => {
    const last = await happened(
      ...many(2_500, 'one'),
      ...many(2_100, 'two'),
      { type: 'Closed', data: { shopId: 'two' } },
      sold('two'),
    );
    run([takings()]);
    await met(last);
    expect(await totals()).toEqual({ one: 2_500, two: 1 });
  });

  it('goes on from its checkpoint, and folds nothing twice', async () => {
    let folded = 0;
    const counting = watched(takings(), () => (folded += 1));
    const first = run([counting]);
    await met(await happened(...many(10, 'one')));
    await first.stop();
    const last = await happened(...many(5, 'one'));
    run([counting]);
    await met(last);
    expect(await totals()).toEqual({ one: 15 });
    expect(folded).toBe(15);
  });

  it('makes the same rows of the same events, however they are cut into batches', async () => {
    const last = await happened(sold('one', 3), sold('two', 5), sold('one', 4), {
      type: 'Closed',
      data: { shopId: 'two' },
    });
    const oneByOne = {
      ...log,
      subscribe: (after: Position, options: { signal: AbortSignal }) =>
        log.subscribe(after, { ...options, batchSize: 1 }),
    };
    run([takings()], { log: oneByOne });
    await met(last);
    expect(await totals()).toEqual({ one: 7 });
  });
});

describe('a fold that fails', () => {
  it('stops its own projection at that event, with the reason, and no other', async () => {
    const before = await happened(...many(3, 'one'));
    const bad = await happened(sold('bad'));
    const last = await happened(sold('one'), {
      type: 'KeeperNamed',
      data: { shopId: 'one', keeperId: 'k', name: 'Ada' },
    });
    run([failingAt(takings(), 'bad'), keepers]);
    await met(last, 'test_keepers');
    const stopped = await eventually(
      () => standingOf('test_takings'),
      (standing) => standing?.state === 'stopped',
    );
    expect(stopped).toMatchObject({ position: before, fault: `Sold at ${bad}: the fold knows no such shop` });
    expect(await totals()).toEqual({ one: 3 });
  });

  it('goes on from that event once it is mended', async () => {
    const last = await happened(...many(3, 'one'), sold('bad', 4), sold('one'));
    const first = run([failingAt(takings(), 'bad')]);
    await eventually(
      () => standingOf('test_takings'),
      (standing) => standing?.state === 'stopped',
    );
    await first.stop();
    const folded: string[] = [];
    run([watched(takings(), ({ shopId }) => folded.push(shopId))]);
    expect(await met(last)).toMatchObject({ fault: null });
    expect(folded).toEqual(['bad', 'one']);
    expect(await totals()).toEqual({ one: 4, bad: 4 });
  });

  it('stops a projection whose rows the table does not take, too', async () => {
    const tooMuch = readModel(takingsTable, { version: 1 }).fold({
      Sold: (_, { data }) => ({ shopId: data.shopId, total: data.amount * 3_000_000_000 }),
    });
    await happened(sold('one', 0), sold('one'));
    run([tooMuch]);
    const stopped = await eventually(
      () => standingOf('test_takings'),
      (standing) => standing?.state === 'stopped',
    );
    expect(stopped?.fault).toMatch(/^Sold at 0*2: .*out of range/);
    expect(await totals()).toEqual({ one: 0 });
  });
});

describe('a table that takes events one by one, and not many at once', () => {
  const refusing = async () => {
    await db.query(`create function read.one_by_one() returns trigger language plpgsql as $$
      begin
        if (select count(*) from added) > 1 then raise 'too many at once' using errcode = '54000'; end if;
        return null;
      end $$`);
    await db.query(`create trigger one_by_one after insert on read.test_takings
      referencing new table as added for each statement execute function read.one_by_one()`);
  };
  const three = () =>
    happened(sold('one'), sold('two'), sold('three'), { type: 'SubjectErased', data: { subjectId: 'x' } });

  it('stays live', async () => {
    const first = run([takings()]);
    await met(START);
    await refusing();
    const told: string[][] = [];
    await first.stop();
    run([takings()], { moved: (tables) => told.push([...tables]) });
    expect(await met(await three())).toMatchObject({ fault: null });
    expect(await totals()).toEqual({ one: 1, two: 1, three: 1 });
    // The table says where it stands before others are told.
    await until(() => told.some((tables) => tables.includes('test_takings')), 'it is told');
    await met(await happened(sold('one')));
    expect(await totals()).toEqual({ one: 2, two: 1, three: 1 });
  });

  it('is filled all the same, and becomes live', async () => {
    const first = run([takings()]);
    await met(START);
    await first.stop();
    await refusing();
    await db.query(`update read.projections set state = 'stopped', fault = 'as before'`);
    const last = await three();
    run([takings()]);
    expect(await met(last)).toMatchObject({ fault: null });
    expect(await totals()).toEqual({ one: 1, two: 1, three: 1 });
  });
});

describe('a changed projection', () => {
  beforeEach(async () => {
    const first = run([takings()]);
    await met(await happened(...many(10, 'one')));
    await first.stop();
  });

  it('of another version is built beside the old table, which serves meanwhile, and takes its place', async () => {
    const gate = gated();
    run([takings(2)], { log: gate.log });
    await eventually(
      () => standingOf('test_takings'),
      (standing) => standing?.state === 'building' && standing.progress !== null,
    );
    expect(await totals()).toEqual({ one: 10 });
    const last = await happened(...many(5, 'one'), sold('two'));
    gate.open();
    expect(await met(last)).toMatchObject({ version: 2, generation: 2, progress: null });
    expect(await totals()).toEqual({ one: 30, two: 2 });
    // Of a table that was never analysed: -1.
    const known = await db.one(
      `select reltuples >= 0 as "isAnalysed" from pg_class where oid = 'read.test_takings'::regclass`,
    );
    expect(known).toEqual({ isAnalysed: true });

    await met(await happened(sold('one')));
    expect(await totals()).toEqual({ one: 32, two: 2 });
  });

  it('of another shape is built anew by itself, with its indexes', async () => {
    const wider = table('test_takings', {
      row: { shopId: Id, total: Count, largest: Count, note: Maybe(Type.String()) },
      key: 'shopId',
      indexes: [['largest', 'total']],
    });
    const widerTakings = readModel(wider, { version: 1 }).fold({
      Sold: (row, { data: { shopId, amount } }) => ({
        shopId,
        total: (row?.total ?? 0) + amount,
        largest: Math.max(row?.largest ?? 0, amount),
        note: null,
      }),
    });
    const last = await happened(sold('one', 9));
    run([widerTakings]);
    await met(last);
    expect(await db.many('select * from read.test_takings')).toEqual([
      { shopId: 'one', total: 19, largest: 9, note: null },
    ]);
    const indexes = await db.many<{ indexdef: string }>(
      `select indexdef from pg_indexes where schemaname = 'read' and tablename = 'test_takings' order by 1`,
    );
    expect(indexes.map(({ indexdef }) => indexdef)).toEqual([
      expect.stringContaining('(largest, total)'),
      expect.stringContaining('("shopId")'),
    ]);
  });
});

describe('a rebuild that was asked for', () => {
  const asked: { projection: string; position: Position }[] = [];
  const requests = () => Promise.resolve(asked);

  beforeEach(() => void asked.splice(0));

  it('is done once, beside the table in use, and shows how far it is', async () => {
    const filled = await happened(...many(3_000, 'one'));
    const first = run([takings(), keepers]);
    await met(filled);
    await met(filled, 'test_keepers');
    await first.stop();
    const gate = gated();
    run([takings(), keepers], { requests, log: gate.log });
    const begun = await happened(sold('two'));
    await met(begun);
    // As though somebody had written to the table by hand.
    await db.query('update read.test_takings set total = 0');

    asked.push({ projection: 'test_takings', position: begun });
    // What happens afterwards comes after the request in the log.
    const last = await happened(sold('one'));
    await eventually(
      () => standingOf('test_takings'),
      (standing) => standing?.progress !== null,
    );
    await met(last);
    expect(await totals()).toEqual({ one: 1, two: 0 });
    gate.open();
    await eventually(
      () => standingOf('test_takings'),
      (standing) => standing?.generation === 2 && standing.progress === null,
    );
    expect(await totals()).toEqual({ one: 3_001, two: 1 });

    await met(await happened(sold('two')));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect((await standingOf('test_takings'))?.generation).toBe(2);
    expect((await standingOf('test_keepers'))?.generation).toBe(1);
    expect(await totals()).toEqual({ one: 3_001, two: 2 });
  });

  it('is not done again where the request was looked at before the table took its place, and is heard after', async () => {
    const filled = await happened(...many(10, 'one'));
    const first = run([takings()]);
    await met(filled);
    await first.stop();
    asked.push({ projection: 'test_takings', position: await happened(sold('one')) });
    await happened(sold('one'));
    const isRebuilt = () =>
      eventually(
        () => standingOf('test_takings'),
        (standing) => standing?.generation === 2,
      );
    // The first look finds the request, and the second is told of it only when it has been met.
    let looks = 0;
    const late = async () => {
      looks += 1;
      if (looks > 1) await isRebuilt();
      return asked;
    };
    const gate = gated();
    run([takings()], { requests: late, log: gate.log });
    await eventually(
      () => Promise.resolve(looks),
      (count) => count > 1,
    );
    gate.open();
    await isRebuilt();
    await met(await happened(sold('one')));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect((await standingOf('test_takings'))?.generation).toBe(2);
    expect(looks).toBeGreaterThan(2);
  });

  it('shows its progress between nothing and all', async () => {
    const last = await happened(...many(6_000, 'one'));
    const first = run([takings()]);
    await met(last);
    await first.stop();
    const shown: number[] = [];
    const slowly = { ...log, readAll: slowed(log, 300) };
    asked.push({ projection: 'test_takings', position: await happened(sold('one')) });
    run([takings()], { requests, log: slowly });
    await eventually(
      async () => {
        const standing = await standingOf('test_takings');
        if (standing?.progress !== null && standing?.progress !== undefined) shown.push(standing.progress);
        return standing;
      },
      (standing) => standing?.generation === 2,
    );
    expect(shown.some((progress) => progress > 0 && progress < 1)).toBe(true);
    expect(shown).toEqual([...shown].sort((one, other) => one - other));
  });

  it('that meets a fold that fails leaves the table in use as it is, and harms no other that is built along', async () => {
    const filled = await happened(...many(2_500, 'one'), sold('bad'), ...many(2_500, 'one'));
    const other = { ...takings(), table: { ...takingsTable, name: 'test_others' } } as Projection;
    const first = run([takings(), other]);
    await met(filled);
    const begun = await happened(sold('one'));
    await met(begun);
    await met(begun, 'test_others');
    await first.stop();

    asked.push({ projection: 'test_takings', position: begun }, { projection: 'test_others', position: begun });
    await happened(sold('one'));
    run([failingAt(takings(), 'bad'), other], { requests });
    await eventually(
      () => standingOf('test_others'),
      (standing) => standing?.generation === 2,
    );
    const last = await happened(sold('one'));
    await met(last, 'test_others');
    const kept = await met(last);
    expect(kept).toMatchObject({ generation: 1, progress: null });
    expect(kept?.fault).toMatch(/^while being rebuilt: Sold at \d+: the fold knows no such shop$/);
    const rows = await db.many('select * from read.test_others order by "shopId"');
    expect(rows).toEqual([
      { shopId: 'bad', total: 1 },
      { shopId: 'one', total: 5_003 },
    ]);
    expect(await totals()).toEqual({ bad: 1, one: 5_003 });
  });
});

/** The same reading, with a pause after each batch. */
function slowed(source: EventLog, ms: number): EventLog['readAll'] {
  return async function* (after, options) {
    for await (const batch of source.readAll(after, options)) {
      yield batch;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  };
}

describe('two runners', () => {
  it('take turns under the lock', async () => {
    const began: string[] = [];
    const underTheLock = (name: string, signal: AbortSignal) =>
      underLock(db, 'test-projectors', {
        signal,
        work: async (held) => {
          began.push(name);
          await run([takings()], { signal: held }).ended;
        },
      });
    const stopping = [new AbortController(), new AbortController()] as const;
    const first = underTheLock('first', stopping[0].signal);
    await eventually(
      () => began,
      (names) => names.length === 1,
    );
    const second = underTheLock('second', stopping[1].signal);
    await met(await happened(sold('one')));
    expect(began).toEqual(['first']);
    stopping[0].abort();
    await first;
    await met(await happened(sold('one')));
    expect(began).toEqual(['first', 'second']);
    expect(await totals()).toEqual({ one: 2 });
    stopping[1].abort();
    await second;
  });

  it('that both work all the same do no harm: the slower one ends, with everything that it does', async () => {
    const requests = counter();
    const gate = gated();
    const slow = run([takings()], { log: gate.feed, requests: requests.ask });
    await met(START);
    run([takings()]);
    const last = await happened(...many(5, 'one'));
    await met(last);
    gate.open();
    expect(await slow.ended).toBeInstanceOf(CheckpointMoved);
    const asked = requests.count();
    expect(await totals()).toEqual({ one: 5 });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(requests.count()).toBe(asked);
  });
});

function counter() {
  let asked = 0;
  return {
    count: () => asked,
    ask: () => {
      asked += 1;
      return Promise.resolve([]);
    },
  };
}

describe('a connection that breaks', () => {
  it('stops no projection, and loses and doubles nothing', async () => {
    const owner = openDatabase({ url: database.url, name: 'owner', max: 1 });
    const keepRunning = (async () => {
      // As the projectors do: after a fault they begin again from the checkpoints.
      for (let ended: unknown = 'not yet'; ended !== undefined;) ended = await run([takings(), keepers]).ended;
    })();
    let last = START;
    for (let n = 0; n < 40; n += 1) {
      last = await happened(sold('one'));
      if (n % 4 === 0)
        await owner.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'projector'`,
        );
    }
    await met(last);
    expect(await totals()).toEqual({ one: 40 });
    await owner.close();
    await running.at(-1)?.stop();
    await keepRunning;
  });
});

describe('somebody who is erased', () => {
  const named = (shopId: string, keeperId: string, name: string): ShopEvent => ({
    type: 'KeeperNamed',
    data: { shopId, keeperId, name },
  });
  const names = async () =>
    (await db.many<{ name: string | null }>('select name from read.test_keepers order by "shopId"')).map(
      ({ name }) => name,
    );

  it('leaves empty columns, also in a table that is built afterwards, and others keep theirs', async () => {
    await happened(named('one', 'ada', 'Ada'), named('two', 'bob', 'Bob'), named('three', 'ada', 'Ada'));
    const first = run([keepers]);
    await keys.destroy('ada');
    await met(await happened({ type: 'SubjectErased', data: { subjectId: 'ada' } }), 'test_keepers');
    expect(await names()).toEqual([null, null, 'Bob']);
    await first.stop();

    run([{ ...keepers, version: 2 }]);
    await eventually(
      () => standingOf('test_keepers'),
      (standing) => standing?.version === 2,
    );
    expect(await names()).toEqual([null, null, 'Bob']);
  });

  it('leaves empty columns although the rows were written by the same batch', async () => {
    const last = await happened(
      named('one', 'cat', 'Cat'),
      { type: 'SubjectErased', data: { subjectId: 'cat' } },
      named('two', 'dot', 'Dot'),
    );
    run([keepers]);
    await met(last, 'test_keepers');
    expect(await names()).toEqual([null, 'Dot']);
  });
});

const otherTable = { ...takingsTable, name: 'test_others' };
const others: Projection = { ...takings(), table: otherTable };
const tables = async () =>
  (await db.many<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'read' order by 1`)).map(
    ({ name }) => name,
  );

describe('a table that nobody declares any more', () => {
  it('is dropped with its row when the projectors begin, and so is what a building left', async () => {
    const first = run([takings(), others]);
    const last = await happened(sold('one'));
    await met(last, 'test_others');
    await met(last);
    await first.stop();
    // Of a table that is kept, of one that goes now, and of one that went before.
    for (const name of ['test_takings__7', 'test_others__7', 'test_gone__7'])
      await db.query(`create table read.${name} ()`);
    // Of nobody's building.
    const owner = openDatabase({ url: database.url, name: 'owner', max: 1 });
    await owner.query('create table read.kept_by_hand__7 ()');
    await owner.close();

    run([takings()]);
    await eventually(
      () => standingOf('test_others'),
      (standing) => standing === undefined,
    );
    await met(await happened(sold('one')));
    expect(await tables()).toEqual(['kept_by_hand__7', 'projections', 'test_takings']);
  });
});

describe('a new table', () => {
  it('is filled beside the feed, which waits for no history', async () => {
    const first = run([takings()]);
    await met(await happened(...many(3_000, 'one')));
    await first.stop();
    const gate = gated();
    run([takings(), others], { log: gate.log });
    await eventually(
      () => standingOf('test_others'),
      (standing) => standing?.state === 'building' && standing.position > START,
    );
    const last = await happened(sold('two'));
    await met(last);
    expect((await standingOf('test_others'))?.state).toBe('building');
    gate.open();
    expect(await met(last, 'test_others')).toMatchObject({ generation: 1, progress: null });
    expect(await db.many('select * from read.test_others order by 1')).toEqual([
      { shopId: 'one', total: 3_000 },
      { shopId: 'two', total: 1 },
    ]);
    await met(await happened(sold('two')), 'test_others');
    expect(await db.many(`select total from read.test_others where "shopId" = 'two'`)).toEqual([{ total: 2 }]);
  });

  it('is one of many, and none of them waits for another’s connection', async () => {
    const many40 = Array.from({ length: 40 }, (_, n): Projection => ({
      ...others,
      table: { ...others.table, name: `test_many_${n}` },
    }));
    let [now, most] = [0, 0];
    const counting: Database = {
      ...db,
      transaction: async (work) => {
        most = Math.max(most, (now += 1));
        return db.transaction(work).finally(() => (now -= 1));
      },
    };
    const last = await happened(...many(2_500, 'one'));
    run(many40, { db: counting });
    for (const { table: read } of many40) await met(last, read.name);
    const after = await happened(...many(10, 'one'));
    for (const { table: read } of many40) await met(after, read.name);
    expect(most).toBeLessThanOrEqual(5);
  });
});

describe('a rebuild that fails', () => {
  it('reads no more of the log, and holds nobody up', async () => {
    const first = run([takings()]);
    await met(await happened(sold('bad'), ...many(4_500, 'one')));
    const position = await happened(sold('one'));
    await met(position);
    await first.stop();
    const read: number[] = [];
    async function* readAll(after: Position, options?: ReadOptions): AsyncGenerator<LoggedEvent[]> {
      for await (const batch of log.readAll(after, options)) {
        read.push(batch.length);
        yield batch;
      }
    }
    const requests = () => Promise.resolve([{ projection: 'test_takings', position }]);
    await happened(sold('one'));
    run([failingAt(takings(), 'bad')], { requests, log: { ...log, readAll } });
    const failed = await eventually(
      () => standingOf('test_takings'),
      (standing) => standing?.fault !== null && standing?.fault !== undefined,
    );
    expect(failed).toMatchObject({ state: 'live', generation: 1, progress: null });
    await met(await happened(sold('one')));
    expect(read).toEqual([2_000]);
    expect(await tables()).toEqual(['projections', 'test_takings']);
  });
});

describe('a table that stands still', () => {
  const named = (shopId: string, keeperId: string): ShopEvent => ({
    type: 'KeeperNamed',
    data: { shopId, keeperId, name: keeperId },
  });
  const names = async () =>
    (await db.many<{ name: string | null }>('select name from read.test_keepers order by "shopId"')).map(
      ({ name }) => name,
    );
  const stopped = () =>
    eventually(
      () => standingOf('test_keepers'),
      (standing) => standing?.state === 'stopped',
    );
  const erase = async (subjectId: string) => {
    await keys.destroy(subjectId);
    return happened({ type: 'SubjectErased', data: { subjectId } });
  };

  it('says before which event, and since when, and not what it was about', async () => {
    const dated = table('test_dated', { row: { shopId: Id, on: Day }, key: 'shopId' });
    const projection = readModel(dated, { version: 1 }).fold({
      Sold: (_, { data: { shopId } }) => ({ shopId, on: '0000-01-01' }),
    });
    const position = await happened(sold('one'));
    run([projection]);
    await eventually(
      () => stoppedTables(db),
      (all) => all.length === 1,
    );
    const [told] = await stoppedTables(db);
    expect(told).toMatchObject({ projection: 'test_dated', position });
    expect(told?.fault).toMatch(/^Sold at \d+: date\/time field value out of range$/);
    expect(Date.now() - Date.parse(told?.since ?? '')).toBeLessThan(60_000);
  });

  it('is one that the events of an earlier release lack something for, and no other', async () => {
    // Past the log's own door, which takes no such event any more.
    const { events: written, ...append } = appendOf();
    const events = written.map((event) => ({ ...event, type: 'Sold', data: { amount: 1 } }));
    const { position } = await writing.append({ ...append, events });
    const last = await happened(named('a', 'ada'));
    run([keepers, takings()]);
    await met(last, 'test_keepers');
    const [told] = await eventually(
      () => stoppedTables(db),
      (all) => all.length === 1,
    );
    expect(told).toMatchObject({ projection: 'test_takings', position });
    expect(told?.fault).toContain('null value in column "shopId"');
  });

  it('is reached by every erasure: at once, and by those from while nobody looked after it', async () => {
    const first = run([failingAt(keepers, 'bad'), takings()]);
    await happened(named('a', 'ada'), named('b', 'bob'), named('c', 'cat'), named('bad', 'dot'));
    await stopped();
    await erase('ada');
    await eventually(names, (all) => all[0] === null);
    expect(await names()).toEqual([null, 'bob', 'cat']);
    await first.stop();

    await erase('bob');
    run([failingAt(keepers, 'bad'), takings()]);
    await eventually(names, (all) => all[1] === null);
    expect(await names()).toEqual([null, null, 'cat']);
    expect((await stopped())?.state).toBe('stopped');
  });

  it('is reached by an erasure too where an earlier declaration filled it and its successor is being built', async () => {
    const first = run([keepers]);
    await met(await happened(named('a', 'ada'), named('b', 'bob')), 'test_keepers');
    await first.stop();
    const gate = gated();
    const plain = table('test_keepers', { row: { shopId: Id, keeperId: Id }, key: 'shopId' });
    run([readModel(plain, { version: 2 }).fold({ KeeperNamed: (_, { data: { name: _name, ...data } }) => data })], {
      log: gate.log,
    });
    await eventually(
      () => standingOf('test_keepers'),
      (standing) => standing?.state === 'building' && standing.progress !== null,
    );
    const erased = await erase('ada');
    await eventually(names, (all) => all[0] === null);
    expect(await names()).toEqual([null, 'bob']);
    gate.open();
    await met(erased, 'test_keepers');
  });
});
