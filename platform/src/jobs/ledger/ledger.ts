import type { Database, Queries } from '../../database/database';
import type { JsonObject, Position } from '../../event-store/event-store';
import type { Ask } from '../job';
import type { JobOutcome } from '../job-outcome';

/** An ask, and the event that led to it. */
export interface AskedJob extends Ask {
  readonly eventId: string;
  readonly position: Position;
  /** `<event id>.<task>`: the same whenever it is queued, so that a queue holds it once. */
  readonly jobId: string;
}

/** Which effect. */
export interface JobKey {
  readonly task: string;
  readonly once: string;
}

/** A job that is to be put into its queue. */
export interface QueuedJob extends JobKey {
  readonly jobId: string;
  /** Milliseconds until it is due, by the ledger's clock, which need not be ours; 0 for at once. */
  readonly dueInMs: number;
}

/** Nobody else runs the job until the lease ends; `attempt` counts from 1 and tells one claim from the next. */
export interface Claim {
  readonly kind: 'claimed';
  readonly data: JsonObject;
  readonly attempt: number;
  /** How many of the attempts before met an outage. */
  readonly outages: number;
}
export type ClaimAnswer = Claim | { readonly kind: 'held'; readonly forMs: number } | { readonly kind: 'over' };

/** How long a claim holds when its worker is not heard of again: what it was at is done by another within 30 s. */
export const LEASE_SECONDS = 25;
/** So often that a worker which stands still for 20 s has not lost its claim. */
export const RENEWED_EVERY_SECONDS = 4;
/** The reconciler looks this far ahead of what falls due, so that it can be late and the job is not. */
const AHEAD_SECONDS = 30;
const RECONCILED_AT_ONCE = 500;

/**
 * The send ledger, `work.send_ledger`: one row for each effect that was ever asked for, with what became of it. A queue
 * only says when to look here: what was asked, claimed and done is known by this table alone, and by its clock. An
 * outcome is recorded by the claim that led to it, or not at all where another has taken its place.
 */
export interface Ledger {
  /** Writes asks down, each effect once; answers those that are new, to be queued after the commit. */
  ask(tx: Queries, asked: readonly AskedJob[]): Promise<QueuedJob[]>;
  claim(job: JobKey): Promise<ClaimAnswer>;
  /** Holds the claim for another lease. */
  renew(job: JobKey, claim: Claim): Promise<void>;
  finish(job: JobKey, claim: Claim, outcome: JobOutcome): Promise<void>;
  /** For good. */
  fail(job: JobKey, claim: Claim, reason: string): Promise<void>;
  /** Gives the claim back, to be taken again after a while. */
  retry(job: JobKey, claim: Claim, wait: Wait): Promise<void>;
  /** Takes back that a job has failed for good: it may be claimed as if it had been asked for now. Nothing where it has not. */
  reopen(job: JobKey): Promise<QueuedJob | undefined>;
  /** What should stand in a queue and may have been lost from it: queued longer ago than `graceSeconds`, and no outcome. */
  unaccounted(graceSeconds: number): Promise<QueuedJob[]>;
  /** How many have failed for good or are held up by an outage, by task. */
  troubles(): Promise<ReadonlyMap<string, Troubles>>;
}

/** Why a claim is given back, and for how long. */
export interface Wait {
  readonly seconds: number;
  readonly reason: string;
  /** Whether it met an outage, which has nothing to do with the job itself. */
  readonly isOutage: boolean;
}

export interface Troubles {
  readonly failed: number;
  readonly heldUp: number;
}

// A duration, since an instant of this clock means nothing to a service whose own clock is slow or fast.
const queued = `task, once_key as once, job_id as "jobId", greatest(0, ceil(extract(epoch from due_at - now()) * 1000))::float8 as "dueInMs"`;

const insert = `
insert into work.send_ledger (task, once_key, data, job_id, event_id, position, due_at)
select task, once, data, "jobId", "eventId", position, coalesce(at, now())
  from jsonb_to_recordset($1::jsonb)
    as asked(task text, once text, data jsonb, "jobId" text, "eventId" text, position text, at timestamptz)
on conflict (task, once_key) do nothing
returning ${queued}`;

