import type { Queries } from '../database/database';

/** When each of many was heard of last. */
export interface LastHeard {
  /** Notes that `key` was heard at an instant, ISO 8601 UTC; tells when it was before that, or null where that is not known. */
  hear(key: string, at: string): Promise<string | null>;
}

/** For all instances together, in an unlogged table (012-last-heard): what is older than a week is let go as new ones come. */
export function postgresLastHeard(db: Pick<Queries, 'prepared'>): LastHeard {
  return {
    hear: async (key, at) => {
      const [row] = await db.prepared<{ before: Date | null }>(
        `with known as (select at from limits.last_heard where key = $1)
         insert into limits.last_heard as heard (key, at) values ($1, $2)
         on conflict (key) do update set at = greatest(heard.at, excluded.at)
         returning (select at from known) as before`,
        [key, at],
      );
      const before = row?.before ?? null;
      if (before !== null) return new Date(before).toISOString();
      await db.prepared(`delete from limits.last_heard where at < $1::timestamptz - interval '7 days'`, [at]);
      return null;
    },
  };
}

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
