import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { linkKeysOf, openingKeysOf, tokenKeysOf } from 'platform/crypto';
import { innerPorts } from 'platform/ports';
import type { SignerName } from 'schemas/accounts/token';
import type { LocalDatabase } from '../postgres/database';
import type { LaunchOptions } from '../launch-options';
import type { Secrets } from '../secrets';
import type { Program } from './program';

interface Surroundings {
  readonly options: Pick<LaunchOptions, 'root' | 'dataDir' | 'port' | 'host' | 'environment'>;
  readonly database: Pick<LocalDatabase, 'urlFor'>;
  readonly secrets: Secrets;
}

/** Every program of the system beside the database: what the gateway stands before, and the gateway. */
export interface Programs {
  readonly behind: readonly Program[];
  readonly gateway: Program;
  /** Fills an empty system; ends when it is done. */
  readonly demoWorld: Pick<Program, 'bundle' | 'environment'>;
  /** Where the projectors tell which read tables have stopped. */
  readonly readTables: string;
}

/**
 * What runs, with the environment that each of them sees. What the person sets (`LOG_LEVEL` …) goes to all; keys and the
 * addresses of databases to those alone who need them.
 */
export async function programsOf(surroundings: Surroundings): Promise<Programs> {
  const [door = 0, ...ports] = await innerPorts(8);
  return programsAt(surroundings, ports, door);
}

function programsAt(surroundings: Surroundings, ports: readonly number[], door: number): Programs {
  const { options } = surroundings;
  const [command = 0, query = 0, projectors = 0, workers = 0, mail = 0, smtp = 0, stripe = 0] = ports;
  const common = commonOf(options);
  const commandUrl = addressOf(command);
  const card = cardsOf(surroundings, addressOf(stripe));
  const services = environmentsOf(surroundings, { commandUrl, smtpUrl: `smtp://127.0.0.1:${smtp}` });
  const program = programIn(options);
  const keeper = program('projectors', projectors, services.projectors);
  return {
    behind: [
      program('mail-catcher', mail, { ...common, SMTP_PORT: String(smtp), MAIL_DIR: join(options.dataDir, 'mail') }),
      ...card
        .standIn(options.dataDir, commandUrl)
        .map((seen) => program('stripe-stand-in', stripe, { ...common, ...seen })),
      program('command-service', command, { ...services.command, ...card.secrets, STRIPE_URL: card.url }),
      keeper,
      program('query-service', query, services.query),
      program('workers', workers, services.workers),
    ],
    gateway: gatewayIn(options, door, {
      COMMAND_URL: commandUrl,
      QUERY_URL: addressOf(query),
      PROJECTORS_URL: addressOf(projectors),
      WORKERS_URL: addressOf(workers),
      MAIL_CATCHER_URL: addressOf(mail),
      STRIPE_STAND_IN_URL: card.pages,
    }),
    demoWorld: { bundle: join(options.root, 'command-service/dist/demo-world.cjs'), environment: services.demoWorld },
    readTables: keeper.readyAt,
  };
}

/** Who takes the money: Stripe itself where somebody has a key of it, or else what stands in for it on this machine. */
function cardsOf({ options, secrets }: Surroundings, standIn: string) {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = options.environment;
  if (key !== undefined && key !== '') {
    const given = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret };
    return { url, secrets: given, pages: undefined, standIn: () => [] };
  }
  // The webhook is open to everybody who finds the gateway: what signs it is as secret here as anywhere.
  const secretOf = (purpose: string) => createHmac('sha256', secrets.masterKeys).update(purpose).digest('hex');
  const made = {
    STRIPE_SECRET_KEY: `sk_test_${secretOf('stripe')}`,
    STRIPE_WEBHOOK_SECRET: secretOf('stripe webhook'),
  };
  const environmentOf = (dataDir: string, commandUrl: string) => ({
    ...made,
    STRIPE_DIR: join(dataDir, 'stripe'),
    WEBHOOK_URL: `${commandUrl}/payments/webhook`,
  });
  return { url: standIn, secrets: made, pages: standIn, standIn: (...at: [string, string]) => [environmentOf(...at)] };
}

