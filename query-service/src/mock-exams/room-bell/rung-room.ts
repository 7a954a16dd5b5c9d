import { START } from 'platform/event-store';
import type { ReplyOf } from 'schemas/describe/contract';
import { papersFrom } from 'schemas/mock-exams/sessions/opens.rules';
import type { listenToMockRoomBell } from 'schemas/mock-exams/sittings/room-bell.contract';
import { isOverAt } from '../room/room-over';
import { ringingTables, roomStanding, type BellDb, type RoomStanding } from './bell-reads';

export type Ring = ReplyOf<typeof listenToMockRoomBell>;

export interface BellParts {
  readonly db: BellDb;
  /** ISO 8601 UTC. */
  readonly now: () => string;
  /** Told of a look that failed; the next one may not. */
  readonly failed: (error: unknown) => void;
}

/** A child who listens. */
export interface Listener {
  readonly learnerId: string;
  readonly tell: (ring: Ring, place: string) => void;
  /** There is nothing more to ring for. */
  readonly over: () => void;
}

/** In milliseconds. Looks follow each other no closer than this; and should nobody say that something has moved. */
const LOOK_MS = 100;
const LOOK_ANYWAY_MS = 5_000;
/** So many heartbeats in a millisecond are more than usual, and no burst; and nobody waits longer for theirs. */
const RUNG_PER_MS = 0.4;
const LONGEST_MS = 1_200;

const ringingNames: ReadonlySet<string> = new Set(ringingTables.map(({ name }) => name));

/** The bell of one room, for all who listen to it by this process: what staff did is looked at once for all of them. */
export class RungRoom {
  private readonly listeners = new Set<Listener>();
  private standing: RoomStanding | undefined;
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private lookedAt = -Infinity;
  private isStale = false;

  constructor(
    private readonly sessionId: string,
    private readonly parts: BellParts,
    /** Nobody listens any more. */
    private readonly left: () => void,
  ) {}

  /** As it stands, a few seconds old at most; undefined where there is no such session. */
  async known(): Promise<RoomStanding | undefined> {
    if (this.standing === undefined || this.isDue()) await this.look();
    return this.standing;
  }

  /** Rings at once where whoever comes has missed something, or does not say what they know; what it returns ends it. */
  listen(listener: Listener, after: string | undefined): () => void {
    this.listeners.add(listener);
    const place = this.placeOf(listener);
    if (after === undefined || !isPlace(after) || place > after) listener.tell({ place, withinMs: 0 }, place);
    this.wait();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      clearTimeout(this.timer);
      this.left();
    };
  }

  /** Some read tables have moved; none named: whichever. */
  moved(tables: readonly string[]): void {
    if (tables.length > 0 && !tables.some((name) => ringingNames.has(name))) return;
    this.isStale = true;
    this.wait();
  }

  private wait(): void {
    if (this.looking || this.listeners.size === 0) return;
    clearTimeout(this.timer);
    const due = this.lookedAt + (this.isStale ? LOOK_MS : LOOK_ANYWAY_MS);
    this.timer = setTimeout(() => void this.turn(), Math.max(0, due - performance.now()));
  }

  private isDue(): boolean {
    return performance.now() >= this.lookedAt + (this.isStale ? LOOK_MS : LOOK_ANYWAY_MS);
  }

  private async turn(): Promise<void> {
    await this.look().catch(this.parts.failed);
    this.wait();
  }

  /** One at a time. */
  private look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const begun = performance.now();
    this.isStale = false;
    try {
      const before = this.standing;
      const now = await roomStanding(this.parts.db, this.sessionId);
      if (now === undefined) return;
      this.standing = now;
      if (before) this.ring(before, now);
      this.endWhatIsOver(now);
    } finally {
      // Also where it failed: it is not asked more often for that.
      this.lookedAt = begun;
    }
  }

  private ring(before: RoomStanding, now: RoomStanding): void {
    const rung = [...this.listeners].filter(({ learnerId }) => hasMoved(before, now, learnerId));
    const withinMs = Math.min(LONGEST_MS, Math.floor((rung.length - 1) / RUNG_PER_MS));
    const rings = new Map<string, Ring>();
    for (const listener of rung) {
      const place = this.placeOf(listener);
      // The same object for all who are told the same: it is written as text once.
      const ring = rings.get(place) ?? { place, withinMs };
      rings.set(place, ring);
      listener.tell(ring, place);
    }
    for (const { learnerId, over } of rung) if (hasLost(before, now, learnerId)) over();
  }

  private endWhatIsOver(now: RoomStanding): void {
    const at = this.parts.now();
    const isOver = isOverAt(now.session, now.acts, at);
    for (const { learnerId, over } of [...this.listeners]) if (isOver || isClosedFor(now, learnerId)) over();
  }

  private placeOf({ learnerId }: Pick<Listener, 'learnerId'>): string {
    return this.standing ? placeOf(this.standing, learnerId) : START;
  }
}

/** Why there is nothing to listen for; undefined: there is. Whoever begins late, or has more time than others, is no reason. */
export function silenceOf(room: RoomStanding, learnerId: string, now: string): 'before' | 'over' | undefined {
  const { session, acts } = room;
  if (session.setId === null || now < papersFrom(session.startsAt)) return 'before';
  return isOverAt(session, acts, now) || isClosedFor(room, learnerId) ? 'over' : undefined;
}

const concerns = (learnerId: string) => (act: { readonly learnerId: string | null }) =>
  act.learnerId === null || act.learnerId === learnerId;

const placeOf = ({ acts }: RoomStanding, learnerId: string): string =>
  acts.findLast(concerns(learnerId))?.position ?? START;

const isClosedFor = ({ acts }: RoomStanding, learnerId: string): boolean =>
  acts.filter(({ kind }) => kind === 'closed').some(concerns(learnerId));

/** The seat was given back, or is another session's now. */
const hasLost = (before: RoomStanding, now: RoomStanding, learnerId: string): boolean =>
  before.booked.has(learnerId) && !now.booked.has(learnerId);

const hasMoved = (before: RoomStanding, now: RoomStanding, learnerId: string): boolean =>
  placeOf(before, learnerId) !== placeOf(now, learnerId) ||
  before.session.startsAt !== now.session.startsAt ||
  before.session.cancelledAt !== now.session.cancelledAt ||
  hasLost(before, now, learnerId);

const isPlace = (text: string): boolean => /^\d{20}$/.test(text);
