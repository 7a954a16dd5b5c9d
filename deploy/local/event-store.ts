import { openEventStore } from 'platform/event-store/open';
import { StartFault } from './start-fault';

const kinds: Readonly<Record<string, string>> = {
  esdb: 'EventStoreDB',
  'esdb+discover': 'EventStoreDB',
  postgres: 'PostgreSQL',
  postgresql: 'PostgreSQL',
};

/** What keeps the event log, and where: the address for a person, without its password. @throws StartFault when it is none */
export function eventStoreAt(url: string): string {
  const { scheme = '', hosts } = /^(?<scheme>[^:]+):\/\/(?:[^@/]*@)?(?<hosts>[^/?]+)/.exec(url)?.groups ?? {};
  const kind = kinds[scheme];
  if (kind !== undefined && hosts !== undefined) return `${kind} at ${hosts}`;
  throw new StartFault(
    'EVENT_STORE_URL must be the address of an event store, such as esdb://localhost:2113?tls=false.',
  );
}

/** Asks the event store whether it is there. @throws StartFault when it is not */
export async function requireEventStore(url: string): Promise<void> {
  const where = eventStoreAt(url);
  try {
    const store = openEventStore({ url, name: 'launcher' });
    await store.check().finally(() => store.close());
  } catch (cause) {
    throw new StartFault(`${where} cannot be reached; EVENT_STORE_URL says that the event log is there.`, { cause });
  }
}
