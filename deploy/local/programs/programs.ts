import { join } from 'node:path';
import type { LocalDatabase } from '../postgres/database';
import { innerPorts } from 'platform/ports';
import type { LaunchOptions } from '../launch-options';
import type { Secrets } from '../secrets';
import type { Program } from './program';

interface Surroundings {
  readonly options: LaunchOptions;
  readonly database: LocalDatabase;
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

/** What runs, with the environment that each of them sees. What the person sets (`LOG_LEVEL`, `EVENT_STORE_URL` …) goes to all. */
export async function programsOf({ options, database, secrets }: Surroundings): Promise<Programs> {
  const { dataDir, port, host, environment } = options;
  const [command = 0, query = 0, projectors = 0, workers = 0, mail = 0, smtp = 0] = await innerPorts(6);
  const address = (inner: number) => `http://127.0.0.1:${inner}`;
  const publicUrl = environment['PUBLIC_URL'] ?? `http://localhost:${port}`;
  const common = {
    ...environment,
    NODE_ENV: 'production',
    EMBEDDED: 'true',
    HOST: '127.0.0.1',
    MASTER_KEYS: secrets.masterKeys,
    PUBLIC_URL: publicUrl,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    COMMAND_URL: address(command),
    QUERY_URL: address(query),
    PROJECTORS_URL: address(projectors),
    WORKERS_URL: address(workers),
  };
  const asCommand = { ...common, DATABASE_URL: database.urlFor('command') };
  const program = programIn(options);
  const keeper = program('projectors', projectors, { ...common, DATABASE_URL: database.urlFor('projector') });

  return {
    behind: [
      program('mail-catcher', mail, { ...common, SMTP_PORT: String(smtp), MAIL_DIR: join(dataDir, 'mail') }),
      program('command-service', command, asCommand),
      keeper,
      program('query-service', query, { ...common, DATABASE_URL: database.urlFor('query') }),
      program('workers', workers, { ...common, DATABASE_URL: database.urlFor('worker') }),
    ],
    gateway: program('gateway', port, {
      ...common,
      HOST: host,
      CLIENT_DIR: join(options.root, 'frontend/dist'),
      MAIL_CATCHER_URL: address(mail),
    }),
    demoWorld: { bundle: join(options.root, 'command-service/dist/demo-world.cjs'), environment: asCommand },
    readTables: keeper.readyAt,
  };
}

const programIn =
  ({ root, dataDir }: LaunchOptions) =>
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
