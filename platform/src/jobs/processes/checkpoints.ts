import type { Queries } from '../../database/database';
import { START, type Position } from '../../event-store/event-store';
import type { Process } from './process';

/** Where a process stands, and where the database thinks it does. */
export interface Standing {
  readonly process: Process;
  readonly position: Position;
  readonly written: Position;
  /** Why it stands still; it is tried again when the workers start anew, or another of them takes over. */
  readonly fault?: string;
}

/** Somebody else has moved a checkpoint: two runners were at work, and this one must begin again. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/** The standing of each process; a new one begins where it says. */
export async function loadCheckpoints(db: Queries, processes: readonly Process[], head: Position): Promise<Standing[]> {
  const starts = processes.map(({ from }) => (from === 'now' ? head : START));
  const names = processes.map(({ name }) => name);
  await db.query(
    `insert into work.process_checkpoints (process, position) select * from unnest($1::text[], $2::text[]) on conflict (process) do nothing`,
    [names, starts],
  );
  const rows = await db.many<{ process: string; position: Position; fault: string | null }>(
    'select process, position, fault from work.process_checkpoints where process = any($1)',
    [names],
  );
  const known = new Map(rows.map((row) => [row.process, row]));
  return processes.map((process) => {
    const { position = START, fault = null } = known.get(process.name) ?? {};
    return { process, position, written: position, ...(fault !== null && { fault }) };
  });
}

/** Which of the processes stand still after a fault; one that has never read the log is not told of. */
export function processStandings(
  db: Queries,
  processes: readonly Process[],
): Promise<{ process: string; running: boolean }[]> {
  return db.many('select process, fault is null as running from work.process_checkpoints where process = any($1)', [
    processes.map(({ name }) => name),
  ]);
}

/** @throws CheckpointMoved when one of them does not stand where this runner left it. */
export async function writeCheckpoints(tx: Queries, standings: readonly Standing[]): Promise<void> {
  const moves = standings.map(({ process, written, position, fault = null }) => ({
    process: process.name,
    written,
    position,
    fault,
  }));
  const { rowCount } = await tx.query(
    `update work.process_checkpoints as standing set position = moved.position, fault = moved.fault, updated_at = now()
       from jsonb_to_recordset($1::jsonb) as moved(process text, written text, position text, fault text)
      where standing.process = moved.process and standing.position = moved.written`,
    [JSON.stringify(moves)],
  );
  if (rowCount !== moves.length)
    throw new CheckpointMoved(`${moves.length - rowCount} of ${moves.length} checkpoints were moved by another runner`);
}
