import { getMistakesBook } from 'schemas/practice/progress.contract';
import { useQuery } from '../../client/contract';
import type { ReplyOf } from '../../client/reply';

export type MistakesBook = ReplyOf<typeof getMistakesBook>;
export type Mistake = MistakesBook['mistakes'][number];

export const useMistakesBook = () => useQuery(getMistakesBook, {});
