import { EventEmitter } from 'node:events';
import { PostgresConnection } from 'bullmq';
import type pg from 'pg';
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

/** What BullMQ takes for a connection: it is asked to listen by each queue, and does so already. */
class Heard extends EventEmitter {
  query() {
    return Promise.resolve({ rows: [] });
  }
}
