import { isRefusedConnection } from './failures';

/** A killed server that is started again is back before that; whoever asks later is told at once. */
const GONE_AFTER_MS = 3_000;

/** Whether the store is known to be gone: for some seconds nobody has listened there, and nothing was answered. */
export class Health {
  private refusedSince: number | undefined;

  constructor(private readonly goneAfterMs = GONE_AFTER_MS) {}

  answered(): void {
    this.refusedSince = undefined;
  }

  /** Silence is no sign of it: a busy store is silent too. */
  failed(error: unknown): void {
    if (isRefusedConnection(error)) this.refusedSince ??= performance.now();
  }

  get isGone(): boolean {
    return this.refusedSince !== undefined && performance.now() - this.refusedSince >= this.goneAfterMs;
  }
}
