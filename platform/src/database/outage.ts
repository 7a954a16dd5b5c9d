import { codeOf, meaningOf, type SqlFault } from './sql-states';

/** The database, or a queue, did not answer in the time that it was given. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
  readonly code = 'ETIMEDOUT';
}

/**
 * Whether the database is away, or cannot just now: what was asked may be asked again. Any other failure is a fault of
 * what was asked.
 */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return passing.has(meaningOf(code)) || ofTheNetwork.has(code);
  return error instanceof Error && error.name === 'Error' && ofTheClient.test(error.message);
}

const passing = new Set<SqlFault | undefined>(['connection', 'server']);

const ofTheNetwork = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);

// node-postgres tells these by their words alone.
const ofTheClient =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/;
