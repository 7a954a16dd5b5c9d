/** Something that was searched, and how much of it held somebody. */
export interface PlaceCount {
  readonly place: string;
  readonly count: number;
}

/** Counts by place. */
export class Places {
  private readonly counts = new Map<string, number>();

  add(place: string, count = 1): void {
    if (count > 0) this.counts.set(place, (this.counts.get(place) ?? 0) + count);
  }

  all(): PlaceCount[] {
    return [...this.counts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([place, count]) => ({ place, count }));
  }
}
