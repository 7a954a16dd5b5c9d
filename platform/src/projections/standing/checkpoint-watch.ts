import { setTimeout as wait } from 'node:timers/promises';
import type { Queries } from '../../database/database';
import type { Position } from '../../event-store/event-store';

const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 6;
/** How long a table may stand still before those who ask for no position in particular are told. */
const FRESH_MS = 1_000;

/**
 * How an answer stands to the log: `behind` has not met the position that was asked for; `stopped` comes from a table that
 * takes nothing in any more, what was erased since then included, until somebody mends it.
 */
export type Standing = 'fresh' | 'behind' | 'stopped';

/** Waits, 2 s at most, until the named read tables have met a position, and says how they stand then. */
export type CheckpointWatch = (position: Position, tables: readonly string[]) => Promise<Standing>;

interface Checkpoint {
  readonly projection: string;
  readonly position: Position;
  readonly state: string;
}

/**
 * Only a table that is live can be waited for: one that stands still, serves while its successor is built, or is not
 * there yet holds nobody up. Many who wait share one look.
 */
export function checkpointWatch(db: Pick<Queries, 'prepared'>): CheckpointWatch {
  let seen: ReadonlyMap<string, Checkpoint> = new Map();
  let seenAt = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async () => {
    try {
      const rows = await db.prepared<Checkpoint>('select projection, position, state from read.projections');
      seen = new Map(rows.map((row) => [row.projection, row]));
      seenAt = performance.now();
    } finally {
      // Also where the database did not answer: whoever waits next looks anew.
      looking = undefined;
    }
  };
  const lookOnce = () => (looking ??= look());
  return async (position, tables) => {
    if (tables.length === 0) return 'fresh';
    const begun = performance.now();
    if (begun - seenAt > FRESH_MS) await lookOnce();
    const isAwaited = (table: string) => {
      const checkpoint = seen.get(table);
      return checkpoint?.state === 'live' && checkpoint.position < position;
    };
    while (tables.some(isAwaited) && performance.now() - begun <= PATIENCE_MS) {
      await lookOnce();
      if (tables.some(isAwaited)) await wait(LOOK_EVERY_MS);
    }
    const read = tables.map((table) => seen.get(table));
    if (read.some((checkpoint) => checkpoint?.state === 'stopped')) return 'stopped';
    return read.every((checkpoint) => checkpoint?.state === 'live' && checkpoint.position >= position)
      ? 'fresh'
      : 'behind';
  };
}
