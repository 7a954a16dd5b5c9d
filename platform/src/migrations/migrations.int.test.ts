import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../database/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { appendFunction } from './append-function';
import { createRoles, migrate, type RolePasswords } from './migrations';

let database: TestDatabase;
let admin: Database;
beforeAll(async () => {
  database = await testDatabase();
  admin = openDatabase({ url: database.url, name: 'test', max: 2 });
  const projector = openDatabase({ url: database.as('projector'), name: 'test', max: 1 });
  await projector.query('create table read.example (n integer)');
  await projector.close();
});
afterAll(async () => {
  await admin.close();
  await database.drop();
});

type Role = keyof RolePasswords;

async function attempt(role: Role, sql: string): Promise<'allowed' | 'forbidden'> {
  const db = openDatabase({ url: database.as(role), name: 'test', max: 1 });
  try {
    await db.query(sql);
    return 'allowed';
  } catch (error) {
    if ((error as { code?: unknown }).code === '42501') return 'forbidden';
    throw error;
  } finally {
    await db.close();
  }
}

const everyRole: readonly Role[] = ['command', 'projector', 'query', 'worker'];

const statements = {
  'read the log': 'select from log.events',
  'append by the function': `select from log.append(false, '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}')`,
  'read the heads of streams': 'select from log.stream_heads',
  'bring the heads up to date': 'select log.read_stream_heads(1)',
  'write a head': `update log.stream_heads set events = 0`,
  'insert into the log': `insert into log.events (position, stream, revision, id, type, data, meta)
    values (1, 'a-1', 0, gen_random_uuid(), 'X', '{}', '{}')`,
  'change the log': `update log.events set type = 'Y'`,
  'delete from the log': 'delete from log.events',
  'empty the log': 'truncate log.events',
  'replace the function': `create or replace function ${appendFunction}
    returns record language sql as 'select null, null'`,
  'add to the log’s schema': 'create table log.mine ()',
  'read read tables': 'select from read.example',
  'write read tables': 'insert into read.example values (1)',
  'make read tables': 'create table read.another (); drop table read.another',
  'read the ledger': 'select from work.send_ledger',
  'write the ledger': `delete from work.send_ledger where task = ''`,
  'see that there is a key': 'select subject_id from keys.subject_keys',
  'read keys': 'select wrapped_key from keys.subject_keys',
  'find and forget addresses': `delete from keys.address_names where email_index = ''`,
  'destroy keys': `update keys.subject_keys set destroyed_at = now() where subject_id = ''`,
  'delete keys': 'delete from keys.subject_keys',
  'count calls': `delete from limits.counters where key = ''`,
  'say that it is there': `update limits.pulses set at = now() where name = ''`,
  'make tables in public': 'create table public.mine ()',
} as const;

const may: Readonly<Record<Role, readonly (keyof typeof statements)[]>> = {
  command: [
    'read the log',
    'read the heads of streams',
    'bring the heads up to date',
    'append by the function',
    'see that there is a key',
    'read keys',
    'find and forget addresses',
    'destroy keys',
    'count calls',
    'say that it is there',
  ],
  projector: [
    'read the log',
    'see that there is a key',
    'read keys',
    'read read tables',
    'write read tables',
    'make read tables',
  ],
  query: [
    'read the log',
    'read the heads of streams',
    'bring the heads up to date',
    'see that there is a key',
    'read read tables',
    'read the ledger',
    'count calls',
  ],
  worker: ['read the log', 'see that there is a key', 'read read tables', 'read the ledger', 'write the ledger'],
};

describe.each(everyRole)('the role %s', (role) => {
  it.each(Object.keys(statements) as (keyof typeof statements)[])('%s: only if its work needs it', async (what) => {
    expect(await attempt(role, statements[what])).toBe(may[role].includes(what) ? 'allowed' : 'forbidden');
  });
});

describe('migrations', () => {
  it('run once though several services start at the same moment', async () => {
    const name = `test_migrations_${Date.now()}`;
    await admin.query(`create database ${name}`);
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    await Promise.all([migrate(url.href), migrate(url.href), migrate(url.href)]);
    await migrate(url.href);
    const migrated = openDatabase({ url: url.href, name: 'test', max: 1 });
    const names = await migrated.many<{ name: string }>('select name from schema_migrations order by name');
    expect(names.map((row) => row.name)).toEqual([
      '001-log',
      '002-keys',
      '003-work',
      '004-read',
      '005-leases',
      '006-limits',
      '007-stream-heads',
      '008-failed-jobs',
      '009-address-names',
      '010-jobs-held-up',
      '011-blobs',
      '012-last-heard',
      '013-heard-waiting',
      '014-pulses',
      '015-held-since',
    ]);
    await migrated.close();
    await admin.query(`drop database ${name}`);
  });

  it('give roles their passwords again and again', async () => {
    const passwords = { command: 'one', projector: 'two', query: 'three', worker: 'four' };
    const weak = { ...passwords, command: `' superuser --` };
    await expect(createRoles(database.url, weak)).rejects.toThrow('the password of fieldfare_command');
    expect(await attempt('command', 'select 1')).toBe('allowed');
  });
});
