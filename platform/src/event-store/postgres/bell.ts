import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'log_moved';

/**
 * Tells readers in every process that the log has grown: NOTIFY and LISTEN on a connection of its own, so that no append
 * waits for it. Rings are coalesced, and one that is lost costs a reader no more than its next look.
 */
export class Bell {
  private client: pg.Client | undefined;
  private connecting: Promise<void> | undefined;
  private closed = false;
  private ringing = false;
  private again = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly url: string,
    private readonly name: string,
  ) {}

  /** Tells all processes; returns at once. */
  ring(): void {
    this.announce();
    if (this.ringing) {
      this.again = true;
      return;
    }
    this.ringing = true;
    void this.notify();
  }

  /** Resolves at the next ring, after `ms`, or when the signal is aborted. */
  async next(ms: number, signal: AbortSignal): Promise<void> {
    this.connecting ??= this.connect();
    const stop = new AbortController();
    let heard = (): void => undefined;
    const ringing = new Promise<void>((resolve) => {
      heard = resolve;
      this.listeners.add(heard);
    });
    await Promise.race([
      ringing,
      wait(ms, undefined, { signal: AbortSignal.any([stop.signal, signal]) }).catch(() => undefined),
    ]);
    this.listeners.delete(heard);
    stop.abort();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }

  private async notify(): Promise<void> {
    this.connecting ??= this.connect();
    await this.connecting;
    do {
      this.again = false;
      await this.client?.query(`notify ${CHANNEL}`).catch(() => undefined);
    } while (this.again && !this.closed);
    this.ringing = false;
  }

  private async connect(): Promise<void> {
    if (this.closed) return;
    const client = new pg.Client({ connectionString: this.url, application_name: this.name, keepAlive: true });
    const lost = () => {
      if (this.client === client) this.client = undefined;
      this.connecting = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', () => this.announce());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.client = client;
    } catch {
      this.connecting = undefined;
    }
  }
}
