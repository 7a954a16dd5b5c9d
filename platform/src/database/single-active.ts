import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient, QueryResultRow } from 'pg';
import type { Database } from './database';
import { beginLease, fencedBy, HolderWatch, keepRenewed, LOCK_SPACE, type LeasePace, type LockLine } from './lease';
import { DeadlinePassed, withinDeadline } from './outage';

const usualPace: LeasePace = { renewed: 3_000, unrenewed: 12_000, asked: 1_000, silent: 10_000 };

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
 * A holder whose database falls silent lets go of all its connections to it, and so ends: TCP would wait for hours.
 */
export async function underLock(
  db: Database,
  name: string,
  { signal, work, pace = usualPace }: UnderLock,
): Promise<void> {
  await db.withConnection(async (client) => {
    const line = lineOf(client, pace.silent, () => db.breakOff());
    if (!(await taken(line, name, { signal, pace }))) return;
    const over = new AbortController();
    const onEnd = () => over.abort();
    client.once('end', onEnd).once('error', onEnd);
    try {
      const lease = await beginLease(line, name);
      const renewing = keepRenewed(line, lease, { every: pace.renewed, signal: over.signal }).catch(onEnd);
      try {
        await work(AbortSignal.any([signal, over.signal]), fencedBy(db, lease));
      } finally {
        over.abort();
        await renewing;
      }
    } finally {
      client.off('end', onEnd).off('error', onEnd);
      await giveBack(line, name).catch((cause: unknown) => client.emit('error', cause));
    }
  });
}

/** All that is asked by it is answered at once by a server that is there. */
function lineOf(client: PoolClient, silentMs: number, breakOff: () => void): LockLine {
  const letGo = (error: unknown) => {
    if (!(error instanceof DeadlinePassed)) return;
    client.emit('error', error);
    breakOff();
  };
  return {
    query: async <R extends QueryResultRow>(text: string, values?: unknown[]) => {
      const asked = client.query<R>(text, values);
      const answered = withinDeadline(silentMs, asked, `the database said nothing for ${silentMs} ms`);
      answered.catch(letGo);
      return answered;
    },
  };
}

/** The connection goes back to its pool, and the lock would go with it. */
async function giveBack(line: LockLine, name: string): Promise<void> {
  await line.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_SPACE, name]);
}

async function taken(
  line: LockLine,
  name: string,
  { signal, pace }: { signal: AbortSignal; pace: LeasePace },
): Promise<boolean> {
  const watch = new HolderWatch(line, name, pace);
  while (!signal.aborted) {
    const { rows } = await line.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      LOCK_SPACE,
      name,
    ]);
    if (rows[0]?.taken === true) return true;
    await watch.look();
    await wait(pace.asked, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
