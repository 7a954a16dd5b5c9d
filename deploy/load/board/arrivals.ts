import { quantile, tell } from '../../bench/ground/ground';
import type { Aim } from '../ground/verdict';
import type { News } from './watcher';

const AIM_P95_MS = 1_000;

/** An act of a child: when it was decided, and when its device was told that it is kept. */
interface Act {
  readonly decided: number;
  readonly kept: number;
}

/** How long each event took to be seen on a tile of one who watches; by the clock of this machine, which is the server's too. */
export class Arrivals {
  /** By child, what they did and nobody has been told yet. */
  private readonly awaited = new Map<string, Act[]>();
  /** By child, what their tile told and when, the newest last: the device may hear of it later than whoever watches. */
  private readonly tiles = new Map<string, { readonly upTo: number; readonly at: number }[]>();
  private readonly sinceDecided: number[] = [];
  private readonly sinceKept: number[] = [];

  happened(learnerId: string, act: Act): void {
    const seen = this.tiles.get(learnerId)?.find(({ upTo }) => upTo >= act.decided);
    if (seen) this.note(act, seen.at);
    else this.awaited.set(learnerId, [...(this.awaited.get(learnerId) ?? []), act]);
  }

  /** A tile tells everything of its child up to the last that they did. */
  told({ sittings }: News): void {
    const now = Date.now();
    for (const { mockExamUserId: learnerId, lastActAt } of sittings) {
      if (lastActAt === null) continue;
      const upTo = Date.parse(lastActAt);
      this.tiles.set(learnerId, [...(this.tiles.get(learnerId) ?? []), { upTo, at: now }]);
      const waiting = this.awaited.get(learnerId) ?? [];
      for (const act of waiting) if (act.decided <= upTo) this.note(act, now);
      this.awaited.set(
        learnerId,
        waiting.filter(({ decided }) => decided > upTo),
      );
    }
  }

  private note({ decided, kept }: Act, seen: number): void {
    this.sinceDecided.push(seen - decided);
    this.sinceKept.push(Math.max(0, seen - kept));
  }

  /** How many were never seen. */
  private missing(): number {
    return [...this.awaited.values()].reduce((sum, waiting) => sum + waiting.length, 0);
  }

  /** What was told of all of them, with what was aimed at. */
  static tell(all: readonly Arrivals[]): readonly Aim[] {
    const missing = all.reduce((sum, one) => sum + one.missing(), 0);
    const decided = all.flatMap(({ sinceDecided }) => sinceDecided);
    const figures = spread(decided);
    tell('from an event to its tile, through the gateway', { ...figures, missing, aimP95Ms: AIM_P95_MS });
    const kept = all.flatMap(({ sinceKept }) => sinceKept);
    tell('of which after the child’s device was told that it is kept', spread(kept));
    return [
      {
        figure: 'ms from an event to its tile, 95 in 100',
        value: figures.seen === 0 ? NaN : figures.p95Ms,
        most: AIM_P95_MS,
      },
      { figure: 'events that were never seen', value: missing, most: 0 },
    ];
  }
}

const spread = (times: readonly number[]) => ({
  seen: times.length,
  p50Ms: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
  p99Ms: quantile(times, 0.99),
  mostMs: times.reduce((most, one) => Math.max(most, one), 0),
});
