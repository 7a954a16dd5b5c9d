import {
  flagQuestion,
  getColourCodesForTiles,
  getSomeQuestions,
  getTimeLeftOnFreemiumTrial,
  getUnfinishedWorksheets,
  getUserAnalyticsData,
  getUserWorksheets,
  getWorksheetQuestions,
  saveWorksheet,
} from 'schemas/practice/practice.contract';
import { remember, useCommand, useQuery } from '../../client/contract';
import { useSession } from '../../client/session';
import type { ReplyOf } from '../../client/reply';

export type Worksheet = ReplyOf<typeof getWorksheetQuestions>;
export type WorksheetQuestion = Worksheet['worksheetQuestions'][number];
export type Issued = ReplyOf<typeof getSomeQuestions>;

export const useTopicScores = () => useQuery(getColourCodesForTiles, {});
export const useAnalytics = () => useQuery(getUserAnalyticsData, {});
export const useUnfinished = () => useQuery(getUnfinishedWorksheets, {});
export const useFinished = () => useQuery(getUserWorksheets, {});
export const useWorksheet = (worksheetId: string) => useQuery(getWorksheetQuestions, { worksheetId });
export const useIssue = () => useCommand(getSomeQuestions);
export const useComplete = () => useCommand(saveWorksheet);
export const useFlag = () => useCommand(flagQuestion);

/** What is left of a free account's day; nothing for the others. */
export function useAllowance() {
  const free = useSession()?.roles.includes('ROLE_FREE_USER') ?? false;
  return useQuery(getTimeLeftOnFreemiumTrial, free ? {} : undefined).data;
}

/** Shows an issued worksheet at once, as its query will give it. */
export function rememberIssued(
  worksheet: Omit<Worksheet, 'startedAt' | 'completedAt' | 'worksheetQuestions'>,
  questions: Issued['questions'],
): void {
  const worksheetQuestions = questions.map((question) => ({
    ...{ question, questionNumber: question.number, questionTopic: question.topic, userAnswer: '', flagged: false },
    ...{ isCorrect: null, correctAnswer: null, solution: null },
  }));
  const { worksheetId } = worksheet;
  remember(
    getWorksheetQuestions,
    { worksheetId },
    { ...worksheet, startedAt: new Date().toISOString(), completedAt: null, worksheetQuestions },
  );
}
