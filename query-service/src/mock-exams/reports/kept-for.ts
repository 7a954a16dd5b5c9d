interface Kept {
  readonly ms: number;
  /** Of so many names; the oldest go first. */
  readonly most: number;
}

/** Reckons a thing once for all who ask for it by its name within a while. */
export function keptFor<V>({ ms, most }: Kept) {
  const known = new Map<string, { readonly until: number; readonly value: Promise<V> }>();
  return (name: string, now: string, reckon: () => Promise<V>): Promise<V> => {
    const at = Date.parse(now);
    for (const [other, { until }] of known) if (until <= at) known.delete(other);
    const before = known.get(name);
    if (before) return before.value;
    const value = reckon();
    value.catch(() => known.delete(name));
    known.set(name, { until: at + ms, value });
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    return value;
  };
}
