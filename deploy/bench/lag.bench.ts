import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from 'platform/database';
import { openEventStore } from 'platform/event-store/open';
import { appendOf, worksheetStory } from './logs/events';
import { quantile, tell, type BenchGround } from './ground/ground';
import { startService } from './ground/service';

const SECONDS = 10;

/** From the answer of an append to its being in the read tables, beside a bare row's way from one connection to another. */
export async function benchLag(ground: BenchGround): Promise<void> {
  const projectors = await startService('projectors', 'projector', ground);
  const bare = await bareMs(ground);
  for (const rate of [100, 1_000]) {
    const lags = await lagsAt(rate, ground);
    const [p50, p99] = [quantile(lags, 0.5), quantile(lags, 0.99)];
    tell(`lag at ${rate} events/s`, {
      p50Ms: p50,
      p99Ms: p99,
      ratioP50: p50 / bare,
      ratioP99: p99 / bare,
      bareMs: bare,
      against: 'a row inserted on one connection and read on another',
    });
  }
  await projectors.stop();
}

interface Pending {
  readonly position: string;
  readonly since: number;
}

async function lagsAt(rate: number, { urlFor }: BenchGround): Promise<number[]> {
  const store = openEventStore({ url: urlFor('command'), name: 'bench' });
  const db = openDatabase({ url: urlFor('query'), name: 'bench-watch', max: 1 });
  const lags: number[] = [];
  let pending: Pending[] = [];
  let writing = true;
  const watch = async () => {
    while (writing || pending.length > 0) {
      const row = await db.one<{ least: string }>(
        `select min(position) as least from read.projections where state = 'live'`,
      );
      const now = performance.now();
      const met = pending.filter(({ position }) => position <= (row?.least ?? ''));
      lags.push(...met.map(({ since }) => now - since));
      pending = pending.filter((one) => !met.includes(one));
      await wait(1);
    }
  };
  const watching = watch();
  await evenly(rate, async () => {
    const worksheetId = randomUUID();
    const [happening] = worksheetStory(worksheetId, 'learner');
    const { position } = await store.append(appendOf(worksheetId, -1, happening ? [happening] : []));
    pending.push({ position, since: performance.now() });
  });
  writing = false;
  await watching;
  await store.close();
  await db.close();
  return lags;
}

/** Begins a piece of work `rate` times a second, whether the ones before are done or not. */
async function evenly(rate: number, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  const all: Promise<void>[] = [];
  for (let n = 0; n < rate * SECONDS; n += 1) {
    const due = begun + (n * 1000) / rate;
    if (due > performance.now()) await wait(due - performance.now());
    all.push(work());
  }
  await Promise.all(all);
}

async function bareMs({ db, url }: BenchGround): Promise<number> {
  await db.query('create table if not exists bench_bare (id integer primary key)');
  const other = openDatabase({ url, name: 'bench-bare', max: 1 });
  const times: number[] = [];
  for (let n = 0; n < 300; n += 1) {
    const begun = performance.now();
    await db.query('insert into bench_bare (id) values ($1)', [n]);
    while ((await other.one('select 1 from bench_bare where id = $1', [n])) === undefined);
    times.push(performance.now() - begun);
  }
  await other.close();
  return quantile(times, 0.5);
}
