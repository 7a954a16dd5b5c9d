import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateQueues } from 'platform/jobs';
import { roleNames } from 'platform/migrations';
import { openDecidingGround, type DecidingGround } from 'platform/service';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { linkKeysOf, openingKeysOf, tokenKeysOf } from 'platform/crypto';
import { eventTypes } from 'schemas/events';
import { innerPorts } from 'platform/ports';
import { signingKeysWith, type Secrets } from '../../local/secrets';
import { bringBundlesUpToDate, root } from './bundles';
import { Service } from './service';
import { booksIn, cardsOf, isStandIn, standIns, type StandInName } from './stand-ins';

const roles = {
  'command-service': 'command',
  projectors: 'projector',
  'query-service': 'query',
  workers: 'worker',
} as const;

export type ServiceName = keyof typeof roles | StandInName;

/** The system as it runs for people: its services as processes, on a database of their own. */
export interface System {
  readonly database: TestDatabase;
  /** The log and the keys with the rights of the command service, and what the master keys derive. */
  readonly ground: DecidingGround;
  service(name: ServiceName): Service;
  /** Every instance of a service. */
  instances(name: ServiceName): readonly Service[];
  /** Where to reach a service: of several instances each in turn, as a balancer would have it. */
  addressOf(name: ServiceName): string;
  /** With which each program signs its tokens. */
  readonly signingKeys: Secrets['signingKeys'];
  /** What a program of the system sees, with the database rights of one role. */
  environmentOf(role: (typeof roles)[keyof typeof roles]): Readonly<Record<string, string>>;
  /** The file in which what stands in for Stripe keeps its books. */
  readonly books: string;
  /** @throws Error when a process has ended by itself since it was ready; launched, it would have been started again. */
  stop(): Promise<void>;
}

interface SystemOptions {
  /** Default: what answers calls, and the projectors. */
  readonly services?: readonly ServiceName[];
  readonly environment?: Readonly<Record<string, string>>;
  /** How many of each service; what stands in for others stays alone. */
  readonly count?: number;
}

const answering: readonly ServiceName[] = ['command-service', 'projectors', 'query-service'];

