import pg from 'pg';
import { StoreUnavailable } from '../event-store';

/**
 * What a failed statement means. SQLSTATE classes, appendix A of PostgreSQL's manual:
 * 08 connection, 22 data, 23 constraint, 25006 read-only, 53 out of disk, memory or connections, 54 over a limit of the
 * server's, 57 ended by an operator or a timeout, 58 the system's input and output.
 */
export type Fault = 'connection' | 'server' | 'data' | 'ours';

export function faultOf(error: unknown): Fault {
  const code = sqlState(error);
  if (code === undefined || /^(08|57P0|53300)/.test(code)) return 'connection';
  if (/^(53|57|58|25006|55P03|40)/.test(code)) return 'server';
  return /^(22|23|54)/.test(code) ? 'data' : 'ours';
}

/** As the port has it: unavailable, unless trying again could never help. */
export function asPortError(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const fault = faultOf(error);
  if (fault === 'data' || fault === 'ours') return error;
  const said = error instanceof Error ? error.message : 'no answer';
  return new StoreUnavailable(`the event log is out of reach: ${said}`, { cause: error });
}

/** A command that the log knew already was about to be written a second time. */
export function isRepeat(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'events_by_command';
}

function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}
