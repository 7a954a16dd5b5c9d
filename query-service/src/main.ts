import { readConfig } from 'platform/config';
import { isPress, runPress } from 'platform/typesetting/press-thread';
import { firmFooting, openGround, serve, STATEMENT_MS } from 'platform/service';
import { staffSecondFactorIn } from 'schemas/accounts/roles';
import { queryApp } from './app';
import { config } from './config';
import { printedSheet } from './practice/printing/press/printed-sheet';

async function start(): Promise<void> {
  const settings = readConfig(config, process.env);
  const ground = openGround('query-service', { ...settings, statementMs: STATEMENT_MS });
  const stopping = new AbortController();
  // Beside the requests, which have answers of their own while the database is away; what a person must mend ends the process.
  const standing = firmFooting(ground, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  await serve({
    app: queryApp(ground, {
      ...settings,
      program: process.argv[1] ?? '',
      staffSecondFactor: staffSecondFactorIn(settings),
    }),
    config: settings,
    logger: ground.logger,
    stop: async () => {
      stopping.abort();
      await standing;
      await ground.close();
    },
  });
}

if (isPress(process.argv)) runPress(printedSheet);
else void start();
