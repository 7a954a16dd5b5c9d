import { codeOf, INSUFFICIENT_PRIVILEGE, meaningOf, type SqlFault } from './sql-states';

/** The database, or a queue, did not answer in the time that it was given. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
  readonly code = 'ETIMEDOUT';
}

/** @throws DeadlinePassed when `work` has not ended after so many milliseconds; what it does then is of no interest. */
export async function withinDeadline<T>(milliseconds: number, work: Promise<T>, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed(message)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Whether the database is away, or cannot just now: what was asked may be asked again. Any other failure is a fault of
 * what was asked.
 */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return passing.has(meaningOf(code)) || ofTheNetwork.has(code) || isOfTheDisk(error, code);
  return error instanceof Error && error.name === 'Error' && ofTheClient.test(error.message);
}

/**
 * The server could not open or write one of its own files, as when its disk has become read-only: PostgreSQL tells that
 * with the code of a missing right, and by the words "could not" beside it.
 */
const isOfTheDisk = (error: unknown, code: string): boolean =>
  code === INSUFFICIENT_PRIVILEGE && error instanceof Error && error.message.startsWith('could not ');

const passing = new Set<SqlFault | undefined>(['connection', 'server']);

const ofTheNetwork = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);

// node-postgres tells these by their words alone.
const ofTheClient =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/;
