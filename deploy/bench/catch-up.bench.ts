import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { openEventStore } from 'platform/event-store/open';
import { untilCaughtUp } from './logs/caught-up';
import { appendOf, worksheetStory } from './logs/events';
import { tell, type BenchGround } from './ground/ground';
import { startService } from './ground/service';

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
  await untilCaughtUp(ground);
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
