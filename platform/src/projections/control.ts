import type { Database, Queries } from '../database/database';
import { START, type Position } from '../event-store/event-store';
import type { Projection } from './read-model';
import { createTableSql, inRead, shapeOf } from './table-sql';

/** The row that the runner keeps of each projection, in `read.projections`. */
export interface Standing {
  readonly projection: string;
  readonly version: number;
  readonly shape: string;
  readonly position: Position;
  /** Counts the tables that have stood under this name, so that indexes of the old and the new never share a name. */
  readonly generation: number;
  /** Where the log ended when the building of this table began: requests to rebuild from before then are met by it. */
  readonly built_at: Position;
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

/** Another runner has moved the checkpoint: this one must stop at once. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

export async function createControl(db: Database): Promise<void> {
  await db.query(control);
}

export async function standings(db: Database): Promise<Map<string, Standing>> {
  const rows = await db.many<Standing>(
    'select projection, version, shape, position, generation, built_at from read.projections',
  );
  return new Map(rows.map((row) => [row.projection, row]));
}

/** The physical name of a table while it is being built. */
export const underConstruction = (name: string, generation: number): string => `${name}__${generation}`;

/** Creates the table of a projection that never stood before, and its row, at the start of the log. */
export async function found(db: Database, { table, version }: Projection, head: Position): Promise<void> {
  await db.transaction(async (tx) => {
    for (const sql of createTableSql(table, underConstruction(table.name, 1))) await tx.query(sql);
    await tx.query(`alter table ${inRead(underConstruction(table.name, 1))} rename to "${table.name}"`);
    await tx.query(
      'insert into read.projections (projection, version, shape, position, generation, built_at) values ($1, $2, $3, $4, 1, $5)',
      [...[table.name, version, shapeOf(table), START, head]],
    );
  });
}

/** Creates the empty table of the next generation beside the one in use; what a broken-off attempt left is dropped. */
export async function beginBuilding(db: Database, { table }: Projection, generation: number): Promise<void> {
  const name = underConstruction(table.name, generation);
  await db.transaction(async (tx) => {
    await tx.query(`drop table if exists ${inRead(name)}`);
    for (const sql of createTableSql(table, name)) await tx.query(sql);
    await tx.query('update read.projections set progress = 0, updated_at = now() where projection = $1', [table.name]);
  });
}

export interface Swap {
  readonly generation: number;
  readonly position: Position;
  readonly builtAt: Position;
}

/** Puts the table that was built in the place of the one in use, in one transaction. */
export async function swap(
  db: Database,
  { table, version }: Projection,
  { generation, position, builtAt }: Swap,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(`drop table if exists ${inRead(table.name)}`);
    await tx.query(`alter table ${inRead(underConstruction(table.name, generation))} rename to "${table.name}"`);
    await tx.query(
      `update read.projections set version = $2, shape = $3, position = $4, generation = $5, built_at = $6,
         state = 'live', progress = null, fault = null, updated_at = now() where projection = $1`,
      [table.name, version, shapeOf(table), position, generation, builtAt],
    );
  });
}

// Why it stood still is over; why a rebuild of it failed is not.
const live = `state = 'live', fault = case when state = 'stopped' then null else fault end`;

/** Moves a checkpoint from where this runner knows it to stand. @throws CheckpointMoved when it stands elsewhere. */
export async function moveCheckpoint(
  tx: Queries,
  name: string,
  move: { from: Position; to: Position; metAt: string },
): Promise<void> {
  const { rowCount } = await tx.query(
    `update read.projections set position = $3, met_at = $4, ${live}, updated_at = now() where projection = $1 and position = $2`,
    [name, move.from, move.to, move.metAt],
  );
  if (rowCount !== 1) throw new CheckpointMoved(`${name} does not stand at ${move.from} any more`);
}

/** Moves the checkpoints of all projections that a batch does not concern, in one statement. */
export async function passBy(
  db: Database,
  names: readonly string[],
  { to, metAt }: { to: Position; metAt: string },
): Promise<void> {
  await db.query(
    `update read.projections set position = $2, met_at = $3, ${live}, updated_at = now() where projection = any($1) and position < $2`,
    [names, to, metAt],
  );
}

export async function setProgress(db: Database, name: string, progress: number): Promise<void> {
  await db.query('update read.projections set progress = $2, updated_at = now() where projection = $1', [
    name,
    progress,
  ]);
}

/** A table of an earlier declaration serves as it is until its successor takes its place. */
export async function setOutdated(db: Database, name: string): Promise<void> {
  await db.query(`update read.projections set state = 'outdated', updated_at = now() where projection = $1`, [name]);
}

export async function setStopped(db: Database, name: string, fault: string): Promise<void> {
  await db.query(
    `update read.projections set state = 'stopped', fault = $2, updated_at = now() where projection = $1`,
    [name, fault],
  );
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

/**
 * A rebuild came to nothing, and is not tried again for what was asked until then. A table that is kept goes on as it
 * was; one of an earlier declaration stands still now.
 */
export async function setBuildFailed(
  db: Database,
  name: string,
  { fault, builtAt }: { fault: string; builtAt: Position },
): Promise<void> {
  await db.query(
    `update read.projections set state = case state when 'live' then 'live' else 'stopped' end,
       progress = null, fault = $2, built_at = $3, updated_at = now() where projection = $1`,
    [name, fault, builtAt],
  );
}
