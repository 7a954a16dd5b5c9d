import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadableSubscription, StreamingRead } from '@eventstore/db-client';
import { within } from '../connecting/patience';

/**
 * What a read or a subscription brings, in arrays of what has arrived since the last look. While nobody looks it holds
 * `most` and then holds the server back. One that fails emits `error` and nothing else, so any sign of an end is one.
 */
export class Arrivals<T> {
  private arrived: T[] = [];
  private ended = false;
  private failure: Error | undefined;
  private wake: () => void = () => undefined;

  constructor(
    private readonly source: StreamingRead<T> | ReadableSubscription<T>,
    private readonly most: number,
  ) {
    source.on('data', (item: T) => this.take(item));
    source.on('error', (error) => this.end(error));
    source.on('end', () => this.end());
    source.on('close', () => this.end());
  }

  /**
   * At least one and at most `most`, or fewer where fewer are asked for; none once it has ended. What came before a failure is given before it.
   * @throws Unanswered when nothing comes within so many milliseconds.
   */
  async next(milliseconds?: number, most = this.most): Promise<T[]> {
    if (this.arrived.length === 0 && !this.ended) await this.change(milliseconds);
    // Events that came in one piece are given in one piece.
    if (this.arrived.length < most && !this.ended) await nextTurn();
    return this.given(Math.min(most, this.most));
  }

  private given(most: number): T[] {
    const batch = this.arrived.splice(0, most);
    if (this.arrived.length < this.most) this.source.resume();
    if (batch.length === 0 && this.failure) throw this.failure;
    return batch;
  }

  private async change(milliseconds: number | undefined): Promise<void> {
    const change = new Promise<void>((resolve) => (this.wake = resolve));
    await (milliseconds === undefined ? change : within(milliseconds, change));
  }

  /** Nothing comes any more, and what had arrived is dropped. */
  close(): void {
    this.arrived = [];
    this.failure = undefined;
    this.end();
    const stopped = 'cancel' in this.source ? this.source.cancel() : this.source.unsubscribe();
    // Where there never was a connection there is nothing to stop, and the failure is known.
    stopped.catch(() => undefined);
  }

  private take(item: T): void {
    if (this.ended) return;
    this.arrived.push(item);
    if (this.arrived.length >= this.most) this.source.pause();
    this.wake();
  }

  private end(failure?: Error): void {
    if (this.ended) return;
    this.ended = true;
    this.failure = failure;
    this.wake();
  }
}

/** Everything a read brings. @throws Unanswered when the server pauses for longer than so many milliseconds. */
export async function everything<T>(source: StreamingRead<T>, milliseconds: number): Promise<T[]> {
  const arrivals = new Arrivals(source, PIECE);
  const all: T[] = [];
  try {
    for (;;) {
      const some = await arrivals.next(milliseconds);
      if (some.length === 0) return all;
      all.push(...some);
    }
  } finally {
    arrivals.close();
  }
}

const PIECE = 1_000;
