import { KeyIsMissing } from '../crypto/crypto';
import type { Queries } from '../database/database';
import type { EventLog } from '../event-log/event-log';
import { START, type EventStore } from '../event-store/event-store';

/** The log and the database are not of one piece; the message is a sentence for whoever runs the system. */
export class ForeignLog extends Error {
  override readonly name = 'ForeignLog';
}

interface Footing {
  readonly db: Queries;
  readonly store: Pick<EventStore, 'head'>;
}

/**
 * The log may stand elsewhere, but it belongs to its database: there are the keys that it was written with, and the read
 * tables that have met all of it. With another log beside it everything would stand still without a word.
 * @throws ForeignLog when they do not belong together
 */
export async function requireOwnLog(footing: Footing & { readonly log: Pick<EventLog, 'readAll'> }): Promise<void> {
  await requireWholeLog(footing);
  await requireKeys(footing.log);
}

/** @throws ForeignLog when more has been met than the log holds */
export async function requireWholeLog({ db, store }: Footing): Promise<void> {
  // In this order: the log only grows.
  const met = (await db.one<{ furthest: string | null }>('select log.furthest_met() as furthest'))?.furthest ?? START;
  const head = await store.head();
  if (met <= head) return;
  throw new ForeignLog(
    `The event log ends at ${head}, but the database has met events up to ${met}: the log was restored to an earlier state, or is another one. Give both back as they were at one time, or begin with both new.`,
  );
}

/** Some of the first events hold personal data: those of whoever signed up first. */
async function requireKeys(log: Pick<EventLog, 'readAll'>): Promise<void> {
  const batches = log.readAll(START, { batchSize: 200 })[Symbol.asyncIterator]();
  try {
    await batches.next();
  } catch (cause) {
    if (!(cause instanceof KeyIsMissing)) throw cause;
    throw new ForeignLog(
      'The first events of the event log cannot be opened with the keys in the database: they do not belong together. Give both back as they were at one time, or begin with both new.',
      { cause },
    );
  } finally {
    await batches.return?.();
  }
}