const addressOf = (inner: number) => `http://127.0.0.1:${inner}`;

const commonOf = ({ environment, port }: Surroundings['options']) => ({
  ...withoutStores(environment),
  NODE_ENV: 'production',
  EMBEDDED: 'true',
  HOST: '127.0.0.1',
  PUBLIC_URL: environment['PUBLIC_URL'] ?? `http://localhost:${port}`,
});

/** Of those that stand on the data. */
function environmentsOf({ options, database, secrets }: Surroundings, urls: { commandUrl: string; smtpUrl: string }) {
  const { environment } = options;
  const { signingKeys, masterKeys } = secrets;
  const withData = (role: Role) => ({
    ...commonOf(options),
    EVENT_STORE_URL: environment['EVENT_STORE_URL'],
    REDIS_URL: environment['REDIS_URL'],
    DATABASE_URL: database.urlFor(role),
  });
  const opening = { OPENING_KEYS: openingKeysOf(masterKeys) };
  const deciding = { ...withData('command'), MASTER_KEYS: masterKeys };
  const signing = (name: SignerName) => ({ SIGNING_KEY: signingKeys[name] });
  const verifying = { TOKEN_KEYS: tokenKeysOf(signingKeys) };
  const commanding = { COMMAND_URL: urls.commandUrl };
  return {
    command: { ...deciding, ...signing('command-service'), ...verifying },
    projectors: { ...withData('projector'), ...opening },
    query: { ...withData('query'), ...signing('query-service'), ...verifying, ...commanding },
    workers: {
      ...withData('worker'),
      ...signing('workers'),
      ...commanding,
      LINK_KEYS: linkKeysOf(masterKeys),
      SMTP_URL: urls.smtpUrl,
      ...Object.fromEntries(OUTSIDE.map((name) => [name, environment[name]])),
    },
    demoWorld: deciding,
  };
}

type Role = Parameters<LocalDatabase['urlFor']>[0];

/** Whoever has these can speak to others in our name: the workers alone. */
const OUTSIDE = [
  'ADVERTISING_URL',
  'ADVERTISING_TOKEN',
  'MAILING_PROVIDER_URL',
  'MAILING_PROVIDER_KEY',
  'MAILING_PROVIDER_LIST',
];

const STORES = [
  'MASTER_KEYS',
  'OPENING_KEYS',
  'LINK_KEYS',
  'SIGNING_KEY',
  'TOKEN_KEYS',
  'DATABASE_URL',
  'EVENT_STORE_URL',
  'REDIS_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  ...OUTSIDE,
];

// What opens the data is given one by one.
const withoutStores = (environment: Program['environment']) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !STORES.includes(name)));

const programIn =
  ({ root, dataDir }: Surroundings['options']) =>
  (name: string, port: number, environment: Program['environment']): Program => ({
    name,
    bundle: join(root, bundles[name] ?? `${name}/dist/main.cjs`),
    readyAt: `http://127.0.0.1:${port}/readyz`,
    environment: { ...environment, PORT: String(port) },
    logFile: join(dataDir, 'logs', `${name}.log`),
  });

/** It is asked whether it lives at a door of its own, and not among its visitors. */
const gatewayIn = (options: Surroundings['options'], door: number, behind: Program['environment']): Program => ({
  ...programIn(options)('gateway', options.port, {
    ...commonOf(options),
    ...behind,
    HOST: options.host,
    HEALTH_PORT: String(door),
    CLIENT_DIR: join(options.root, 'frontend/dist'),
  }),
  healthAt: `${addressOf(door)}/healthz`,
});

const bundles: Readonly<Record<string, string>> = {
  gateway: 'deploy/dist/gateway.cjs',
  'mail-catcher': 'deploy/dist/mail-catcher.cjs',
  'stripe-stand-in': 'deploy/dist/stripe-stand-in.cjs',
};
