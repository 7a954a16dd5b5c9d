import { createServer } from 'node:http';
import { openLog } from 'platform/logging';
import { standInApp } from './app';
import { Books } from './books';
import { standInConfig } from './config';
import { delivering } from './deliveries';

function start(): void {
  const settings = standInConfig(process.env);
  const { host, port, stripeDir, publicUrl, webhookUrl, stripeSecretKey: secretKey, logLevel } = settings;
  const log = openLog({ service: 'stripe-stand-in', level: logLevel });
  const books = new Books({ folder: stripeDir, publicUrl: publicUrl.replace(/\/$/, '') });
  const server = createServer(standInApp(books, { secretKey })).listen(port, host, () =>
    log.info({ port }, 'stand-in for Stripe listening'),
  );
  const deliveries = delivering(books, { webhookUrl, webhookSecret: settings.stripeWebhookSecret, log });
  const stop = () => {
    deliveries.stop();
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

start();
