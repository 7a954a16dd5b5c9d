import type { ReplyOf } from 'schemas/describe/contract';
import {
  getMockExamQuestionFigures,
  getMockExamResults,
  takeMockExamQuestionFiguresFile,
  takeMockExamResultsFile,
} from 'schemas/mock-exams/results/results.contract';
import { useQuery } from '../../../client/contract';
import { saveFile } from '../../../client/files/save-file';
import { useFile } from '../../../client/files/use-file';

export type Results = ReplyOf<typeof getMockExamResults>;
export type Child = Results['children'][number];
export type Part = Results['parts'][number];
export type Question = ReplyOf<typeof getMockExamQuestionFigures>['questions'][number];

export const useResults = (mockExamSessionId: string) => useQuery(getMockExamResults, { mockExamSessionId });
export const useQuestionFigures = (mockExamSessionId: string) =>
  useQuery(getMockExamQuestionFigures, { mockExamSessionId });

export const useResultsFile = (mockExamSessionId: string) =>
  useFile(takeMockExamResultsFile, { mockExamSessionId }, (file) =>
    saveFile(`mock-exam-results-${mockExamSessionId}.csv`, file),
  );
export const useQuestionsFile = (mockExamSessionId: string) =>
  useFile(takeMockExamQuestionFiguresFile, { mockExamSessionId }, (file) =>
    saveFile(`mock-exam-questions-${mockExamSessionId}.csv`, file),
  );
