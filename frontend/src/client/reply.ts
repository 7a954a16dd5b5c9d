import type { Contract, ReplyOf as DescribedReplyOf } from 'schemas/describe/contract';
import type { Fields, ValueOf } from 'schemas/describe/schema';

/**
 * What a call replies. A query's reply may stand in its contract as a schema or as a plain group of fields; the type of
 * a schema admits both, so it is the schema's own kind that tells them apart.
 */
export type ReplyOf<C> =
  C extends Contract<Fields, infer A> ? (A extends Schema ? DescribedReplyOf<C> : ValuesOf<A>) : never;

interface Schema {
  readonly '~kind': string;
}

type ValuesOf<A> = A extends Fields ? ValueOf<A> : never;
