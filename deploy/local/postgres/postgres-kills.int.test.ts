import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { migrate } from 'platform/migrations';
import { openPostgresStore } from '../../../platform/src/event-store/postgres/postgres';
import { behindProxy } from '../../../platform/src/testing/event-store/behind-proxy';
import { CASE_MS } from '../../../platform/src/testing/event-store/contract';
import { kills } from '../../../platform/src/testing/event-store/interruptions';
import type { ServerUnderTest } from '../../../platform/src/testing/event-store/server-under-test';
import { startPostgres, type Postgres } from './postgres';

let dataDir: string;
let postgres: Postgres;
let server: ServerUnderTest;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'postgres-kills-'));
  postgres = await startPostgres({ dataDir });
  await migrate(postgres.url);
  server = await behindProxy({
    url: postgres.url,
    defaultPort: postgres.port,
    open: (url) => openPostgresStore({ url, name: 'kills', deadlineMs: 1_500 }),
    kill: async () => {
      process.kill(postgres.pid, 'SIGKILL');
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

describe('the event log while its PostgreSQL is killed with kill -9', () => {
  for (const { name, run } of kills) it(name, () => run(server), CASE_MS);
});
