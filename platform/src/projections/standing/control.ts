import type { Database, Queries } from '../../database/database';
import type { Position } from '../../event-store/event-store';
import { stateAfter, type TableEvent, type TableState } from './table-life';

/** The row that the runner keeps of each read table, in `read.projections`. */
export interface Standing {
  readonly projection: string;
  readonly version: number;
  readonly shape: string;
  readonly state: TableState;
  /** Up to where the table that is served has met the log. */
  readonly position: Position;
  /** Counts the tables that have stood under this name, so that indexes of the old and the new never share a name. */
  readonly generation: number;
  /** Where the log ended when the building of this table began: requests to rebuild from before then are met by it. */
  readonly built_at: Position;
  /** Column → the column that names its person, of the table that is served, whatever is declared by now. */
  readonly personal: Readonly<Record<string, string>>;
}

const control = `create table if not exists read.projections (
  projection text primary key,
  version integer not null,
  shape text not null,
  position text not null,
  generation integer not null,
  built_at text not null,
  state text not null default 'live',
  progress double precision,
  fault text,
  met_at timestamptz,
  updated_at timestamptz not null default now()
)`;

// Of the event that it could not take, and when that was seen.
const later = `alter table read.projections
  add column if not exists personal jsonb,
  add column if not exists fault_position text,
  add column if not exists fault_at timestamptz`;

const standing = `projection, version, shape, state, position, generation, built_at, coalesce(personal, '{}') as personal`;

/** Another runner has moved the checkpoint: this one must stop at once. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

export async function createControl(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(control);
    await tx.query(later);
    // As an earlier release called a table that serves while another is built beside it.
    await tx.query(`update read.projections set state = 'building' where state = 'outdated'`);
  });
}

export async function standings(db: Queries): Promise<Map<string, Standing>> {
  const rows = await db.many<Standing>(`select ${standing} from read.projections`);
  return new Map(rows.map((row) => [row.projection, row]));
}

/** Columns of `read.projections` that a move from state to state writes as well. */
interface Changes {
  readonly version?: number;
  readonly shape?: string;
  readonly position?: Position;
  readonly generation?: number;
  readonly built_at?: Position;
  readonly personal?: string;
  readonly progress?: number | null;
  readonly fault?: string | null;
  readonly fault_position?: Position | null;
}

/** Takes a read table from one state to the next: nothing else writes its state. @returns the state that it has now. */
export async function move(
  tx: Queries,
  name: string,
  { happened, ...changes }: { readonly happened: TableEvent } & Changes,
): Promise<TableState> {
  const row = await tx.one<{ state: TableState }>('select state from read.projections where projection = $1', [name]);
  const state = stateAfter(row?.state ?? 'none', happened);
  const columns = Object.entries({ ...changes, state });
  const set = columns.map(([column], n) => `${column} = $${n + 2}`).join(', ');
  const since = changes.fault === undefined ? '' : `fault_at = ${changes.fault === null ? 'null' : 'now()'},`;
  await tx.query(`update read.projections set ${set}, ${since} updated_at = now() where projection = $1`, [
    name,
    ...columns.map(([, value]) => value),
  ]);
  return state;
}

/** No reason any more to stand still. */
export const mended = { progress: null, fault: null, fault_position: null } as const;

/** Moves a checkpoint from where this runner knows it to stand. @throws CheckpointMoved when it stands elsewhere. */
export async function moveCheckpoint(
  tx: Queries,
  name: string,
  to: { from: Position; to: Position; metAt: string | null },
): Promise<void> {
  const moved = await tx.prepared(
    `update read.projections set position = $3, met_at = coalesce($4, met_at), updated_at = now()
      where projection = $1 and position = $2 returning projection`,
    [name, to.from, to.to, to.metAt],
  );
  if (moved.length !== 1) throw new CheckpointMoved(`${name} does not stand at ${to.from} any more`);
}

/**
 * Moves the checkpoints of all projections that a batch does not concern, in one statement. As with those that it does, the
 * commit is not waited for to reach the disk.
 */
export async function passBy(
  db: Database,
  names: readonly string[],
  { to, metAt }: { to: Position; metAt: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('set local synchronous_commit = off');
    await tx.prepared(
      'update read.projections set position = $2, met_at = $3, updated_at = now() where projection = any($1) and position < $2',
      [names, to, metAt],
    );
  });
}

export async function setProgress(db: Queries, names: readonly string[], progress: number): Promise<void> {
  await db.query('update read.projections set progress = $2, updated_at = now() where projection = any($1)', [
    names,
    progress,
  ]);
}

/** How far each projection is behind the end of the log, in seconds of the log's own time. */
export async function lags(
  db: Queries,
  head: Position,
): Promise<{ projection: string; seconds: number; running: boolean }[]> {
  return db.many(
    `select projection, state <> 'stopped' as running,
       case when position < $1 then greatest(0, extract(epoch from now() - met_at))::float8 else 0 end as seconds
     from read.projections`,
    [head],
  );
}

/** A read table that stands still, why, before which event, and since when. */
interface StoppedTable {
  readonly projection: string;
  readonly fault: string | null;
  readonly position: Position | null;
  readonly since: string;
}

/** Those that stand still; none before a runner has ever begun. */
export async function stoppedTables(db: Queries): Promise<StoppedTable[]> {
  const begun = await db.one<{ begun: boolean }>(`select to_regclass('read.projections') is not null as begun`);
  if (begun?.begun !== true) return [];
  return db.many(
    `select projection, fault, fault_position as position, coalesce(fault_at, updated_at) as since
       from read.projections where state = 'stopped' order by 1`,
  );
}
