import { isOutage } from '../../database/outage';
import type { LoggedEvent } from '../../event-log/event-log';
import type { Position } from '../../event-store/event-store';
import { FoldFailed } from '../folding/batch';
import { CheckpointMoved } from './control';

/** Why a table could not take an event, and which. */
export interface Fault {
  readonly text: string;
  readonly position: Position;
}

/**
 * Gives a table event by event what it could not take at once, up to the one that it cannot take; undefined where there is
 * none, as where they were too many for one statement.
 * @throws what is no fault of the table: an outage, another runner at work.
 */
export async function faultAmong(
  events: readonly LoggedEvent[],
  error: unknown,
  apply: (event: LoggedEvent) => Promise<unknown>,
): Promise<Fault | undefined> {
  const stopper = error instanceof FoldFailed ? error.event : undefined;
  for (const event of events) {
    if (event === stopper) break;
    try {
      await apply(event);
    } catch (cause) {
      if (isNoFault(cause)) throw cause;
      return faultAt(event, cause);
    }
  }
  return stopper && faultAt(stopper, error);
}

/** What is said of a table that could take each event, and not all of them at once: it goes on. */
export const TAKEN_SINGLY = 'a batch was refused, and was taken event by event';

/** It says nothing about the table: the same may be tried again, or is no more ours to try. */
export const isNoFault = (error: unknown): boolean => error instanceof CheckpointMoved || isOutage(error);

function faultAt(event: LoggedEvent, cause: unknown): Fault {
  const text = cause instanceof FoldFailed ? cause.message : `${event.type} at ${event.position}: ${reasonOf(cause)}`;
  return { text, position: event.position };
}

// PostgreSQL ends some messages with the value that it refused, which may be somebody's date of birth.
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/: ".*$/s, '') : 'failed';
}
