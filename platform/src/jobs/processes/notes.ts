import type { QueuedJob } from '../ledger/ledger';
import type { Answered, Failure } from './answers';
import { writeCheckpoints, type Standing } from './checkpoints';
import type { ReadingParts } from './runner-parts';

/** How often positions are written while there is nothing to ask for. Losing one costs reading a few events again. */
export const WRITE_EVERY_MS = 500;

/** Writes down what processes ask for, in one transaction with how far they have come; then the jobs are queued. */
export class Notes {
  private writtenAt = performance.now();

  constructor(private readonly parts: Pick<ReadingParts, 'db' | 'jobs' | 'logger' | 'failedHere'>) {}

  /** At once where there is something to ask for or to tell, or where it is wanted so; where not, now and then. */
  async take(answered: readonly Answered[], { atOnce }: { readonly atOnce: boolean }): Promise<Standing[]> {
    if (!atOnce && isQuiet(answered) && performance.now() - this.writtenAt < WRITE_EVERY_MS)
      return answered.map(({ standing }) => standing);
    const moved = answered.filter(({ standing, failure }) => standing.position !== standing.written || failure);
    if (moved.length > 0) await this.parts.jobs.enqueue(await this.written(moved));
    for (const { standing, failure } of moved) if (failure) this.tell(standing, failure);
    this.writtenAt = performance.now();
    return answered.map(({ standing }) => ({ ...standing, written: standing.position }));
  }

  private written(moved: readonly Answered[]): Promise<QueuedJob[]> {
    const { db, jobs } = this.parts;
    return db.transaction(async (tx) => {
      // Only an ask must survive a power cut: a position that is lost is read again.
      if (isQuiet(moved)) await tx.query('set local synchronous_commit = off');
      const standings = moved.map(({ standing }) => standing);
      await writeCheckpoints(tx, standings);
      const asked = moved.flatMap((each) => each.asked);
      return jobs.ledger.ask(tx, asked);
    });
  }

  private tell({ process }: Standing, { event, error }: Failure): void {
    const { position, type } = event;
    this.parts.failedHere.add(process.name);
    this.parts.logger.error({ process: process.name, position, type, err: error }, 'process stopped');
  }
}

const isQuiet = (answered: readonly Answered[]) =>
  answered.every(({ asked, failure }) => asked.length === 0 && !failure);
