import type { Response } from 'express';
import { Problem } from '../problem';
import { whenOver } from '../when-over';
import type { Telling } from './telling';

/** In milliseconds, and bytes. */
export interface StreamPatience {
  /** How often it is said that it goes on, where nothing else is: shorter than anybody on the way waits. */
  readonly beat: number;
  /** How often it is asked whether whoever listens still may. */
  readonly look: number;
  /** Whoever cannot be shown to be let in any more for so long is not. */
  readonly unconfirmed: number;
  /** How long somebody may take to read on. */
  readonly unread: number;
  /** How much may be written and not read. */
  readonly mostUnread: number;
}

export const streamPatience: StreamPatience = {
  beat: 5_000,
  look: 500,
  unconfirmed: 4_500,
  unread: 10_000,
  mostUnread: 4 * 1024 * 1024,
};

/**
 * Of what is for many at once. Five hundred are asked of fifty times a second instead of a thousand, each by the cache of
 * sessions; the gateway lets go of a service that says nothing for 30 s, and a page waits as long.
 */
export const patienceOfMany: StreamPatience = { ...streamPatience, beat: 20_000, look: 10_000, unconfirmed: 25_000 };

interface StreamParts {
  readonly response: Response;
  readonly telling: Telling;
  /** As the data of an event says it. */
  readonly textOf: (message: object) => string;
  /** Resolves while whoever listens still may; rejects with a `Problem` once they may not. */
  readonly still: () => Promise<unknown>;
  readonly patience?: StreamPatience;
}

/** Nobody on the way keeps it, changes it, or waits for more of it before it passes it on. */
const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

/** Sends what is told as server-sent events, until either side ends it, or whoever listens may not any more, or does not read. */
export function sendEvents({ response, telling, textOf, still, patience = streamPatience }: StreamParts): void {
  const line = new Line(response, patience);
  response.writeHead(200, headers);
  response.flushHeaders();
  // At once: on the way there are those who wait for the first byte of a body.
  line.write(': listening\n\n');
  const end = telling.begin(
    (message, id) => line.write(`id: ${id}\ndata: ${textOf(message)}\n\n`),
    () => response.end(),
  );
  const watching = watched(still, patience, () => response.end());
  const beating = setInterval(line.beat, Math.min(patience.beat, patience.unread) / 2);
  whenOver(response, () => {
    clearInterval(beating);
    watching.stop();
    end();
  });
}

/** A connection that somebody is to read from. */
class Line {
  private wroteAt = performance.now();
  private fullSince: number | undefined;

  constructor(
    private readonly response: Response,
    private readonly patience: StreamPatience,
  ) {
    response.on('drain', () => (this.fullSince = undefined));
  }

  write(text: string): void {
    const { response, patience } = this;
    if (response.writableEnded || response.destroyed) return;
    this.wroteAt = performance.now();
    if (response.write(text)) return;
    this.fullSince ??= this.wroteAt;
    if (response.writableLength > patience.mostUnread) response.destroy();
  }

  /** Says that it goes on; cuts off whoever does not read. */
  readonly beat = (): void => {
    const { response, patience, fullSince } = this;
    const now = performance.now();
    if (fullSince !== undefined && now - fullSince > patience.unread) response.destroy();
    else if (now - this.wroteAt > patience.beat / 2) this.write(': still here\n\n');
  };
}

/** Asks again and again, one question at a time, and ends it at a no, or where there has been no yes for too long. */
function watched(still: StreamParts['still'], { look, unconfirmed }: StreamPatience, end: () => void) {
  let confirmedAt = performance.now();
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    const askedAt = performance.now();
    try {
      await still();
      confirmedAt = askedAt;
    } catch (error) {
      // What is away for a moment is no answer.
      if (error instanceof Problem && error.parts.status < 500) end();
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => {
    if (performance.now() - confirmedAt > unconfirmed) end();
    else if (!isAsking) void ask();
  }, look);
  return { stop: () => clearInterval(timer) };
}
