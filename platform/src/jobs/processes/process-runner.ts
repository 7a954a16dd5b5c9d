import { keepAtIt, WHILE_AWAY } from '../../backoff/backoff';
import { underLock } from '../../database/single-active';
import { levelOf } from '../../logging/outages';
import { endTogether } from '../../together/together';
import { byPlace, CatchingUp } from './catching-up';
import { loadCheckpoints, type Standing } from './checkpoints';
import { Following } from './following';
import type { ProcessRunnerParts, ReadingParts } from './runner-parts';

/**
 * Reads the log once for all processes, in order, and writes down what they ask for, in one transaction with how far they
 * have come; then the jobs are queued. One runner is active at a time. A process whose handler fails stands still from
 * that event on, and says so; the others go on. Whoever stands behind the others catches up beside them. Runs until the
 * signal is aborted; after a failure of the database or the log it begins again where the checkpoints stand.
 */
export async function runProcesses(parts: ProcessRunnerParts): Promise<void> {
  const { db, signal, logger } = parts;
  const failedHere = new Set<string>();
  const work = () =>
    underLock(db, 'processes', {
      signal,
      work: (held, fenced) => readLog({ ...parts, db: fenced, failedHere }, held),
    });
  const failed = (error: unknown) =>
    logger[levelOf(error)]({ err: error }, 'the processes begin again from their checkpoints');
  await keepAtIt(work, { pauses: WHILE_AWAY, signal, failed });
}

async function readLog(parts: ReadingParts, held: AbortSignal): Promise<void> {
  const { db, feed, processes, failedHere } = parts;
  const head = await feed.head();
  const standings = await loadCheckpoints(db, processes, head);
  const [furthest = [], ...behind] = byPlace(standings.flatMap((standing) => taken(standing, failedHere)));
  const over = new AbortController();
  const signal = AbortSignal.any([held, over.signal]);
  const following = new Following(parts, furthest[0]?.position ?? head);
  following.join(furthest);
  const catchingUp = new CatchingUp(parts, following);
  await endTogether(over, [following.run(signal), catchingUp.run(behind, signal)]);
}

/** One that failed is tried once more, as another release may do what that one could not: not after each outage. */
function taken({ fault, ...standing }: Standing, failedHere: ReadonlySet<string>): Standing[] {
  return fault !== undefined && failedHere.has(standing.process.name) ? [] : [standing];
}
