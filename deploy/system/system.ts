import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateQueues } from 'platform/jobs';
import { roleNames } from 'platform/migrations';
import { openGround, type Ground } from 'platform/service';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { eventTypes } from 'schemas/events';
import { innerPorts } from 'platform/ports';
import { bringBundlesUpToDate, root } from './bundles';
import { Service } from './service';

const roles = {
  'command-service': 'command',
  projectors: 'projector',
  'query-service': 'query',
  workers: 'worker',
} as const;

export type ServiceName = keyof typeof roles | 'mail-catcher';

/** The system as it runs for people: its services as processes, on a database of their own. */
export interface System {
  readonly database: TestDatabase;
  /** The log and the keys with the rights of the command service, and what the master keys derive. */
  readonly ground: Ground;
  service(name: ServiceName): Service;
  /** What a program of the system sees, with the database rights of one role. */
  environmentOf(role: (typeof roles)[keyof typeof roles]): Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

interface SystemOptions {
  /** Default: what answers calls, and the projectors. */
  readonly services?: readonly ServiceName[];
  readonly environment?: Readonly<Record<string, string>>;
}

const answering: readonly ServiceName[] = ['command-service', 'projectors', 'query-service'];

/** Builds what is out of date and starts it; whoever calls stops it. */
export async function startSystem({ services = answering, environment = {} }: SystemOptions = {}): Promise<System> {
  const database = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-system-'));
  await bringBundlesUpToDate(Object.assign(new URL(database.url), { pathname: '/postgres' }).href);
  if (services.includes('workers')) await migrateQueues(database.url, roleNames.worker);

  const settings = await settingsOf(folder, environment);
  const running = new Map(services.map((name) => [name, serviceOf(name, settings, { database, folder })]));
  const ground = openGround(
    'system-test',
    {
      host: '',
      port: 0,
      logLevel: 'error',
      databaseUrl: database.as('command'),
      eventStoreUrl: environment['EVENT_STORE_URL'],
      masterKeys: MASTER_KEYS,
    },
    eventTypes,
  );
  const stop = async () => {
    await Promise.all([...running.values()].map((service) => service.stop()));
    await ground.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([...running.values()].map((service) => service.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  const service = (name: ServiceName) => {
    const found = running.get(name);
    if (!found) throw new Error(`${name} is not part of this system`);
    return found;
  };
  const environmentOf: System['environmentOf'] = (role) => ({ ...settings.common, DATABASE_URL: database.as(role) });
  return { database, ground, service, environmentOf, stop };
}

const MASTER_KEYS = 'a secret of the system tests and of nothing else';

interface Settings {
  readonly common: Readonly<Record<string, string>>;
  readonly portOf: (name: ServiceName) => number;
}

async function settingsOf(folder: string, environment: Readonly<Record<string, string>>): Promise<Settings> {
  const names: readonly ServiceName[] = [...answering, 'workers', 'mail-catcher'];
  const [smtp = 0, ...ports] = await innerPorts(names.length + 1);
  const portOf = (name: ServiceName) => ports[names.indexOf(name)] ?? 0;
  const common = {
    NODE_ENV: 'production',
    EMBEDDED: 'true',
    HOST: '127.0.0.1',
    MASTER_KEYS,
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'http://fieldfare.test',
    COMMAND_URL: addressOf(portOf('command-service')),
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    SMTP_PORT: String(smtp),
    MAIL_DIR: join(folder, 'mail'),
    // What limits a person must not limit a test.
    CALLER_CALLS_PER_MINUTE: '1000000',
    VISITOR_CALLS_PER_MINUTE: '1000000',
    ...environment,
  };
  return { common, portOf };
}

function serviceOf(
  name: ServiceName,
  { common, portOf }: Settings,
  { database, folder }: { readonly database: TestDatabase; readonly folder: string },
): Service {
  const port = portOf(name);
  const program = {
    name,
    bundle: join(root, name === 'mail-catcher' ? 'deploy/dist/mail-catcher.cjs' : `${name}/dist/main.cjs`),
    readyAt: `${addressOf(port)}/readyz`,
    logFile: join(folder, `${name}.log`),
    environment: {
      ...common,
      PORT: String(port),
      ...(name !== 'mail-catcher' && { DATABASE_URL: database.as(roles[name]) }),
    },
  };
  return new Service(program, addressOf(port));
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`;
