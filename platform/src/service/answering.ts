import { setTimeout as wait } from 'node:timers/promises';
import type { Queries } from '../database/database';
import { isOutage } from '../database/outage';
import { StoreUnavailable, type EventStore } from '../event-store/event-store';
import type { Logger } from '../logging/logging';

interface Footing {
  readonly db: Queries;
  readonly store: Pick<EventStore, 'check'>;
  readonly logger: Logger;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Waits until the database and the event log answer, however long they take to come up: what is started before them
 * may never recover from its first failures. Any other fault than their being away is thrown: `StoreMisconfigured` among them.
 */
export async function untilItAnswers({ db, store, logger }: Footing, signal?: AbortSignal): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await db.query('select 1');
      await store.check();
      return;
    } catch (error) {
      if (!isAway(error)) throw error;
      logger.warn({ err: error }, 'waiting for the database and the event log');
    }
    await wait(pause, undefined, { signal });
  }
}

const isAway = (error: unknown) => error instanceof StoreUnavailable || isOutage(error);
