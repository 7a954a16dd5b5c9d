/** The database did not answer in the time that it was given. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
  readonly code = 'ETIMEDOUT';
}

/**
 * Whether the database is away, or cannot just now: what was asked may be asked again. Any other failure is a fault of
 * what was asked. SQLSTATE classes: 08 connection, 53 resources, 57 shutdown and timeouts; 40001 and 40P01 are two
 * transactions in each other's way.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return /^(08|53|57)...$/.test(code) || others.has(code);
  return error.name === 'Error' && ofTheClient.test(error.message);
}

const others = new Set([
  ...['40001', '40P01'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);

// node-postgres tells these by their words alone.
const ofTheClient =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/;
