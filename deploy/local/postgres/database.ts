import { join } from 'node:path';
import { openDatabase } from 'platform/database';
import { roleNames, type RolePasswords } from 'platform/migrations';
import { bringUpToDate } from '../../migrate/bring-up-to-date';
import { keptAlive } from '../programs/kept-alive';
import { startPostgres } from './postgres';

export interface LocalDatabase {
  /** For a service with the rights of one role. */
  urlFor: (role: keyof typeof roleNames) => string;
  stop: () => Promise<void>;
}

interface DatabaseOptions {
  readonly dataDir: string;
  readonly passwords: RolePasswords;
  say: (line: string) => void;
}

const NAME = 'fieldfare';

/** Starts PostgreSQL with its data under `dataDir`, and brings it up to date. Whenever it ends, it is started again. */
export async function startDatabase({ dataDir, passwords, say }: DatabaseOptions): Promise<LocalDatabase> {
  let port: number | undefined;
  const begin = async () => {
    // On the same port as before: the services know no other.
    const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), port });
    port = server.port;
    return { url: server.url, ended: server.ended.then(() => 'its log is beside its data'), stop: () => server.stop() };
  };
  const { url, stop } = await keptAlive({ name: 'PostgreSQL', begin, say });
  try {
    await prepare(url, passwords);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, urlFor: (role) => databaseUrl(url, { user: roleNames[role], password: passwords[role] }) };
}

async function prepare(superuserUrl: string, passwords: RolePasswords): Promise<void> {
  const server = openDatabase({ url: superuserUrl, name: 'launcher', max: 1 });
  const known = await server.one('select from pg_database where datname = $1', [NAME]);
  if (!known) await server.query(`create database ${NAME}`);
  await server.close();
  await bringUpToDate(databaseUrl(superuserUrl), passwords);
}

function databaseUrl(superuserUrl: string, login?: { user: string; password: string }): string {
  const url = new URL(superuserUrl);
  url.pathname = NAME;
  if (login) Object.assign(url, { username: login.user, password: login.password });
  return url.href;
}
