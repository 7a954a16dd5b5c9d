import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { callThatGoesOn } from '../call';
import { connection } from '../connection';
import { EventLines, type StreamEvent } from './event-lines';
import { Problem, problemOfFailure } from '../problem';

/** How a line to a call that goes on stands. `refused`: it does not come back by itself. */
export type LineState =
  | { readonly is: 'opening' | 'open' }
  | { readonly is: 'lost'; readonly problem: Problem | undefined }
  | { readonly is: 'refused'; readonly problem: Problem };

export interface Ears<M> {
  readonly told: (message: M, id: string | undefined) => void;
  readonly line: (state: LineState) => void;
}

export interface Listening {
  readonly stop: () => void;
  /** Opens the line anew, from the beginning. */
  readonly anew: () => void;
}

/**
 * In ms. The server says every few seconds that it goes on: whoever hears nothing for so long listens to nobody. To what many
 * listen at once that is said more seldom, and where all lose it together they come back one after the other.
 */
const patienceWith = ({ forMany }: Contract) =>
  forMany ? { silentMs: 40_000, backWithinMs: 10_000 } : { silentMs: 15_000, backWithinMs: 0 };
const WAITS_MS = [300, 1_000, 2_000, 4_000, 8_000] as const;
/** A line on which something came for so long was no failure when it ended: tokens run out, and services are replaced. */
const STOOD_MS = 5_000;

/**
 * Listens to a call that goes on until it is stopped. A line that is lost is opened again, after the last message that was
 * read; sooner where the device comes back to a network, or somebody to this page.
 */
export function listen<C extends Contract>(
  contract: C,
  request: RequestOf<C>,
  { ears, after }: { readonly ears: Ears<ReplyOf<C>>; readonly after?: string | undefined },
): Listening {
  return new Line(contract, request, { ears, after }).start();
}

class Line<C extends Contract> {
  private stopped = false;
  private after: string | undefined;
  private failures = 0;
  private isRenewed = false;
  /** From when the newest line was opened until something last came on it; 0 where it fell silent. */
  private stoodMs = 0;
  private open: AbortController | undefined;
  private hurry: (() => void) | undefined;
  private readonly ears: Ears<ReplyOf<C>>;

  constructor(
    private readonly contract: C,
    private readonly request: RequestOf<C>,
    { ears, after }: { readonly ears: Ears<ReplyOf<C>>; readonly after?: string | undefined },
  ) {
    this.ears = ears;
    this.after = after;
  }

  start(): Listening {
    const comeBack = () => {
      if (document.visibilityState === 'visible') this.hurry?.();
    };
    const unwatch = connection.onReturn(() => this.hurry?.());
    document.addEventListener('visibilitychange', comeBack);
    void this.run();
    return {
      anew: () => {
        this.after = undefined;
        this.isRenewed = true;
        this.open?.abort();
        this.hurry?.();
      },
      stop: () => {
        this.stopped = true;
        unwatch();
        document.removeEventListener('visibilitychange', comeBack);
        this.open?.abort();
        this.hurry?.();
      },
    };
  }

  private async run(): Promise<void> {
    this.ears.line({ is: 'opening' });
    for (;;) {
      const problem = await this.once();
      if (this.isStopped()) return;
      if (problem && isFinal(problem)) {
        this.ears.line({ is: 'refused', problem });
        return;
      }
      this.failures = this.isNoFailure() ? 0 : this.failures + 1;
      if (this.failures > 0) this.ears.line({ is: 'lost', problem });
      await this.pause(problem);
    }
  }

  /** Until it ends, whoever ends it; what came in its way, if anything did. */
  private async once(): Promise<Problem | undefined> {
    const open = (this.open = new AbortController());
    const opened = performance.now();
    const patience = new Patience(() => {
      this.stoodMs = 0;
      open.abort();
    }, patienceWith(this.contract).silentMs);
    this.stoodMs = 0;
    try {
      const { after } = this;
      const reply = await callThatGoesOn(this.contract, this.request, { after, signal: open.signal });
      await this.read(reply, () => {
        this.stoodMs = performance.now() - opened;
        patience.renew();
      });
      return undefined;
    } catch (error) {
      return error instanceof Problem ? error : problemOfFailure(error);
    } finally {
      patience.over();
    }
  }

  private async read(reply: Response, onPiece: () => void): Promise<void> {
    const lines = new EventLines();
    const decoder = new TextDecoder();
    const reader = reply.body?.getReader();
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done || this.stopped) return;
      onPiece();
      lines.take(decoder.decode(piece.value, { stream: true })).forEach((event) => this.heard(event));
    }
  }

  private heard({ id, data }: StreamEvent): void {
    this.after = id ?? this.after;
    this.failures = 0;
    this.ears.line({ is: 'open' });
    this.ears.told(JSON.parse(data) as ReplyOf<C>, id);
  }

  /** Of a line that has ended: it stood for long, or was ended here to begin anew. */
  private isNoFailure(): boolean {
    const { isRenewed } = this;
    this.isRenewed = false;
    return isRenewed || this.stoodMs > STOOD_MS;
  }

  /** Asked anew after each wait. */
  private isStopped(): boolean {
    return this.stopped;
  }

  private async pause(problem: Problem | undefined): Promise<void> {
    const usual = WAITS_MS[Math.min(this.failures, WAITS_MS.length) - 1] ?? 0;
    const asked = (problem?.retryAfter ?? 0) * 1_000;
    // Not all of those who lost it together come back together.
    const ms =
      Math.max(usual, Math.min(asked, 30_000)) * (0.75 + Math.random() / 2) +
      Math.random() * patienceWith(this.contract).backWithinMs;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.hurry = undefined;
  }
}

/** Coming again would change nothing. */
const isFinal = ({ passing, status }: Problem): boolean => !passing && status !== 429;

/** Runs out unless it is renewed. */
class Patience {
  private timer: ReturnType<typeof setTimeout>;

  constructor(
    private readonly out: () => void,
    private readonly ms: number,
  ) {
    this.timer = setTimeout(out, ms);
  }

  renew(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.out, this.ms);
  }

  over(): void {
    clearTimeout(this.timer);
  }
}
