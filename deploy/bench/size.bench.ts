import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { migrateQueues } from 'platform/jobs';
import { roleNames } from 'platform/migrations';
import { untilCaughtUp } from './logs/caught-up';
import { cpuSecondsOf, cpuSecondsOfAll } from './ground/cpu';
import { quantile, tell, type BenchGround } from './ground/ground';
import { answers, keptSignedIn, learnersAt } from './load/learners';
import { fillWithPractice } from './logs/practice-log';
import { startService, type Service } from './ground/service';
import { steadily, type Steady } from './load/steady';

const ANSWERS_PER_SECOND = 200;
const WARMING_MS = 60_000;
/** Before and after a table is added. */
const CALM_MS = 30_000;
const TIMES_ADDED = 3;
/** Ten milliseconds of work and four times as much rest, as filling is paced (`platform/src/projections/feeding/paced.ts`). */
const RECKONING = `const work = () => { const begun = performance.now(); while (performance.now() - begun < 10); setTimeout(work, 40); }; work();`;
/** The one with the most to open: a row for each sealed answer. */
const ADDED = 'practice_worksheet_answers';

const surroundings = {
  COMMAND_URL: 'http://127.0.0.1:9',
  PUBLIC_URL: 'http://fieldfare.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
};
/** In this order: the queries are ready once there are read tables. */
const services = {
  'command-service': 'command',
  projectors: 'projector',
  'query-service': 'query',
  workers: 'worker',
} as const;
type Name = keyof typeof services;
/** From and to, by `performance.now()`. */
type Window = readonly [from: number, to: number];
type Windows = Readonly<Record<'calm' | 'reckoning' | 'restart' | 'filling', Window[]>>;

/** What a log of so many events costs: starting, building all read tables anew, adding one while learners answer. */
export async function benchSize(ground: BenchGround, events: number): Promise<void> {
  await migrateQueues(ground.url, roleNames.worker);
  await startUps(ground, 'an empty log');
  await filled(ground, events);
  await allAnew(ground);
  await startUps(ground, `${events} events`);
  await oneAdded(ground);
  await sizes(ground);
}

/** From the start of each process to its being ready. */
async function startUps(ground: BenchGround, log: string): Promise<void> {
  const figures: Record<string, number> = {};
  for (const name of Object.keys(services) as Name[]) {
    const begun = performance.now();
    const service = await start(name, ground);
    figures[`${name}Ms`] = performance.now() - begun;
    if (name === 'projectors') await untilCaughtUp(ground);
    await service.stop();
  }
  tell('start-up', { log, ...figures });
}

const start = (name: Name, ground: BenchGround) => startService(name, services[name], { ...ground, surroundings });

async function filled(ground: BenchGround, events: number): Promise<void> {
  const begun = performance.now();
  await fillWithPractice(ground, events);
  const seconds = (performance.now() - begun) / 1000;
  tell('a log is filled', { events, seconds, eventsPerSecond: events / seconds });
  await ground.db.query('vacuum analyze log.events');
}

/** As a release does whose every fold has changed. */
async function allAnew(ground: BenchGround): Promise<void> {
  await ground.db.query('update read.projections set version = 0');
  const events = Number((await ground.db.one<{ count: string }>('select count(*) from log.events'))?.count);
  const begun = performance.now();
  const projectors = await start('projectors', ground);
  const alone = memoryOf(projectors, 'VmRSS');
  const serverBefore = cpuSecondsOfAll(ground.serverPid);
  await untilCaughtUp(ground);
  const seconds = (performance.now() - begun) / 1000;
  tell('all read tables anew', {
    events,
    seconds,
    eventsPerSecond: events / seconds,
    cpuSeconds: cpuSecondsOf(projectors.pid),
    serverCpuSeconds: cpuSecondsOfAll(ground.serverPid) - serverBefore,
    firstMiB: alone,
    mostMiB: memoryOf(projectors, 'VmHWM'),
  });
  await projectors.stop();
}

