import { address, flag, oneOf, secret, text, wholeNumber } from 'platform/config';
import { Maybe } from 'schemas/describe/events';

/** The environment of the projectors. */
export const config = {
  host: text('127.0.0.1'),
  port: wholeNumber({ from: 1, to: 65_535, otherwise: 8083 }),
  databaseUrl: address('postgres', 'postgresql'),
  /** `esdb://…` for EventStoreDB; the database itself where it is not set. */
  eventStoreUrl: Maybe(address('esdb', 'esdb+discover', 'postgres', 'postgresql')),
  masterKeys: secret(),
  embedded: flag(false),
  logLevel: oneOf(['debug', 'info', 'warn', 'error'], 'info'),
};
