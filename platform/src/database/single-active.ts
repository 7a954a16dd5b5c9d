import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from './database';

/** Keeps our locks apart from those of others in the same database. */
const LOCK_SPACE = 727_007;
const ASK_EVERY_MS = 1_000;

/**
 * Waits until no other process holds the lock of this name, then works under it. The signal that `work` is given is
 * aborted when the connection that holds the lock is lost, since another process may then have it.
 */
export async function underLock(
  db: Database,
  name: string,
  { signal, work }: { signal: AbortSignal; work: (signal: AbortSignal) => Promise<void> },
): Promise<void> {
  await db.withConnection(async (client) => {
    if (!(await taken(client, name, signal))) return;
    const lost = new AbortController();
    const onEnd = () => lost.abort();
    client.once('end', onEnd).once('error', onEnd);
    try {
      await work(AbortSignal.any([signal, lost.signal]));
    } finally {
      client.off('end', onEnd).off('error', onEnd);
      // The connection goes back to its pool, and the lock would go with it.
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_SPACE, name]);
    }
  });
}

async function taken(client: PoolClient, name: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      LOCK_SPACE,
      name,
    ]);
    if (rows[0]?.taken === true) return true;
    await wait(ASK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