/** A release that brings one more read table, while learners answer: as often as calm times around it. */
async function oneAdded(ground: BenchGround): Promise<void> {
  const command = await start('command-service', ground);
  let projectors = await start('projectors', ground);
  const learners = await learnersAt(command.url, ground);
  const leave = keptSignedIn(command.url, learners);
  await untilCaughtUp(ground);
  const tables = await tablesOf(ground);
  const load = steadily(command.url, ANSWERS_PER_SECOND, answers(learners, learners.length));
  const windows: Windows = { calm: [], reckoning: [], restart: [], filling: [] };
  // Not the first seconds of a process: they are those of the compiler.
  await during(WARMING_MS, ground);
  for (let added = 0; added < TIMES_ADDED; added += 1) {
    windows.calm.push(await during(CALM_MS, ground));
    windows.reckoning.push(await besideReckoning(ground));
    const begun = performance.now();
    await projectors.stop();
    await ground.db.query(`drop table read.${ADDED}`);
    await ground.db.query('delete from read.projections where projection = $1', [ADDED]);
    projectors = await start('projectors', ground);
    // What a restart costs is no part of what filling a table costs.
    const filling = performance.now();
    await untilCaughtUp(ground, tables);
    windows.restart.push([begun, filling]);
    windows.filling.push([filling, performance.now()]);
  }
  windows.calm.push(await during(CALM_MS, ground));
  await load.stop();
  leave();
  tell('a read table is added during 200 answers/s', {
    table: ADDED,
    times: TIMES_ADDED,
    seconds: quantile(windows.filling.map(lengthOf), 0.5) / 1000,
    ...timesOf(windows, load),
    commandMiB: memoryOf(command, 'VmHWM'),
    projectorsMiB: memoryOf(projectors, 'VmHWM'),
  });
  await projectors.stop();
  await command.stop();
}

/** Lets so much time go by, in ms; the database is asked meanwhile as it is while a table is filled. */
async function during(ms: number, ground: BenchGround): Promise<Window> {
  const begun = performance.now();
  while (performance.now() - begun < ms) {
    await untilCaughtUp(ground);
    await wait(50);
  }
  return [begun, performance.now()];
}

/** What answers wait beside a process that takes as much of a core as filling does, and touches nothing of ours. */
async function besideReckoning(ground: BenchGround): Promise<Window> {
  const reckoner = spawn(process.execPath, ['-e', RECKONING], { stdio: 'inherit' });
  try {
    return await during(CALM_MS, ground);
  } finally {
    reckoner.kill('SIGKILL');
  }
}

const tablesOf = async ({ db }: BenchGround) =>
  Number((await db.one<{ count: string }>('select count(*) from read.projections'))?.count);

/** Of each kind of time: the middle of its windows' p50 and p99, each p99, and how far that is from a calm time. */
function timesOf(windows: Windows, load: Steady): Record<string, number | string> {
  const calm = figuresOf(windows.calm, load);
  const all = Object.entries(windows).map(([kind, those]) => ({ kind, ...figuresOf(those, load) }));
  const figures: Record<string, number | string> = {};
  for (const { kind, p50, p99, each, failures } of all) {
    figures[`${kind}P50Ms`] = p50;
    figures[`${kind}P99Ms`] = p99;
    figures[`${kind}P99MsEach`] = each;
    figures[`${kind}ToCalm`] = p99 / calm.p99;
    figures[`${kind}Failures`] = failures;
  }
  return figures;
}

function figuresOf(windows: readonly Window[], load: Steady) {
  const all = windows.map((window) => load.between(...window));
  const times = all.map((answered) => answered.map(({ ms }) => ms));
  const p99s = times.map((those) => quantile(those, 0.99));
  return {
    p50: quantile(
      times.map((those) => quantile(those, 0.5)),
      0.5,
    ),
    p99: quantile(p99s, 0.5),
    each: p99s.map((p99) => p99.toPrecision(3)).join(' '),
    failures: all.flat().filter(({ ok }) => !ok).length,
  };
}

const lengthOf = ([from, to]: Window) => to - from;

async function sizes({ db }: BenchGround): Promise<void> {
  const row = await db.one<{ events: string; log: string; indexes: string; read: string }>(
    `select (select count(*) from log.events) as events, pg_total_relation_size('log.events') as log,
       pg_indexes_size('log.events') as indexes,
       (select sum(pg_total_relation_size(c.oid)) from pg_class c where c.relnamespace = 'read'::regnamespace and c.relkind = 'r') as read`,
  );
  const each = (bytes: string | undefined) => Number(bytes) / Number(row?.events);
  tell('bytes an event', { log: each(row?.log), ofThemIndexes: each(row?.indexes), readTables: each(row?.read) });
}

/** In MiB, as Linux has it: `VmRSS` now, `VmHWM` at most so far. */
function memoryOf({ pid }: Service, what: 'VmRSS' | 'VmHWM'): number {
  const [, kB] = new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1024;
}
