import type { Server } from 'node:http';
import type { Express } from 'express';
import type { EventType } from 'schemas/describe/events';
import { openCounters, type Counters } from '../counters/counters';
import {
  keyReader,
  keyring,
  masterKeys,
  openingKeys,
  postgresAddressNames,
  postgresKeyStore,
  type AddressNames,
  type Keyring,
  type MasterKeys,
} from '../crypto/crypto';
import { openDatabase, type Database } from '../database/database';
import { eventLog, readingLog, type EventLog, type ReadingLog } from '../event-log/event-log';
import type { EventStore } from '../event-store/event-store';
import { openEventStore } from '../event-store/open';
import { answerUnreadable } from '../http/unreadable';
import { openLog, type Logger } from '../logging/logging';
import { openMetrics, type Metrics } from '../metrics/metrics';
import { stopInTime } from './stopping';
import { keepTime, type SharedTime } from './time';

export { untilItAnswers } from './answering';
export { firmFooting, isReady, watchFooting } from './footing';
export { ForeignLog, requireOwnLog } from './own-log';
export { serviceFields } from './service-fields';

/** Whoever calls is told within this time that the database does not answer. */
export const STATEMENT_MS = 5_000;

/** What every service is configured with. */
export interface ServiceConfig {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly eventStoreUrl?: string | undefined;
  readonly redisUrl?: string | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** How long a statement may take, in ms, where calls wait for it; default: as long as it needs. */
  readonly statementMs?: number;
}

interface GroundConfig extends ServiceConfig {
  /** Where the database is asked for keys, names and counts alone, each by its own key. */
  readonly byIndex?: boolean;
}

/** What every service stands on: its database, the events as they are stored, counters, log and metrics. */
export interface Ground {
  readonly db: Database;
  readonly store: EventStore;
  /** What all instances count together. */
  readonly counters: Counters;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** The database's time: by it everything is decided and told. */
  readonly clock: SharedTime;
  readonly close: () => Promise<void>;
}

/** For whoever opens personal data, and writes none. */
export interface ReadingGround extends Ground {
  readonly log: ReadingLog;
}

/** For whoever decides: seals personal data and opens it, makes keys and destroys them. */
export interface DecidingGround extends Ground {
  readonly log: EventLog;
  readonly keys: MasterKeys;
  readonly keyring: Keyring;
  /** By which names e-mail addresses stand in the log. */
  readonly names: AddressNames;
}

type EventTypes = ReadonlyMap<string, EventType>;

export function openDecidingGround(
  service: string,
  config: ServiceConfig & { readonly masterKeys: string },
  types: EventTypes,
): DecidingGround {
  // Whoever sends a command waits for the keys of its events.
  const ground = openGround(service, { statementMs: STATEMENT_MS, byIndex: true, ...config });
  const keys = masterKeys(config.masterKeys);
  const ring = keyring(postgresKeyStore(ground.db), keys);
  return {
    ...ground,
    keys,
    keyring: ring,
    names: postgresAddressNames(ground.db),
    log: eventLog(ground.store, types, ring),
  };
}

export function openReadingGround(
  service: string,
  config: GroundConfig & { readonly openingKeys: string },
  types: EventTypes,
): ReadingGround {
  const ground = openGround(service, config);
  const reader = keyReader(postgresKeyStore(ground.db), openingKeys(config.openingKeys));
  return { ...ground, log: readingLog(ground.store, types, reader) };
}

/** Without any key: personal data stays sealed. */
export function openGround(service: string, config: GroundConfig): Ground {
  const { databaseUrl: url, byIndex = false } = config;
  const db = openDatabase({ url, name: service, max: 16, byIndex, ...deadlineOf(config) });
  const metrics = openMetrics(service);
  const store = measured(
    openEventStore({ url: config.eventStoreUrl ?? url, name: service, besideKeys: config.eventStoreUrl === undefined }),
    metrics,
  );
  const logger = openLog({ service, level: config.logLevel });
  const clock = keepTime({ db, logger });
  const { redisUrl } = config;
  const counters = openCounters({ db, logger, ...(redisUrl !== undefined && { redisUrl }) });
  return {
    db,
    store,
    counters,
    logger,
    metrics,
    clock,
    close: async () => {
      await clock.stop();
      counters.close();
      await store.close();
      await db.close();
    },
  };
}

const deadlineOf = ({ statementMs }: ServiceConfig) => (statementMs === undefined ? {} : { deadlineMs: statementMs });

export interface Running {
  readonly app: Express;
  readonly config: Pick<ServiceConfig, 'host' | 'port'>;
  readonly logger: Logger;
  /** Ends requests that would go on for ever; before any other is waited for. */
  readonly leave?: () => void;
  /** Ends what runs beside the requests, then what it stands on. */
  readonly stop: () => Promise<void>;
}

/** Listens until SIGTERM or SIGINT, then lets open requests end, for 10 s at most, and stops, within 20 s. */
export async function serve({ app, config, logger, leave, stop }: Running): Promise<void> {
  const server = await listening(app, config);
  logger.info({ port: config.port }, 'ready');
  const end = once(async (signal: string) => {
    logger.info({ signal }, 'stopping');
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
    server.closeIdleConnections();
    await stopInTime(
      async () => {
        const closed = new Promise((resolve) => server.close(resolve));
        leave?.();
        await closed;
        await stop();
      },
      { logger },
    );
  });
  process.on('SIGTERM', (signal) => void end(signal));
  process.on('SIGINT', (signal) => void end(signal));
}

function listening(app: Express, { host, port }: Running['config']): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host, (error) => (error ? reject(error) : resolve(server)));
    // Longer than the gateway keeps a connection for later, so that it never writes into one that is being closed.
    server.keepAliveTimeout = 65_000;
    server.requestTimeout = 30_000;
    answerUnreadable(server);
  });
}

function once(work: (signal: string) => Promise<void>): (signal: string) => Promise<void> {
  let begun: Promise<void> | undefined;
  return (signal) => (begun ??= work(signal));
}

function measured(store: EventStore, metrics: Metrics): EventStore {
  return {
    ...store,
    append: async (append) => {
      const begun = performance.now();
      const appended = await store.append(append);
      metrics.appended((performance.now() - begun) / 1000, append.events.length);
      return appended;
    },
  };
}
