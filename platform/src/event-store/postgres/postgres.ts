import { openDatabase } from '../../database/database';
import type { EventStore } from '../event-store';
import { Appender } from './appender';
import { Bell } from './bell';
import { Line } from './line';
import { Reader } from './reader';
import { StreamHeads } from './stream-heads';
import { subscription } from './subscription';

export interface PostgresStoreOptions {
  /** Of a role that may read `log.events` and, to append, execute `log.append`. */
  readonly url: string;
  /** Shown by the server beside each connection. */
  readonly name: string;
  /** How long a call may take, in ms, before its outcome counts as unknown; default 5,000. */
  readonly deadlineMs?: number;
  /** The keys of the people whose data it holds stand in the same database; default false. */
  readonly besideKeys?: boolean;
}

const BATCH = 2_000;
/** Connections for reads of streams by their names, which commands wait for, and for all other reads. */
const READERS = { ofStreams: 2, others: 2 } as const;

/** The event log in PostgreSQL: the embedded default. */
export function openPostgresStore({
  url,
  name,
  deadlineMs = 5_000,
  besideKeys = false,
}: PostgresStoreOptions): EventStore {
  const db = openDatabase({ url, name, max: READERS.others, deadlineMs });
  const byName = openDatabase({ url, name, max: READERS.ofStreams, deadlineMs, byIndex: true });
  const line = new Line({ url, name: `${name}-appends`, deadlineMs });
  const bell = new Bell(url, `${name}-bell`);
  const heads = new StreamHeads(db);
  const afterCommit = () => {
    bell.ring();
    heads.grown();
  };
  const appender = new Appender({ line, deadlineMs, afterCommit, besideKeys });
  const reader = new Reader({ db, byName, heads, patienceMs: deadlineMs });
  return {
    ...(besideKeys && { besideKeys }),
    append: (append) => appender.append(append),
    readStream: (stream, fromRevision, most) => reader.stream(stream, fromRevision, most),
    readAll: (after, options) => reader.after(after, { ...options, batchSize: options?.batchSize ?? BATCH }),
    subscribe: (after, { signal, batchSize = BATCH }) => subscription({ reader, bell }, after, { signal, batchSize }),
    head: () => reader.head(),
    findStreams: (prefix, limit, sought) => reader.findStreams(prefix, limit, sought),
    check: () => reader.check(),
    close: async () => {
      await appender.close();
      await heads.close();
      await Promise.all([line.close(), bell.close(), db.close(), byName.close()]);
    },
  };
}
