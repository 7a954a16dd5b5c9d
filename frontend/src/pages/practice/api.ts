import { getMyEffort, getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import {
  checkAnswer,
  chooseChecking,
  getLearnerChoices,
  showSteps,
} from 'schemas/practice/worksheets/checking.contract';
import { chooseFit, getFittingLevels } from 'schemas/practice/worksheets/fitting.contract';
import {
  getEnglishComprehension,
  getEnglishQuestions,
  getSomeQuestions,
  startPlannedWorksheet,
} from 'schemas/practice/worksheets/issuing.contract';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import { saveWorksheet } from 'schemas/practice/worksheets/answering.contract';
import { getUserWorksheets, getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import { untold } from 'schemas/questions/told';
import { useCallback, useEffect, useMemo } from 'react';
import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import { acknowledged, useMissing, type Acknowledged, type Verdict } from '../../client/answers/acknowledged';
import { call } from '../../client/call';
import { amend, remember, useCommand, useQuery } from '../../client/contract';
import { usePages } from '../../client/pages';
import type { Answer, QueryOptions } from '../../client/kept';
import { session, useSession } from '../../client/session';
import { keepWorksheet, keptWorksheet } from './kept-worksheet';
import { laidOver, withTaken } from './laid-over';
import type { Issued, Worksheet } from './worksheet';

export const useAnalytics = () => useQuery(getUserAnalyticsData, {});
export const useEffort = () => useQuery(getMyEffort, {});
/** The marked worksheets, newest first; `more` asks for older ones than have come. */
export function useFinished() {
  const pages = usePages(getUserWorksheets, {}, { rowsOf: (worksheets) => worksheets, size: 500 });
  return { ...pages, data: pages.data?.rows, isAll: pages.data !== undefined && pages.data.next === undefined };
}
export const useSomeQuestions = () => useCommand(getSomeQuestions);
export const useEnglishQuestions = () => useCommand(getEnglishQuestions);
export const useEnglishComprehension = () => useCommand(getEnglishComprehension);
export const usePlannedWorksheet = () => useCommand(startPlannedWorksheet);
export const useCheckAnswer = () => useCommand(checkAnswer);
export const useShowSteps = () => useCommand(showSteps);
export const useLearnerChoices = () => useQuery(getLearnerChoices, {});
export const useChooseChecking = () => useCommand(chooseChecking);
export const useChooseFit = () => useCommand(chooseFit);
export const useFlag = () => useCommand(flagQuestion);

/** A worksheet, and whether it was handed in on this device since its view was made. */
export interface WorksheetAnswer extends Answer<Worksheet> {
  readonly handedIn: boolean;
}

/**
 * A worksheet as the server has it, never older than what this device was told that it has taken; while it cannot be
 * reached, as this device last saw it.
 */
export function useWorksheet(worksheetId: string, options?: QueryOptions): WorksheetAnswer {
  const answer = useQuery(getWorksheetQuestions, { worksheetId }, options);
  const learnerId = useSession()?.learnerId ?? '';
  const { data: view, problem } = answer;
  const missing = useMissing(learnerId, worksheetId, answer.asOf);
  const data = useMemo(() => view && laidOver(view, missing), [view, missing]);
  useEffect(() => {
    if (data) keepWorksheet(learnerId, data);
  }, [data, learnerId]);
  const handedIn = missing.some(({ kind }) => kind === 'finish') && data?.completedAt === null;
  const kept = problem?.passing ? keptWorksheet(learnerId, worksheetId) : undefined;
  return kept
    ? { ...answer, data: laidOver(kept, missing), problem: undefined, handedIn }
    : { ...answer, data, handedIn };
}

// In this tab: what is finished in another one is told of.
const finishedHere = new Set<string>();

export const isFinishedHere = (worksheetId: string): boolean => finishedHere.has(worksheetId);

/** Has a worksheet marked, and notes that it was, for views that are older. */
export function useComplete() {
  const command = useCommand(saveWorksheet);
  const { run: send } = command;
  const run = useCallback<typeof send>(
    async (request) => {
      const { worksheetId } = request;
      finishedHere.add(worksheetId);
      const reply = await send(request);
      const learnerId = session.current()?.learnerId;
      if (!reply) finishedHere.delete(worksheetId);
      else if (learnerId !== undefined)
        acknowledged.note({ kind: 'finish', learnerId, worksheetId, position: reply.position });
      return reply;
    },
    [send],
  );
  return { ...command, run };
}

/** Shows an issued worksheet at once, as its query will give it. */
export function rememberIssued(
  worksheet: Omit<Worksheet, 'startedAt' | 'completedAt' | 'discardedAt' | 'worksheetQuestions'>,
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
    ...untold,
  }));
  const { worksheetId } = worksheet;
  remember(
    getWorksheetQuestions,
    { worksheetId },
    { ...worksheet, startedAt: new Date().toISOString(), completedAt: null, discardedAt: null, worksheetQuestions },
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
export interface Told extends Verdict {
  readonly number: number;
  readonly nth: 1 | 2;
  readonly answer: string;
  readonly position: string;
}

/** Shows what came of a check at once, as the worksheet's query will give it. */
export function rememberCheck(worksheetId: string, { number, nth, answer, position, ...verdict }: Told): void {
  const kind = nth === 1 ? 'first' : 'second';
  rememberTaken({ kind, ...mine(worksheetId), number, answer, position, verdict });
}

/** Shows all steps of a question at once, and that no try is left. */
export const rememberSteps = (
  worksheetId: string,
  number: number,
  { position, ...told }: ReplyOf<typeof showSteps>,
): void => rememberTaken({ kind: 'steps', ...mine(worksheetId), number, position, told });

const mine = (worksheetId: string) => ({ worksheetId, learnerId: session.current()?.learnerId ?? '' });

function rememberTaken(taken: Acknowledged): void {
  acknowledged.note(taken);
  const { worksheetId } = taken;
  amend(getWorksheetQuestions, { worksheetId }, (worksheet) => ({
    ...worksheet,
    worksheetQuestions: worksheet.worksheetQuestions.map((item) => withTaken(item, taken)),
  }));
}

/** Shows choices at once; they hold when they have reached the server. */
export const rememberChoices = (choices: ReplyOf<typeof getLearnerChoices>): void =>
  remember(getLearnerChoices, {}, choices);

/** Asked when a worksheet is started and not before: the answers that were given until then count. */
export const fittingLevels = (request: RequestOf<typeof getFittingLevels>) => call(getFittingLevels, request);
