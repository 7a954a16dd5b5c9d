/**
 * What PostgreSQL's error codes mean to us, appendix A of its manual, told once. `connection`: the statement met no
 * server, or one that was going; nobody knows whether it was carried out. `server`: it was refused for a while. `data`:
 * what was given cannot be taken. All others are faults of the statement, and so ours.
 */
export type SqlFault = 'connection' | 'server' | 'data' | 'ours';

const meanings: readonly (readonly [RegExp, SqlFault])[] = [
  // 08 the connection; 57P0x an operator ended it, or the server starts or stops; 53300 no connection is free.
  [/^(08|57P0|53300)/, 'connection'],
  // 40 transactions in each other's way; 53 out of disk or memory; 55P03 a lock that is held; 57 ended by a timeout;
  // 58 the system's input and output; 25006 read-only, as a server is that has lost its place to another.
  [/^(40|53|55P03|57|58|25006)/, 'server'],
  // 22 a value, 23 a constraint, 54 over a limit of the server's.
  [/^(22|23|54)/, 'data'],
];

/** What an error code means; undefined where it is no SQLSTATE. */
export function meaningOf(code: string): SqlFault | undefined {
  if (!/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return undefined;
  return meanings.find(([states]) => states.test(code))?.[1] ?? 'ours';
}

/** A table that is not there: a read table that the projectors of a new release have not made yet. */
export const UNDEFINED_TABLE = '42P01';

/** A right that is missing: the role's to a table, or the server's own to a file of its disk. */
export const INSUFFICIENT_PRIVILEGE = '42501';

/** What the server cannot do; with it it says that a prepared statement's result has another type now. */
export const FEATURE_NOT_SUPPORTED = '0A000';

/** The `code` of an error, if it has one. */
export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
