import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { NO_STREAM, type EventStore, type Position, type StoredEvent } from '../../event-store/event-store';
import { until } from '../eventually';
import { waited } from '../waited';

/** Reads the log as others write it, and notes the events of some streams. */
export class Watcher {
  readonly seen: StoredEvent[] = [];
  readonly batches: number[] = [];
  private readonly stopped = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    store: EventStore,
    after: Position,
    private readonly options: {
      readonly streams?: ReadonlySet<string>;
      readonly batchSize?: number;
      readonly pauseMs?: number;
    } = {},
  ) {
    this.running = this.watch(store, after);
  }

  /** Resolves once so many events have been seen. */
  async until(count: number): Promise<readonly StoredEvent[]> {
    await until(() => this.seen.length >= count, `${count} events are seen`);
    return this.seen;
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.running;
  }

  private async watch(store: EventStore, after: Position): Promise<void> {
    const { streams, batchSize, pauseMs } = this.options;
    const options = { signal: this.stopped.signal, ...(batchSize === undefined ? {} : { batchSize }) };
    for await (const batch of store.subscribe(after, options)) {
      this.batches.push(batch.length);
      this.seen.push(...batch.filter(({ stream }) => streams === undefined || streams.has(stream)));
      if (pauseMs !== undefined) await wait(pauseMs);
    }
  }
}

/** All events of some streams that stand after a position. */
export async function allAfter(
  store: EventStore,
  after: Position,
  { streams, batchSize }: { readonly streams?: ReadonlySet<string>; readonly batchSize?: number } = {},
): Promise<StoredEvent[]> {
  const found: StoredEvent[] = [];
  for await (const batch of store.readAll(after, batchSize === undefined ? {} : { batchSize }))
    found.push(...batch.filter(({ stream }) => streams === undefined || streams.has(stream)));
  return found;
}

/** Positions grow strictly; each stream's revisions follow each other from its first without a gap. */
export function assertInOrder(events: readonly StoredEvent[]): void {
  const last = new Map<string, number>();
  let position = '';
  for (const event of events) {
    assert.match(event.position, /^\d{20}$/);
    assert.ok(event.position > position, `position ${event.position} follows ${position}`);
    assert.equal(event.revision, (last.get(event.stream) ?? NO_STREAM) + 1, `revision in ${event.stream}`);
    position = event.position;
    last.set(event.stream, event.revision);
  }
}

export function idsOf(events: readonly { readonly id: string }[]): string[] {
  return events.map(({ id }) => id);
}

/** Something comes to its end within a second of our own time. */
export async function assertPrompt(end: Promise<void>): Promise<void> {
  const { outcome, ms } = await waited(end);
  if (outcome instanceof Error) throw outcome;
  assert.ok(ms < 1_000, `took ${ms} ms to end`);
}
