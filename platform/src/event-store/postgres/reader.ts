import { tryAgain, type Failed } from '../../backoff/backoff';
import { askedTogether } from '../../database/asked-together';
import type { Database } from '../../database/database';
import {
  START,
  type Batches,
  type Position,
  type StoredEvent,
  type StreamsSought,
  type StreamSummary,
} from '../event-store';
import { asPortError, faultOf } from './faults';
import type { StreamHeads } from './stream-heads';

/** Roughly the bytes of data in a batch: large events come in smaller batches. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** Between attempts to reach a server that is away. */
const PAUSES = { firstMs: 50, longestMs: 400 };

interface Row {
  readonly position: string;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: StoredEvent['data'];
  readonly meta: StoredEvent['meta'];
}

interface BatchRow extends Row {
  /** Of the data of this event and those before it in the batch. */
  readonly bytes: string;
}

const columns = 'position, stream, revision, id, type, data, meta';

// octet_length reads no data that is stored apart from its row.
const batch = `
select ${columns}, bytes
  from (select *, sum(octet_length(data::text)) over (order by position rows unbounded preceding) as bytes
          from (select * from log.events where position > $1 order by position limit $2) following) counted
 where bytes - octet_length(data::text) < ${BATCH_BYTES}
 order by position`;

/** How many places of the log one statement looks through for events of some types: a bounded time, without an index. */
const WINDOW = { forEachEvent: 25, atLeast: 5_000 } as const;

const batchOfTypes = batch.replace('position > $1', 'position > $1 and position <= $3 and type = any($4)');

const stream = `select ${columns} from log.events where stream = $1 and revision >= $2 order by revision`;
const streamInPart = `${stream} limit $3`;

// Stream by stream, each by its index: for what is put in order by itself the planner finds no other way.
const streams = `
select found.* from unnest($1::text[]) with ordinality as asked(name, n)
 cross join lateral (select ${columns} from log.events where stream = asked.name order by revision) found
 order by n, revision`;

/** Streams read by one statement at most, and statements under way: a long stream keeps the others waiting by its own time alone. */
const TOGETHER = { most: 32, statements: 2 } as const;

const head = 'select coalesce(max(position), 0) as head from log.events';

interface Fetched {
  readonly events: StoredEvent[];
  /** How far the log has been read; undefined where it ends. */
  readonly upTo: Position | undefined;
}

interface ReaderOptions {
  readonly db: Pick<Database, 'many'>;
  /** For streams, which are found by their names. */
  readonly byName: Pick<Database, 'prepared'>;
  readonly heads: Pick<StreamHeads, 'find'>;
  /** How long a read goes on trying to reach a server that is away. */
  readonly patienceMs: number;
}

/** Reads of the log. @throws StoreUnavailable */
export class Reader {
  /** Whole streams, which are what commands read. */
  private readonly wholes: (names: readonly string[]) => Promise<ReadonlyMap<string, StoredEvent[]>>;

  constructor(private readonly options: ReaderOptions) {
    this.wholes = askedTogether((names) => this.streams(names), TOGETHER);
  }

  async stream(name: string, fromRevision = 0, most?: number): Promise<StoredEvent[]> {
    if (fromRevision === 0 && most === undefined) return [...((await this.wholes([name])).get(name) ?? [])];
    const { byName } = this.options;
    // Parsing and planning its statement each time would show.
    const rows = await this.patiently(() =>
      most === undefined
        ? byName.prepared<Row>(stream, [name, fromRevision])
        : byName.prepared<Row>(streamInPart, [name, fromRevision, most]),
    );
    return rows.map(eventOf);
  }

  private async streams(names: readonly string[]): Promise<ReadonlyMap<string, StoredEvent[]>> {
    const rows = await this.patiently(() => this.options.byName.prepared<Row>(streams, [names]));
    const found = new Map<string, StoredEvent[]>();
    for (const row of rows) {
      const before = found.get(row.stream);
      if (before) before.push(eventOf(row));
      else found.set(row.stream, [eventOf(row)]);
    }
    return found;
  }

  async head(): Promise<Position> {
    const [row] = await this.rows<{ head: string }>(head);
    return row ? positionOf(row.head) : START;
  }

  findStreams(prefix: string, limit: number, sought?: StreamsSought): Promise<StreamSummary[]> {
    return this.patiently(() => this.options.heads.find(prefix, limit, sought));
  }

  async check(): Promise<void> {
    await this.rows('select from log.events limit 1');
  }

  /** What stands in the log after a position. One batch is fetched while the one before it is being used, unless it is a small one. */
  async *after(position: Position, reading: Batches): AsyncGenerator<StoredEvent[]> {
    let next = this.fetched(position, reading);
    for (;;) {
      const { events, upTo, most } = await next;
      const ahead = upTo !== undefined && most >= reading.batchSize ? this.fetched(upTo, reading) : undefined;
      // Its failure is met when it is waited for, which may be never.
      ahead?.catch(() => undefined);
      if (events.length > 0) yield events;
      if (upTo === undefined) return;
      next = ahead ?? this.fetched(upTo, reading);
    }
  }

  private async fetched(after: Position, { batchSize, pace, types }: Batches): Promise<Fetched & { most: number }> {
    const most = pace ? Math.min(await pace(), batchSize) : batchSize;
    return { ...(await (types ? this.batchOf(types, after, most) : this.batch(after, most))), most };
  }

  private async batch(after: Position, batchSize: number): Promise<Fetched> {
    return fetchedOf(await this.rows<BatchRow>(batch, [BigInt(after).toString(), batchSize]), batchSize);
  }

  /** Of the next window of the log, or of as much of it as fills the batch. */
  private async batchOf(types: readonly string[], after: Position, batchSize: number): Promise<Fetched> {
    const end = await this.head();
    const window = Math.max(WINDOW.atLeast, WINDOW.forEachEvent * batchSize);
    const to = positionOf((BigInt(after) + BigInt(window)).toString());
    const values = [BigInt(after).toString(), batchSize, BigInt(to).toString(), types];
    const { events, upTo } = fetchedOf(await this.rows<BatchRow>(batchOfTypes, values), batchSize);
    return { events, upTo: upTo ?? (to < end ? to : undefined) };
  }

  private rows<R>(sql: string, values: readonly unknown[] = []): Promise<R[]> {
    return this.patiently(() => this.options.db.many<R>(sql, values));
  }

  private async patiently<R>(ask: () => Promise<R>): Promise<R> {
    const until = Date.now() + this.options.patienceMs;
    const mayPass = (error: unknown, { pauseMs }: Failed) => {
      if (faultOf(error) !== 'connection' || Date.now() + pauseMs > until) throw asPortError(error);
      return true;
    };
    return tryAgain(ask, { pauses: PAUSES, mayPass });
  }
}

function fetchedOf(rows: readonly BatchRow[], batchSize: number): Fetched {
  const events = rows.map(eventOf);
  const more = rows.length === batchSize || Number(rows.at(-1)?.bytes ?? 0) >= BATCH_BYTES;
  return { events, upTo: more ? events.at(-1)?.position : undefined };
}

function positionOf(position: string): Position {
  return position.padStart(START.length, '0');
}

function eventOf({ position, stream: name, revision, id, type, data, meta }: Row): StoredEvent {
  return { position: positionOf(position), stream: name, revision, id, type, data, meta };
}
