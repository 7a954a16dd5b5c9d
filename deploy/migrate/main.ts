import { address, ConfigurationError, readConfig, secret } from 'platform/config';
import { bringUpToDate } from './bring-up-to-date';

/** Each role's password is the one that its service's DATABASE_URL names. */
const fields = {
  /** Of a role that may create schemas and roles. */
  databaseUrl: address('postgres', 'postgresql'),
  commandPassword: secret(),
  projectorPassword: secret(),
  queryPassword: secret(),
  workerPassword: secret(),
};

/** Run before a release, as often as you like. */
async function run(): Promise<void> {
  const {
    databaseUrl,
    commandPassword: command,
    projectorPassword: projector,
    ...others
  } = readConfig(fields, process.env);
  const { queryPassword: query, workerPassword: worker } = others;
  await bringUpToDate(databaseUrl, { command, projector, query, worker });
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigurationError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
