import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import type { EventLog } from 'platform/event-log';
import { openLog } from 'platform/logging';
import { openMetrics } from 'platform/metrics';
import { ProjectionRunner } from 'platform/projections';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { loggedOf } from 'platform/testing/folding';
import { allProjections } from '../src/all-projections';
import { fixedLog } from './fixed-log';
import { keptRows, lineOf } from './stored-rows';

const log = loggedOf(fixedLog());
const end = log.at(-1)?.position ?? '';

/** Hands the fixed log out in batches of one size, and then waits for more that never comes. */
function handedOut(batch: number): EventLog {
  const readAll = async function* (after: string) {
    const due = log.filter(({ position }) => position > after);
    for (let from = 0; from < due.length; from += batch) yield await Promise.resolve(due.slice(from, from + batch));
  };
  const subscribe = async function* (after: string, { signal }: { signal: AbortSignal }) {
    yield* readAll(after);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  return { readAll, subscribe, store: { head: () => Promise.resolve(end) } } as unknown as EventLog;
}

describe.each([1, 2_000])('PostgreSQL, in batches of %d', (batch) => {
  let database: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await testDatabase();
    db = openDatabase({ url: database.as('projector'), name: 'fixed-log-test' });
    const stopping = new AbortController();
    const runner = new ProjectionRunner({
      db,
      log: handedOut(batch),
      projections: allProjections,
      signal: stopping.signal,
      logger: openLog({ service: 'fixed-log-test', level: 'silent' }),
      metrics: openMetrics('fixed-log-test'),
    });
    const running = runner.run();
    await met(db);
    stopping.abort();
    await running;
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });

  it.each(allProjections.map(({ table: { name } }) => name))('stores the rows of %s that are kept', async (table) => {
    const rows = await db.many<Record<string, unknown>>(`select * from read.${table}`);
    const [, ...kept] = keptRows(table) ?? [];
    expect(rows.map(lineOf).sort()).toEqual(kept.sort());
  });
});

async function met(db: Database): Promise<void> {
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
