import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import type { Database } from '../database/database';
import { START, type EventStore, type Position } from '../event-store/event-store';
import type { Caller } from './caller';
import { Problem } from './problem';
import type { Route } from './route';

/** What a query service offers its routes. */
export interface QueryDeps {
  readonly db: Database;
  /** For the investigation views alone, which show streams. */
  readonly store: EventStore;
  /** Waits until the read tables have met a position; false when they had not within 2 s. */
  readonly caughtUp: (position: Position) => Promise<boolean>;
  readonly refusals: Readonly<Record<string, { readonly status: number; readonly title: string }>>;
}

export interface QueryTools extends Pick<QueryDeps, 'db' | 'store'> {
  readonly caller: Caller;
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly refuse: (code: string) => never;
}

/** Answers with an empty body and 204. */
export const nothing = Symbol('nothing');

/** A route that reads: the answer is at or after the position that the client has written at, or says that it is stale. */
export function answer<const K extends Contract>(
  contract: K,
  run: (request: RequestOf<K>, tools: QueryTools) => Promise<ReplyOf<K> | typeof nothing>,
): Route<QueryDeps> {
  return {
    contract,
    run: async (request, exchange, deps) => {
      if (!(await deps.caughtUp(exchange.after ?? START))) exchange.setHeader('X-Stale', 'true');
      const { db, store, refusals } = deps;
      const refuse = (code: string): never => {
        const text = refusals[code];
        if (!text) throw new Error(`the refusal ${code} is not told in refusals.ts`);
        throw new Problem({ ...text, code });
      };
      return run(request as RequestOf<K>, {
        db,
        store,
        caller: exchange.caller,
        now: new Date().toISOString(),
        refuse,
      });
    },
  };
}
