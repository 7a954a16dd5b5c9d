/** The order in which `id` stands where `to` stood: what is between them moves up by one. */
export function movedTo(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((one) => one !== id);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** A place between rows: before the first whose middle is below a point, or after the last. */
export const placeAmong = (middles: readonly number[], y: number): number => {
  const place = middles.findIndex((middle) => y < middle);
  return place === -1 ? middles.length : place;
};

/** Where the row at `from` ends up when it is let go at a place between rows, its own counted. */
export const landing = (from: number, between: number): number => (between > from ? between - 1 : between);

export const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** Of one key: where it leads from a place; undefined where it is no key that moves. */
export function keyLeadsTo(key: string, from: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 };
  const place = places[key];
  return place === undefined ? undefined : Math.max(0, Math.min(place, count - 1));
}
