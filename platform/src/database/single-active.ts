import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from './database';
import { beginLease, fencedBy, HolderWatch, keepRenewed, LOCK_SPACE, type LeasePace } from './lease';

const usualPace: LeasePace = { renewed: 3_000, unrenewed: 12_000, asked: 1_000 };

/**
 * Given a signal that is aborted when another process may have the lock, and the database to write to: in it a transaction
 * of whoever has lost the lock fails, even where it stood still and has noticed nothing.
 */
export type WorkUnderLock = (signal: AbortSignal, fenced: Database) => Promise<void>;

interface UnderLock {
  readonly signal: AbortSignal;
  readonly work: WorkUnderLock;
  readonly pace?: LeasePace;
}

/**
 * Waits until no other process holds the lock of this name, then works under it. The lock goes with the connection of its
 * holder, at once where it ends; a holder that is frozen or cut off does not renew its lease, and is ended by whoever waits.
 */
export async function underLock(
  db: Database,
  name: string,
  { signal, work, pace = usualPace }: UnderLock,
): Promise<void> {
  await db.withConnection(async (client) => {
    if (!(await taken(client, name, { signal, pace }))) return;
    const over = new AbortController();
    const onEnd = () => over.abort();
    client.once('end', onEnd).once('error', onEnd);
    try {
      const lease = await beginLease(client, name);
      const renewing = keepRenewed(client, lease, { every: pace.renewed, signal: over.signal }).catch(onEnd);
      try {
        await work(AbortSignal.any([signal, over.signal]), fencedBy(db, lease));
      } finally {
        over.abort();
        await renewing;
      }
    } finally {
      client.off('end', onEnd).off('error', onEnd);
      await giveBack(client, name);
    }
  });
}

/** The connection goes back to its pool, and the lock would go with it. */
async function giveBack(client: PoolClient, name: string): Promise<void> {
  await client
    .query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_SPACE, name])
    .catch((cause: unknown) => client.emit('error', cause));
}

async function taken(
  client: PoolClient,
  name: string,
  { signal, pace }: { signal: AbortSignal; pace: LeasePace },
): Promise<boolean> {
  const watch = new HolderWatch(client, name, pace);
  while (!signal.aborted) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      LOCK_SPACE,
      name,
    ]);
    if (rows[0]?.taken === true) return true;
    await watch.look();
    await wait(pace.asked, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
