import { address, ConfigurationError, readConfig, secret } from 'platform/config';
import { createRoles, migrate } from 'platform/migrations';

/** Each role's password is the one that its service's DATABASE_URL names. */
const fields = {
  /** Of a role that may create schemas and roles. */
  databaseUrl: address('postgres', 'postgresql'),
  commandPassword: secret(),
  projectorPassword: secret(),
  queryPassword: secret(),
  workerPassword: secret(),
};

/** Brings the database up to date before a release; run it as often as you like. */
async function run(): Promise<void> {
  const { databaseUrl, commandPassword, projectorPassword, queryPassword, workerPassword } = readConfig(
    fields,
    process.env,
  );
  await migrate(databaseUrl);
  await createRoles(databaseUrl, {
    command: commandPassword,
    projector: projectorPassword,
    query: queryPassword,
    worker: workerPassword,
  });
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigurationError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
