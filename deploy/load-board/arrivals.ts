import { quantile } from '../bench/ground/ground';
import type { News } from './watcher';

/** How long each event took to be seen on a tile of one who watches; by the clock of this machine, which is the server's too. */
export class Arrivals {
  /** By child, when what they did was decided, and nobody has been told yet. */
  private readonly awaited = new Map<string, number[]>();
  /** By child, what their tile told and when, the newest last: the device may hear of it later than whoever watches. */
  private readonly tiles = new Map<string, { readonly upTo: number; readonly at: number }[]>();
  private readonly took: number[] = [];

  happened(learnerId: string, at: number): void {
    const seen = this.tiles.get(learnerId)?.find(({ upTo }) => upTo >= at);
    if (seen) this.took.push(seen.at - at);
    else this.awaited.set(learnerId, [...(this.awaited.get(learnerId) ?? []), at]);
  }

  /** A tile tells everything of its child up to the last that they did. */
  told({ sittings }: News): void {
    const now = Date.now();
    for (const { mockExamUserId: learnerId, lastActAt } of sittings) {
      if (lastActAt === null) continue;
      const upTo = Date.parse(lastActAt);
      this.tiles.set(learnerId, [...(this.tiles.get(learnerId) ?? []), { upTo, at: now }]);
      const waiting = this.awaited.get(learnerId) ?? [];
      for (const at of waiting) if (at <= upTo) this.took.push(now - at);
      this.awaited.set(
        learnerId,
        waiting.filter((at) => at > upTo),
      );
    }
  }

  /** How many were never seen. */
  missing(): number {
    return [...this.awaited.values()].reduce((sum, waiting) => sum + waiting.length, 0);
  }

  static figures(all: readonly Arrivals[]) {
    const took = all.flatMap((one) => one.took);
    return {
      seen: took.length,
      missing: all.reduce((sum, one) => sum + one.missing(), 0),
      p50Ms: quantile(took, 0.5),
      p95Ms: quantile(took, 0.95),
      p99Ms: quantile(took, 0.99),
      mostMs: took.reduce((most, one) => Math.max(most, one), 0),
      aimP95Ms: 1_000,
    };
  }
}
