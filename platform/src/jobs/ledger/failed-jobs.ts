import type { Queries } from '../../database/database';
import type { JobKey } from './ledger';

export interface FailedJob extends JobKey {
  readonly why: string;
  /** ISO 8601. */
  readonly askedAt: string;
  readonly failedAt: string;
}

/** Jobs of a kind that wait for something that is away, and are tried again by themselves. */
export interface HeldUp {
  readonly task: string;
  readonly count: number;
  /** What the one that was tried last met. */
  readonly why: string;
  /** ISO 8601: since when what they wait for is away, and when the next is tried. */
  readonly since: string;
  readonly nextAt: string;
}

interface Page {
  /** Those that failed before this one; a job that is not in the ledger has none before it. */
  readonly after: JobKey | undefined;
  readonly limit: number;
}

/** What has failed for good, the newest first, and how many there are in all; and what is held up by an outage. */
export type FailedJobs = (page: Page) => Promise<{
  readonly jobs: readonly FailedJob[];
  readonly total: number;
  readonly heldUp: readonly HeldUp[];
}>;

const failed = `from work.send_ledger where state = 'failed'`;
const columns = `task, once_key as once, coalesce(last_error, '') as why, asked_at as "askedAt", settled_at as "failedAt"`;
const newestFirst = 'order by settled_at desc, task desc, once_key desc';
const first = `select ${columns} ${failed} ${newestFirst} limit $1`;
const following = `select ${columns} ${failed} and (settled_at, task, once_key) <
  (select settled_at, task, once_key from work.send_ledger where task = $2 and once_key = $3) ${newestFirst} limit $1`;

const heldUp = `select task, count(*)::integer as count,
  coalesce((array_agg(last_error order by queued_at desc))[1], '') as why, min(held_since) as since, min(due_at) as "nextAt"
  from work.send_ledger where state in ('asked', 'claimed') and held_since is not null group by task order by task`;

export const failedJobsIn =
  (db: Pick<Queries, 'prepared'>): FailedJobs =>
  async ({ after, limit }) => {
    const [jobs, [all], waiting] = await Promise.all([
      after
        ? db.prepared<FailedJob>(following, [limit, after.task, after.once])
        : db.prepared<FailedJob>(first, [limit]),
      db.prepared<{ total: number }>(`select count(*)::integer as total ${failed}`),
      db.prepared<HeldUp>(heldUp),
    ]);
    return { jobs, total: all?.total ?? 0, heldUp: waiting };
  };
