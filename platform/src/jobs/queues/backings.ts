import { setTimeout as wait } from 'node:timers/promises';
import { createRedisBackend, runMigrations } from 'bullmq';
import { Redis } from 'ioredis';
import { pauseAfter } from '../../backoff/backoff';
import { poolOf } from '../../database/connection';
import type { Backing } from './bullmq-backend';
import { QueueBell, QueueOfBell } from './queue-bell';

/** The schema in which BullMQ keeps its tables on PostgreSQL. */
const SCHEMA = 'bullmq';
/**
 * Nothing waits for the disk to have what a queue says: the ledger alone knows what was asked and done, and what a queue loses in a power
 * cut it queues again. Every queue writes at each step of a job, and every few seconds while it is idle, before the log in the same line.
 */
const AT_EASE = '-c synchronous_commit=off';
/** For statements of all queues together. */
const STATEMENT_CONNECTIONS = 4;
const LONGEST_STATEMENT_MS = 10_000;
/** Between attempts to reach Redis. */
const PAUSES = { firstMs: 100, longestMs: 2_000 };

/** Queues in Redis, which must run with `appendonly yes` and `maxmemory-policy noeviction`. */
export function redisBacking(url: string): Backing {
  let closing = false;
  // BullMQ wants commands to wait for a lost connection rather than fail; how long we wait is bounded where we add.
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (closing ? null : pauseAfter(times - 1, PAUSES)),
  });
  const clients = withCopies(redis);
  const isSettled = ({ status }: Redis) => status === 'ready' || status === 'end';
  return {
    factory: (name, options, kind) => createRedisBackend(name, { ...options, connection: redis }, kind),
    // BullMQ waits for ever for the end of a connection that is between two attempts to mend it.
    settle: async () => {
      closing = true;
      while (!clients.every(isSettled)) await wait(20);
    },
    close: () => {
      for (const client of clients) client.disconnect();
      return Promise.resolve();
    },
  };
}

/** The client, and those that BullMQ makes of it for the workers, as they come. */
function withCopies(redis: Redis): readonly Redis[] {
  const clients = [redis];
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (override) => {
    const copy = duplicate(override);
    copy.on('error', () => undefined);
    clients.push(copy);
    return copy;
  };
  redis.on('error', () => undefined);
  return clients;
}

/** Queues in PostgreSQL, in a schema of their own that `migrateQueues` has made. */
export function postgresBacking(url: string, longestStatementMs = LONGEST_STATEMENT_MS): Backing {
  const pool = poolOf({
    connectionString: url,
    application_name: 'queues',
    options: `-c search_path=${SCHEMA} ${AT_EASE}`,
    max: STATEMENT_CONNECTIONS,
    // None of theirs takes long: a server that says nothing is let go, and the queue looks again.
    query_timeout: longestStatementMs,
  });
  const bell = new QueueBell(pool, url);
  return {
    factory: (name, options) => new QueueOfBell(bell, name, { ...options, connection: pool }),
    settle: () => Promise.resolve(),
    close: async () => {
      await bell.end();
      await pool.end();
    },
  };
}

/**
 * Creates or updates BullMQ's tables on PostgreSQL, and lets a role work with them. To be run by the owner of the
 * database after its migrations and roles, at each start: a release of BullMQ may bring migrations of its own.
 */
export async function migrateQueues(url: string, role: string): Promise<void> {
  const pool = poolOf({ connectionString: url, max: 1 });
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
    // It makes a sequence for each queue, with the queue's first job.
    await client.query(`grant usage, create on schema ${SCHEMA} to ${role}`);
    await client.query(`grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${role}`);
    await client.query(`grant usage on all sequences in schema ${SCHEMA} to ${role}`);
  } finally {
    client.release();
    await pool.end();
  }
}
