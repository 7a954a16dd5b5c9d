import type { Position } from 'platform/event-store';
import type { HeardOf } from 'platform/last-heard';
import { boardReads, rosterTables, sittingTables, type BoardDb, type BoardReads, type News } from './board-reads';
import { BoardState } from './board-state';
import { Freshness } from './freshness';

export interface BoardParts {
  readonly db: BoardDb;
  readonly heardOf: HeardOf;
  /** Where the log ends. */
  readonly head: () => Promise<Position>;
  /** ISO 8601 UTC. */
  readonly now: () => string;
  /** Told of a look that failed; the next one may not. */
  readonly failed: (error: unknown) => void;
}

type Tell = (news: News, place: string) => void;

/** In milliseconds. Looks follow each other no closer than this; devices are heard of without a word from anybody. */
const LOOK_MS = 200;
const LOOK_ANYWAY_MS = 1_000;
/** Should nobody say that it has changed. */
const ROSTER_MS = 5_000;
/** What is older than this is told to be old. */
const OLD_MS = 3_000;

const rosterNames: ReadonlySet<string> = new Set(rosterTables.map(({ name }) => name));
const sittingNames: ReadonlySet<string> = new Set(sittingTables.map(({ name }) => name));

/** One room that is being watched, by whoever of this process: it is looked at once for all of them. */
export class WatchedRoom {
  private readonly state = new BoardState();
  private readonly reads: BoardReads;
  private readonly watchers = new Set<Tell>();
  private readonly freshness = new Freshness();
  private watchdog: NodeJS.Timeout | undefined;
  /** When the last look began that came to its end. */
  private freshAt: string | null = null;
  private timer: NodeJS.Timeout | undefined;
  private lookedAt = -Infinity;
  private rosterAt = -Infinity;
  private heardAt = -Infinity;
  private looking: Promise<boolean> | undefined;
  private isStale = false;

  constructor(
    private readonly sessionId: string,
    private readonly parts: BoardParts,
    /** Nobody watches any more. */
    private readonly left: () => void,
  ) {
    this.reads = boardReads(parts.db, sessionId);
  }

  /** False where there is no such session. */
  known(): Promise<boolean> {
    return this.lookedAt > -Infinity ? Promise.resolve(true) : this.look();
  }

  /** Tells at once what somebody does not know who was here before, and then what changes; what it returns ends that. */
  watch(tell: Tell, after: string | undefined): () => void {
    if (this.watchers.size === 0) this.state.nobodyWaits();
    tell(this.state.since(after, this.parts.now()), this.state.place());
    this.watchers.add(tell);
    // A look that hangs tells nobody anything.
    this.watchdog ??= setInterval(() => this.tellAge(), LOOK_ANYWAY_MS);
    this.wait();
    return () => {
      this.watchers.delete(tell);
      if (this.watchers.size > 0) return;
      clearTimeout(this.timer);
      clearInterval(this.watchdog);
      this.watchdog = undefined;
      this.left();
    };
  }

  whole(): News {
    return this.state.since(undefined, this.parts.now());
  }

  /** Some read tables have moved; none named: whichever. */
  moved(tables: readonly string[]): void {
    const isRoster = tables.length === 0 || tables.some((name) => rosterNames.has(name));
    // What others practise moves tables many times a second.
    if (!isRoster && !tables.some((name) => sittingNames.has(name))) return;
    if (isRoster) this.rosterAt = -Infinity;
    this.isStale = true;
    this.wait();
  }

  private wait(): void {
    if (this.looking || this.watchers.size === 0) return;
    clearTimeout(this.timer);
    const ticks = performance.now();
    const look = this.lookedAt + (this.isStale ? LOOK_MS : LOOK_ANYWAY_MS);
    const due = Math.min(look, this.state.nextDue() ?? Infinity);
    this.timer = setTimeout(() => void this.turn(), Math.max(0, due - ticks));
  }

  private async turn(): Promise<void> {
    const isLookDue = performance.now() >= this.lookedAt + (this.isStale ? LOOK_MS : LOOK_ANYWAY_MS);
    if (isLookDue) await this.look().catch(this.parts.failed);
    try {
      this.tellDue();
    } catch (error) {
      this.parts.failed(error);
    }
    this.wait();
  }

  private tellAge(): void {
    const { freshness, state, freshAt } = this;
    const since = [freshness.behindSince(state.reached), freshAt].flatMap((at) => at ?? []).toSorted()[0];
    const isOld = since !== undefined && Date.parse(this.parts.now()) - Date.parse(since) > OLD_MS;
    state.takeBehind(isOld ? since : null);
    this.tellDue();
  }

  private tellDue(): void {
    const news = this.state.due(performance.now(), this.parts.now());
    if (!news) return;
    const place = this.state.place();
    for (const tell of [...this.watchers]) tell(news, place);
  }

  /** One at a time. */
  private look(): Promise<boolean> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<boolean> {
    const begun = performance.now();
    const begunAt = this.parts.now();
    this.isStale = false;
    try {
      const { reads, state, parts } = this;
      this.freshness.saw(await parts.head(), begunAt);
      const reached = await reads.reached();
      if (begun - this.rosterAt > ROSTER_MS && !(await this.lookAtRoster(begun))) return false;
      state.takeSittings(await reads.sittings(state.reached));
      state.reached = reached;
      if (begun - this.heardAt >= LOOK_ANYWAY_MS) await this.lookAtHeard(begun);
      this.freshAt = begunAt;
      return true;
    } finally {
      // Also where it failed: it is not asked more often for that.
      this.lookedAt = begun;
    }
  }

  private async lookAtRoster(begun: number): Promise<boolean> {
    const [room, seats] = await Promise.all([this.reads.room(), this.reads.seats()]);
    if (!room) return false;
    this.state.takeRoster({ room, seats });
    this.rosterAt = begun;
    return true;
  }

  private async lookAtHeard(begun: number): Promise<void> {
    const prefix = `${this.sessionId}.`;
    const known = await this.parts.heardOf(this.state.ids().map((id) => prefix + id));
    this.state.takeHeard(new Map([...known].map(([key, heard]) => [key.slice(prefix.length), heard])));
    this.heardAt = begun;
  }
}
