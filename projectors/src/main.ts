import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from 'platform/config';
import { openGround, serve, type Ground } from 'platform/service';
import { eventTypes } from 'schemas/events';
import { keepReadTables, projectorsApp } from './app';
import { config } from './config';

async function start(): Promise<void> {
  const settings = readConfig(config, process.env);
  const ground = openGround('projectors', settings, eventTypes);
  const stopping = new AbortController();
  const work = keepUntil(stopping.signal, ground);
  await serve({
    app: projectorsApp(ground),
    config: settings,
    logger: ground.logger,
    stop: async () => {
      stopping.abort();
      await work;
      await ground.close();
    },
  });
}

/** After a fault of the database or the log it begins again from the checkpoints. */
async function keepUntil(signal: AbortSignal, ground: Ground): Promise<void> {
  const ended = () => signal.aborted;
  while (!ended()) {
    try {
      await keepReadTables(ground, signal);
    } catch (error) {
      if (!ended()) ground.logger.error({ err: error }, 'the read tables are taken up again from their checkpoints');
      await wait(1_000, undefined, { signal }).catch(() => undefined);
    }
  }
}

void start();
