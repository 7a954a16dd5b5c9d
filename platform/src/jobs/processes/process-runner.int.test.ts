import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Id } from 'schemas/describe/schema';
import { openDatabase, type Database } from '../../database/database';
import { START, type Position, type StoredEvent } from '../../event-store/event-store';
import { openLog } from '../../logging/logging';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { job, processesOf, processStandings, runProcesses, start, type EventFeed, type Process } from '../jobs';
import { ledgerOf, type QueuedJob } from '../ledger/ledger';
import { eventually, until } from '../../testing/eventually';

type TestEvent = { type: 'Met'; data: { id: string } } | { type: 'Parted'; data: { id: string } };
const process = processesOf<TestEvent>();
const letter = job('tests.letter', { data: { to: Id }, once: ({ to }) => to, run: () => Promise.resolve('done') });
const call = job('tests.call', { data: { to: Id }, once: ({ to }) => to, run: () => Promise.resolve('done') });
const writing = process('writing', { Met: ({ data }) => start(letter, { to: data.id }) });

let database: TestDatabase;
let db: Database;
let log: ReturnType<typeof testLog>;
const running: { stop(): Promise<void> }[] = [];
const lines: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase({ url: database.as('worker'), name: 'processes-test' });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(async () => {
  await db.query('delete from work.send_ledger');
  await db.query('delete from work.process_checkpoints');
  log = testLog();
  lines.length = 0;
});
afterEach(async () => {
  log.open();
  for (const runner of running.splice(0)) await runner.stop();
});

const at = (n: number) => String(n).padStart(20, '0');

const meta = {
  commandId: 'c',
  causationId: 'c',
  correlationId: 'r',
  actor: { id: 'somebody', role: 'ROLE_USER' },
  at: '2026-11-21T12:00:00.000Z',
  schemaVersion: 1,
};

/** A log in memory; it hands out what stands after a position, then what comes. */
function testLog() {
  const events: StoredEvent[] = [];
  // Whoever reads from a place before `old` waits until the old events can be read.
  let [old, opened]: [Position, Promise<void>] = [START, Promise.resolve()];
  let open: () => void = () => undefined;
  const waited = (after: Position) => (after < old ? opened : Promise.resolve());
  const feed: EventFeed = {
    head: () => Promise.resolve(events.at(-1)?.position ?? START),
    async *readAll(after: Position, { types }) {
      await waited(after);
      for (const event of events.filter(({ position }) => position > after))
        if (types?.includes(event.type) !== false) yield [event];
    },
    async *subscribe(after: Position, { signal }) {
      await waited(after);
      for (let position = after; !signal.aborted;) {
        const batch = events.filter((event) => event.position > position).slice(0, 2);
        position = batch.at(-1)?.position ?? position;
        if (batch.length > 0) yield batch;
        else await wait(20);
      }
    },
  };
  return {
    feed,
    happens: (type: TestEvent['type'], id: string) => {
      const n = events.length + 1;
      events.push({
        id: `event-${n}`,
        type,
        data: { id },
        position: at(n),
        stream: 's',
        revision: n,
        meta,
      });
      return at(n);
    },
    closeBefore: (place: Position) => {
      [old, opened] = [place, new Promise((resolve) => (open = resolve))];
    },
    open: () => open(),
  };
}

