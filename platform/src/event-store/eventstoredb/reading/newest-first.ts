import { BACKWARDS, END, type AllStreamResolvedEvent } from '@eventstore/db-client';
import { START, type Position, type StoredEvent, type StreamsSought, type StreamSummary } from '../../event-store';
import { everything } from './arrivals';
import type { Connection } from '../connecting/connection';
import { patiently, unavailable, Until, type Patience } from '../connecting/patience';
import { commitOf, placeOf, storedEvent } from '../stored-event';

/** Most often the last event is one of ours, and a short page is enough. */
const FIRST_PAGE = 32;
const NEXT_PAGE = 1_000;

/** How many events back streams are looked for, as the server has no list of them: about a second's reading. */
const SEARCHED_EVENTS = 50_000;

/** What the end of the log tells, read backwards. */
export class NewestFirst {
  constructor(
    private readonly connection: Connection,
    private readonly patience: Patience,
  ) {}

  /**
   * Of the last event of ours, which every reader of ours can reach: what the server writes for itself after it has
   * positions that no reader ever sees. Nothing is remembered: the log may have been put back to an earlier state.
   */
  async head(): Promise<Position> {
    for await (const page of this.pages()) {
      const last = page.find((resolved) => storedEvent(resolved));
      if (last) return commitOf(last) ?? START;
    }
    return START;
  }

  /** Among the last `SEARCHED_EVENTS` of the log only: a stream not written to since is not found. */
  async findStreams(prefix: string, limit: number, sought: StreamsSought = {}): Promise<StreamSummary[]> {
    const search = new Search(prefix, sought);
    let searched = 0;
    for await (const page of this.pages()) {
      for (const event of page.map(storedEvent)) search.meet(event);
      searched += page.length;
      if (search.found.length >= limit || searched >= SEARCHED_EVENTS) break;
    }
    return search.found.slice(0, limit);
  }

  /** One question, asked once. */
  async check(): Promise<void> {
    await this.page(END, { count: 1, milliseconds: this.patience.deadlineMs }).catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  private async *pages(): AsyncGenerator<AllStreamResolvedEvent[]> {
    const { deadlineMs, patienceMs } = this.patience;
    let from: From = END;
    for (let count = FIRST_PAGE; ; count = NEXT_PAGE) {
      const before = from;
      const page = await patiently((milliseconds) => this.page(before, { count, milliseconds }), {
        deadlineMs,
        until: new Until(patienceMs),
        health: this.connection.health,
      });
      yield page;
      const oldest = commitOf(page.at(-1) ?? {});
      if (page.length < count || oldest === undefined) return;
      from = placeOf(oldest);
    }
  }

  private page(
    fromPosition: From,
    { count, milliseconds }: { count: number; milliseconds: number },
  ): Promise<AllStreamResolvedEvent[]> {
    return this.connection.ask(milliseconds, (reader, within) =>
      everything(reader.readAll({ direction: BACKWARDS, fromPosition, maxCount: count }), within),
    );
  }
}

type From = ReturnType<typeof placeOf> | typeof END;

/** Streams, as the log read backwards meets them: the first event of one is its last. */
class Search {
  readonly found: StreamSummary[] = [];
  private readonly met = new Set<string>();

  constructor(
    private readonly prefix: string,
    private readonly sought: StreamsSought,
  ) {}

  meet(event: StoredEvent | undefined): void {
    if (!event || this.met.has(event.stream) || !this.isSought(event.stream)) return;
    this.met.add(event.stream);
    const { before } = this.sought;
    if (before === undefined || event.position < before) this.found.push(summaryOf(event));
  }

  private isSought(stream: string): boolean {
    const { without = [] } = this.sought;
    return stream.startsWith(this.prefix) && !without.some((category) => stream.startsWith(`${category}-`));
  }
}

function summaryOf({ stream, position, revision, type, meta }: StoredEvent): StreamSummary {
  return { stream, position, events: revision + 1, lastType: type, lastAt: meta.at };
}
