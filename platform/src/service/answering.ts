import { tryAgain } from '../backoff/backoff';
import type { Queries } from '../database/database';
import type { EventStore } from '../event-store/event-store';
import type { Logger } from '../logging/logging';
import { willPass } from '../logging/outages';

interface Footing {
  readonly db: Pick<Queries, 'query'>;
  readonly store: Pick<EventStore, 'check'>;
  readonly logger: Logger;
}

const PAUSES = { firstMs: 100, longestMs: 2_000 };

interface Waiting {
  readonly signal?: AbortSignal | undefined;
  /** What is asked of them as soon as they answer: they may be away again by then. */
  readonly andThen?: () => Promise<unknown>;
}

/**
 * Waits until the database and the event log answer, however long they take to come up: what is started before them
 * may never recover from its first failures. Any other fault than their being away is thrown: `StoreMisconfigured` among them.
 */
export async function untilItAnswers({ db, store, logger }: Footing, { signal, andThen }: Waiting = {}): Promise<void> {
  const mayPass = (error: unknown) => {
    if (!willPass(error)) return false;
    logger.warn({ err: error }, 'waiting for the database and the event log');
    return true;
  };
  const look = async () => {
    await db.query('select 1');
    await store.check();
    await andThen?.();
  };
  await tryAgain(look, { pauses: PAUSES, mayPass, signal });
}
