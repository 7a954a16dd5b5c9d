import type { Database } from './database';

/** The channel on which the projectors say which read tables have moved, once that is committed. */
const CHANNEL = 'read_moved';

/** Tells every process which read tables have moved; returns at once. */
export function tellsMoves(db: Pick<Database, 'listen'>): {
  readonly moved: (tables: readonly string[]) => void;
  readonly close: () => Promise<void>;
} {
  const line = db.listen(CHANNEL, () => undefined);
  return { moved: (tables) => line.notify(tables), close: () => line.close() };
}

/** Calls `heard` with the read tables that have moved, and with none whenever that may have been missed: a hint to look, never a fact. */
export const hearsMoves = (db: Pick<Database, 'listen'>, heard: (tables: readonly string[]) => void) =>
  db.listen(CHANNEL, heard);
