import { address, flag, oneOf, secret, text, wholeNumber } from 'platform/config';
import { Maybe } from 'schemas/describe/events';

/** The environment of the workers. */
export const config = {
  host: text('127.0.0.1'),
  port: wholeNumber({ from: 1, to: 65_535, otherwise: 8084 }),
  databaseUrl: address('postgres', 'postgresql'),
  /** `esdb://…` for EventStoreDB; the database itself where it is not set. */
  eventStoreUrl: Maybe(address('esdb', 'esdb+discover', 'postgres', 'postgresql')),
  /** Queues on Redis; on the database where it is not set. */
  redisUrl: Maybe(address('redis', 'rediss')),
  /** Where commands go: what a job learns that matters goes back to the log. */
  commandUrl: address('http', 'https'),
  masterKeys: secret(),
  embedded: flag(false),
  logLevel: oneOf(['debug', 'info', 'warn', 'error'], 'info'),
  /** Where people reach the client; links in mails begin with it. */
  publicUrl: address('http', 'https'),
  smtpUrl: address('smtp', 'smtps'),
  mailFrom: text('Fieldfare <post@fieldfare.example>'),
};