function run(processes: readonly Process[], enqueue?: (queued: readonly QueuedJob[]) => Promise<void>) {
  const stopping = new AbortController();
  const queued: string[] = [];
  const note = (jobs: readonly QueuedJob[]) => {
    queued.push(...jobs.map(({ task, once }) => `${task} ${once}`));
    return Promise.resolve();
  };
  const logger = openLog({ service: 'test', destination: { write: (line) => lines.push(line) } });
  const jobs = { ledger: ledgerOf(db), enqueue: enqueue ?? note };
  const ended = runProcesses({ db, feed: log.feed, processes, jobs, logger, signal: stopping.signal });
  const runner = {
    queued,
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
  running.push(runner);
  return runner;
}

const standingOf = (name: string) =>
  db.one<{ position: string; fault: string | null }>(
    'select position, fault from work.process_checkpoints where process = $1',
    [name],
  );
const reaches = (name: string, position: Position) =>
  eventually(
    () => standingOf(name),
    (standing) => standing?.position === position,
  );
/** What is queued is queued once the position is written. */
const queuedOf = ({ queued }: { readonly queued: readonly string[] }, count: number) =>
  eventually(
    () => [...queued],
    ({ length }) => length >= count,
  );
const asks = () =>
  db
    .many<{ ask: string }>(`select task || ' ' || once_key as ask from work.send_ledger order by position, task`)
    .then((rows) => rows.map(({ ask }) => ask));

it('asks for what the events call for, queues it, and remembers how far it has read', async () => {
  log.happens('Met', 'ada');
  log.happens('Parted', 'ada');
  const runner = run([writing]);
  await reaches('writing', at(2));
  log.happens('Met', 'bob');
  await reaches('writing', at(3));
  expect(await queuedOf(runner, 2)).toEqual(['tests.letter ada', 'tests.letter bob']);
  expect(await asks()).toEqual(runner.queued);
});

it('asks for nothing again after a restart, nor when the log is read from the start', async () => {
  log.happens('Met', 'ada');
  const first = run([writing]);
  await reaches('writing', at(1));
  await first.stop();
  const second = run([writing]);
  log.happens('Met', 'bob');
  await reaches('writing', at(2));
  await second.stop();
  await db.query('update work.process_checkpoints set position = $1', [START]);
  const replay = run([writing]);
  await reaches('writing', at(2));
  expect([first, second, replay].map(({ queued }) => queued)).toEqual([['tests.letter ada'], ['tests.letter bob'], []]);
});

it('lets a new process begin with the log, or with what happens from now on', async () => {
  log.happens('Met', 'ada');
  const calling = process('calling', { Met: ({ data }) => start(call, { to: data.id }) }, { from: 'now' });
  run([writing, calling]);
  await reaches('writing', at(1));
  log.happens('Met', 'bob');
  await reaches('calling', at(2));
  expect(await asks()).toEqual(['tests.letter ada', 'tests.call bob', 'tests.letter bob']);
});

it('stops a process that fails, loudly and at its place; the others go on; mended, it goes on as well', async () => {
  const failing = process('calling', {
    Met: ({ data }) => {
      if (data.id === 'bob') throw new Error('no telephone');
      return start(call, { to: data.id });
    },
  });
  log.happens('Met', 'ada');
  const bad = log.happens('Met', 'bob');
  log.happens('Met', 'cy');
  const runner = run([failing, writing]);
  await reaches('writing', at(3));
  expect(await standingOf('calling')).toEqual({ position: at(1), fault: `Met at ${bad}: no telephone` });
  expect(await processStandings(db, [failing])).toEqual([{ process: 'calling', running: false }]);
  expect((await queuedOf(runner, 4)).sort()).toEqual([
    'tests.call ada',
    'tests.letter ada',
    'tests.letter bob',
    'tests.letter cy',
  ]);
  expect(lines.join('')).toMatch(new RegExp(`"process":"calling","position":"${bad}".*"process stopped"`));

  await runner.stop();
  const mended = run([process('calling', { Met: ({ data }) => start(call, { to: data.id }) }), writing]);
  await reaches('calling', at(3));
  expect(await queuedOf(mended, 2)).toEqual(['tests.call bob', 'tests.call cy']);
  expect((await standingOf('calling'))?.fault).toBeNull();
  expect(await processStandings(db, [failing])).toEqual([{ process: 'calling', running: true }]);
});

it('keeps nobody waiting for the history of one that stood still, or of a new one', async () => {
  const failing = process('calling', {
    Met: () => {
      throw new Error('no telephone');
    },
  });
  log.happens('Met', 'ada');
  const first = run([failing, writing]);
  await until(async () => typeof (await standingOf('calling'))?.fault === 'string', 'it stands still');
  let last = log.happens('Met', 'bob');
  await reaches('writing', last);
  await first.stop();

  log.closeBefore(last);
  const calling = process('calling', { Met: ({ data }) => start(call, { to: data.id }) });
  const visiting = process('visiting', { Parted: ({ data }) => start(call, { to: `${data.id}-again` }) });
  const second = run([calling, visiting, writing]);
  last = log.happens('Met', 'cy');
  expect(await queuedOf(second, 1)).toEqual(['tests.letter cy']);
  expect((await standingOf('calling'))?.position).toBe(START);

  log.open();
  await reaches('calling', last);
  last = log.happens('Parted', 'dot');
  for (const name of ['calling', 'visiting', 'writing']) await reaches(name, last);
  expect((await queuedOf(second, 5)).slice(1).sort()).toEqual([
    'tests.call ada',
    'tests.call bob',
    'tests.call cy',
    'tests.call dot-again',
  ]);
  expect(await processStandings(db, [calling])).toEqual([{ process: 'calling', running: true }]);
});

it('tries one that stands still again when the workers start anew, and not after each outage', async () => {
  let tries = 0;
  const failing = process('calling', {
    Met: () => {
      tries += 1;
      throw new Error('no telephone');
    },
  });
  log.happens('Met', 'ada');
  const first = run([failing, writing]);
  await until(async () => typeof (await standingOf('calling'))?.fault === 'string', 'it stands still');
  for (const id of ['bob', 'cy']) {
    await cutConnections();
    const position = log.happens('Met', id);
    await eventually(
      () => standingOf('writing').catch(() => undefined),
      (standing) => standing?.position === position,
    );
  }
  expect(tries).toBe(1);
  expect(await processStandings(db, [failing])).toEqual([{ process: 'calling', running: false }]);
  await first.stop();
  run([failing, writing]);
  await until(() => tries === 2, 'it is tried again');
});

async function cutConnections(): Promise<void> {
  const admin = openDatabase({ url: database.url, name: 'admin', max: 1 });
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'processes-test'`);
  await admin.close();
}

it('has one runner at work; another takes over when it stops', async () => {
  const [one, other] = [run([writing]), run([writing])];
  log.happens('Met', 'ada');
  await reaches('writing', at(1));
  await until(() => one.queued.length + other.queued.length > 0);
  const [active, idle] = one.queued.length > 0 ? [one, other] : [other, one];
  await active.stop();
  log.happens('Met', 'bob');
  await reaches('writing', at(2));
  expect([active.queued, await queuedOf(idle, 1)]).toEqual([['tests.letter ada'], ['tests.letter bob']]);
});

it('begins again from its checkpoint when its connection is cut', async () => {
  const runner = run([writing]);
  log.happens('Met', 'ada');
  await reaches('writing', at(1));
  await cutConnections();
  log.happens('Met', 'bob');
  await eventually(
    () => standingOf('writing').catch(() => undefined),
    (standing) => standing?.position === at(2),
  );
  expect(await queuedOf(runner, 2)).toEqual(['tests.letter ada', 'tests.letter bob']);
});

it('writes nothing down that it could not write with its checkpoint', async () => {
  const other = openDatabase({ url: database.as('worker'), name: 'another', max: 1 });
  const runner = run([writing]);
  log.happens('Parted', 'x');
  await reaches('writing', at(1));
  // A second runner that should not be: it has moved the checkpoint behind this one's back.
  await other.query('update work.process_checkpoints set position = $1', [at(2)]);
  log.happens('Met', 'ada');
  log.happens('Met', 'bob');
  await reaches('writing', at(3));
  await other.close();
  expect(await queuedOf(runner, 1)).toEqual(['tests.letter bob']);
  expect(await asks()).toEqual(['tests.letter bob']);
});
