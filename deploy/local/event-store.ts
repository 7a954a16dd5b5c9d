import { KeyIsMissing } from 'platform/crypto';
import { START } from 'platform/event-store';
import { openEventStore } from 'platform/event-store/open';
import { openGround, type Ground } from 'platform/service';
import { eventTypes } from 'schemas/events';
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
  const { scheme = '', hosts } = /^(?<scheme>[^:]+):\/\/(?:[^@/]*@)?(?<hosts>[^/?]+)/.exec(url)?.groups ?? {};
  const kind = kinds[scheme];
  if (kind !== undefined && hosts !== undefined) return `${kind} at ${hosts}`;
  throw new StartFault(
    'EVENT_STORE_URL must be the address of an event store, such as esdb://localhost:2113?tls=false.',
  );
}

/** Says which event store is used, and asks it whether it is there. @throws StartFault when it is not */
export async function reachEventStore(url: string, step: LaunchOptions['step']): Promise<void> {
  const where = eventStoreAt(url);
  try {
    const store = openEventStore({ url, name: 'launcher' });
    await step(`Using ${where} for the event log`, () => store.check().finally(() => store.close()));
  } catch (cause) {
    throw new StartFault(`${where} cannot be reached; EVENT_STORE_URL says that the event log is there.`, { cause });
  }
}

interface Settings {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly eventStoreUrl: string | undefined;
  readonly masterKeys: string;
}

/**
 * The log may stand elsewhere, but it belongs to its database: there are the keys that it was written with, and the read
 * tables that have met all of it. With another log beside it, the projections would stand still without a word.
 * @throws StartFault when they do not belong together
 */
export async function requireOwnLog({ dataDir, eventStoreUrl, ...settings }: Settings): Promise<void> {
  const service = { host: '', port: 0, logLevel: 'error' as const, ...settings, eventStoreUrl };
  const ground = openGround('launcher', service, eventTypes);
  try {
    if ((await hasMetAll(ground)) && (await canBeRead(ground))) return;
  } finally {
    await ground.close();
  }
  const where = eventStoreUrl === undefined ? 'in the database' : `in ${eventStoreAt(eventStoreUrl)}`;
  throw new StartFault(
    `The event log ${where} and the data in ${dataDir} do not belong together: start with both as they were, or with both new.`,
  );
}

async function hasMetAll({ db, store }: Ground): Promise<boolean> {
  if ((await db.one(`select 1 from pg_tables where schemaname = 'read' and tablename = 'projections'`)) === undefined)
    return true;
  const read = await db.one<{ furthest: string | null }>('select max(position) as furthest from read.projections');
  return (read?.furthest ?? START) <= (await store.head());
}

/** Some of the first events hold personal data: those of whoever signed up first. */
async function canBeRead({ log }: Ground): Promise<boolean> {
  const batches = log.readAll(START, { batchSize: 200 })[Symbol.asyncIterator]();
  try {
    await batches.next();
    return true;
  } catch (error) {
    if (error instanceof KeyIsMissing) return false;
    throw error;
  } finally {
    await batches.return?.();
  }
}
