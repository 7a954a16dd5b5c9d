import type { Database } from '../database/database';
import type { ReadingLog } from '../event-log/event-log';
import type { EventStore, Position } from '../event-store/event-store';
import type { Logger } from '../logging/logging';
import type { Metrics } from '../metrics/metrics';
import type { Projection } from './folding/read-model';

/** What a runner of projections stands on. */
export interface RunnerParts {
  readonly db: Database;
  readonly log: Pick<ReadingLog, 'readAll' | 'subscribe'> & { readonly store: Pick<EventStore, 'head'> };
  readonly projections: readonly Projection[];
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly signal: AbortSignal;
  /** Told which tables have taken something in, once that is committed. */
  readonly moved?: (tables: readonly string[]) => void;
  /** Read models whose rebuild was asked for at a position: met by any table whose building began after it. */
  readonly requests?: () => Promise<readonly { readonly projection: string; readonly position: Position }[]>;
}
