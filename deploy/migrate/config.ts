import { databaseAddress, readConfig, secret, type Environment } from 'platform/config';

const fields = {
  /** Of a role that may create schemas and roles. */
  databaseUrl: databaseAddress(),
  // Each is the one that its service's DATABASE_URL names.
  commandPassword: secret(),
  projectorPassword: secret(),
  queryPassword: secret(),
  workerPassword: secret(),
};

export const migrateConfig = (environment: Environment) => readConfig(fields, environment);
