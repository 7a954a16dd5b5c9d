import { address, flag, oneOf, secret, text, wholeNumber } from 'platform/config';
import { Maybe } from 'schemas/describe/events';

/** The environment of the query service. */
export const config = {
  host: text('127.0.0.1'),
  port: wholeNumber({ from: 1, to: 65_535, otherwise: 8082 }),
  databaseUrl: address('postgres', 'postgresql'),
  /** `esdb://…` for EventStoreDB; the database itself where it is not set. */
  eventStoreUrl: Maybe(address('esdb', 'esdb+discover', 'postgres', 'postgresql')),
  masterKeys: secret(),
  embedded: flag(false),
  logLevel: oneOf(['debug', 'info', 'warn', 'error'], 'info'),
  /** As the command service has it. */
  freeQuestionsADay: wholeNumber({ from: 1, to: 1_000, otherwise: 50 }),
  callerCallsPerMinute: wholeNumber({ from: 1, to: 1_000_000, otherwise: 1_200 }),
  visitorCallsPerMinute: wholeNumber({ from: 1, to: 1_000_000, otherwise: 300 }),
};
