import knex, { type Knex } from 'knex';
import * as log from './001-log';
import * as keys from './002-keys';
import * as work from './003-work';
import * as read from './004-read';
import * as leases from './005-leases';
import * as limits from './006-limits';
import * as heads from './007-stream-heads';
import * as failedJobs from './008-failed-jobs';
import * as addressNames from './009-address-names';
import * as blobs from './011-blobs';
import * as lastHeard from './012-last-heard';
import * as heardWaiting from './013-heard-waiting';
import * as pulses from './014-pulses';
import * as heldSince from './015-held-since';
import * as jobsHeldUp from './010-jobs-held-up';
import { createAppendFunction } from './append-function';
import { createHeadsFunction } from './heads-function';
import { createFence, createFurthestMet } from './functions';
import { createSearchFunctions } from './search-functions';

interface Migration {
  readonly name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

// In code rather than in files: services are bundled. A name never changes once it has run anywhere.
const migrations: readonly Migration[] = [
  { name: '001-log', ...log },
  { name: '002-keys', ...keys },
  { name: '003-work', ...work },
  { name: '004-read', ...read },
  { name: '005-leases', ...leases },
  { name: '006-limits', ...limits },
  { name: '007-stream-heads', ...heads },
  { name: '008-failed-jobs', ...failedJobs },
  { name: '009-address-names', ...addressNames },
  { name: '010-jobs-held-up', ...jobsHeldUp },
  { name: '011-blobs', ...blobs },
  { name: '012-last-heard', ...lastHeard },
  { name: '013-heard-waiting', ...heardWaiting },
  { name: '014-pulses', ...pulses },
  { name: '015-held-since', ...heldSince },
];

const source: Knex.MigrationSource<Migration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ({ name }) => name,
  getMigration: (migration) => Promise.resolve(migration),
};

/** The database roles, least rights each; see `roles.ts`. */
export { createRoles, roleNames, type RolePasswords } from './roles';

/**
 * Brings the schemas of the log, the keys and the work up to date; read tables need none. Several may start at once.
 * `url` is of a role that may create schemas.
 */
export async function migrate(url: string): Promise<void> {
  const db = knex({ client: 'pg', connection: url, pool: { min: 1, max: 2 } });
  try {
    await db.transaction(async (tx) => {
      await tx.raw('select pg_advisory_xact_lock(727001)');
      await tx.migrate.latest({
        migrationSource: source,
        tableName: 'schema_migrations',
        disableMigrationsListValidation: true,
      });
      // Code rather than data: made anew each time, so that it is always the one that these services call.
      for (const create of [
        createAppendFunction,
        createHeadsFunction,
        createFurthestMet,
        createFence,
        createSearchFunctions,
      ])
        await tx.raw(create);
    });
  } finally {
    await db.destroy();
  }
}
