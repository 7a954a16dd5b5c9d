import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import { questionIdAt, questionIdOf } from 'schemas/practice/flagging/question-id';
import type { WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import {
  check,
  openSteps,
  textOf,
  withCheck,
  withSteps,
  type Checked,
  type CheckRefusal,
  type Checking,
} from './checking.rules';
import { lateness, secondsWithin } from './clock.rules';
import { complete, openAnswers, resultOf, type Completion } from './completing.rules';
import type { Given } from './marking.rules';

type Issued = Extract<WorksheetEvent, { type: 'WorksheetIssued' }>['data'];
type AnswerSubmitted = Extract<WorksheetEvent, { type: 'AnswerSubmitted' }>;
type Submitted = AnswerSubmitted['data'];
type Flagged = Extract<WorksheetEvent, { type: 'QuestionFlagged' }>['data'];

export type WorksheetCommand =
  | { type: 'IssueWorksheet'; data: Issued }
  | { type: 'SubmitAnswer'; data: Omit<Submitted, 'worksheetId' | 'late'> & Timed }
  | { type: 'CompleteWorksheet'; data: Completion }
  | { type: 'CheckAnswer'; data: Checking }
  | { type: 'ShowSteps'; data: Pick<Checking, 'learnerId' | 'number'> }
  | { type: 'DiscardWorksheet'; data: { learnerId: string } }
  | { type: 'FlagQuestion'; data: Omit<Flagged, 'worksheetId' | 'questionId'> };

/** What tells something of a key, and is written before it does. */
type Telling = Extract<WorksheetCommand, { type: 'CheckAnswer' | 'ShowSteps' }>;

/** When it reached us, ISO 8601 UTC. */
interface Timed {
  readonly at: string;
}

export type WorksheetRefusal =
  | 'WorksheetNotFound'
  | 'WorksheetIsOnPaper'
  | 'WorksheetIsDiscarded'
  | 'AnswerChangedTooOften'
  | CheckRefusal;

export interface Worksheet {
  readonly issued: Issued | null;
  /** The last answer given to each question. */
  readonly answers: ReadonlyMap<number, Kept>;
  /** What was checked while it was being done. */
  readonly checks: ReadonlyMap<number, Checked>;
  /** How often an answer was written, whichever. */
  readonly written: number;
  readonly discarded: boolean;
  readonly result: { readonly correct: number; readonly asked: number } | null;
  /** The numbers of the blanks whose keys are not shown, though it is marked. */
  readonly closed: readonly number[];
  /** What was flagged, by the numbers of the questions: see `questionIdOf`. */
  readonly flagged: ReadonlyMap<number, string>;
}

/** An answer, and the last writing of it that each tab has sent. */
interface Kept extends Given {
  readonly writings: ReadonlyMap<string, number>;
  /** Something stood there once, whether or not it was taken away again. */
  readonly tried: boolean;
  readonly written: number;
}

type Made = Decision<WorksheetEvent, WorksheetRefusal>;

const initial: Worksheet = {
  issued: null,
  answers: new Map(),
  checks: new Map(),
  written: 0,
  discarded: false,
  result: null,
  closed: [],
  flagged: new Map(),
};

export const worksheet = decider({ category: 'worksheet', initial, keep: whoseAnswers, decide, evolve });

/** What has been typed is the learner's own. */
function whoseAnswers({ issued }: Worksheet): readonly string[] {
  return issued === null ? [] : [issued.learnerId];
}

function decide(command: WorksheetCommand, worksheet: Worksheet): Made {
  const { issued, result } = worksheet;
  if (command.type === 'IssueWorksheet')
    return issued === null ? accept({ type: 'WorksheetIssued', data: command.data }) : accept();
  // Another learner's worksheet is told exactly as one that does not exist.
  if (issued?.learnerId !== command.data.learnerId) return refuse('WorksheetNotFound');
  switch (command.type) {
    case 'SubmitAnswer':
      return submit(issued, worksheet, command.data);
    case 'CompleteWorksheet':
      return result === null
        ? complete(issued, worksheet, command.data)
        : openAnswers(issued, worksheet.closed, command.data);
    case 'CheckAnswer':
    case 'ShowSteps':
      return worksheet.discarded ? refuse('WorksheetIsDiscarded') : tell(issued, worksheet, command);
    case 'DiscardWorksheet':
      return discard(issued, worksheet);
    case 'FlagQuestion':
      return flag(issued, worksheet, command.data);
  }
}

function tell(issued: Issued, worksheet: Worksheet, command: Telling): Made {
  return command.type === 'CheckAnswer'
    ? check(issued, worksheet, command.data)
    : openSteps(issued, worksheet, command.data);
}

/** Flagged once more it stays the question that it was called before. */
function flag(
  { worksheetId, questions }: Issued,
  { flagged }: Worksheet,
  data: Omit<Flagged, 'worksheetId' | 'questionId'>,
): Made {
  const question = questions.find(({ number }) => number === data.number);
  if (question === undefined) return refuse('QuestionNotFound');
  const questionId = flagged.get(data.number) ?? questionIdOf(question);
  return accept({ type: 'QuestionFlagged', data: { worksheetId, ...data, questionId } });
}

type Submission = Extract<WorksheetCommand, { type: 'SubmitAnswer' }>['data'];

/** More than a child in doubt needs, and few enough that a stream stays short. */
const MOST_WRITTEN = { ofAnAnswer: 50, ofAWorksheet: 1_000 } as const;

function submit(issued: Issued, worksheet: Worksheet, submission: Submission): Made {
  if (!has(issued, submission.number)) return refuse('QuestionNotFound');
  if (issued.purpose === 'paper') return refuse('WorksheetIsOnPaper');
  return worksheet.discarded ? refuse('WorksheetIsDiscarded') : write(issued, worksheet, submission);
}

function write(issued: Issued, worksheet: Worksheet, submission: Submission): Made {
  const kept = worksheet.answers.get(submission.number);
  if (kept && isOlder(submission, kept)) return accept();
  if (kept?.answer === submission.answer) return repeated(submitted(issued, submission), worksheet);
  if (worksheet.result !== null) return refuse('WorksheetComplete');
  if (worksheet.checks.has(submission.number)) return refuse('AnswerChecked');
  if (isTooMuch(worksheet, kept)) return refuse('AnswerChangedTooOften');
  return accept(submitted(issued, submission));
}

/**
 * The same answer again. A resend changes nothing; one with more time on its question, as when somebody who wrote it has
 * looked at it for a while and then goes on, is kept for that time, as long as there is any to spend.
 */
function repeated(event: AnswerSubmitted, worksheet: Worksheet): Made {
  const kept = worksheet.answers.get(event.data.number);
  const isLonger = (event.data.secondsSpent ?? 0) > (kept?.secondsSpent ?? 0);
  const isOver = isMarked(worksheet, event.data.number) || event.data.late === true || isTooMuch(worksheet, kept);
  return isLonger && !isOver ? accept(event) : accept();
}

function submitted(issued: Issued, { at, secondsSpent, ...given }: Submission): AnswerSubmitted {
  const data = { worksheetId: issued.worksheetId, ...given, ...secondsWithin(issued, secondsSpent, at) };
  return { type: 'AnswerSubmitted' as const, data: { ...data, ...lateness(issued, at) } };
}

const isTooMuch = ({ written }: Worksheet, kept: Kept | undefined): boolean =>
  written >= MOST_WRITTEN.ofAWorksheet || (kept !== undefined && kept.written >= MOST_WRITTEN.ofAnAnswer);

const isMarked = ({ result, checks }: Worksheet, number: number): boolean => result !== null || checks.has(number);

/** A copy that was under way while the same tab sent a newer one. */
const isOlder = ({ writing }: Submission, { writings }: Kept): boolean =>
  writing !== undefined && writing.count < (writings.get(writing.tab) ?? 0);

const has = ({ questions }: Issued, wanted: number): boolean => questions.some(({ number }) => number === wanted);

function discard({ worksheetId, learnerId }: Issued, { discarded, result }: Worksheet): Made {
  if (result !== null) return refuse('WorksheetComplete');
  return acceptUnless(discarded, { type: 'WorksheetDiscarded', data: { worksheetId, learnerId } });
}

function evolve(worksheet: Worksheet, event: WorksheetEvent): Worksheet {
  switch (event.type) {
    case 'WorksheetIssued':
      return { ...worksheet, issued: event.data };
    case 'AnswerSubmitted': {
      const { answers, written } = worksheet;
      return { ...worksheet, answers: withAnswer(answers, event.data), written: written + 1 };
    }
    case 'AnswerChecked':
      return { ...worksheet, checks: withCheck(worksheet.checks, event.data) };
    case 'StepsShown':
      return { ...worksheet, checks: withSteps(worksheet.checks, event.data) };
    case 'WorksheetCompleted':
      return { ...worksheet, ...resultOf(event.data) };
    case 'AnswersOpened':
      return { ...worksheet, closed: worksheet.closed.filter((number) => !event.data.numbers.includes(number)) };
    case 'WorksheetDiscarded':
      return { ...worksheet, discarded: true };
    case 'QuestionFlagged': {
      const { worksheetId, number, questionId = questionIdAt(worksheetId, number) } = event.data;
      return { ...worksheet, flagged: new Map(worksheet.flagged).set(number, questionId) };
    }
  }
}

function withAnswer(
  answers: ReadonlyMap<number, Kept>,
  { number, answer, secondsSpent, writing, late }: Submitted,
): ReadonlyMap<number, Kept> {
  const before = answers.get(number);
  const writings = new Map(before?.writings);
  if (writing) writings.set(writing.tab, writing.count);
  return new Map(answers).set(number, {
    answer: textOf(answer),
    secondsSpent: secondsSpent ?? before?.secondsSpent,
    late,
    writings,
    tried: hasBeenTried(before) || textOf(answer).trim() !== '',
    written: (before?.written ?? 0) + 1,
  });
}

const hasBeenTried = (before: Kept | undefined): boolean => before?.tried ?? false;
