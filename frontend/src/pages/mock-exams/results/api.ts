import { useState } from 'react';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import {
  getMockExamQuestionFigures,
  getMockExamResults,
  takeMockExamQuestionFiguresFile,
  takeMockExamResultsFile,
} from 'schemas/mock-exams/results/results.contract';
import { callForFile } from '../../../client/call';
import { useQuery } from '../../../client/contract';
import { Problem } from '../../../client/problem';
import { saveFile } from '../../../client/save-file';

export type Results = ReplyOf<typeof getMockExamResults>;
export type Child = Results['children'][number];
export type Part = Results['parts'][number];
export type Question = ReplyOf<typeof getMockExamQuestionFigures>['questions'][number];

export const useResults = (mockExamSessionId: string) => useQuery(getMockExamResults, { mockExamSessionId });
export const useQuestionFigures = (mockExamSessionId: string) =>
  useQuery(getMockExamQuestionFigures, { mockExamSessionId });

export const useResultsFile = (mockExamSessionId: string) =>
  useFile(takeMockExamResultsFile, { mockExamSessionId }, `mock-exam-results-${mockExamSessionId}.csv`);
export const useQuestionsFile = (mockExamSessionId: string) =>
  useFile(takeMockExamQuestionFiguresFile, { mockExamSessionId }, `mock-exam-questions-${mockExamSessionId}.csv`);

/** Fetches a file and hands it to the browser. A link could not: it carries no token. */
function useFile<C extends Contract>(contract: C, request: RequestOf<C>, name: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const take = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      saveFile(name, await callForFile(contract, request));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, problem };
}
