import type { ReplyOf } from 'schemas/describe/contract';
import { beginComparison, getComparison, putRight } from 'schemas/payments/comparing/comparison.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type Comparison = NonNullable<ReplyOf<typeof getComparison>['last']>;
export type Difference = Comparison['differences'][number];

/** How often it is asked whether the one that is under way is over, in ms. */
const ASKED_EVERY = 5_000;

export const useComparison = () => useQuery(getComparison, {}, { refreshMs: ASKED_EVERY });
export const useBeginComparison = () => useCommand(beginComparison);
export const usePutRight = () => useCommand(putRight);
