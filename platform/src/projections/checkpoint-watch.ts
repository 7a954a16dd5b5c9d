import { setTimeout as wait } from 'node:timers/promises';
import type { Queries } from '../database/database';
import type { Position } from '../event-store/event-store';

const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 6;

/**
 * Waits until every read table that is being kept has met a position; false when one has not within 2 s. A table that
 * stands still, or that serves while its successor is built, holds nobody up. Many who wait share one look.
 */
export function checkpointWatch(db: Queries): (position: Position) => Promise<boolean> {
  let seen: Position = '';
  let looking: Promise<void> | undefined;
  const look = async () => {
    try {
      const row = await db.one<{ least: Position | null }>(
        `select min(position) as least from read.projections where state = 'live'`,
      );
      seen = row?.least ?? seen;
    } finally {
      // Also where the database did not answer: whoever waits next looks anew.
      looking = undefined;
    }
  };
  return async (position) => {
    const begun = performance.now();
    while (seen < position) {
      if (performance.now() - begun > PATIENCE_MS) return false;
      await (looking ??= look());
      if (seen < position) await wait(LOOK_EVERY_MS);
    }
    return true;
  };
}
