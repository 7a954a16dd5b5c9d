import { DelayedError, Queue, Worker, type BackendFactory, type ConnectionOptions, type IQueueBackend } from 'bullmq';
import { withinDeadline } from '../../database/outage';
import type { Logger } from '../../logging/logging';
import { outageLines } from '../../logging/outage-lines';
import { PASSES, willPass } from '../../logging/outages';
import type { QueuedJob } from '../ledger/ledger';
import type { QueueBackend } from './queue-backend';
import type { Ran } from './run-job';

/** What BullMQ keeps its queues in. */
export interface Backing {
  readonly factory: BackendFactory;
  /** Tries no more to mend connections; resolves when each either works or has ended. Comes before BullMQ is closed. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Jobs of one queue that one process runs at once: most of their time is spent waiting for a server. */
const AT_ONCE = 4;
/** An idle queue is told of new jobs; this is how often it looks all the same. */
const LOOK_EVERY_SECONDS = 30;
/** A job whose worker is not heard of for so long is taken from it, within another of the next; its lease then decides. */
export const LOCK_MS = 12_000;
const LOOK_FOR_DEAD_EVERY_MS = 5_000;
/** A store that does not answer must not hold up what asks: the reconciler queues the job later. */
const LONGEST_ADD_MS = 5_000;
/** Jobs that take longer to end are left to their lease. */
const LONGEST_CLOSE_MS = 15_000;
/** Beyond so many, jobs are added by one statement: on PostgreSQL it makes two tables for itself, which takes as long as a dozen single ones. */
const FEW = 4;

interface JobData {
  readonly once: string;
}
type JobQueue = Queue<JobData, void, string, JobData, void, string, IQueueBackend>;
type JobWorker = Worker<JobData, void, string, IQueueBackend>;

/** Queues of BullMQ, one for each task. What it keeps of a job is the key of its effect; the ledger knows the rest. */
export function bullmqBackend({ factory, settle, close }: Backing, logger: Logger): QueueBackend {
  // The factory has its own connection; BullMQ wants the option all the same.
  const options = { connection: {} satisfies ConnectionOptions };
  const queues = new Map<string, JobQueue>();
  const workers: JobWorker[] = [];
  const onError = troubleOf(logger);

  const queueOf = (task: string): JobQueue => {
    const known = queues.get(task);
    if (known) return known;
    const queue: JobQueue = new Queue(task, options, factory);
    queue.on('error', onError(task));
    queues.set(task, queue);
    return queue;
  };

  return {
    add: async (jobs) => {
      const adding = [...byTask(jobs)].map(([task, ofTask]) => addTo(queueOf(task), ofTask.map(entryOf)));
      await withinDeadline(LONGEST_ADD_MS, Promise.all(adding), notWithin(LONGEST_ADD_MS));
    },
    consume: (task, run) => {
      const worker: JobWorker = new Worker(
        task,
        handOut(run),
        { ...options, ...patience, concurrency: AT_ONCE, drainDelay: LOOK_EVERY_SECONDS },
        factory,
      );
      worker.on('error', onError(task));
      workers.push(worker);
    },
    depth: (task) => queueOf(task).getJobCounts('waiting', 'active', 'delayed'),
    close: async () => {
      await settle();
      const ended = Promise.all(workers.map((worker) => worker.close()));
      await withinDeadline(LONGEST_CLOSE_MS, ended, notWithin(LONGEST_CLOSE_MS)).catch(onError('all'));
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      await close();
    },
  };
}

// How often a job may lose its worker is the ledger's to say, which counts its claims.
const patience = { lockDuration: LOCK_MS, stalledInterval: LOOK_FOR_DEAD_EVERY_MS, maxStalledCount: 1_000 };

interface HandedOut {
  readonly data: JobData;
  moveToDelayed(timestamp: number, token?: string): Promise<void>;
}

const handOut = (run: (once: string) => Promise<Ran>) => async (job: HandedOut, token?: string) => {
  const ran = await run(job.data.once);
  if (ran.kind === 'over') return;
  await job.moveToDelayed(Date.now() + ran.afterMs, token);
  // Tells BullMQ that the job is neither done nor failed.
  throw new DelayedError();
};

// A job that is over leaves nothing behind: its id could not be queued again.
const entryOf = ({ task, once, jobId, dueInMs }: QueuedJob) => ({
  name: task,
  data: { once },
  opts: { jobId, delay: dueInMs, removeOnComplete: true, removeOnFail: true },
});

const addTo = (queue: JobQueue, entries: readonly ReturnType<typeof entryOf>[]): Promise<unknown> =>
  entries.length > FEW
    ? queue.addBulk([...entries])
    : Promise.all(entries.map(({ name, data, opts }) => queue.add(name, data, opts)));

function byTask(jobs: readonly QueuedJob[]): Map<string, QueuedJob[]> {
  const grouped = new Map<string, QueuedJob[]>();
  for (const job of jobs) grouped.set(job.task, [...(grouped.get(job.task) ?? []), job]);
  return grouped;
}

const notWithin = (milliseconds: number) => `the queue did not answer within ${milliseconds} ms`;

/** A store that is away is told of once by each queue's every connection and look: two lines say as much as hundreds. */
function troubleOf(logger: Logger) {
  const outage = outageLines(logger, { begins: 'queue is in trouble', ends: 'queues are out of trouble' });
  return (task: string) => (error: Error) => {
    const fields = { task, err: passing(error) };
    if (willPass(fields.err)) outage(fields);
    else logger.warn(fields, 'queue is in trouble');
  };
}

// BullMQ tells by words alone that a worker, frozen for a while, comes back to a job that was given to another.
const ofALostLock = /^(could not renew lock|Missing lock|Lock mismatch)/i;
const passing = (error: Error): Error =>
  ofALostLock.test(error.message) ? Object.assign(error, { [PASSES]: true }) : error;
