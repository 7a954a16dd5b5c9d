import { keepAtIt, WHILE_AWAY } from 'platform/backoff';
import { readConfig } from 'platform/config';
import { levelOf } from 'platform/logging';
import { firmFooting, openReadingGround, serve, watchFooting, type ReadingGround } from 'platform/service';
import { eventTypes } from 'schemas/events';
import { keepReadTables, projectorsApp } from './app';
import { config } from './config';

async function start(): Promise<void> {
  const settings = readConfig(config, process.env);
  // A fold reaches its rows by their keys.
  const ground = openReadingGround('projectors', { ...settings, byIndex: true }, eventTypes);
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = keepUntil(signal, ground);
  const watching = watchFooting(ground, signal);
  await serve({
    app: projectorsApp(ground),
    config: settings,
    logger: ground.logger,
    stop: async () => {
      stopping.abort();
      await Promise.all([work, watching]);
      await ground.close();
    },
  });
}

/** After a fault of the database or the log it begins again from the checkpoints; what a person must mend ends the process. */
async function keepUntil(signal: AbortSignal, ground: ReadingGround): Promise<void> {
  await firmFooting(ground, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  const failed = (error: unknown) =>
    ground.logger[levelOf(error)]({ err: error }, 'the read tables are taken up again from their checkpoints');
  await keepAtIt(() => keepReadTables(ground, signal), { pauses: WHILE_AWAY, signal, failed });
}

void start();
