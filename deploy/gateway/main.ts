import { ConfigurationError } from 'platform/config';
import { openLog } from 'platform/logging';
import { openMetrics } from 'platform/metrics';
import { contracts } from 'schemas/contracts';
import { gatewayApp } from './app';
import { gatewayConfig } from './config';
import { openHealthDoor } from './health-door';
import { openServer } from './server';
import { stoppable } from './forwarding/stopping';

function start(): void {
  const config = gatewayConfig(process.env);
  const log = openLog({ service: 'gateway', level: config.logLevel });
  const server = openServer(gatewayApp({ config, contracts, log, metrics: openMetrics('gateway') }), config);
  const stop = stoppable(server);
  const cannotListen = (error: Error) => {
    log.fatal({ err: error }, 'cannot listen');
    process.exitCode = 1;
  };
  server.on('error', cannotListen);
  const { healthPort: at, healthHost } = config;
  if (at !== undefined) openHealthDoor({ port: at, host: healthHost }, server).on('error', cannotListen);
  server.listen(config.port, config.host, () => log.info({ port: config.port }, 'gateway listening'));

  process.once('SIGTERM', stop).once('SIGINT', stop);
}

try {
  start();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
