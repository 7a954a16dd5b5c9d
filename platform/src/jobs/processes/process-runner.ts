import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/database';
import type { Position, StoredEvent, SubscribeOptions } from '../../event-store/event-store';
import type { Logger } from '../../logging/logging';
import { levelOf } from '../../logging/outages';
import { answersTo, type Answered, type Failure } from './answers';
import { loadCheckpoints, writeCheckpoints, type Standing } from './checkpoints';
import type { QueuedJob } from '../ledger/ledger';
import type { Jobs } from '../queues/open-jobs';
import type { Process } from './process';
import { underLock } from '../../database/single-active';

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
      await underLock(db, 'processes', {
        signal,
        work: (held, fenced) => readLog({ ...parts, db: fenced }, held),
      });
    } catch (error) {
      logger[levelOf(error)]({ err: error }, 'the processes begin again from their checkpoints');
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

  for await (const events of withPauses(feed, first, signal)) {
    const answered = standings.map((standing) => answersTo(events, standing));
    standings = answered.map(({ standing }) => standing);
    const paused = events.length === 0;
    if (!paused && isQuiet(answered) && performance.now() - writtenAt < WRITE_EVERY_MS) continue;
    standings = await written(parts, answered);
    writtenAt = performance.now();
  }
}

const isQuiet = (answered: readonly Answered[]) =>
  answered.every(({ asked, failure }) => asked.length === 0 && !failure);

/** Writes asks and positions together, then queues the jobs. */
async function written(parts: ProcessRunnerParts, answered: readonly Answered[]): Promise<Standing[]> {
  const moved = answered.filter(({ standing, failure }) => standing.position !== standing.written || failure);
  if (moved.length > 0) await parts.jobs.enqueue(await transacted(parts, moved));
  for (const { standing, failure } of moved) if (failure) tellOf(standing, failure, parts.logger);
  return answered.map(({ standing }) => ({ ...standing, written: standing.position }));
}

const transacted = ({ db, jobs }: ProcessRunnerParts, moved: readonly Answered[]): Promise<QueuedJob[]> =>
  db.transaction(async (tx) => {
    // Only an ask must survive a power cut: a position that is lost is read again.
    if (isQuiet(moved)) await tx.query('set local synchronous_commit = off');
    const standings = moved.map(({ standing }) => standing);
    await writeCheckpoints(tx, standings);
    const asked = moved.flatMap((each) => each.asked);
    return jobs.ledger.ask(tx, asked);
  });

function tellOf({ process }: Standing, { event, error }: Failure, logger: Logger): void {
  const { position, type } = event;
  logger.error({ process: process.name, position, type, err: error }, 'process stopped');
}

/** The batches, and an empty one after each pause: the moment to write down what was not worth a transaction before. */
async function* withPauses(
  feed: EventFeed,
  after: Position,
  signal: AbortSignal,
): AsyncGenerator<readonly StoredEvent[]> {
  const leaving = new AbortController();
  const batches = feed.subscribe(after, { signal: AbortSignal.any([signal, leaving.signal]) });
  const iterator = batches[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = iterator.next();
      if ((await Promise.race([next, pause()])) === 'pause') yield [];
      const result = await next;
      if (result.done === true) return;
      yield result.value;
    }
  } finally {
    // During a pause the feed is asked already, and would not let go before its next event.
    leaving.abort();
    await iterator.return?.();
  }
}

const pause = () => wait(WRITE_EVERY_MS, 'pause' as const, { ref: false });
