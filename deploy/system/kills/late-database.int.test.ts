import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { streamOf } from 'platform/event-store';
import { migrateQueues } from 'platform/jobs';
import { roleNames } from 'platform/migrations';
import { TcpProxy } from 'platform/testing/tcp-proxy';
import { innerPorts } from 'platform/ports';
import { until } from 'platform/testing/eventually';
import { root } from '../running/bundles';
import { happened } from '../people/people';
import { Service } from '../running/service';
import { startSystem, type System } from '../running/system';

const folder = mkdtempSync(join(tmpdir(), 'fieldfare-late-'));
let system: System;
let owner: Database;
let proxy: TcpProxy;
const started: Service[] = [];

beforeAll(async () => {
  system = await startSystem({ services: ['mail-catcher'] });
  await migrateQueues(system.database.url, roleNames.worker);
  owner = openDatabase({ url: system.database.url, name: 'late-test', max: 2 });
  const { hostname, port } = new URL(system.database.url);
  proxy = await TcpProxy.start({ host: hostname, port: Number(port) });
});
afterAll(async () => {
  await Promise.all(started.map((service) => service.stop()));
  await proxy.close();
  await owner.close();
  await system.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Role = Parameters<System['environmentOf']>[0];

/** A service that reaches the database through the proxy. */
async function behindProxy(name: string, role: Role): Promise<Service> {
  const [port = 0] = await innerPorts(1);
  const url = `http://127.0.0.1:${port}`;
  const environment = system.environmentOf(role);
  const database = Object.assign(new URL(environment['DATABASE_URL'] ?? ''), { port: String(proxy.port) }).href;
  const service = new Service(
    {
      name,
      bundle: join(root, name, 'dist/main.cjs'),
      readyAt: `${url}/readyz`,
      logFile: join(folder, `${name}.log`),
      environment: { ...environment, PORT: String(port), DATABASE_URL: database },
    },
    url,
  );
  started.push(service);
  return service;
}

const roles = {
  'command-service': 'command',
  projectors: 'projector',
  'query-service': 'query',
  workers: 'worker',
} as const satisfies Record<string, Role>;

it('all services wait for a database that comes up late', async () => {
  const services = await Promise.all(Object.entries(roles).map(([name, role]) => behindProxy(name, role)));
  await proxy.cut();
  const starting = Promise.all(services.map((service) => service.start()));
  starting.catch(() => undefined);
  // Longer than one that does not wait would last.
  await wait(3_000);
  await proxy.heal();
  await starting;
  for (const service of services) expect(service.log()).toContain('"msg":"ready"');
});

it('workers that were started too early do what is asked for all the same', async () => {
  const subscriberId = 'reader-1';
  await happened(system, streamOf('subscription', subscriberId), [
    { type: 'SubscriptionRequested', data: { subscriberId, email: 'reader@families.example', source: 'blog' } },
  ]);
  await until(async () => {
    const job = await owner.one<{ attempts: number }>(
      `select attempts from work.send_ledger where task = 'marketing.confirmation-mail'`,
    );
    return (job?.attempts ?? 0) > 0;
  }, 'a worker has taken up the job');
});
