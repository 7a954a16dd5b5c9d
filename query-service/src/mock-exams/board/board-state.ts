import { createHash } from 'node:crypto';
import type { Heard } from 'platform/last-heard';
import { START } from 'platform/event-store';
import type { BoardRoom, KnownSitting, News, Seat } from './board-reads';

/** A child's tile is told so often at most, in milliseconds. */
const TILE_MS = 1_000;

interface Roster {
  readonly room: BoardRoom;
  readonly seats: readonly Seat[];
}

/** Up to where in the log somebody was told, and by which roster. */
interface Place {
  readonly position: string;
  readonly tag: string;
}

/** What is known of a room, and what of it has yet to be told. Each message names a place: whoever comes back to it is told the rest. */
export class BoardState {
  private roster: Roster | undefined;
  private tag = '';
  private isRosterNew = false;
  private behindSince: string | null = null;
  private isBehindNew = false;
  private readonly sittings = new Map<string, KnownSitting>();
  private readonly heard = new Map<string, Heard>();
  private readonly newSittings = new Set<string>();
  private readonly newHeard = new Set<string>();
  private readonly toldAt = new Map<string, number>();
  /** Up to where all is known. */
  reached = START;

  /** Everybody with a tile. */
  ids(): string[] {
    return [
      ...new Set([...(this.roster?.seats ?? []).map(({ mockExamUserId }) => mockExamUserId), ...this.sittings.keys()]),
    ];
  }

  takeRoster(roster: Roster): void {
    const tag = createHash('sha256').update(JSON.stringify(roster)).digest('base64url').slice(0, 16);
    if (tag === this.tag) return;
    this.roster = roster;
    this.tag = tag;
    this.isRosterNew = true;
  }

  takeSittings(sittings: readonly KnownSitting[]): void {
    for (const sitting of sittings) {
      const { mockExamUserId: id } = sitting.tile;
      if (JSON.stringify(this.sittings.get(id)?.tile) !== JSON.stringify(sitting.tile)) this.newSittings.add(id);
      this.sittings.set(id, sitting);
    }
  }

  takeHeard(heard: ReadonlyMap<string, Heard>): void {
    for (const [id, now] of heard) {
      const known = this.heard.get(id);
      if (known?.at === now.at && known.waiting === now.waiting) continue;
      this.heard.set(id, now);
      this.newHeard.add(id);
    }
  }

  /** Since when what is known here may be older than what has happened; null: it is of now. */
  takeBehind(since: string | null): void {
    this.isBehindNew ||= since !== this.behindSince;
    this.behindSince = since;
  }

  /** What there is to tell everybody at this moment, by a clock in milliseconds that only goes forward; undefined for nothing. */
  due(ticks: number, serverNow: string): News | undefined {
    const mayBeTold = (id: string) => ticks - (this.toldAt.get(id) ?? -Infinity) >= TILE_MS;
    const sittings = [...this.newSittings].filter(mayBeTold);
    const heard = [...this.newHeard].filter(mayBeTold);
    const isQuiet = !this.isRosterNew && !this.isBehindNew;
    if (isQuiet && sittings.length === 0 && heard.length === 0) return undefined;
    const news = this.newsOf({ serverNow, anew: false, withRoster: this.isRosterNew }, sittings, heard);
    this.isRosterNew = false;
    this.isBehindNew = false;
    for (const id of sittings) this.newSittings.delete(id);
    for (const id of heard) this.newHeard.delete(id);
    for (const id of [...sittings, ...heard]) this.toldAt.set(id, ticks);
    return news;
  }

  /** When there is something to tell next, by the same clock; undefined for nothing. */
  nextDue(): number | undefined {
    const waiting = [...this.newSittings, ...this.newHeard].map((id) => (this.toldAt.get(id) ?? -Infinity) + TILE_MS);
    return waiting.length === 0 ? undefined : Math.min(...waiting);
  }

  /** Nobody waits for anything: whoever comes now is told by where they were. */
  nobodyWaits(): void {
    this.isRosterNew = false;
    this.isBehindNew = false;
    this.newSittings.clear();
    this.newHeard.clear();
  }

  /** All of it, or what has changed since a place that was told before. When devices were heard of is in no log: that is always told. */
  since(after: string | undefined, serverNow: string): News {
    const place = placeIn(after);
    const ids = [...this.sittings].flatMap(([id, { changedAt }]) => (changedAt > (place?.position ?? '') ? [id] : []));
    const told = { serverNow, anew: place === undefined, withRoster: place?.tag !== this.tag };
    return this.newsOf(told, ids, [...this.heard.keys()]);
  }

  /** The place after everything that was told to everybody: what waits its turn is not among that. */
  place(): string {
    const waiting = [...this.newSittings].flatMap((id) => this.sittings.get(id)?.changedAt ?? []);
    const first = [this.reached, ...waiting.map(before)].toSorted()[0] ?? START;
    return `${first}~${this.tag}`;
  }

  private newsOf(
    { serverNow, anew, withRoster }: { serverNow: string; anew: boolean; withRoster: boolean },
    sittings: readonly string[],
    heard: readonly string[],
  ): News {
    const { roster } = this;
    return {
      serverNow,
      behindSince: this.behindSince,
      anew,
      ...(withRoster && roster && { room: roster.room, seats: [...roster.seats] }),
      sittings: sittings.flatMap((id) => this.sittings.get(id)?.tile ?? []),
      heard: heard.flatMap((id) => {
        const known = this.heard.get(id);
        return known ? [{ mockExamUserId: id, at: known.at, waiting: known.waiting }] : [];
      }),
    };
  }
}

/** The place just before one in the log. */
const before = (position: string): string => {
  const place = BigInt(position);
  return String(place > 0n ? place - 1n : 0n).padStart(20, '0');
};

function placeIn(after: string | undefined): Place | undefined {
  const [, position, tag] = /^(\d{20})~([\w-]{1,16})$/.exec(after ?? '') ?? [];
  return position === undefined || tag === undefined ? undefined : { position, tag };
}
