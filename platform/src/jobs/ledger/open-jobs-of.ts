import type { Queries } from '../../database/database';

/** A job that is not done: `asked` waits for its turn, `claimed` is being done, `failed` is for good. */
export interface OpenJob {
  readonly task: string;
  readonly once: string;
  readonly state: 'asked' | 'claimed' | 'failed';
  /** What the last attempt met; null before one failed. */
  readonly why: string | null;
  /** ISO 8601: since when it is held up by the outage that lasts, if one does; and when it is tried next. */
  readonly heldSince: string | null;
  readonly dueAt: string;
}

/** Of some tasks the jobs that are not done and whose key begins with a word. */
export type OpenJobsOf = (tasks: readonly string[], word: string) => Promise<readonly OpenJob[]>;

/** More than there are children in any session. */
const MOST = 10_000;

const open = `
select task, once_key as once, state, last_error as why, held_since as "heldSince", due_at as "dueAt"
  from work.send_ledger
 where task = any($1::text[]) and split_part(once_key, ' ', 1) = $2 and state in ('asked', 'claimed', 'failed')
 order by asked_at limit ${MOST}`;

export const openJobsIn =
  (db: Pick<Queries, 'prepared'>): OpenJobsOf =>
  (tasks, word) =>
    db.prepared<OpenJob>(open, [tasks, word]);
