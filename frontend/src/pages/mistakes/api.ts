import type { ReplyOf } from 'schemas/describe/contract';
import { getMistakesBook } from 'schemas/practice/progress/progress.contract';
import { useQuery } from '../../client/contract';

export type MistakesBook = ReplyOf<typeof getMistakesBook>;
export type Mistake = MistakesBook['mistakes'][number];

export const useMistakesBook = () => useQuery(getMistakesBook, {});
