import { isSealed } from '../crypto/crypto';
import type { Queries } from '../database/database';
import type { ReadingLog } from '../event-log/event-log';
import { START, type EventStore, type StoredEvent } from '../event-store/event-store';

/** The log and the database are not of one piece; the message is a sentence for whoever runs the system. */
export class ForeignLog extends Error {
  override readonly name = 'ForeignLog';
}

interface WholeLog {
  readonly db: Pick<Queries, 'one'>;
  readonly store: Pick<EventStore, 'head'>;
}

interface Footing extends WholeLog {
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
}

/**
 * The log may stand elsewhere, but it belongs to its database: there are the keys that it was written with, and the read
 * tables that have met all of it. With another log beside it everything would stand still without a word. Whoever has keys
 * sees as well that they open it.
 * @throws ForeignLog when they do not belong together
 */
export async function requireOwnLog(footing: Footing & { readonly log?: Pick<ReadingLog, 'readAll'> }): Promise<void> {
  await requireWholeLog(footing);
  await requireKeys(footing);
  if (footing.log) await firstEvents(footing.log);
}

/** @throws ForeignLog when more has been met than the log holds */
export async function requireWholeLog({ db, store }: WholeLog): Promise<void> {
  // In this order: the log only grows.
  const met = (await db.one<{ furthest: string | null }>('select log.furthest_met() as furthest'))?.furthest ?? START;
  const head = await store.head();
  if (met <= head) return;
  throw new ForeignLog(
    `The event log ends at ${head}, but the database has met events up to ${met}: the log was restored to an earlier state, or is another one. Give both back as they were at one time, or begin with both new.`,
  );
}

/** Some of the first events hold personal data: those of whoever signed up first. Whether there are keys is seen without opening any. */
async function requireKeys({ db, store }: Footing): Promise<void> {
  const values = (await firstEvents(store)).flatMap(({ data }) => Object.values(data));
  const subjects = values.filter(isSealed).map(({ of }) => of);
  const missing = await db.one(
    'select from unnest($1::text[]) as of where not exists (select from keys.subject_keys where subject_id = of) limit 1',
    [subjects],
  );
  if (missing === undefined) return;
  throw new ForeignLog(
    'The first events of the event log cannot be opened with the keys in the database: they do not belong together. Give both back as they were at one time, or begin with both new.',
  );
}

async function firstEvents(log: Pick<EventStore, 'readAll'>): Promise<readonly StoredEvent[]> {
  const batches = log.readAll(START, { batchSize: 200 })[Symbol.asyncIterator]();
  try {
    const first = await batches.next();
    return first.done === true ? [] : first.value;
  } finally {
    await batches.return?.();
  }
}
