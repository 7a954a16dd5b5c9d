import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { migrate } from 'platform/migrations';
import { openPostgresStore } from '../../../platform/src/event-store/postgres/postgres';
import { behindProxy } from '../../../platform/src/testing/event-store/behind-proxy';
import { CASE_MS } from '../../../platform/src/testing/event-store/contract';
import { kills } from '../../../platform/src/testing/event-store/interruptions';
import type { ServerUnderTest } from '../../../platform/src/testing/event-store/server-under-test';
import { thrownAwayFolder } from '../../test/thrown-away';
import { startPostgres, type Postgres } from './postgres';

let dataDir: string;
let postgres: Postgres;
let server: ServerUnderTest;

beforeAll(async () => {
  dataDir = thrownAwayFolder();
  postgres = await startPostgres({ dataDir });
  await migrate(postgres.url);
  server = await behindProxy({
    url: postgres.url,
    defaultPort: postgres.port,
    open: (url) => openPostgresStore({ url, name: 'kills', deadlineMs: 1_500 }),
    kill: async () => {
      // Its children as well: for a moment they would go on answering whoever they are connected with.
      const all = [postgres.pid, ...childrenOf(postgres.pid)];
      for (const pid of all) killed(pid);
      await postgres.ended;
    },
    restart: async () => {
      postgres = await startPostgres({ dataDir, port: postgres.port });
    },
  });
}, CASE_MS);

afterAll(async () => {
  await server.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

describe('the event log while its PostgreSQL is killed with kill -9', () => {
  for (const { name, run } of kills) it(name, () => run(server), CASE_MS);
});
