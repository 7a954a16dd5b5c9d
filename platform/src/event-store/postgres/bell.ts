import { Listening } from '../../database/listening';

/**
 * Tells readers, in every process, that the log has grown, on a connection of its own: no append waits for it. A ring
 * that is lost costs a reader no more than the time until he looks by himself.
 */
export class Bell {
  /** Called at the next ring. */
  private readonly waiting = new Set<() => void>();
  private listening: Listening | undefined;
  private closed = false;
  /** Counts the rings, so that one which sounds while a reader looks elsewhere is not missed. */
  rings = 0;

  constructor(
    private readonly url: string,
    private readonly name: string,
  ) {}

  ring(): void {
    this.sound();
    this.connected()?.notify();
  }

  /** Resolves when the bell has rung since `rings` was read, after `ms`, or when the signal is aborted. */
  async rungSince(rings: number, { ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
    this.connected();
    if (this.rings !== rings || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const { waiting } = this;
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      }
      waiting.add(done);
      signal.addEventListener('abort', done);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.listening?.close();
  }

  private sound(): void {
    this.rings += 1;
    for (const done of this.waiting) done();
  }

  private connected(): Listening | undefined {
    if (this.closed) return undefined;
    this.listening ??= new Listening({
      url: this.url,
      name: this.name,
      channel: 'log_moved',
      heard: () => this.sound(),
    });
    return this.listening;
  }
}
