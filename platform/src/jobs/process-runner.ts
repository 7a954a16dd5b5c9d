import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database';
import type { Position, StoredEvent, SubscribeOptions } from '../event-store/event-store';
import type { Logger } from '../logging/logging';
import { answersTo, type Answered } from './answers';
import { loadCheckpoints, writeCheckpoints, type Standing } from './checkpoints';
import type { Jobs } from './open-jobs';
import type { Process } from './process';
import { underLock } from '../database/single-active';

/** What is needed of the event log. The event store itself has it, with personal data sealed. */
export interface EventFeed {
  subscribe(after: Position, options: SubscribeOptions): AsyncIterable<readonly StoredEvent[]>;
  head(): Promise<Position>;
}

export interface ProcessRunnerParts {
  readonly db: Database;
  readonly feed: EventFeed;
  readonly processes: readonly Process[];
  readonly jobs: Pick<Jobs, 'ledger' | 'enqueue'>;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** How often positions are written while there is nothing to ask for. Losing one costs reading a few events again. */
const WRITE_EVERY_MS = 500;
const BEGIN_AGAIN_MS = 1_000;

/**
 * Reads the log once for all processes, in order, and writes down what they ask for, in one transaction with how far they
 * have come; then the jobs are queued. One runner is active at a time. A process whose handler fails stands still from
 * that event on, and says so; the others go on. Runs until the signal is aborted; after a failure of the database or the
 * log it begins again where the checkpoints stand.
 */
export async function runProcesses(parts: ProcessRunnerParts): Promise<void> {
  const { db, signal, logger } = parts;
  while (!signal.aborted) {
    try {
      await underLock(db, 'processes', { signal, work: (held) => readLog(parts, held) });
    } catch (error) {
      logger.error({ err: error }, 'the processes begin again from their checkpoints');
      await wait(BEGIN_AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function readLog(parts: ProcessRunnerParts, signal: AbortSignal): Promise<void> {
  const { db, feed, processes } = parts;
  let standings = await loadCheckpoints(db, processes, await feed.head());
  let writtenAt = performance.now();
  const [first] = standings.map(({ position }) => position).sort();
  if (first === undefined) return;

  for await (const events of withPauses(feed.subscribe(first, { signal }), WRITE_EVERY_MS)) {
    const answered = standings.map((standing) => answersTo(events, standing));
    standings = answered.map(({ standing }) => standing);
    if (isQuiet(answered) && performance.now() - writtenAt < WRITE_EVERY_MS) continue;
    standings = await written(parts, answered);
    writtenAt = performance.now();
  }
}

const isQuiet = (answered: readonly Answered[]) =>
  answered.every(({ asked, failure }) => asked.length === 0 && !failure);

/** Writes asks and positions together, then queues the jobs. */
async function written({ db, jobs, logger }: ProcessRunnerParts, answered: readonly Answered[]): Promise<Standing[]> {
  const standings = answered.map(({ standing }) => standing);
  const moved = answered.filter(({ standing, failure }) => standing.position !== standing.written || failure);
  const queued = await db.transaction(async (tx) => {
    // Only an ask must survive a power cut: a position that is lost is read again.
    if (isQuiet(answered)) await tx.query('set local synchronous_commit = off');
    if (moved.length > 0)
      await writeCheckpoints(
        tx,
        moved.map(({ standing }) => standing),
      );
    return jobs.ledger.ask(
      tx,
      answered.flatMap(({ asked }) => asked),
    );
  });
  for (const { standing, failure } of answered) {
    if (failure)
      logger.error(
        {
          process: standing.process.name,
          position: failure.event.position,
          type: failure.event.type,
          err: failure.error,
        },
        'process stopped',
      );
  }
  await jobs.enqueue(queued);
  return standings.map((standing) => ({ ...standing, written: standing.position }));
}

/** The batches, and an empty one after each pause: the moment to write down what was not worth a transaction before. */
async function* withPauses<T>(batches: AsyncIterable<readonly T[]>, pauseMs: number): AsyncGenerator<readonly T[]> {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = iterator.next();
      const pause = new AbortController();
      const paused = wait(pauseMs, 'pause' as const, { signal: pause.signal }).catch(() => 'pause' as const);
      if ((await Promise.race([next, paused])) === 'pause') yield [];
      pause.abort();
      const result = await next;
      if (result.done === true) return;
      yield result.value;
    }
  } finally {
    await iterator.return?.();
  }
}
