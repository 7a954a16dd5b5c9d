import { setTimeout as wait } from 'node:timers/promises';
import type { Position, StoredEvent } from '../../event-store/event-store';
import { takingTurns } from '../../together/together';
import { answersTo } from './answers';
import type { Standing } from './checkpoints';
import { Notes, WRITE_EVERY_MS } from './notes';
import type { EventFeed, ReadingParts } from './runner-parts';

/** Follows the log for all processes that stand where it stands. It waits for no history: who has some joins it afterwards. */
export class Following {
  /** Nothing is answered meanwhile. */
  readonly inTurn = takingTurns();
  private readonly notes: Notes;
  private live: readonly Standing[] = [];

  constructor(
    private readonly parts: ReadingParts,
    private reached: Position,
  ) {
    this.notes = new Notes(parts);
  }

  /** How far it has come. */
  get position(): Position {
    return this.reached;
  }

  /** From now on these are asked as well. They stand here, or further. */
  join(standings: readonly Standing[]): void {
    this.live = [...this.live, ...standings];
  }

  async run(signal: AbortSignal): Promise<void> {
    for await (const events of withPauses(this.parts.feed, this.reached, signal))
      await this.inTurn(() => this.take(events));
  }

  private async take(events: readonly StoredEvent[]): Promise<void> {
    const answered = this.live.map((standing) => answersTo(events, standing));
    this.live = await this.notes.take(answered, { atOnce: events.length === 0 });
    this.reached = events.at(-1)?.position ?? this.reached;
  }
}

/** The batches, and an empty one after each pause: the moment to write down what was not worth a transaction before. */
async function* withPauses(
  feed: EventFeed,
  after: Position,
  signal: AbortSignal,
): AsyncGenerator<readonly StoredEvent[]> {
  const leaving = new AbortController();
  const batches = feed.subscribe(after, { signal: AbortSignal.any([signal, leaving.signal]) });
  const iterator = batches[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = iterator.next();
      if ((await Promise.race([next, pause()])) === 'pause') yield [];
      const result = await next;
      if (result.done === true) return;
      yield result.value;
    }
  } finally {
    // During a pause the feed is asked already, and would not let go before its next event.
    leaving.abort();
    await iterator.return?.();
  }
}

const pause = () => wait(WRITE_EVERY_MS, 'pause' as const, { ref: false });
