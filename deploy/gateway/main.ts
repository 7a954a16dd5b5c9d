import { ConfigurationError } from 'platform/config';
import { openLog } from 'platform/logging';
import { openMetrics } from 'platform/metrics';
import { contracts } from 'schemas/contracts';
import { gatewayApp } from './app';
import { gatewayConfig } from './config';
import { openServer } from './server';

/** How long open requests may take to end, in milliseconds. */
const GRACE = 5_000;

function start(): void {
  const config = gatewayConfig(process.env);
  const log = openLog({ service: 'gateway', level: config.logLevel });
  const server = openServer(gatewayApp({ config, contracts, log, metrics: openMetrics('gateway') }), config);
  server.on('error', (error) => {
    log.fatal({ err: error }, 'cannot listen');
    process.exitCode = 1;
  });
  server.listen(config.port, config.host, () => log.info({ port: config.port }, 'gateway listening'));

  const stop = () => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE).unref();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

try {
  start();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
