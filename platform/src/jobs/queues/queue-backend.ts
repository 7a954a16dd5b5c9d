import type { QueuedJob } from '../ledger/ledger';
import type { Ran } from './run-job';

/** What is needed of a queue, whichever it is. It may lose jobs and hand them out twice: the ledger bears both. */
export interface QueueBackend {
  /** Adds jobs, each to the queue of its task; one whose id is in the queue already is left as it is. */
  add(jobs: readonly QueuedJob[]): Promise<void>;
  /** Hands out the jobs of a queue, a few at a time, each by the key of its effect. */
  consume(task: string, run: (once: string) => Promise<Ran>): void;
  /** How many jobs stand in each state. */
  depth(task: string): Promise<Readonly<Record<string, number>>>;
  /** Waits for the jobs that are being run, then lets go of the queues. */
  close(): Promise<void>;
}
