import type { Logger } from '../logging/logging';
import type { Clock } from './clock';

/** One look at the database's time: what it said, and how long the question was under way. In milliseconds. */
export interface Told {
  readonly at: number;
  readonly tookMs: number;
}

interface DatabaseClockParts {
  readonly logger: Pick<Logger, 'warn'>;
  /** A counter of milliseconds that nobody sets. */
  readonly ticks?: () => number;
  /** The machine's own time, for as long as the database was never asked. */
  readonly own?: () => number;
}

/** What comes back later tells too little. */
const LONGEST_WAY_MS = 1_000;
/** By less the database's time is not known. */
const FAINT_MS = 20;
/** From here on somebody should look after the machine's clock. */
const WRONG_MS = 1_000;

/**
 * Goes as the database's clock goes, whatever this machine's is set to: all processes that stand on one database then
 * agree about when a paper ends. Between two looks it is carried on by a counter that nobody sets; so after a machine
 * has slept it is behind until the next look.
 */
export class DatabaseClock implements Clock {
  private readonly ticks: () => number;
  private readonly own: () => number;
  /** What the time was when the counter stood at nought. */
  private zero: number;
  private warnedOf = 0;

  constructor(private readonly parts: DatabaseClockParts) {
    this.ticks = parts.ticks ?? (() => performance.now());
    this.own = parts.own ?? (() => Date.now());
    this.zero = this.own() - this.ticks();
  }

  now(): Date {
    return new Date(this.zero + this.ticks());
  }

  /** Takes over what the database has just said; a moment's difference, or a slow answer, changes nothing. */
  hear({ at, tookMs }: Told): void {
    if (tookMs > LONGEST_WAY_MS) return;
    // It was said at some moment of the way there and back: in the middle of it as likely as not.
    const off = at + tookMs / 2 - this.now().getTime();
    if (Math.abs(off) > FAINT_MS + tookMs / 2) this.zero += off;
    this.warn(Math.round(this.own() - this.now().getTime()));
  }

  private warn(offMs: number): void {
    const isNews = Math.abs(offMs - this.warnedOf) > WRONG_MS;
    if (!isNews) return;
    this.warnedOf = offMs;
    this.parts.logger.warn({ offMs }, 'the clock of this machine is not that of the database, which is gone by');
  }
}
