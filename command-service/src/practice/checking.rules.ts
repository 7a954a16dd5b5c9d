import { accept, refuse, type Decision } from 'platform/decider';
import type { Mark, WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import type { IssuedQuestion } from 'schemas/questions/question';
import { markOf, markRuleVersion, type Given } from './marking.rules';

type Issued = Extract<WorksheetEvent, { type: 'WorksheetIssued' }>['data'];
type StepsShown = Extract<WorksheetEvent, { type: 'StepsShown' }>;
type AnswerChecked = Extract<WorksheetEvent, { type: 'AnswerChecked' }>;

/** One try of a question that was checked while its worksheet was being done. */
interface CheckedTry {
  readonly answer: string;
  readonly mark: Mark;
}

/** The tries of one question; there is no second without a first. */
export interface Checked {
  readonly first: CheckedTry;
  readonly second?: CheckedTry;
  /** All steps were opened after the first. */
  readonly stepsShown?: true;
}

export interface Checking {
  readonly learnerId: string;
  readonly number: number;
  readonly answer: string;
  readonly try: number;
}

/** What a check is decided on. */
interface Standing {
  /** The last answer to each question. */
  readonly answers: ReadonlyMap<number, Given>;
  readonly checks: ReadonlyMap<number, Checked>;
  readonly result: object | null;
  /** The numbers of the blanks whose keys are told nowhere, though it is marked. */
  readonly closed: readonly number[];
}

export type CheckRefusal =
  | 'QuestionNotFound'
  | 'WorksheetComplete'
  | 'CheckingNotOffered'
  | 'NothingToCheck'
  | 'AnswerNotKept'
  | 'AnswerChecked'
  | 'TryNotOpen'
  | 'StepsNotOpen';

const never: readonly Issued['purpose'][] = ['practice-test', 'paper'];

/** Whether a worksheet may be checked question by question: one with a clock, a test, and one on paper may not. */
export const mayBeChecked = ({ purpose, timeLimitSeconds }: Pick<Issued, 'purpose' | 'timeLimitSeconds'>): boolean =>
  timeLimitSeconds === undefined && !never.includes(purpose);

/** Whether this one was dealt to be checked so: nothing else that is asked here of another one is answered. */
const isOffered = (issued: Issued): boolean => issued.checksEach === true && mayBeChecked(issued);

/** Marks one try, and once only: what is told of a key is told after the answer that it marks stands in the log. */
export function check(issued: Issued, standing: Standing, checking: Checking): Decision<AnswerChecked, CheckRefusal> {
  const question = issued.questions.find(({ number }) => number === checking.number);
  if (!question) return refuse('QuestionNotFound');
  if (!isOffered(issued)) return refuse('CheckingNotOffered');
  if (standing.closed.includes(checking.number)) return refuse('WorksheetComplete');
  const made = tryOf(standing.checks.get(checking.number), checking.try);
  if (made) return made.answer === checking.answer ? accept() : refuse('AnswerChecked');
  return whyNot(standing, checking) ?? accept(checkedAs(issued, question, { standing, checking }));
}

function whyNot({ answers, checks, result }: Standing, checking: Checking): Decision<never, CheckRefusal> | undefined {
  const { number, answer } = checking;
  if (result !== null) return refuse('WorksheetComplete');
  if (answer.trim() === '') return refuse('NothingToCheck');
  if (checking.try > 1) return isTryLeft(checks.get(number)) ? undefined : refuse('TryNotOpen');
  return answers.get(number)?.answer === answer ? undefined : refuse('AnswerNotKept');
}

/** Whether there is one more try: after a first that was not right, and before the steps told the answer. */
export const isTryLeft = (checked: Checked | undefined): boolean =>
  checked?.first.mark.correct === false && !checked.second && checked.stepsShown !== true;

/**
 * Opens all steps of a checked question: where they end a try, it stands in the log before they are told. Once the worksheet
 * is marked they are told of what its marks show, and of no blank that stayed closed.
 */
export function openSteps(
  issued: Issued,
  { checks, result, closed }: Standing,
  { learnerId, number }: Pick<Checking, 'learnerId' | 'number'>,
): Decision<StepsShown, CheckRefusal> {
  if (!issued.questions.some((question) => question.number === number)) return refuse('QuestionNotFound');
  if (!isOffered(issued)) return refuse('CheckingNotOffered');
  if (closed.includes(number)) return refuse('StepsNotOpen');
  if (result !== null) return accept();
  const checked = checks.get(number);
  if (!checked) return refuse('StepsNotOpen');
  const data = { worksheetId: issued.worksheetId, learnerId, number };
  return isTryLeft(checked) ? accept({ type: 'StepsShown', data }) : accept();
}

function checkedAs(
  { worksheetId }: Issued,
  question: IssuedQuestion,
  { standing: { answers }, checking }: { readonly standing: Standing; readonly checking: Checking },
): AnswerChecked {
  const { learnerId, number, answer } = checking;
  const secondsSpent = checking.try === 1 ? answers.get(number)?.secondsSpent : undefined;
  const mark = markOf(question, { answer, secondsSpent });
  return {
    type: 'AnswerChecked',
    data: { worksheetId, learnerId, number, try: checking.try, answer, mark, markRuleVersion },
  };
}

export const tryOf = (checked: Checked | undefined, nth: number): CheckedTry | undefined =>
  nth === 1 ? checked?.first : checked?.second;

/** The tries of all questions, after one more of them was checked. */
export function withCheck(
  checks: ReadonlyMap<number, Checked>,
  { number, try: nth, answer, mark }: AnswerChecked['data'],
): ReadonlyMap<number, Checked> {
  const made: CheckedTry = { answer: textOf(answer), mark };
  const first = checks.get(number)?.first;
  return new Map(checks).set(number, nth === 1 || !first ? { first: made } : { first, second: made });
}

/** The same, after all steps of one were opened. */
export function withSteps(
  checks: ReadonlyMap<number, Checked>,
  { number }: StepsShown['data'],
): ReadonlyMap<number, Checked> {
  const checked = checks.get(number);
  return checked ? new Map(checks).set(number, { ...checked, stepsShown: true }) : checks;
}

/** Of somebody who has been erased nothing is left to read. */
export const textOf = (answer: string | null): string => answer ?? '';
