import { pino, type DestinationStream, type Logger } from 'pino';
import { lineWriter } from './line-writer';
import { redactedLine } from './redaction';
import { serialisedError } from './serialised-error';

export { levelOf, PASSES, willPass } from './outages';
export { outageLines } from './outage-lines';
export type { Logger };

export interface LoggerOptions {
  /** Stands in every line as `service`. */
  readonly service: string;
  /** Default `info`. */
  readonly level?: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Where the lines go; standard output by default. */
  readonly destination?: DestinationStream;
}

const standardOutput = lineWriter(1, {
  tellOf: (dropped) =>
    `${JSON.stringify({ level: 'error', time: new Date(), dropped, msg: 'lines of this log could not be written and were dropped' })}\n`,
});

/** How many lines this process could not write, since it began. */
export const droppedLines = (): number => standardOutput.dropped();

/**
 * The log of a service: one JSON object a line. Personal data is taken out of every line as a whole, whoever wrote it:
 * fields by their names at every depth, e-mail addresses and tokens out of any text. An error under `err`, `error` or
 * `cause` keeps its type, message, code, cause and, unless it is an outage, its stack; nothing else that was hung on it, such
 * as a request body.
 */
export function openLog({ service, level = 'info', destination = standardOutput }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serialisedError, error: serialisedError, cause: serialisedError },
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: redactedLine },
    },
    destination,
  );
}
