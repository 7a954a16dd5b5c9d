import type { Logger } from '../../logging/logging';
import type { Ledger, QueuedJob } from './ledger';

export interface ReconcilerOptions {
  readonly ledger: Ledger;
  readonly enqueue: (jobs: readonly QueuedJob[]) => Promise<void>;
  readonly logger: Logger;
  readonly everySeconds: number;
  /** How long a queued job may go without an outcome before it is queued again. */
  readonly graceSeconds: number;
}

/**
 * Compares what was asked with what became of it, and queues again what a queue may have lost: an emptied Redis, a crash
 * between the ledger and the queue, a worker that died. Several may run side by side. Answers how to stop it.
 */
export function startReconciler({
  ledger,
  enqueue,
  logger,
  everySeconds,
  graceSeconds,
}: ReconcilerOptions): () => void {
  const reconcile = async () => {
    for (
      let lost = await ledger.unaccounted(graceSeconds);
      lost.length > 0;
      lost = await ledger.unaccounted(graceSeconds)
    ) {
      await enqueue(lost);
    }
  };
  let running: Promise<void> | undefined;
  const attempt = () => {
    // A round that takes longer than the time between two is not overtaken by the next.
    running ??= reconcile()
      .catch((error: unknown) => logger.warn({ err: error }, 'the ledger could not be reconciled'))
      .finally(() => {
        running = undefined;
      });
  };
  attempt();
  const timer = setInterval(attempt, everySeconds * 1000);
  return () => clearInterval(timer);
}
