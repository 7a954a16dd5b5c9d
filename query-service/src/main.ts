import { readConfig } from 'platform/config';
import { openGround, serve } from 'platform/service';
import { eventTypes } from 'schemas/events';
import { queryApp } from './app';
import { config } from './config';

async function start(): Promise<void> {
  const settings = readConfig(config, process.env);
  const ground = openGround('query-service', settings, eventTypes);
  await serve({ app: queryApp(ground, settings), config: settings, logger: ground.logger, stop: () => ground.close() });
}

void start();
