import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openDatabase } from 'platform/database';
import { startPostgres, type Postgres } from '../../local/postgres/postgres';
import { thrownAwayFolder } from '../thrown-away';
import bundleLibraries from './libraries/bundle';

let running: { readonly postgres: Postgres; readonly dataDir: string } | undefined;

// Faster, and worth nothing after a power cut: it is thrown away.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  // The same on every machine.
  shared_buffers: '128MB',
  max_wal_size: '1GB',
};

/** One throw-away PostgreSQL for all integration tests of a run, unless TEST_POSTGRES_URL names one. */
export default async function setUp(): Promise<void> {
  await bundleLibraries();
  process.env['TEST_POSTGRES_TEMPLATE'] = `template_${randomUUID().replaceAll('-', '')}`;
  if (process.env['TEST_POSTGRES_URL'] !== undefined) return;
  const dataDir = thrownAwayFolder();
  const postgres = await startPostgres({ dataDir, settings });
  running = { postgres, dataDir };
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  process.once('exit', clearAway);
  // Ctrl-C: without a listener the process would end where it stands, and the server would be left behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

export async function tearDown(): Promise<void> {
  if (!running) return dropTemplate();
  await running.postgres.stop();
  rmSync(running.dataDir, { recursive: true, force: true });
  running = undefined;
}

/** From a server that goes on after the run. */
async function dropTemplate(): Promise<void> {
  const { TEST_POSTGRES_URL: url = '', TEST_POSTGRES_TEMPLATE: template = '' } = process.env;
  const server = openDatabase({ url, name: 'tests', max: 1 });
  await server.query(`drop database if exists ${template} with (force)`);
  await server.close();
}

function clearAway(): void {
  if (!running) return;
  try {
    process.kill(running.postgres.pid, 'SIGQUIT');
  } catch {
    // It has ended by itself.
  }
  rmSync(running.dataDir, { recursive: true, force: true });
}