/** Builds what is out of date and starts it; whoever calls stops it. */
export async function startSystem({
  services = answering,
  environment = {},
  count = 1,
}: SystemOptions = {}): Promise<System> {
  const database = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-system-'));
  await bringBundlesUpToDate(Object.assign(new URL(database.url), { pathname: '/postgres' }).href);
  if (services.includes('workers')) await migrateQueues(database.url, roleNames.worker);

  const settings = await settingsOf(folder, { services, environment });
  const running = await instancesOf(services, { settings, database, folder, count });
  const ground = groundOf(database, environment['EVENT_STORE_URL']);
  const stop = async () => {
    const all = [...running.values()].flat();
    await Promise.all(all.map((service) => service.stop()));
    await ground.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
    const endings = all.flatMap((service) => service.endings);
    if (endings.length > 0) throw new Error(`These ended though nobody ended them:\n${endings.join('\n')}`);
  };
  try {
    await Promise.all([...running.values()].flat().map((service) => service.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  const environmentOf: System['environmentOf'] = (role) => environmentIn(settings, database, role);
  const { signingKeys } = settings;
  return { database, ground, signingKeys, ...waysTo(running), environmentOf, books: booksIn(folder), stop };
}

const groundOf = (database: TestDatabase, eventStoreUrl: string | undefined) =>
  openDecidingGround(
    'system-test',
    {
      host: '',
      port: 0,
      logLevel: 'error',
      databaseUrl: database.as('command'),
      eventStoreUrl,
      masterKeys: MASTER_KEYS,
    },
    eventTypes,
  );

const MASTER_KEYS = 'a secret of the system tests and of nothing else';

interface Settings {
  readonly common: Readonly<Record<string, string>>;
  readonly signingKeys: Secrets['signingKeys'];
  readonly portOf: (name: ServiceName) => number;
  /** Absent where nobody takes money. */
  readonly cards: ReturnType<typeof cardsOf> | undefined;
}

type Wanted = Required<Pick<SystemOptions, 'services' | 'environment'>>;

async function settingsOf(folder: string, { services, environment }: Wanted): Promise<Settings> {
  const names: readonly ServiceName[] = [...answering, 'workers', 'mail-catcher', 'stripe-stand-in'];
  const [smtp = 0, ...ports] = await innerPorts(names.length + 1);
  const portOf = (name: ServiceName) => ports[names.indexOf(name)] ?? 0;
  const signingKeys = signingKeysWith();
  const common = {
    NODE_ENV: 'production',
    EMBEDDED: 'true',
    HOST: '127.0.0.1',
    TOKEN_KEYS: tokenKeysOf(signingKeys),
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
  const urls = {
    stripeUrl: addressOf(portOf('stripe-stand-in')),
    commandUrl: addressOf(portOf('command-service')),
  };
  const cards = services.includes('stripe-stand-in') ? cardsOf({ folder, ...urls }) : undefined;
  return { common, signingKeys, portOf, cards };
}

const signerOf = {
  command: 'command-service',
  query: 'query-service',
  worker: 'workers',
  projector: undefined,
} as const;

/** What opens or signs for each role beside its own signing key, and for no other. */
const keysFor = {
  command: { MASTER_KEYS },
  query: {},
  worker: { LINK_KEYS: linkKeysOf(MASTER_KEYS) },
  projector: { OPENING_KEYS: openingKeysOf(MASTER_KEYS) },
} as const;

/** What each program of a role sees; with the key of its own, if it has one. */
function environmentIn({ common, signingKeys, cards }: Settings, database: TestDatabase, role: keyof typeof signerOf) {
  const signer = signerOf[role];
  return {
    ...common,
    ...keysFor[role],
    ...(role === 'command' && cards?.asking),
    DATABASE_URL: database.as(role),
    ...(signer && { SIGNING_KEY: signingKeys[signer] }),
  };
}

/** How a service is found, of which there may be several. */
function waysTo(running: ReadonlyMap<ServiceName, readonly Service[]>) {
  const instances = (name: ServiceName) => running.get(name) ?? [];
  let turn = 0;
  const inTurn = (name: ServiceName) => {
    const found = instances(name)[(turn += 1) % Math.max(1, instances(name).length)];
    if (!found) throw new Error(`${name} is not part of this system`);
    return found;
  };
  const service = (name: ServiceName) => instances(name)[0] ?? inTurn(name);
  return { instances, service, addressOf: (name: ServiceName) => inTurn(name).url };
}

interface Place {
  readonly settings: Settings;
  readonly database: TestDatabase;
  readonly folder: string;
}

/** The first of each service stands where the others look for it. */
async function instancesOf(
  services: readonly ServiceName[],
  { count, ...place }: Place & { readonly count: number },
): Promise<ReadonlyMap<ServiceName, readonly Service[]>> {
  const all = new Map<ServiceName, readonly Service[]>();
  for (const name of services) {
    const more = isStandIn(name) ? [] : await innerPorts(count - 1);
    all.set(
      name,
      [place.settings.portOf(name), ...more].map((port) => serviceOf(name, port, place)),
    );
  }
  return all;
}

function serviceOf(name: ServiceName, port: number, { settings, database, folder }: Place): Service {
  const program = {
    name,
    bundle: join(root, isStandIn(name) ? standIns[name] : `${name}/dist/main.cjs`),
    readyAt: `${addressOf(port)}/readyz`,
    logFile: join(folder, `${name}-${port}.log`),
    environment: {
      ...(isStandIn(name)
        ? { ...settings.common, ...(name === 'stripe-stand-in' && settings.cards?.taking) }
        : environmentIn(settings, database, roles[name])),
      PORT: String(port),
    },
  };
  return new Service(program, addressOf(port));
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`;
