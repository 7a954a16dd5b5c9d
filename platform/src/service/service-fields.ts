import { Maybe } from 'schemas/describe/events';
import { address, databaseAddress, flag, oneOf, text, wholeNumber } from '../config/config';

/** What the environment of every service holds; `port` is where it listens unless told otherwise. */
export const serviceFields = (port: number) => ({
  host: text('127.0.0.1'),
  port: wholeNumber({ from: 1, to: 65_535, otherwise: port }),
  databaseUrl: databaseAddress(),
  /** `esdb://…` for EventStoreDB; the database itself where it is not set. */
  eventStoreUrl: Maybe(address('esdb', 'esdb+discover', 'postgres', 'postgresql')),
  /** Counters and queues on Redis; on the database where it is not set. */
  redisUrl: Maybe(address('redis', 'rediss')),
  embedded: flag(false),
  logLevel: oneOf(['debug', 'info', 'warn', 'error'], 'info'),
});
