import { shownAddress } from 'platform/config';
import { StoreMisconfigured } from 'platform/event-store';
import { openEventStore } from 'platform/event-store/open';
import { ForeignLog, openGround, requireOwnLog } from 'platform/service';
import type { LaunchOptions } from './launch-options';
import { StartFault } from './start-fault';

const kinds: Readonly<Record<string, string>> = {
  esdb: 'EventStoreDB',
  'esdb+discover': 'EventStoreDB',
  postgres: 'PostgreSQL',
  postgresql: 'PostgreSQL',
};

/** What keeps the event log, and where: the address for a person, without its password. @throws StartFault when it is none */
export function eventStoreAt(url: string): string {
  const [scheme = '', hosts] = shownAddress(url)?.split('://') ?? [];
  const kind = kinds[scheme];
  if (kind !== undefined && hosts !== '…') return `${kind} at ${hosts}`;
  throw new StartFault(
    'EVENT_STORE_URL must be the address of an event store, such as esdb://localhost:2113?tls=false.',
  );
}

/** Says which event store is used, and asks it whether it is there. @throws StartFault when it is not */
export async function reachEventStore(url: string, step: LaunchOptions['step']): Promise<void> {
  const where = eventStoreAt(url);
  try {
    const store = openEventStore({ url, name: 'launcher' });
    await step(`Using ${where} for the event log`, async () => {
      try {
        await store.check();
      } finally {
        await store.close();
      }
    });
  } catch (cause) {
    if (cause instanceof StoreMisconfigured) throw new StartFault(`${cause.message} (EVENT_STORE_URL)`, { cause });
    throw new StartFault(`${where} cannot be reached; EVENT_STORE_URL says that the event log is there.`, { cause });
  }
}

interface Settings {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly eventStoreUrl: string | undefined;
}

/**
 * The log may stand elsewhere, but it belongs to its database: there are the keys that it was written with, and the read
 * tables that have met all of it.
 * @throws StartFault when they do not belong together
 */
export async function requireOwnLogOf({ dataDir, eventStoreUrl, ...settings }: Settings): Promise<void> {
  const service = { host: '', port: 0, logLevel: 'error' as const, ...settings, eventStoreUrl };
  const ground = openGround('launcher', service);
  try {
    await requireOwnLog(ground);
  } catch (cause) {
    if (!(cause instanceof ForeignLog)) throw cause;
    const where = eventStoreUrl === undefined ? 'in the database' : `in ${eventStoreAt(eventStoreUrl)}`;
    throw new StartFault(
      `The event log ${where} and the data in ${dataDir} do not belong together: start with both as they were, or with both new.`,
      { cause },
    );
  } finally {
    await ground.close();
  }
}
