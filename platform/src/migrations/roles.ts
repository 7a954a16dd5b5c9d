import { openDatabase, type Queries } from '../database/database';
import { appendFunction } from './append-function';
import { headsFunction } from './heads-function';
import { fence, furthestMet } from './functions';
import { searchFunctions } from './search-functions';

/** The database roles of the services, each with the least rights that its work needs. */
export const roleNames = {
  /** Appends to the log through its function, reads it; makes and destroys subjects' keys; counts calls and guesses. */
  command: 'fieldfare_command',
  /** Reads the log and the keys of people; owns the read tables, and alone writes them. */
  projector: 'fieldfare_projector',
  /** Reads the read tables and, for investigations, the log and the ledger of the jobs; counts calls. */
  query: 'fieldfare_query',
  /** Reads the log and the read tables; writes what is to be done and what was done. */
  worker: 'fieldfare_worker',
} as const;

export type RolePasswords = Readonly<Record<keyof typeof roleNames, string>>;

/** Creates the roles where they are missing, sets their passwords, and gives them their rights. Run after `migrate`, as often as you like. */
export async function createRoles(url: string, passwords: RolePasswords): Promise<void> {
  const db = openDatabase({ url, name: 'roles', max: 1 });
  try {
    await db.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(727002)');
      for (const [role, password] of Object.entries(passwords))
        await createRole(tx, roleNames[role as keyof typeof roleNames], password);
      for (const grant of grants) await tx.query(grant);
    });
  } finally {
    await db.close();
  }
}

async function createRole(tx: Queries, name: string, password: string): Promise<void> {
  if (!/^[\w.~-]+$/.test(password))
    throw new Error(`the password of ${name} may hold letters, digits and . _ ~ - only`);
  const known = await tx.one('select from pg_roles where rolname = $1', [name]);
  await tx.query(`${known ? 'alter' : 'create'} role ${name} login password '${password}'`);
}

const { command, projector, query, worker } = roleNames;
const all = [command, projector, query, worker].join(', ');

const grants = [
  `grant usage on schema log to ${all}`,
  `grant select on log.events to ${all}`,
  `grant execute on function ${appendFunction} to ${command}`,
  // Reading on writes nothing but what the log says.
  `grant select on log.stream_heads to ${command}, ${query}`,
  `grant execute on function ${headsFunction} to ${command}, ${query}`,
  `grant execute on function ${furthestMet} to ${all}`,
  `grant usage on schema held to ${projector}, ${worker}`,
  `grant select, insert, update on held.leases to ${projector}, ${worker}`,
  `grant execute on function ${fence} to ${projector}, ${worker}`,
  `grant usage on schema keys to ${all}`,
  // Those without keys see that there is one for somebody, and no more.
  `revoke select on keys.subject_keys from ${query}, ${worker}`,
  `grant select (subject_id) on keys.subject_keys to ${query}, ${worker}`,
  `grant select on keys.subject_keys to ${command}, ${projector}`,
  `grant insert, update on keys.subject_keys to ${command}`,
  `grant select, insert, update, delete on keys.address_names to ${command}`,
  `grant usage, create on schema read to ${projector}`,
  `grant usage on schema read to ${query}, ${worker}`,
  // Read tables come and go: whatever the projector makes, the others may read.
  `grant ${projector} to current_user`,
  // It opens everything as it is, and proves that somebody is found no more; the others have no use for it.
  ...searchFunctions.map((name) => `grant execute on function ${name} to ${command}`),
  // Whose queues are searched.
  `grant ${worker} to current_user`,
  `alter default privileges for role ${projector} in schema read grant select on tables to ${query}, ${worker}`,
  `grant usage, create on schema work to ${worker}`,
  `grant select, insert, update, delete on all tables in schema work to ${worker}`,
  `grant usage on schema limits to ${command}, ${query}`,
  `grant select, insert, update, delete on limits.counters to ${command}, ${query}`,
  `grant select, insert, update on limits.pulses to ${command}`,
  `grant select, insert, update, delete on limits.last_heard to ${command}`,
  `grant select on limits.last_heard to ${query}`,
  // Nobody changes what is kept, or takes it away.
  `grant usage on schema blobs to ${command}, ${query}, ${worker}`,
  `grant select on blobs.blobs to ${command}, ${query}, ${worker}`,
  `grant insert on blobs.blobs to ${command}, ${worker}`,
  `grant usage on schema work to ${query}`,
  `grant select on work.send_ledger to ${query}`,
];
