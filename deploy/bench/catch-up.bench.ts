import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openEventStore } from 'platform/event-store/open';
import { appendOf, worksheetStory } from './events';
import { tell, type BenchGround } from './ground';
import { startService } from './service';

const EVENTS = 300_000;

/** All read models together from the start of the log, beside COPY of the same rows out of the database. */
export async function benchCatchUp(ground: BenchGround): Promise<void> {
  await fillLog(ground);
  const { db } = ground;
  const total = Number((await db.one<{ count: string }>('select count(*) from log.events'))?.count);
  await db.query('vacuum analyze log.events');
  const copySeconds = timed(() =>
    spawnSync('psql', [
      '-qAt',
      '-c',
      'copy (select * from log.events order by position) to stdout',
      '-o',
      '/dev/null',
      ground.url,
    ]),
  );

  await db.query('drop schema read cascade');
  await db.query('create schema read');
  await db.query('grant usage, create on schema read to fieldfare_projector');
  const begun = performance.now();
  const projectors = await startService('projectors', 'projector', ground);
  const head =
    (await db.one<{ head: string }>('select max(position) as head from log.events'))?.head.padStart(20, '0') ?? '';
  while (!(await caughtUp(ground, head))) await wait(50);
  const seconds = (performance.now() - begun) / 1000;
  await projectors.stop();
  tell('catch-up of all read models', {
    eventsPerSecond: total / seconds,
    ratio: copySeconds / seconds,
    events: total,
    seconds,
    copySeconds,
    against: 'COPY of the same events out of PostgreSQL; the start of the process is included',
  });
}

/** @throws where a projection has stopped: it would never catch up. */
async function caughtUp({ db }: BenchGround, head: string): Promise<boolean> {
  const stopped = await db
    .one<{ fault: string }>("select fault from read.projections where state = 'stopped' limit 1")
    .catch(() => undefined);
  if (stopped) throw new Error(`a projection has stopped: ${stopped.fault}`);
  const row = await db
    .one<{ behind: string }>(`select count(*) as behind from read.projections where position < $1 or state <> 'live'`, [
      head,
    ])
    .catch(() => undefined);
  const all = await db.one<{ count: string }>('select count(*) from read.projections').catch(() => undefined);
  return row?.behind === '0' && Number(all?.count ?? 0) > 0;
}

async function fillLog({ urlFor, db }: BenchGround): Promise<void> {
  const store = openEventStore({ url: urlFor('command'), name: 'bench' });
  let count = Number((await db.one<{ count: string }>('select count(*) from log.events'))?.count);
  const write = async () => {
    while (count < EVENTS) {
      const worksheetId = randomUUID();
      const story = worksheetStory(worksheetId, `learner-${count % 5_000}`);
      count += story.length;
      await store.append(appendOf(worksheetId, -1, story));
    }
  };
  await Promise.all(Array.from({ length: 64 }, write));
  await store.close();
}

function timed(work: () => unknown): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}
