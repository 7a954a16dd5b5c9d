import type { EventStore } from './event-store';
import { openEventStoreDb } from './eventstoredb/eventstoredb';
import { openPostgresStore } from './postgres/postgres';

interface StoreOptions {
  readonly url: string;
  /** Shown by the server. */
  readonly name: string;
  /** The keys of people stand in the same database, if it is one of PostgreSQL's. */
  readonly besideKeys?: boolean;
}

/** Opens the event log: EventStoreDB for `esdb://…`, PostgreSQL for `postgres://…`. */
export function openEventStore({ url, name, besideKeys = false }: StoreOptions): EventStore {
  return /^esdb(\+discover)?:/.test(url)
    ? openEventStoreDb({ url, name })
    : openPostgresStore({ url, name, besideKeys });
}
