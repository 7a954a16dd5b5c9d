import { randomUUID } from 'node:crypto';
import { openDatabase } from '../database/database';
import { createRoles, migrate, roleNames } from '../migrations/migrations';

export interface TestDatabase {
  /** Of the superuser. */
  readonly url: string;
  /** Of one of the services' roles. */
  as(role: keyof typeof roleNames): string;
  drop(): Promise<void>;
}

const TEMPLATE = 'fieldfare_template';
const PASSWORD = 'only-for-tests';
const passwords = { command: PASSWORD, projector: PASSWORD, query: PASSWORD, worker: PASSWORD };

/**
 * A fresh database with all schemas and roles, cloned from a template that the first test makes. The server is the one
 * of TEST_POSTGRES_URL, which the integration project's set-up starts.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (server === undefined)
    throw new Error('TEST_POSTGRES_URL is not set: run integration tests through `npm run test:int`');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ url: server, name: 'test-admin', max: 1 });
  await admin.withConnection(async (client) => {
    // One at a time: a template that somebody is connected to cannot be cloned.
    await client.query('select pg_advisory_lock(727009)');
    const known = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (known.rowCount === 0) await makeTemplate(server, (sql) => client.query(sql));
    await client.query(`create database ${name} template ${TEMPLATE}`);
    await client.query('select pg_advisory_unlock(727009)');
  });
  return {
    url: addressed(server, name),
    as: (role) => addressed(server, name, { user: roleNames[role], password: PASSWORD }),
    drop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.close();
    },
  };
}

async function makeTemplate(server: string, query: (sql: string) => Promise<unknown>): Promise<void> {
  const half = `${TEMPLATE}_half`;
  await query(`drop database if exists ${half} with (force)`);
  await query(`create database ${half}`);
  await migrate(addressed(server, half));
  await createRoles(addressed(server, half), passwords);
  await query(`alter database ${half} rename to ${TEMPLATE}`);
}

function addressed(server: string, database: string, as?: { user: string; password: string }): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (as) Object.assign(url, { username: as.user, password: as.password });
  return url.toString();
}
