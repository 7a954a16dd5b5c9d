import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { assertSchemaCompatibility, PostgresConnection, PostgresQueueBackend } from 'bullmq';
import type pg from 'pg';
import { keptResult } from '../../backoff/backoff';
import { Listening } from '../../database/listening';

/** On which BullMQ tells of a new job, whichever queue it is for; its words are the queue's name. */
const CHANNEL = 'bullmq_jobs';

/**
 * Tells all queues that are worked of new jobs, by one connection. BullMQ would have one for each of them, and PostgreSQL wakes every
 * connection that listens in a database at each notification, whatever it is for: with seventy queues an answer that was appended
 * woke seventy processes before it was acknowledged. What may have been missed has every queue look.
 */
export class QueueBell extends PostgresConnection {
  private readonly heard = new Heard().setMaxListeners(0);
  private readonly listening: Listening;

  constructor(pool: pg.Pool, url: string) {
    super(pool);
    this.setMaxListeners(0);
    this.listening = new Listening({
      url,
      name: 'queues-listener',
      channel: CHANNEL,
      heard: (queues) => {
        if (queues.length === 0) this.emit('listenerinvalidated');
        for (const payload of queues) this.heard.emit('notification', { channel: CHANNEL, payload });
      },
    });
  }

  /**
   * BullMQ asks this before each statement, and would keep a failure for good: where the first connection broke, no job of the process
   * was added or over ever after, and each queue asked for the next one again and again, in no time, so that nothing else came to its turn.
   */
  override readonly waitUntilReady = keptResult(async () => {
    const client = await this.pool.connect();
    try {
      await assertSchemaCompatibility(client, this.schema);
    } finally {
      client.release();
    }
  });

  override getListenClient() {
    return Promise.resolve(this.heard);
  }

  /** A queue that is closed leaves it to the others. */
  override close(): Promise<void> {
    return Promise.resolve();
  }

  end(): Promise<void> {
    return this.listening.close();
  }
}

/** After a job could not be asked for, in ms. */
const REST_MS = 1_000;

/** What BullMQ keeps a queue in, on the connection that all share. */
export class QueueOfBell extends PostgresQueueBackend {
  /** Whenever its connection is: BullMQ's queue keeps a failure as well. */
  override waitUntilReady(): Promise<void> {
    return this.connection.waitUntilReady();
  }

  /** BullMQ asks again at once: seventy queues made two thousand connections a second to a server that let none in. */
  override async moveToActive(token: string, name?: string): Promise<unknown[]> {
    try {
      const claimed: unknown[] = await super.moveToActive(token, name);
      return claimed;
    } catch (error) {
      await wait(REST_MS);
      throw error;
    }
  }
}

/** What BullMQ takes for a connection: it is asked to listen by each queue, and does so already. */
class Heard extends EventEmitter {
  query() {
    return Promise.resolve({ rows: [] });
  }
}
