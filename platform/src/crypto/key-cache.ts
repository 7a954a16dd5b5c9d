const MOST_KEYS = 10_000;
/** Below the 5 s that a destroyed key may live on in other processes. */
const LONGEST_LIFE_MS = 4_000;

/** Keys that were read lately; those used longest ago go first. */
export function keyCache<K>() {
  const entries = new Map<string, { readonly key: K; readonly readAt: number }>();

  const get = (subjectId: string): K | undefined => {
    const entry = entries.get(subjectId);
    if (!entry) return undefined;
    entries.delete(subjectId);
    if (performance.now() - entry.readAt > LONGEST_LIFE_MS) return undefined;
    entries.set(subjectId, entry);
    return entry.key;
  };

  return {
    take(subjectIds: Iterable<string>) {
      const found = new Map<string, K>();
      const missing: string[] = [];
      for (const subjectId of subjectIds) {
        const key = get(subjectId);
        if (key === undefined) missing.push(subjectId);
        else found.set(subjectId, key);
      }
      return { found, missing };
    },
    /** `readAt` by `performance.now()`, taken before the store was asked. */
    put(subjectId: string, key: K, readAt: number) {
      entries.delete(subjectId);
      entries.set(subjectId, { key, readAt });
      const [oldest] = entries.keys();
      if (entries.size > MOST_KEYS && oldest !== undefined) entries.delete(oldest);
    },
    forget: (subjectId: string) => void entries.delete(subjectId),
  };
}
