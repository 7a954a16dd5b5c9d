import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from 'platform/database';

export const root = join(__dirname, '../../..');

/** Of all test files of this worker: whether the sources were changed is looked at once. */
let upToDate: Promise<void> | undefined;

/** Builds the services where their bundles are missing or older than their sources. */
export function bringBundlesUpToDate(serverUrl: string): Promise<void> {
  return (upToDate ??= buildInTurn(serverUrl));
}

/** Of several workers that ask at once, one builds and the others wait: they share the PostgreSQL of the run, and so its locks. */
async function buildInTurn(serverUrl: string): Promise<void> {
  const server = openDatabase({ url: serverUrl, name: 'bundles', max: 1 });
  try {
    await server.withConnection(async (client) => {
      await client.query('select pg_advisory_lock(727010)');
      await build();
    });
  } finally {
    await server.close();
  }
}

async function build(): Promise<void> {
  const builder = join(root, 'deploy/build/build.mjs');
  const child = spawn(process.execPath, [builder, 'services'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the services could not be built');
}
