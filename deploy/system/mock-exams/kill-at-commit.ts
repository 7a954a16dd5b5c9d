import type { Database, Queries } from 'platform/database';
import { until } from 'platform/testing/eventually';
import type { Service } from '../running/service';

/** What each kind of process writes as the last thing of a step, in one transaction with all else of it. */
const written = {
  'command-service': 'log.events',
  projectors: 'read.projections',
  workers: 'work.process_checkpoints',
} as const;
export type Committing = keyof typeof written;
export const committing = Object.keys(written) as readonly Committing[];

/** Of the database's advisory locks; the second number is the place of a process in the list. */
const GATES = 4_711;

/** From now on a commit of theirs stands still while somebody holds its gate, and otherwise passes. */
export async function buildGates(owner: Database): Promise<void> {
  await owner.query(`
    create function public.pass_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${GATES}, tg_argv[0]::int);
      return null;
    end $$`);
  for (const [gate, name] of committing.entries())
    await owner.query(
      `create constraint trigger gate after insert or update on ${written[name]} deferrable initially deferred
       for each row execute function public.pass_gate('${gate}')`,
    );
}

const waiting = async (tx: Queries, gate: number): Promise<readonly number[]> => {
  const rows = await tx.many<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and classid = ${GATES} and objid = $1 and not granted`,
    [gate],
  );
  return rows.map(({ pid }) => pid);
};

/** Kills a process that stands at a commit, and starts it again; what it asked for is written after its death, or never. */
export async function killAtCommit(
  owner: Database,
  service: Service,
  { name, isWritten }: { name: Committing; isWritten: boolean },
): Promise<void> {
  const gate = committing.indexOf(name);
  await owner.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${GATES}, $1)`, [gate]);
    await until(async () => (await waiting(tx, gate)).length > 0, `${name} stands at its commit`);
    await service.kill();
    if (!isWritten)
      await tx.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [await waiting(tx, gate)]);
  });
  await service.start();
}
