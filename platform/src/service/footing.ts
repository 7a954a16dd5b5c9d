import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database';
import type { ReadingLog } from '../event-log/event-log';
import type { EventStore } from '../event-store/event-store';
import type { Logger } from '../logging/logging';
import type { SharedTime } from './time';
import { untilItAnswers } from './answering';
import { ForeignLog, requireOwnLog, requireWholeLog } from './own-log';

/** How often a running service looks whether its log is still its own, in milliseconds. */
const LOOK_EVERY_MS = 10_000;

interface Ground {
  readonly db: Database;
  readonly store: EventStore;
  readonly log?: ReadingLog;
  readonly logger: Logger;
  readonly clock?: Pick<SharedTime, 'look'>;
}

/**
 * Waits until the database and the log answer, and sees that they belong together, and what time it is there: before that nothing is read or written.
 * @throws ForeignLog, StoreMisconfigured what only a person can mend; the process then ends with that sentence.
 */
export async function firmFooting(ground: Ground, signal?: AbortSignal): Promise<void> {
  const andThen = async () => {
    await requireOwnLog(ground);
    await ground.clock?.look();
  };
  await untilItAnswers(ground, { signal, andThen });
}

/** Whether a service can do its work; for `/readyz`. @throws with the reason */
export async function isReady({ db, store }: Pick<Ground, 'db' | 'store'>): Promise<void> {
  await store.check();
  await requireWholeLog({ db, store });
}

interface Watched extends Pick<Ground, 'logger'> {
  readonly db: Pick<Database, 'one'>;
  readonly store: Pick<EventStore, 'head'>;
}

/** Says it in the log where a log is put back to an earlier state under a running service, once; until the signal is aborted. */
export async function watchFooting(ground: Watched, signal: AbortSignal, everyMs = LOOK_EVERY_MS): Promise<void> {
  let said = false;
  while (!signal.aborted) {
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
    // What is away tells nothing of whether it belongs here.
    const fault = await requireWholeLog(ground).catch((error: unknown) => error);
    if (fault instanceof ForeignLog && !said) ground.logger.error({ err: fault }, fault.message);
    if (fault === undefined || fault instanceof ForeignLog) said = fault !== undefined;
  }
}
