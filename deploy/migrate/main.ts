import { bringUpToDate } from './bring-up-to-date';
import { migrateConfig } from './config';

/** Run before a release, as often as you like. */
async function run(): Promise<void> {
  const { databaseUrl, ...passwords } = migrateConfig(process.env);
  await bringUpToDate(databaseUrl, {
    command: passwords.commandPassword,
    projector: passwords.projectorPassword,
    query: passwords.queryPassword,
    worker: passwords.workerPassword,
  });
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
