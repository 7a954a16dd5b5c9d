import type { Database } from '../../database/database';
import type { Logger } from '../../logging/logging';
import type { QueueDepths } from '../../metrics/metrics';
import { postgresBacking, redisBacking } from './backings';
import { bullmqBackend } from './bullmq-backend';
import type { AnyJob, JobContext } from '../job';
import type { JobOutcome } from '../job-outcome';
import { ledgerOf, type JobKey, type Ledger, type QueuedJob, type Troubles } from '../ledger/ledger';
import type { QueueBackend } from './queue-backend';
import { startReconciler } from '../ledger/reconciler';
import { runJob } from './run-job';

export interface JobsOptions {
  /** Where the ledger is. */
  readonly db: Database;
  /** Where the queues are: `redis://…`, or the `postgres://…` of a database that `migrateQueues` has prepared. */
  readonly queueUrl: string;
  readonly logger: Logger;
  /** How often what was asked is compared with what became of it; default 8 s. */
  readonly reconcileEverySeconds?: number;
  /** How long a queued job may go without an outcome before it is queued again; default 15 s. */
  readonly graceSeconds?: number;
}

export interface Jobs {
  readonly ledger: Ledger;
  /** Puts jobs into their queues; where a queue does not answer, the reconciler does it later. Never rejects. */
  enqueue(jobs: readonly QueuedJob[]): Promise<void>;
  /** Has a job that failed for good tried again; `skipped` where it has not failed. */
  retry(job: JobKey): Promise<JobOutcome>;
  /** Begins to run these jobs, and to reconcile the ledger with the queues, until `close`. */
  work<S>(jobs: readonly AnyJob<S>[], servicesFor: (context: JobContext) => S): void;
  /** Of the queues that this process works; `failed` counts what has failed for good, `held-up` what waits for an outage to pass. */
  depth(): Promise<QueueDepths>;
  /** Waits for the jobs that are being run. */
  close(): Promise<void>;
}

export function openJobs({ db, queueUrl, logger, reconcileEverySeconds = 8, graceSeconds = 15 }: JobsOptions): Jobs {
  const ledger = ledgerOf(db);
  const backend = bullmqBackend(
    /^rediss?:/.test(queueUrl) ? redisBacking(queueUrl) : postgresBacking(queueUrl),
    logger,
  );
  const tasks: string[] = [];
  let stopReconciler: (() => void) | undefined;
  const ending = new AbortController();
  const stopping = ending.signal;

  const enqueue = enqueuing(backend, logger);
  return {
    ledger,
    enqueue,
    retry: async (job) => {
      const queued = await ledger.reopen(job);
      if (!queued) return 'skipped';
      await enqueue([queued]);
      return 'done';
    },
    work: (jobs, servicesFor) => {
      for (const job of jobs) {
        tasks.push(job.name);
        backend.consume(job.name, (once) => runJob(job, once, { ledger, logger, servicesFor, stopping }));
      }
      const every = { everySeconds: reconcileEverySeconds, graceSeconds };
      stopReconciler ??= startReconciler({ ledger, enqueue, logger, ...every });
    },
    depth: () => depths(tasks, backend, ledger),
    close: async () => {
      ending.abort();
      stopReconciler?.();
      await backend.close();
    },
  };
}

const enqueuing =
  (backend: QueueBackend, logger: Logger): Jobs['enqueue'] =>
  async (queued) => {
    if (queued.length === 0) return;
    await backend
      .add(queued)
      .catch((error: unknown) => logger.warn({ err: error, jobs: queued.length }, 'jobs will be queued later'));
  };

async function depths(tasks: readonly string[], backend: QueueBackend, ledger: Ledger): Promise<QueueDepths> {
  const troubles = await ledger.troubles();
  const each = tasks.map(
    async (task) => [task, { ...(await backend.depth(task)), ...said(troubles.get(task)) }] as const,
  );
  return Object.fromEntries(await Promise.all(each));
}

const said = ({ failed, heldUp }: Troubles = { failed: 0, heldUp: 0 }) => ({ failed, 'held-up': heldUp });
