import { START, type Position } from 'platform/event-store';

interface Seen {
  readonly position: Position;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** More heads than this are not kept: the first that was not reached says how old all is. */
const MOST = 1_000;

/** Since when read tables do not hold what the log holds, by heads of the log that were seen. */
export class Freshness {
  private heads: Seen[] = [];

  /** The log ended there at that moment. */
  saw(position: Position, at: string): void {
    const last = this.heads.at(-1)?.position ?? START;
    if (position > last && this.heads.length < MOST) this.heads.push({ position, at });
  }

  /** Since when there has been something in the log that is not in tables which have come so far; null: there is nothing. */
  behindSince(reached: Position): string | null {
    this.heads = this.heads.filter(({ position }) => position > reached);
    return this.heads[0]?.at ?? null;
  }
}
