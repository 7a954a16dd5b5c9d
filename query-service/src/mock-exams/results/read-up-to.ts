import type { Queries } from 'platform/database';
import { START } from 'platform/event-store';

/** How far some read tables have read the log: the place of the one that is furthest behind. */
export type ReadUpTo = (tables: readonly string[]) => Promise<string>;

interface Checkpoint {
  readonly projection: string;
  readonly position: string;
}

/** By the projectors' own book. */
export function readUpToIn(db: Pick<Queries, 'prepared'>): ReadUpTo {
  return async (tables) => {
    const rows = await db.prepared<Checkpoint>('select projection, position from read.projections');
    const read = new Map(rows.map(({ projection, position }) => [projection, position]));
    return tables.map((table) => read.get(table) ?? START).toSorted()[0] ?? START;
  };
}
