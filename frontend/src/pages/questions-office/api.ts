import {
  addEnglishComprehensionToDB,
  addEnglishQuestionToDB,
  approveEnglishItem,
  getStaffEnglishItems,
  retireEnglishItem,
} from 'schemas/questions/english.contract';
import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import { useCommand, useQuery } from '../../client/contract';
import { usePages } from '../../client/pages';

export type QuestionRequest = RequestOf<typeof addEnglishQuestionToDB>;
export type PassageRequest = RequestOf<typeof addEnglishComprehensionToDB>;
export type JudgedQuestion = ReplyOf<typeof addEnglishQuestionToDB>;
export type JudgedPassage = ReplyOf<typeof addEnglishComprehensionToDB>;
export type ListedItem = ReplyOf<typeof getStaffEnglishItems>[number];

export type WhichItems = Pick<RequestOf<typeof getStaffEnglishItems>, 'topic' | 'status' | 'find'>;

export const useStaffItems = (which: WhichItems) =>
  usePages(getStaffEnglishItems, which, { rowsOf: (items) => items, size: 25 });
/** One of them, whichever page of the list it stands on. */
export const useStaffItem = (itemId: string | null) =>
  useQuery(getStaffEnglishItems, itemId === null ? undefined : { itemId });
export const useAddQuestion = () => useCommand(addEnglishQuestionToDB);
export const useAddPassage = () => useCommand(addEnglishComprehensionToDB);
export const useApprove = () => useCommand(approveEnglishItem);
export const useRetire = () => useCommand(retireEnglishItem);

// A call that only checks changes nothing, so it is asked as a query is: kept by what was asked, and asked anew on focus.
export const useJudgedQuestion = (request: QuestionRequest | undefined) =>
  useQuery(addEnglishQuestionToDB, request && { ...request, checkOnly: true });
export const useJudgedPassage = (request: PassageRequest | undefined) =>
  useQuery(addEnglishComprehensionToDB, request && { ...request, checkOnly: true });
