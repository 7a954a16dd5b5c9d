import {
  addEnglishComprehensionToDB,
  addEnglishQuestionToDB,
  approveEnglishItem,
  getStaffEnglishItems,
  retireEnglishItem,
} from 'schemas/questions/english.contract';
import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import { useCommand, useQuery } from '../../client/contract';

export type QuestionRequest = RequestOf<typeof addEnglishQuestionToDB>;
export type PassageRequest = RequestOf<typeof addEnglishComprehensionToDB>;
export type JudgedQuestion = ReplyOf<typeof addEnglishQuestionToDB>;
export type JudgedPassage = ReplyOf<typeof addEnglishComprehensionToDB>;
export type ListedItem = ReplyOf<typeof getStaffEnglishItems>[number];

export const useStaffItems = () => useQuery(getStaffEnglishItems, {});
export const useAddQuestion = () => useCommand(addEnglishQuestionToDB);
export const useAddPassage = () => useCommand(addEnglishComprehensionToDB);
export const useApprove = () => useCommand(approveEnglishItem);
export const useRetire = () => useCommand(retireEnglishItem);

// A call that only checks changes nothing, so it is asked as a query is: kept by what was asked, and asked anew on focus.
export const useJudgedQuestion = (request: QuestionRequest | undefined) =>
  useQuery(addEnglishQuestionToDB, request && { ...request, checkOnly: true });
export const useJudgedPassage = (request: PassageRequest | undefined) =>
  useQuery(addEnglishComprehensionToDB, request && { ...request, checkOnly: true });
