import { openDatabase, type Database } from '../../database/database';
import {
  StoreUnavailable,
  type EventStore,
  type Position,
  type StoredEvent,
  type StreamSummary,
  type SubscribeOptions,
} from '../event-store';
import { Appender } from './appender';
import { Bell } from './bell';

export interface PostgresStoreOptions {
  /** Of a role that may execute `log.append` and read `log.events`. */
  readonly url: string;
  /** Shown by the server beside each connection. */
  readonly name: string;
  /** How long an append may take, in ms, before its outcome counts as unknown. */
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 5_000;
/** Readers look by themselves this often, should a notification be lost. */
const POLL_MS = 200;
const BATCH = 2_000;

/** The event log in PostgreSQL: the embedded default. */
export function openPostgresStore({ url, name, deadlineMs = DEADLINE_MS }: PostgresStoreOptions): EventStore {
  const db = openDatabase({ url, name, max: 6 });
  const bell = new Bell(url, `${name}-bell`);
  const appender = new Appender(db, { deadlineMs, afterCommit: () => bell.ring() });
  return {
    append: (append) => appender.append(append),
    readStream: async (stream, fromRevision = 0) =>
      (
        await available(
          db.many<Row>(`${select} where stream = $1 and revision >= $2 order by revision`, [stream, fromRevision]),
        )
      ).map(eventOf),
    readAll: (after, options) => readAll(db, after, options?.batchSize ?? BATCH),
    subscribe: (after, options) => subscribe(db, bell, { after, options }),
    head: async () =>
      positionOf(
        (await available(db.one<{ head: string }>('select coalesce(max(position), 0) as head from log.events')))
          ?.head ?? '0',
      ),
    findStreams: (prefix, limit) => findStreams(db, prefix, limit),
    check: async () => void (await available(db.one('select 1 from log.events limit 1'))),
    close: async () => {
      await appender.close();
      await bell.close();
      await db.close();
    },
  };
}

interface Row extends Omit<StoredEvent, 'position'> {
  readonly position: string;
}

const select = 'select position, stream, revision, id, type, data, meta from log.events';

const positionOf = (position: string): Position => position.padStart(20, '0');
const eventOf = (row: Row): StoredEvent => ({ ...row, position: positionOf(row.position) });

async function readAfter(db: Database, after: Position, batchSize: number): Promise<StoredEvent[]> {
  const rows = await db.many<Row>(`${select} where position > $1 order by position limit $2`, [
    BigInt(after).toString(),
    batchSize,
  ]);
  return rows.map(eventOf);
}

async function* readAll(db: Database, start: Position, batchSize: number): AsyncGenerator<StoredEvent[]> {
  let after = start;
  // One batch is fetched while the one before it is being used.
  let next = available(readAfter(db, after, batchSize));
  for (;;) {
    const events = await next;
    const last = events.at(-1);
    if (!last) return;
    after = last.position;
    if (events.length === batchSize) next = available(readAfter(db, after, batchSize));
    next.catch(() => undefined);
    yield events;
    if (events.length < batchSize) return;
  }
}

async function* subscribe(
  db: Database,
  bell: Bell,
  { after, options }: { after: Position; options: SubscribeOptions },
): AsyncGenerator<StoredEvent[]> {
  const { signal, batchSize = BATCH } = options;
  let position = after;
  while (!signal.aborted) {
    const heard = bell.next(POLL_MS, signal);
    const events = await readAfter(db, position, batchSize).catch(() => []);
    const last = events.at(-1);
    if (last) {
      position = last.position;
      yield events;
    } else {
      await heard;
    }
  }
}

async function findStreams(db: Database, prefix: string, limit: number): Promise<StreamSummary[]> {
  const rows = await db.many<{ stream: string; events: number; lastType: string; lastAt: string }>(
    `with latest as (
       select distinct on (stream) stream, revision, position, type, meta ->> 'at' as at
       from log.events where stream >= $1 and stream < $2 order by stream, revision desc
     )
     select stream, revision + 1 as events, type as "lastType", at as "lastAt" from latest order by position desc limit $3`,
    [prefix, `${prefix}\u{10ffff}`, limit],
  );
  return rows;
}

async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StoreUnavailable(error instanceof Error ? error.message : 'the database did not answer', {
      cause: error,
    });
  }
}
