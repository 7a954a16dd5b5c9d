import type { Queries } from '../database/database';

/** When somebody was heard of last. */
export interface Heard {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** How much they had done by then and not sent; null: they did not say. */
  readonly waiting: number | null;
}

/** When each of many was heard of last. */
export interface LastHeard {
  /**
   * Notes that `key` was heard at an instant, ISO 8601 UTC, and how much it had to send still; tells when it was before that,
   * or null where that is not known.
   */
  hear(key: string, at: string, waiting?: number): Promise<string | null>;
}

/** Reads of it: those that were never heard, or not for a week, are not among them. */
export type HeardOf = (keys: readonly string[]) => Promise<ReadonlyMap<string, Heard>>;

/** For all instances together, in an unlogged table (012-last-heard): what is older than a week is let go as new ones come. */
export function postgresLastHeard(db: Pick<Queries, 'prepared'>): LastHeard {
  return {
    hear: async (key, at, waiting) => {
      const [row] = await db.prepared<{ before: Date | null }>(
        `with known as (select at from limits.last_heard where key = $1)
         insert into limits.last_heard as heard (key, at, waiting) values ($1, $2, $3)
         on conflict (key) do update set
           at = greatest(heard.at, excluded.at),
           waiting = case when excluded.at >= heard.at then excluded.waiting else heard.waiting end
         returning (select at from known) as before`,
        [key, at, waiting ?? null],
      );
      const before = row?.before ?? null;
      if (before !== null) return new Date(before).toISOString();
      await db.prepared(`delete from limits.last_heard where at < $1::timestamptz - interval '7 days'`, [at]);
      return null;
    },
  };
}

export const heardIn =
  (db: Pick<Queries, 'prepared'>): HeardOf =>
  async (keys) => {
    const rows = await db.prepared<Heard & { readonly key: string }>(
      'select key, at, waiting from limits.last_heard where key = any($1)',
      [keys],
    );
    return new Map(rows.map(({ key, at, waiting }) => [key, { at, waiting }]));
  };

/** Of this process alone, for tests. */
export function memoryLastHeard(): LastHeard {
  const known = new Map<string, string>();
  return {
    hear: (key, at) => {
      const before = known.get(key) ?? null;
      known.set(key, before !== null && before > at ? before : at);
      return Promise.resolve(before);
    },
  };
}
