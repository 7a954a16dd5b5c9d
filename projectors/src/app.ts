import { appWithoutCalls } from 'platform/http';
import { tellsMoves } from 'platform/database/tables-moved';
import { ProjectionRunner, stoppedTables } from 'platform/projections';
import { underLock } from 'platform/database/single-active';
import { isReady, type Ground, type ReadingGround } from 'platform/service';
import { allProjections } from './all-projections';
import { rebuildRequests } from './investigations/rebuild-requests';

/** Keeps the read tables until the signal is aborted; waits while another projector does. */
export async function keepReadTables({ db, log, logger, metrics }: ReadingGround, signal: AbortSignal): Promise<void> {
  const { moved, close } = tellsMoves(db);
  try {
    await underLock(db, 'projectors', {
      signal,
      work: (held, fenced) =>
        new ProjectionRunner({
          db: fenced,
          log,
          logger,
          metrics,
          moved,
          requests: () => rebuildRequests(db),
          projections: allProjections,
          signal: held,
        }).run(),
    });
  } finally {
    await close();
  }
}

/**
 * Health and metrics: the projectors answer no calls. They are ready although tables stand still, and name those: taking
 * them out of service would help no reader, and would hold back the release that mends the fold.
 */
export function projectorsApp({ db, logger, metrics, store }: Ground) {
  return appWithoutCalls({
    log: logger,
    metrics,
    ready: async () => {
      await isReady({ db, store });
      return { stopped: await stoppedTables(db) };
    },
  });
}
