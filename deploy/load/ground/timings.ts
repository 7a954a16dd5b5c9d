import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../../bench/ground/ground';
import type { Reply } from './post';

interface Timed extends Reply {
  /** From when it was due until its reply was there: what waited at our own side counts. */
  readonly ms: number;
}

/** The replies to calls of some kinds, and how long each took. */
export class Timings {
  private readonly kinds = new Map<string, Timed[]>();

  async note(kind: string, due: number, reply: Promise<Reply>): Promise<Reply> {
    const answered = await reply;
    const all = this.kinds.get(kind) ?? [];
    all.push({ ...answered, ms: performance.now() - due });
    this.kinds.set(kind, all);
    return answered;
  }

  of(kind: string) {
    const all = this.kinds.get(kind) ?? [];
    const times = all.map(({ ms }) => ms);
    return {
      calls: all.length,
      p50Ms: quantile(times, 0.5),
      p95Ms: quantile(times, 0.95),
      p99Ms: quantile(times, 0.99),
      mostMs: Math.max(0, ...times),
      faults: all.filter(({ status }) => isFault(status)).length,
      refused: all.filter(({ status }) => status >= 400 && status < 500).length,
    };
  }

  /** Of the server, or of the way to it. */
  faults(): number {
    return [...this.kinds.values()].flat().filter(({ status }) => isFault(status)).length;
  }

  bytesOf(...kinds: readonly string[]): number {
    return kinds.flatMap((kind) => this.kinds.get(kind) ?? []).reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

const isFault = (status: number): boolean => status === 0 || status >= 500;

interface Spread {
  /** By `performance.now()`. */
  readonly from: number;
  readonly count: number;
  readonly perSecond: number;
  /** Once it is so nothing more is begun. */
  readonly isOver?: () => boolean;
}

/** Does something so many times a second, whether what came before is answered or not; resolves once all is answered. */
export async function evenly(
  { from, count, perSecond, isOver = () => false }: Spread,
  act: (n: number, due: number) => Promise<unknown>,
): Promise<void> {
  const all: Promise<unknown>[] = [];
  for (let n = 0; n < count && !isOver(); n += 1) {
    const due = from + (n * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    all.push(act(n, due));
  }
  await Promise.all(all);
}
