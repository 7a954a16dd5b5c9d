import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from 'platform/database';
import { createRoles, migrate, roleNames } from 'platform/migrations';
import { startPostgres } from '../../local/postgres/postgres';

/** One PostgreSQL for the whole run, as durable as in production; everything is measured against it. */
export interface BenchGround {
  readonly db: Database;
  /** Of the superuser. */
  readonly url: string;
  /** Of the server's first process. */
  readonly serverPid: number;
  readonly urlFor: (role: keyof typeof roleNames) => string;
  readonly stop: () => Promise<void>;
}

const PASSWORD = 'bench';

export async function openBenchGround(): Promise<BenchGround> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldfare-bench-'));
  const server = await startPostgres({ dataDir });
  const admin = openDatabase({ url: server.url, name: 'bench', max: 1 });
  await admin.query('create database bench');
  await admin.close();
  const url = at(server.url, {});
  await migrate(url);
  await createRoles(url, { command: PASSWORD, projector: PASSWORD, query: PASSWORD, worker: PASSWORD });
  const db = openDatabase({ url, name: 'bench', max: 8 });
  return {
    db,
    url,
    serverPid: server.pid,
    urlFor: (role) => at(server.url, { username: roleNames[role], password: PASSWORD }),
    stop: async () => {
      await db.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function at(url: string, login: { username?: string; password?: string }): string {
  return Object.assign(new URL(url), { pathname: '/bench', ...login }).href;
}

/** One figure, as one line of JSON. A speed is told beside what it was measured against in the same run. */
export function tell(figure: string, values: Readonly<Record<string, number | string>>): void {
  const rounded = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  ]);
  console.log(JSON.stringify({ figure, ...Object.fromEntries(rounded) }));
}

/** The value below which a share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
