import { setTimeout as wait } from 'node:timers/promises';
import type { BenchGround } from '../ground/ground';

/**
 * Waits until every read table is live and has met all that the log holds now, and until so many stand there at all.
 * @throws where a projection has stopped.
 */
export async function untilCaughtUp({ db }: BenchGround, tables = 1): Promise<void> {
  const head =
    (await db.one<{ head: string }>('select coalesce(max(position), 0) as head from log.events'))?.head ?? '';
  while (!(await hasMet({ db, tables }, head.padStart(20, '0')))) await wait(50);
}

async function hasMet(
  { db, tables }: Pick<BenchGround, 'db'> & { readonly tables: number },
  head: string,
): Promise<boolean> {
  // Before the projectors have made it, there is no such table.
  const made = await db.one<{ made: boolean }>(`select to_regclass('read.projections') is not null as made`);
  if (made?.made !== true) return false;
  const row = await db.one<{ tables: string; behind: string; fault: string | null }>(
    `select count(*) as tables, count(*) filter (where position < $1 or state <> 'live') as behind,
       min(fault) filter (where state = 'stopped') as fault from read.projections`,
    [head],
  );
  if (row?.fault) throw new Error(`a projection has stopped: ${row.fault}`);
  return row?.behind === '0' && Number(row.tables) >= tables;
}
