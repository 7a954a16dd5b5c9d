import pg from 'pg';
import { meaningOf, type SqlFault } from '../../database/sql-states';
import { PersonErased, StoreUnavailable } from '../event-store';

/** What a failed statement means. What the server did not say itself came from the way to it. */
export function faultOf(error: unknown): SqlFault {
  if (error instanceof PersonErased) return 'data';
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  return code === undefined ? 'connection' : (meaningOf(code) ?? 'ours');
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
