import { setInterval } from 'node:timers/promises';
import type { Clock } from '../clock/clock';
import { DatabaseClock } from '../clock/database-clock';
import type { Database } from '../database/database';
import type { Logger } from '../logging/logging';

/** The time that all processes on one database go by. */
export interface SharedTime extends Clock {
  /** Asks the database for it now. @throws what a query throws */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** How long the counter of a process carries the time on, in milliseconds: none runs off by a millisecond in that. */
const LOOK_EVERY_MS = 10_000;

interface Kept {
  readonly db: Pick<Database, 'one'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Keeps the time of the database until it is stopped; while that is away it is carried on. */
export function keepTime({ db, logger }: Kept, everyMs = LOOK_EVERY_MS): SharedTime {
  const clock = new DatabaseClock({ logger });
  const over = new AbortController();
  const look = async () => {
    const begun = performance.now();
    const told = await db.one<{ at: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as at');
    if (told) clock.hear({ at: told.at, tookMs: performance.now() - begun });
  };
  const looking = (async () => {
    for await (const _ of setInterval(everyMs, undefined, { signal: over.signal, ref: false }))
      // Others say loudly enough that the database is away.
      await look().catch(() => undefined);
  })().catch(() => undefined);
  return {
    now: () => clock.now(),
    look,
    stop: async () => {
      over.abort();
      await looking;
    },
  };
}
