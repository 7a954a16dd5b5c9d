import { setTimeout as wait } from 'node:timers/promises';
import { keepAtIt } from '../backoff/backoff';
import pg from 'pg';
import { connectionOf, type Connection } from './connection';
import { withinDeadline } from './outage';

interface ListeningOptions {
  readonly url: string;
  /** Shown by the server beside the connection. */
  readonly name: string;
  readonly channel: string;
  /**
   * Called for each notification with its words, and with none after a time in which some may have been missed. Must not throw.
   */
  readonly heard: (words: readonly string[]) => void;
}

const CONNECT_MS = 5_000;
/** A notification takes a millisecond; a server that has not taken one by then is let go. */
const LONGEST_MS = 5_000;
const PAUSES = { firstMs: 100, longestMs: 2_000, chance: 0.25 };
/**
 * After a notification: each costs a transaction, and wakes every listener, which reads what there is. Nobody notices that
 * it is read this much later, and where appends follow each other closely a tenth as many readings do.
 */
const REST_MS = 20;
/** Of a notification's text, in bytes; PostgreSQL takes a little more. What would be longer is told without words. */
const MOST_TEXT = 7_900;

/**
 * One notification channel on a connection of its own, which is made anew whenever it breaks. Notifications are hints:
 * one may be lost with a connection, so whoever listens also looks by himself now and then.
 */
export class Listening {
  private connection: Connection | undefined;
  private readonly closing = new AbortController();
  private readonly running: Promise<void>;
  private notifying = false;
  private again = false;
  private words = new Set<string>();

  constructor(private readonly options: ListeningOptions) {
    const { signal } = this.closing;
    // Whoever listens learns of it by being told nothing, and looks by himself.
    const failed = () => undefined;
    this.running = keepAtIt(() => this.listen(signal), { pauses: PAUSES, signal, failed });
  }

  /**
   * Tells every listener in every process; returns at once. Those asked for within 20 ms become one, with the words of all; where
   * the connection breaks meanwhile they are told by the next.
   */
  notify(words: readonly string[] = []): void {
    for (const word of words) this.words.add(word);
    this.again = true;
    if (!this.notifying) void this.send();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async send(): Promise<void> {
    this.notifying = true;
    while (this.again && this.connection) {
      const { connection, words } = this;
      this.again = false;
      this.words = new Set();
      await this.tell(connection, words).catch(() => this.keep(connection, words));
      await wait(REST_MS);
    }
    this.notifying = false;
  }

  private async tell({ client }: Connection, words: ReadonlySet<string>): Promise<void> {
    const text = [...words].join(' ');
    const asked = client.query('select pg_notify($1, $2)', [this.options.channel, text.length > MOST_TEXT ? '' : text]);
    await withinDeadline(LONGEST_MS, asked, `no notification was taken within ${LONGEST_MS} ms`);
  }

  /** For the next connection. Some of them may have been heard: they are hints. */
  private async keep(connection: Connection, words: ReadonlySet<string>): Promise<void> {
    this.words = new Set([...words, ...this.words]);
    this.again = true;
    if (this.connection === connection) this.connection = undefined;
    await connection.hangUp();
  }

  /** Until `close` is called. @throws where the connection breaks before */
  private async listen(signal: AbortSignal): Promise<void> {
    const { url, name, channel, heard } = this.options;
    const connection = connectionOf({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: CONNECT_MS,
      // A notification is a transaction. Should a crash lose it, no harm is done: it must not wait for the disk with the appends.
      options: '-c synchronous_commit=off',
    });
    const { client, connect, hangUp } = connection;
    const over = new Promise<void>((resolve) => client.once('end', resolve));
    const stop = () => void hangUp();
    signal.addEventListener('abort', stop);
    try {
      await connect();
      client.on('notification', ({ payload = '' }) => heard(payload === '' ? [] : payload.split(' ')));
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.connection = connection;
      heard([]);
      if (this.again) this.notify();
      await over;
      if (!signal.aborted) throw new Error('the connection broke');
    } finally {
      this.connection = undefined;
      signal.removeEventListener('abort', stop);
      await hangUp();
    }
  }
}
