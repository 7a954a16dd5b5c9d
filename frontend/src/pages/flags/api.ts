import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import { answerFlags, getFlaggedQuestion, getFlaggedQuestions } from 'schemas/practice/flagging/flagging.contract';
import { useCommand, useQuery } from '../../client/contract';
import { usePages } from '../../client/pages';

export type FlaggedQuestion = ReplyOf<typeof getFlaggedQuestions>[number];
export type WholeFlaggedQuestion = ReplyOf<typeof getFlaggedQuestion>;
export type FlagState = NonNullable<RequestOf<typeof getFlaggedQuestions>['state']>;
export type Verdict = RequestOf<typeof answerFlags>['verdict'];

export const useFlaggedQuestions = (state: FlagState | undefined) =>
  usePages(getFlaggedQuestions, state === undefined ? {} : { state }, { rowsOf: (questions) => questions, size: 25 });
export const useFlaggedQuestion = (questionId: string) => useQuery(getFlaggedQuestion, { questionId });
export const useAnswerFlags = () => useCommand(answerFlags);
