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
  const { options } = surroundings;
  const [command = 0, query = 0, projectors = 0, workers = 0, mail = 0, smtp = 0] = await innerPorts(6);
  const common = commonOf(options);
  const commandUrl = addressOf(command);
  const services = environmentsOf(surroundings, { commandUrl, smtpUrl: `smtp://127.0.0.1:${smtp}` });
  const program = programIn(options);
  const keeper = program('projectors', projectors, services.projectors);
  return {
    behind: [
      program('mail-catcher', mail, { ...common, SMTP_PORT: String(smtp), MAIL_DIR: join(options.dataDir, 'mail') }),
      program('command-service', command, services.command),
      keeper,
      program('query-service', query, services.query),
      program('workers', workers, services.workers),
    ],
    gateway: program('gateway', options.port, {
      ...common,
      HOST: options.host,
      COMMAND_URL: commandUrl,
      QUERY_URL: addressOf(query),
      PROJECTORS_URL: addressOf(projectors),
      WORKERS_URL: addressOf(workers),
      CLIENT_DIR: join(options.root, 'frontend/dist'),
      MAIL_CATCHER_URL: addressOf(mail),
    }),
    demoWorld: { bundle: join(options.root, 'command-service/dist/demo-world.cjs'), environment: services.demoWorld },
    readTables: keeper.readyAt,
  };
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
    },
    demoWorld: deciding,
  };
}

type Role = Parameters<LocalDatabase['urlFor']>[0];

const STORES = [
  'MASTER_KEYS',
  'OPENING_KEYS',
  'LINK_KEYS',
  'SIGNING_KEY',
  'TOKEN_KEYS',
  'DATABASE_URL',
  'EVENT_STORE_URL',
  'REDIS_URL',
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

const bundles: Readonly<Record<string, string>> = {
  gateway: 'deploy/dist/gateway.cjs',
  'mail-catcher': 'deploy/dist/mail-catcher.cjs',
};
