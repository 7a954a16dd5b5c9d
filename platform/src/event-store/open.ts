import type { EventStore } from './event-store';
import { openEventStoreDb } from './eventstoredb/eventstoredb';
import { openPostgresStore } from './postgres/postgres';

/** Opens the event log: EventStoreDB for `esdb://…`, PostgreSQL for `postgres://…`. `name` is shown by the server. */
export function openEventStore({ url, name }: { readonly url: string; readonly name: string }): EventStore {
  return /^esdb(\+discover)?:/.test(url) ? openEventStoreDb({ url, name }) : openPostgresStore({ url, name });
}
