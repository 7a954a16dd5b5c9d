import type { Database } from '../../database/database';
import type { LoggedEvent } from '../../event-log/event-log';
import type { Position } from '../../event-store/event-store';
import { planOf, type Plan } from '../folding/batch';
import { moveCheckpoint } from '../standing/control';
import type { Projection } from '../folding/read-model';
import { addRows, changeRows, eraseSubjectsSql, loadRows, removeRows } from './table-sql';

/** One physical table of a projection, and how far it has come. */
export interface Generation {
  readonly projection: Projection;
  readonly physicalName: string;
  position: Position;
}

/**
 * Applies a batch to the table in use: rows and checkpoint in one transaction. False when the batch does not concern it:
 * then nothing was done, and the checkpoint may pass by.
 * The commit is not waited for to reach the disk: what a power cut takes back is read from the log again.
 */
export async function applyLive(
  db: Database,
  generation: Generation,
  events: readonly LoggedEvent[],
): Promise<boolean> {
  const plan = planOf(generation.projection, events);
  const last = events.at(-1);
  if (!plan || !last) return false;
  await db.transaction(async (tx) => {
    await tx.query('set local synchronous_commit = off');
    // The same few texts each time: their plans are kept.
    await write((sql, values) => tx.prepared(sql, values), generation, plan);
    await moveCheckpoint(tx, generation.projection.table.name, {
      from: generation.position,
      to: last.position,
      metAt: last.meta.at,
    });
  });
  generation.position = last.position;
  return true;
}

/** Applies a batch to a table under construction; should the building break off, it begins again from nothing. */
export async function applyBuilding(
  db: Database,
  generation: Generation,
  events: readonly LoggedEvent[],
): Promise<void> {
  const plan = planOf(generation.projection, events);
  if (plan) {
    await db.transaction(async (tx) => {
      await tx.query('set local synchronous_commit = off');
      await write((sql, values) => tx.many(sql, values), generation, plan);
    });
  }
  generation.position = events.at(-1)?.position ?? generation.position;
}

/** How statements are said: their plans kept, or not. */
type Say = <T>(sql: string, values: readonly unknown[]) => Promise<T[]>;

async function write(say: Say, { projection: { table }, physicalName }: Generation, plan: Plan): Promise<void> {
  const loaded =
    plan.keys.length === 0 ? [] : await say<Record<string, unknown>>(...loadRows(table, physicalName, plan.keys));
  const { add, change, remove } = plan.fold(loaded);
  if (add.length > 0) await say(...addRows(table, physicalName, add));
  for (const alike of change) await say(...changeRows(table, physicalName, alike));
  if (remove.length > 0) await say(...removeRows(table, physicalName, remove));
  if (plan.erased.length > 0) for (const sql of eraseSubjectsSql(table, physicalName)) await say(sql, [plan.erased]);
}
