import { setTimeout as wait } from 'node:timers/promises';
import { streamNameFilter, type AllStreamResolvedEvent } from '@eventstore/db-client';
import { pauseAfter } from '../../../backoff/backoff';
import type { Batches, Pace, Position, StoredEvent, SubscribeOptions } from '../../event-store';
import { Arrivals } from './arrivals';
import type { Connection } from '../connecting/connection';
import { isFinal } from '../connecting/failures';
import { PAUSES, unavailable, Until, type Patience } from '../connecting/patience';
import { commitOf, OUR_STREAMS, placeOf, storedEvent } from '../stored-event';

const DEFAULT_BATCH = 2_000;

/** Every 32 events times this the server tells a filtered subscription how far it is; our positions come from events. */
const FEW_CHECKPOINTS = 1_000;

/** What follows a position in the one order of the log. */
export class AllEvents {
  constructor(
    private readonly connection: Connection,
    private readonly patience: Patience,
    private readonly closed: AbortSignal,
  ) {}

  /** Goes on where it was after a failure, and gives up once there was no progress for `patienceMs`. */
  async *read(after: Position, { batchSize, pace, types }: Batches): AsyncGenerator<StoredEvent[]> {
    const { deadlineMs, patienceMs } = this.patience;
    const cursor = new Cursor(after, types);
    for (let failures = 0, last = after, until = new Until(patienceMs); ; failures += 1) {
      const options = { fromPosition: placeOf(cursor.position) };
      try {
        yield* cursor.follow(new Arrivals(this.connection.reader.readAll(options), batchSize), { deadlineMs, pace });
        // A read that this process cut off itself ends as one at the end of the log does.
        this.closed.throwIfAborted();
        return;
      } catch (error) {
        if (isFinal(error)) throw error;
        if (last !== cursor.position) [failures, last, until] = [0, cursor.position, new Until(patienceMs)];
        if (until.left === 0) throw unavailable(error);
      }
      await wait(pauseAfter(failures, PAUSES));
    }
  }

  /**
   * A subscription of the client never resumes: it gives one error and then nothing for ever. So each failure is followed
   * by a new one from the last event seen. @throws only what would fail for ever: a position that is none, access denied.
   */
  async *subscribe(
    after: Position,
    { signal, batchSize = DEFAULT_BATCH }: SubscribeOptions,
  ): AsyncGenerator<StoredEvent[]> {
    const cursor = new Cursor(after);
    const ended = AbortSignal.any([signal, this.closed]);
    for (let failures = 0, last = after; !ended.aborted; failures += 1) {
      try {
        yield* this.subscription(cursor, { signal: ended, batchSize });
      } catch (error) {
        if (isFinal(error)) throw error;
      }
      if (last !== cursor.position) [failures, last] = [0, cursor.position];
      await wait(pauseAfter(failures, PAUSES), undefined, { signal: ended }).catch(() => undefined);
    }
  }

  private async *subscription(
    cursor: Cursor,
    { signal, batchSize }: Required<SubscribeOptions>,
  ): AsyncGenerator<StoredEvent[]> {
    const filter = streamNameFilter({ regex: OUR_STREAMS, checkpointInterval: FEW_CHECKPOINTS });
    const options = { fromPosition: placeOf(cursor.position), filter };
    const arrivals = new Arrivals(this.connection.reader.subscribeToAll(options), batchSize);
    const stop = () => arrivals.close();
    signal.addEventListener('abort', stop);
    try {
      yield* cursor.follow(arrivals);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }
}

/** How far a reader is: reads begin with the event at their position, and a subscription may repeat it. */
class Cursor {
  constructor(
    public position: Position,
    /** All of them, unless some are named: a read of the server's takes no filter, so the others are dropped here. */
    private readonly types?: readonly string[],
  ) {}

  /** Until the source ends. @throws what it fails with; `Unanswered` when it pauses for longer than the deadline. */
  async *follow(
    arrivals: Arrivals<AllStreamResolvedEvent>,
    { deadlineMs, pace }: { readonly deadlineMs?: number; readonly pace?: Pace } = {},
  ): AsyncGenerator<StoredEvent[]> {
    try {
      for (;;) {
        const most = await pace?.();
        const arrived = await arrivals.next(deadlineMs, most);
        if (arrived.length === 0) return;
        const events = this.pass(arrived);
        if (events.length > 0) yield events;
      }
    } finally {
      arrivals.close();
    }
  }

  private pass(arrived: readonly AllStreamResolvedEvent[]): StoredEvent[] {
    const events: StoredEvent[] = [];
    for (const resolved of arrived) {
      const position = commitOf(resolved);
      if (position === undefined || position <= this.position) continue;
      this.position = position;
      const event = storedEvent(resolved);
      if (event && this.wants(event)) events.push(event);
    }
    return events;
  }

  private wants({ type }: StoredEvent): boolean {
    return this.types?.includes(type) ?? true;
  }
}
