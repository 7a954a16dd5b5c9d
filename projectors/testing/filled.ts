import type { Database } from 'platform/database';
import type { LoggedEvent } from 'platform/event-log';
import { openLog } from 'platform/logging';
import { openMetrics } from 'platform/metrics';
import { ProjectionRunner } from 'platform/projections';
import { allProjections } from '../src/all-projections';

type ReadingParts = ConstructorParameters<typeof ProjectionRunner>[0];

/** Fills every read table of a database from a log, so many events at once. @throws when a table stops. */
export async function filled(db: Database, log: readonly LoggedEvent[], batch: number): Promise<void> {
  const stopping = new AbortController();
  const runner = new ProjectionRunner({
    db,
    log: handedOut(log, batch),
    projections: allProjections,
    signal: stopping.signal,
    logger: openLog({ service: 'test', level: 'silent' }),
    metrics: openMetrics('test'),
  });
  const running = runner.run();
  try {
    await met(db, endOf(log));
  } finally {
    stopping.abort();
    await running;
  }
}

const endOf = (log: readonly LoggedEvent[]) => log.at(-1)?.position ?? '';

/** Hands a log out in batches of one size, and then waits for more that never comes. */
function handedOut(log: readonly LoggedEvent[], batch: number): ReadingParts['log'] {
  const readAll = async function* (after: string) {
    const due = log.filter(({ position }) => position > after);
    for (let from = 0; from < due.length; from += batch) yield await Promise.resolve(due.slice(from, from + batch));
  };
  const subscribe = async function* (after: string, { signal }: { signal: AbortSignal }) {
    yield* readAll(after);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  return { readAll, subscribe, store: { head: () => Promise.resolve(endOf(log)) } };
}

async function met(db: Database, end: string): Promise<void> {
  for (;;) {
    const behind = await db
      .many<{ projection: string; state: string; fault: string }>(
        `select projection, state, fault from read.projections where position < $1`,
        [end],
      )
      .catch(() => undefined);
    const stopped = behind?.filter(({ state }) => state === 'stopped') ?? [];
    if (stopped.length > 0) throw new Error(JSON.stringify(stopped));
    if (behind?.length === 0 && (await isFounded(db))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const isFounded = async (db: Database) =>
  (await db.one<{ tables: number }>('select count(*)::integer as tables from read.projections'))?.tables ===
  allProjections.length;
