import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import type { ReadTable } from '../../database/reads';
import { queryTools, type QueryDeps, type QueryTools } from '../routes/query-route';
import type { Route } from '../routes/route';
import { Telling } from './telling';

interface StreamTools<N extends string> extends Omit<QueryTools<N>, 'pageOf' | 'store'> {
  /** The id of the last message that whoever listens has read; undefined for all from the beginning. It may be anything. */
  readonly after: string | undefined;
}

type TellOf<K> = (message: ReplyOf<K>, id: string) => void;

/**
 * A route of a call that goes on. `run` refuses or gives what begins to tell, which gives what ends it. A message is
 * checked and written as text once, however many are told it: it is the same object for all of them. Whoever tells may say
 * that it is over: the line ends, and whoever comes again is refused or told why.
 */
export const tells = <const K extends Contract, const T extends readonly ReadTable[]>(
  contract: K,
  { reads }: { readonly reads: T },
  run: (
    request: RequestOf<K>,
    tools: StreamTools<T[number]['name']>,
  ) => Promise<(tell: TellOf<K>, over: () => void) => () => void>,
): Route<QueryDeps> => ({
  contract,
  run: async (request, exchange, deps) => {
    const begin = await run(request as RequestOf<K>, {
      ...queryTools(reads, exchange, deps),
      after: exchange.resumedAfter,
    });
    return new Telling((tell, over) => begin(tell, over));
  },
});
