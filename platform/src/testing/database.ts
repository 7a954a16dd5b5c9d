import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '../database/database';
import { createRoles, migrate, roleNames } from '../migrations/migrations';

export interface TestDatabase {
  /** Of the superuser. */
  readonly url: string;
  /** Of one of the services' roles. */
  as(role: keyof typeof roleNames): string;
  drop(): Promise<void>;
}

/** Named by the set-up, new in each run: a template of yesterday's migrations is never cloned. */
const template = () => process.env['TEST_POSTGRES_TEMPLATE'] ?? 'fieldfare_template';
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
  // One at a time: a template that somebody is connected to cannot be cloned.
  await admin.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(727009)');
    await clone(server, name);
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

async function clone(server: string, name: string): Promise<void> {
  // Databases are not made inside a transaction, so not on the connection that holds the lock.
  const maker = openDatabase({ url: server, name: 'test-maker', max: 1 });
  try {
    const known = await maker.one('select from pg_database where datname = $1', [template()]);
    if (!known) await makeTemplate(server, maker);
    await maker.query(`create database ${name} template ${template()} strategy file_copy`);
  } finally {
    await maker.close();
  }
}

async function makeTemplate(server: string, maker: Database): Promise<void> {
  const half = `${template()}_half`;
  await maker.query(`drop database if exists ${half} with (force)`);
  await maker.query(`create database ${half}`);
  await migrate(addressed(server, half));
  await createRoles(addressed(server, half), passwords);
  await maker.query(`alter database ${half} rename to ${template()}`);
}

function addressed(server: string, database: string, as?: { user: string; password: string }): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (as) Object.assign(url, { username: as.user, password: as.password });
  return url.toString();
}