const claim = `
update work.send_ledger
   set state = 'claimed', attempts = attempts + 1, claimed_until = now() + make_interval(secs => $3)
 where task = $1 and once_key = $2 and (state = 'asked' or (state = 'claimed' and claimed_until < now()))
returning data, attempts as attempt, outages`;

// `attempts` is the fence: a worker that slept through its lease finds that somebody else has claimed since.
const ours = `where task = $1 and once_key = $2 and state = 'claimed' and attempts = $3`;
const renew = `update work.send_ledger set claimed_until = now() + make_interval(secs => $4) ${ours}`;
const settle = `update work.send_ledger set state = $4, last_error = $5, claimed_until = null, settled_at = now() ${ours}`;
// Whatever else it met ends an outage: the next one begins anew.
const retry = `
update work.send_ledger
   set state = 'asked', last_error = $5, claimed_until = null, due_at = now() + make_interval(secs => $4), queued_at = now(),
       outages = outages + $6, held_since = case when $6 > 0 then coalesce(held_since, now()) end ${ours}`;

// No claim of before is left that could be taken for one of those to come: the last one failed it.
const reopen = `
update work.send_ledger
   set state = 'asked', attempts = 0, outages = 0, held_since = null, settled_at = null, due_at = now(), queued_at = now()
 where task = $1 and once_key = $2 and state = 'failed'
returning ${queued}`;

const unaccounted = `
update work.send_ledger set queued_at = now()
 where (task, once_key) in (
   select task, once_key from work.send_ledger
    where (state = 'asked' or (state = 'claimed' and claimed_until < now()))
      and due_at < now() + make_interval(secs => $2) and queued_at < now() - make_interval(secs => $1)
    order by due_at limit ${RECONCILED_AT_ONCE} for update skip locked)
returning ${queued}`;

const heldUp = `state in ('asked', 'claimed') and held_since is not null`;
const troubles = `
select task, (count(*) filter (where state = 'failed'))::integer as failed, (count(*) filter (where ${heldUp}))::integer as "heldUp"
  from work.send_ledger where state = 'failed' or (${heldUp}) group by task`;

export function ledgerOf(db: Database): Ledger {
  const settleAs = async (
    { task, once }: JobKey,
    { attempt }: Claim,
    [state, error]: readonly [string, string | null],
  ) => {
    await db.query(settle, [task, once, attempt, state, error]);
  };
  return {
    ask: (tx, asked) =>
      asked.length === 0 ? Promise.resolve([]) : tx.many<QueuedJob>(insert, [JSON.stringify(asked)]),
    claim: (job) => claimed(db, job),
    renew: async ({ task, once }, { attempt }) => {
      await db.query(renew, [task, once, attempt, LEASE_SECONDS]);
    },
    finish: (job, claim, outcome) => settleAs(job, claim, [outcome, null]),
    fail: (job, claim, reason) => settleAs(job, claim, ['failed', reason]),
    retry: async ({ task, once }, { attempt }, { seconds, reason, isOutage }) => {
      await db.query(retry, [task, once, attempt, seconds, reason, isOutage ? 1 : 0]);
    },
    reopen: ({ task, once }) => db.one<QueuedJob>(reopen, [task, once]),
    unaccounted: (graceSeconds) => db.many<QueuedJob>(unaccounted, [graceSeconds, AHEAD_SECONDS]),
    troubles: async () => {
      const rows = await db.many<Troubles & { task: string }>(troubles);
      return new Map(rows.map(({ task, ...counts }) => [task, counts]));
    },
  };
}

async function claimed(db: Database, { task, once }: JobKey): Promise<ClaimAnswer> {
  const row = await db.one<Omit<Claim, 'kind'>>(claim, [task, once, LEASE_SECONDS]);
  if (row) return { kind: 'claimed', ...row };
  const held = await db.one<{ forMs: number }>(
    `select greatest(0, ceil(extract(epoch from claimed_until - now()) * 1000))::float8 as "forMs"
       from work.send_ledger where task = $1 and once_key = $2 and state = 'claimed'`,
    [task, once],
  );
  return held ? { kind: 'held', forMs: held.forMs } : { kind: 'over' };
}
