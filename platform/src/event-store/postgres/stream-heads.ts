import type { Database } from '../../database/database';
import { START, type StreamsSought, type StreamSummary } from '../event-store';

/** Events that are read into heads at once: half a second's work. */
const AT_ONCE = 50_000;
/** So much is read between, so that whoever looks finds little left to read. */
const EVERY_MS = 60_000;
/** No event stands behind it. */
const LAST = 2n ** 63n - 1n;

// The categories that may hold such streams, found one after the other by the index; of each its last streams.
const find = `
with recursive categories as (
  (select category from log.stream_heads where category >= split_part($1, '-', 1) order by category limit 1)
  union all
  select (select h.category from log.stream_heads h where h.category > c.category order by h.category limit 1)
    from categories c where starts_with(c.category, split_part($1, '-', 1))
)
select found.* from categories c cross join lateral (
  select stream, events, last_type as "lastType", last_at as "lastAt", position
    from log.stream_heads h
   where h.category = c.category and stream >= $1 and stream < $1 || chr(1114111) and position < $3
   order by position desc limit $2
) found
where starts_with(c.category, split_part($1, '-', 1)) and c.category <> all($4)
order by found.position desc limit $2`;

/** The last event of each stream, kept beside the log: nothing is written for it by an append. */
export class StreamHeads {
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<void> | undefined;

  constructor(private readonly db: Pick<Database, 'one' | 'many'>) {}

  /** Streams whose name begins with a prefix, the most recently written first, as the log stands now. */
  async find(prefix: string, limit: number, { before, without = [] }: StreamsSought = {}): Promise<StreamSummary[]> {
    await this.readOn();
    const end = before === undefined ? LAST : BigInt(before);
    const found = await this.db.many<StreamSummary>(find, [prefix, limit, end.toString(), without]);
    return found.map(({ position, ...head }) => ({ ...head, position: position.padStart(START.length, '0') }));
  }

  /** The log has grown: a while later its new events are read. */
  grown(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      // Whoever looks will read what could not be read now.
      this.reading = this.readOn().catch(() => undefined);
    }, EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.reading;
  }

  private async readOn(): Promise<void> {
    for (;;) {
      const row = await this.db.one<{ more: boolean }>('select log.read_stream_heads($1) as more', [AT_ONCE]);
      if (row?.more !== true) return;
    }
  }
}
