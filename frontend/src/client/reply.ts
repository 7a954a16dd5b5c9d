import type { Contract } from 'schemas/describe/contract';
import type { Fields, ValueOf } from 'schemas/describe/schema';
import type { Static } from 'typebox';

/**
 * What a call replies. A query's reply may stand in its contract as a schema or as a plain group of fields; the type of
 * a schema admits both, so it is the schema's own kind that tells them apart.
 */
export type ReplyOf<C> = C extends Contract<Fields, infer A> ? Told<A> : never;

type Told<A> = A extends { readonly '~kind': string } ? Static<A> : A extends Fields ? ValueOf<A> : never;
