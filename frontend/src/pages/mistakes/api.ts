import type { ReplyOf } from 'schemas/describe/contract';
import { getMistakesBook } from 'schemas/practice/progress/progress.contract';
import { usePages, type PagesOf } from '../../client/pages';
import type { MistakeState } from './mistake-state';

export type MistakesBook = ReplyOf<typeof getMistakesBook>;
export type Mistake = MistakesBook['mistakes'][number];

export type ListedMistakes = PagesOf<Mistake>;

/** The mistakes of one state, and how the whole book stands; `undefined` asks nothing yet. */
export const useMistakes = (state: MistakeState | undefined) =>
  usePages(getMistakesBook, state && { state }, { rowsOf: ({ mistakes }) => mistakes, size: 20 });
