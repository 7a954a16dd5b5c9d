import type { Database, Queries } from '../../database/database';
import { START, type Position } from '../../event-store/event-store';
import { CheckpointMoved, mended, move, type Standing } from '../standing/control';
import type { Fault } from '../standing/faults';
import type { Projection } from '../folding/read-model';
import { createTableSql, eraseSubjectsSql, inRead, shapeOf } from './table-sql';

/** By what a table is filled: another declaration or another fold, another text. */
export const filledBy = ({ version, shape }: Pick<Standing, 'version' | 'shape'>): string => `${version} ${shape}`;
export const declaredBy = ({ table, version }: Projection): string => filledBy({ version, shape: shapeOf(table) });

/** The physical name of a table while it is being built anew. */
export const underConstruction = (name: string, generation: number): string => `${name}__${generation}`;

/** What a row of `read.projections` says of a table that was filled by this projection. */
const filling = ({ table, version }: Projection) => ({
  version,
  shape: shapeOf(table),
  personal: JSON.stringify(table.personal),
});

/** Creates the empty table of a projection that never stood before, and its row, at the start of the log. */
export async function found(db: Database, projection: Projection, head: Position): Promise<void> {
  const { name } = projection.table;
  const { version, shape, personal } = filling(projection);
  await db.transaction(async (tx) => {
    await create(tx, projection, 1);
    await tx.query(`alter table ${inRead(underConstruction(name, 1))} rename to "${name}"`);
    await tx.query(
      `insert into read.projections (projection, version, shape, personal, position, generation, built_at, state)
       values ($1, $2, $3, $4, $5, 1, $6, 'building')`,
      [name, version, shape, personal, START, head],
    );
  });
}

/** Creates the empty table of the next generation beside the one in use. */
export async function beginBuilding(db: Database, projection: Projection, generation: number): Promise<void> {
  const { name } = projection.table;
  await db.transaction(async (tx) => {
    await create(tx, projection, generation);
    await tx.query('update read.projections set progress = 0, updated_at = now() where projection = $1', [name]);
  });
}

async function create(tx: Queries, { table }: Projection, generation: number): Promise<void> {
  const name = underConstruction(table.name, generation);
  // What a broken-off attempt left.
  await tx.query(`drop table if exists ${inRead(name)}`);
  for (const sql of createTableSql(table, name)) await tx.query(sql);
}

interface Built {
  readonly generation: number;
  readonly position: Position;
  readonly builtAt: Position;
}

/** Puts the table that was built in the place of the one in use, in one transaction. */
export async function swap(
  db: Database,
  projection: Projection,
  { generation, position, builtAt }: Built,
): Promise<void> {
  const { name } = projection.table;
  await db.transaction(async (tx) => {
    const known = await tx.one<Pick<Standing, 'generation'>>(
      'select generation from read.projections where projection = $1 for update',
      [name],
    );
    if (known?.generation !== generation - 1) throw new CheckpointMoved(`${name} was built by another`);
    await tx.query(`drop table if exists ${inRead(name)}`);
    await tx.query(`alter table ${inRead(underConstruction(name, generation))} rename to "${name}"`);
    const filled = { ...filling(projection), ...mended, position, generation };
    await move(tx, name, { happened: 'caught up', built_at: builtAt, ...filled });
  });
}

/** A rebuild came to nothing, and is not tried again for what was asked until then; what was built is dropped. */
export async function abandon(
  db: Database,
  { table: { name } }: Projection,
  { generation, builtAt, fault }: { generation: number; builtAt: Position; fault: Fault },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(`drop table if exists ${inRead(underConstruction(name, generation))}`);
    await move(tx, name, {
      happened: 'rebuild failed',
      built_at: builtAt,
      progress: null,
      fault: `while being rebuilt: ${fault.text}`,
      fault_position: fault.position,
    });
  });
}

/** A table of an earlier release does not say yet which of its columns are whose. */
export async function rememberPersonal(db: Queries, { table: { name, personal } }: Projection): Promise<void> {
  await db.query(
    `update read.projections set personal = (
       select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text($2::jsonb)
        where key in (select column_name from information_schema.columns where table_schema = 'read' and table_name = $1)
     ) where projection = $1 and personal is null`,
    [name, JSON.stringify(personal)],
  );
}

/** Drops a table that nobody declares any more, what was being built of it, and its row: from then on no erasure finds any of it. */
export async function retire(db: Database, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await move(tx, name, { happened: 'undeclared' });
    await tx.query(`drop table if exists ${inRead(name)}`);
    await dropLeftovers(tx, name);
    await tx.query('delete from read.projections where projection = $1', [name]);
  });
}

/**
 * Drops what buildings have left that broke off, of one table or of any, be it one that is known no more: nobody would erase
 * anybody from it. To be called before anything is being built.
 */
export async function dropLeftovers(db: Queries, of?: string): Promise<void> {
  const left = await db.many<{ name: string }>(
    `select tablename as name from pg_tables
      where schemaname = 'read' and tableowner = current_user and tablename ~ '__[0-9]+$'
        and regexp_replace(tablename, '__[0-9]+$', '') = coalesce($1, regexp_replace(tablename, '__[0-9]+$', ''))
        and tablename not in (select projection from read.projections)`,
    [of ?? null],
  );
  for (const { name } of left) await db.query(`drop table if exists ${inRead(name)}`);
}

/** Empties the columns of people in a table that is served, whatever it was filled by. */
export async function eraseFrom(
  db: Queries,
  { projection, personal }: Pick<Standing, 'projection' | 'personal'>,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  for (const sql of eraseSubjectsSql({ personal }, projection)) await db.query(sql, [people]);
}
