import { setTimeout as wait } from 'node:timers/promises';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Database, Queries } from './database';

/** Keeps our locks apart from those of others in the same database. */
export const LOCK_SPACE = 727_007;
/** Of the transactions that write under a lease, as `held.fence` has it. */
const FENCE_SPACE = 727_008;

/** What only one process may do at a time. */
export interface Lease {
  readonly name: string;
  /** Raised at each change of the holder. */
  readonly token: string;
}

/** What statements about locks and leases are said to: the connection that has the lock. */
export interface LockLine {
  query<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<R>>;
}

/** In ms. */
export interface LeasePace {
  /** How often a holder says that it is there. */
  readonly renewed: number;
  /** Who has not said so for this long is taken to be gone. */
  readonly unrenewed: number;
  /** How often those ask who wait. */
  readonly asked: number;
  /** A server that has said nothing for this long is taken to be gone. */
  readonly silent: number;
}

/** Another has the lease: nothing may be written under this one. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Begins a lease for whoever has just got the lock of this name. */
export async function beginLease(line: LockLine, name: string): Promise<Lease> {
  // What an earlier holder was writing is undone rather than waited for: it may never go on.
  await endHolders(line, name, [FENCE_SPACE]);
  await line.query('begin');
  try {
    await line.query('select pg_advisory_xact_lock($1, hashtext($2))', [FENCE_SPACE, name]);
    const { rows } = await line.query<{ token: string }>(
      `insert into held.leases as lease (name, token, renewed_at) values ($1, 1, clock_timestamp())
       on conflict (name) do update set token = lease.token + 1, renewed_at = clock_timestamp() returning token`,
      [name],
    );
    await line.query('commit');
    return { name, token: rows[0]?.token ?? '' };
  } catch (error) {
    await line.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Renews a lease until the signal is aborted. @throws LeaseLost */
export async function keepRenewed(
  line: LockLine,
  { name, token }: Lease,
  { every, signal }: { every: number; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    await wait(every, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const { rowCount } = await line.query(
      'update held.leases set renewed_at = clock_timestamp() where name = $1 and token = $2',
      [name, token],
    );
    if (rowCount !== 1) throw new LeaseLost(`another has taken over "${name}"`);
  }
}

/** A database in which nothing is written once the lease is another's, however long this process stood still meanwhile. */
export function fencedBy(db: Database, { name, token }: Lease): Database {
  const transaction = <T>(work: (tx: Queries) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const [row] = await tx.prepared<{ held: boolean }>('select held.fence($1, $2) as held', [name, token]);
      if (row?.held !== true) throw new LeaseLost(`another has taken over "${name}"`);
      return work(tx);
    });
  return { ...db, transaction, query: (sql, values) => transaction((tx) => tx.query(sql, values)) };
}

/** Ends holders that do not renew their lease. One's own clock and what was seen count: a server that stood still itself says nothing of a holder. */
export class HolderWatch {
  private seen: string | undefined;
  private since = -Infinity;
  private askedAt = -Infinity;

  constructor(
    private readonly line: LockLine,
    private readonly name: string,
    private readonly pace: LeasePace,
  ) {}

  /** To be called each time that the lock was not to be had. */
  async look(): Promise<void> {
    const { rows } = await this.line.query<{ lease: string }>(
      `select token || ' ' || renewed_at::text as lease from held.leases where name = $1`,
      [this.name],
    );
    const now = performance.now();
    const lease = rows[0]?.lease ?? '';
    if (lease !== this.seen || now - this.askedAt > this.pace.unrenewed / 2) this.since = now;
    this.seen = lease;
    this.askedAt = now;
    if (now - this.since < this.pace.unrenewed) return;
    this.since = now;
    await endHolders(this.line, this.name, [LOCK_SPACE, FENCE_SPACE]);
  }
}

/** The role of a holder is that of whoever waits, so that it may. */
async function endHolders(line: LockLine, name: string, spaces: readonly number[]): Promise<void> {
  await line.query(
    `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted and pid <> pg_backend_pid()
        and database = (select oid from pg_database where datname = current_database())
        and classid = any($2::oid[]) and objid = (hashtext($1)::bigint & 4294967295)::oid`,
    [name, spaces],
  );
}
