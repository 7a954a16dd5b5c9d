import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import type { Clock } from '../../clock/clock';
import type { Queries } from '../../database/database';
import { readsOf, type Reads, type ReadTable } from '../../database/reads';
import { START, type EventStore } from '../../event-store/event-store';
import type { CheckpointWatch } from '../../projections/standing/checkpoint-watch';
import type { Caller } from '../guards/caller';
import { Problem } from '../problem';
import type { Exchange, Route } from './route';

/** What a query service offers its routes. */
export interface QueryDeps {
  readonly db: Pick<Queries, 'prepared'>;
  /** For the investigation views alone, which show streams. */
  readonly store: EventStore;
  readonly clock: Clock;
  readonly caughtUp: CheckpointWatch;
  readonly refusals: Readonly<Record<string, { readonly status: number; readonly title: string }>>;
}

/** `N`: the names of the tables that the query says it reads. */
export interface QueryTools<N extends string = never> extends Pick<QueryDeps, 'store'>, Pick<Exchange, 'gone'> {
  readonly db: Reads<N>;
  readonly caller: Caller;
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly refuse: (code: string) => never;
  /**
   * The first `limit` of some rows. Where there are more, which the query learns by reading one more than it shows,
   * `X-Next` names what the next page comes after.
   */
  readonly pageOf: <T>(rows: readonly T[], limit: number, cursorOf: (last: T) => string) => T[];
}

/** Answers with an empty body and 204. */
export const nothing = Symbol('nothing');

/** What a route is given to read with. */
export function queryTools<const T extends readonly ReadTable[]>(
  reads: T,
  exchange: Exchange,
  { db, store, clock, refusals }: QueryDeps,
): QueryTools<T[number]['name']> {
  return {
    db: readsOf(db, ...reads),
    store,
    caller: exchange.caller,
    gone: exchange.gone,
    now: clock.now().toISOString(),
    refuse: (code) => {
      const text = refusals[code];
      if (!text) throw new Error(`the refusal ${code} is not told in refusals.ts`);
      throw new Problem({ ...text, code });
    },
    pageOf: (rows, limit, cursorOf) => {
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      if (rows.length > limit && last !== undefined) exchange.setHeader('X-Next', cursorOf(last));
      return page;
    },
  };
}

/**
 * A route that reads some tables, and can read no others. Its answer is at or after the position that the client has
 * written at, or says in `X-Stale` how it is not: `behind`, or `stopped`.
 */
export function answer<const K extends Contract, const T extends readonly ReadTable[]>(
  contract: K,
  { reads }: { readonly reads: T },
  run: (request: RequestOf<K>, tools: QueryTools<T[number]['name']>) => Promise<ReplyOf<K> | typeof nothing>,
): Route<QueryDeps> {
  const tables = reads.map(({ name }) => name);
  return {
    contract,
    run: async (request, exchange, deps) => {
      const standing = await deps.caughtUp(exchange.after ?? START, tables);
      if (standing !== 'fresh') exchange.setHeader('X-Stale', standing);
      return run(request as RequestOf<K>, queryTools(reads, exchange, deps));
    },
  };
}
