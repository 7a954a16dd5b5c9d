import type { Database } from '../../database/database';
import type { EventStore, Position, ReadOptions, StoredEvent, SubscribeOptions } from '../../event-store/event-store';
import type { Logger } from '../../logging/logging';
import type { Jobs } from '../queues/open-jobs';
import type { Process } from './process';

/** What is needed of the event log. The event store itself has it, with personal data sealed. */
export interface EventFeed extends Pick<EventStore, 'head'> {
  readAll(after: Position, options: ReadOptions): AsyncIterable<readonly StoredEvent[]>;
  subscribe(after: Position, options: SubscribeOptions): AsyncIterable<readonly StoredEvent[]>;
}

export interface ProcessRunnerParts {
  readonly db: Database;
  readonly feed: EventFeed;
  readonly processes: readonly Process[];
  readonly jobs: Pick<Jobs, 'ledger' | 'enqueue'>;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** What a reading of the log stands on, which ends where the lock is lost. */
export interface ReadingParts extends Omit<ProcessRunnerParts, 'signal'> {
  /** Processes, by name, that have failed since this program began: it does not try them again. */
  readonly failedHere: Set<string>;
}
