import type { Database } from 'platform/database';
import type { Position } from 'platform/event-store';
import { until } from 'platform/testing/eventually';
import { allProjections } from '../../../projectors/src/all-projections';

/** Every read table, its rows sorted and written out as PostgreSQL prints them: equal texts are equal tables, byte for byte. */
export async function readTables(db: Database): Promise<ReadonlyMap<string, string>> {
  const names = await db.many<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'read' and tablename <> 'projections' order by 1`,
  );
  const tables = new Map<string, string>();
  for (const { name } of names) {
    const rows = await db.many<{ row: string }>(
      `select t::text as row from read."${name}" t order by t::text collate "C"`,
    );
    tables.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return tables;
}

interface Standing {
  readonly projection: string;
  readonly position: Position;
  readonly state: string;
  readonly progress: number | null;
  readonly fault: string | null;
  readonly generation: number;
}

/** How the projections stand, by name; none as long as no projector has begun. */
export async function standings(db: Database): Promise<ReadonlyMap<string, Standing>> {
  const begun = await db.one<{ found: boolean }>(`select to_regclass('read.projections') is not null as found`);
  if (begun?.found !== true) return new Map();
  const rows = await db.many<Standing>('select * from read.projections order by projection');
  return new Map(rows.map((row) => [row.projection, row]));
}

/** Waits until all read tables are there, are live and have met everything up to a position. */
export async function caughtUp(db: Database, position: Position): Promise<void> {
  await until(async () => {
    const all = [...(await standings(db)).values()];
    const done = ({ state, progress, ...row }: Standing) =>
      state === 'live' && progress === null && row.position >= position;
    return all.length === allProjections.length && all.every(done);
  }, 'the read tables have caught up');
}
