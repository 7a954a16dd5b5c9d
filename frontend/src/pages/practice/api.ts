import { getMyEffort } from 'schemas/practice/progress/progress.contract';
import { checkAnswer, chooseChecking, getLearnerChoices } from 'schemas/practice/worksheets/checking.contract';
import {
  getEnglishComprehension,
  getEnglishQuestions,
  startPlannedWorksheet,
} from 'schemas/practice/worksheets/issuing.contract';
import {
  flagQuestion,
  getSomeQuestions,
  getUnfinishedWorksheets,
  getUserAnalyticsData,
  getUserWorksheets,
  getWorksheetQuestions,
  saveWorksheet,
} from 'schemas/practice/worksheets/practice.contract';
import { useEffect } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import { amend, remember, useCommand, useQuery } from '../../client/contract';
import type { Answer } from '../../client/kept';
import { useSession } from '../../client/session';
import { keepWorksheet, keptWorksheet } from './kept-worksheet';
import type { Issued, Worksheet } from './worksheet';

export const useAnalytics = () => useQuery(getUserAnalyticsData, {});
export const useEffort = () => useQuery(getMyEffort, {});
export const useUnfinished = () => useQuery(getUnfinishedWorksheets, {});
export const useFinished = () => useQuery(getUserWorksheets, {});
export const useSomeQuestions = () => useCommand(getSomeQuestions);
export const useEnglishQuestions = () => useCommand(getEnglishQuestions);
export const useEnglishComprehension = () => useCommand(getEnglishComprehension);
export const usePlannedWorksheet = () => useCommand(startPlannedWorksheet);
export const useComplete = () => useCommand(saveWorksheet);
export const useCheckAnswer = () => useCommand(checkAnswer);
export const useLearnerChoices = () => useQuery(getLearnerChoices, {});
export const useChooseChecking = () => useCommand(chooseChecking);
export const useFlag = () => useCommand(flagQuestion);

/** A worksheet as the server has it; while it cannot be reached, as this device last saw it. */
export function useWorksheet(worksheetId: string): Answer<Worksheet> {
  const answer = useQuery(getWorksheetQuestions, { worksheetId });
  const learnerId = useSession()?.learnerId ?? '';
  const { data, problem } = answer;
  useEffect(() => {
    if (data) keepWorksheet(learnerId, data);
  }, [data, learnerId]);
  const kept = problem?.passing ? keptWorksheet(learnerId, worksheetId) : undefined;
  return kept ? { ...answer, data: kept, problem: undefined } : answer;
}

/** Shows an issued worksheet at once, as its query will give it. */
export function rememberIssued(
  worksheet: Omit<Worksheet, 'startedAt' | 'completedAt' | 'worksheetQuestions'>,
  questions: Issued['questions'],
): void {
  const worksheetQuestions = questions.map((question) => ({
    question,
    questionNumber: question.number,
    questionTopic: question.topic,
    userAnswer: '',
    flagged: false,
    late: false,
    isOtherForm: false,
    secondTry: null,
    isCorrect: null,
    correctAnswer: null,
    solution: null,
  }));
  const { worksheetId } = worksheet;
  remember(
    getWorksheetQuestions,
    { worksheetId },
    { ...worksheet, startedAt: new Date().toISOString(), completedAt: null, worksheetQuestions },
  );
}

/** Lets a worksheet that is left be shown with what was answered, to somebody who comes right back. */
export function rememberAnswers(worksheetId: string, given: Readonly<Record<number, string>>): void {
  amend(getWorksheetQuestions, { worksheetId }, (worksheet) => {
    if (worksheet.completedAt !== null) return worksheet;
    const worksheetQuestions = worksheet.worksheetQuestions.map((item) => ({
      ...item,
      userAnswer: given[item.questionNumber] ?? item.userAnswer,
    }));
    return { ...worksheet, worksheetQuestions };
  });
}

/** What came of a check: which try it was, and what was told of it. */
export interface Told extends Omit<ReplyOf<typeof checkAnswer>, 'position'> {
  readonly number: number;
  readonly nth: 1 | 2;
  readonly answer: string;
}

/** Shows what came of a check at once, as the worksheet's query will give it. */
export function rememberCheck(worksheetId: string, { number, nth, answer, ...told }: Told): void {
  const { isCorrect, isOtherForm, correctAnswer, solution } = told;
  amend(getWorksheetQuestions, { worksheetId }, (worksheet) => ({
    ...worksheet,
    worksheetQuestions: worksheet.worksheetQuestions.map((item) => {
      if (item.questionNumber !== number) return item;
      const secondTry = { answer, isCorrect, isOtherForm };
      return nth === 1
        ? { ...item, userAnswer: answer, isCorrect, isOtherForm, correctAnswer, solution }
        : { ...item, secondTry };
    }),
  }));
}

/** Shows a choice at once; it holds when it has reached the server. */
export const rememberChecking = (checksEach: boolean): void => remember(getLearnerChoices, {}, { checksEach });
