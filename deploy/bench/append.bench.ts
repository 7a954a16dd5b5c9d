import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStore } from 'platform/event-store/open';
import { answers, appendsPerSecond } from './logs/appends';
import { appendOf } from './logs/events';
import { quantile, tell, type BenchGround } from './ground/ground';
import { ratioOf, rounds } from './ground/rounds';

const SECONDS = 2;
/** How many writers, how many rounds, and how fast beside pgbench it should be at least where that was said. */
const cases: readonly { readonly writers: number; readonly count: number; readonly aim?: number }[] = [
  { writers: 1, count: 5, aim: 0.4 },
  { writers: 16, count: 5 },
  { writers: 64, count: 10, aim: 1 },
];
/** Appends with full semantics, one event each, against `pgbench` inserting single rows of the same size. */
export async function benchAppend(ground: BenchGround): Promise<void> {
  await ground.db.query(
    'create table bench_rows (id bigserial primary key, stream text not null, revision integer not null, data json not null)',
  );
  for (const { writers, count, aim } of cases) {
    const all = await rounds(count, {
      ours: () =>
        appendsPerSecond(openEventStore({ url: ground.urlFor('command'), name: 'bench' }), {
          writers,
          seconds: SECONDS,
        }),
      theirs: () => Promise.resolve(pgbench(ground.url, writers)),
    });
    tell(`append, ${writers} writers`, {
      ...ratioOf(all, (perSecond) => perSecond, aim),
      appendsPerSecond: quantile(
        all.map(({ ours }) => ours),
        0.5,
      ),
      insertsPerSecond: quantile(
        all.map(({ theirs }) => theirs),
        0.5,
      ),
      against: 'pgbench, single-row inserts',
    });
  }
}

function pgbench(url: string, writers: number): number {
  const script = join(tmpdir(), `fieldfare-bench-${process.pid}.sql`);
  const data = JSON.stringify(appendOf('x', 0, answers).events[0]).replaceAll("'", "''");
  writeFileSync(script, `insert into bench_rows (stream, revision, data) values ('worksheet-x', 1, '${data}');\n`);
  const args = [
    '-n',
    '-f',
    script,
    '-c',
    String(writers),
    '-j',
    String(Math.min(2, writers)),
    '-T',
    String(SECONDS),
    '-M',
    'prepared',
    url,
  ];
  const { stdout, stderr, error } = spawnSync('pgbench', args, { encoding: 'utf8' });
  if (error) throw new Error('pgbench is missing: install the Debian package postgresql');
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (tps === undefined) throw new Error(`pgbench: ${stderr}`);
  return Number(tps);
}
