import { isOutage } from '../database/outage';
import { StoreUnavailable } from '../event-store/event-store';
import { Busy } from '../together/line/busy';

/** Marks an error of another layer as one that passes by itself. */
export const PASSES = Symbol('passes by itself');

/**
 * Whether a failure will pass by itself: the database, the event log, or the way to a service is away, slow or full. Any
 * other is a fault of our own.
 */
export function willPass(error: unknown): boolean {
  return error instanceof StoreUnavailable || error instanceof Busy || isMarked(error) || isOutage(error);
}

const isMarked = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && PASSES in error && error[PASSES] === true;

/** The level that a failure is told at: an outage fails many calls at once, and none of them asks for a change of the code. */
export const levelOf = (error: unknown): 'warn' | 'error' => (willPass(error) ? 'warn' : 'error');
