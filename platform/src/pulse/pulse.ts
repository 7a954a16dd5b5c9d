import type { Queries } from '../database/database';

/** Written down every few seconds by all instances of a service together: a gap in it is a time in which none of them was there. */
export interface Pulse {
  /** When one of them was there last, ISO 8601 UTC; null before the first. */
  last(): Promise<string | null>;
  /** One is there now; goes back for nobody. */
  beat(at: string): Promise<void>;
}

/** In a table that outlives a crash (014-pulses). */
export function postgresPulse(db: Pick<Queries, 'prepared'>, name: string): Pulse {
  return {
    last: async () => {
      const [row] = await db.prepared<{ at: Date }>('select at from limits.pulses where name = $1', [name]);
      return row === undefined ? null : new Date(row.at).toISOString();
    },
    beat: async (at) => {
      await db.prepared(
        `insert into limits.pulses as pulse (name, at) values ($1, $2)
         on conflict (name) do update set at = greatest(pulse.at, excluded.at)`,
        [name, at],
      );
    },
  };
}
