import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import type { IssuedQuestion } from 'schemas/questions/question';
import { markOf, markRuleVersion, type Given } from './marking.rules';

type Issued = Extract<WorksheetEvent, { type: 'WorksheetIssued' }>['data'];
type Submitted = Extract<WorksheetEvent, { type: 'AnswerSubmitted' }>['data'];
type Flagged = Extract<WorksheetEvent, { type: 'QuestionFlagged' }>['data'];

export type WorksheetCommand =
  | { type: 'IssueWorksheet'; data: Issued }
  | { type: 'SubmitAnswer'; data: Omit<Submitted, 'worksheetId'> }
  | { type: 'CompleteWorksheet'; data: { learnerId: string; answers: readonly string[]; clientClaim?: number } }
  | { type: 'FlagQuestion'; data: Omit<Flagged, 'worksheetId'> };

export type WorksheetRefusal = 'WorksheetNotFound' | 'QuestionNotFound' | 'WorksheetComplete' | 'WorksheetIsOnPaper';

export interface Worksheet {
  readonly issued: Issued | null;
  /** The last answer given to each question. */
  readonly answers: ReadonlyMap<number, Kept>;
  readonly result: { readonly correct: number; readonly asked: number } | null;
}

/** An answer, and the last writing of it that each tab has sent. */
interface Kept extends Given {
  readonly writings: ReadonlyMap<string, number>;
}

type Made = Decision<WorksheetEvent, WorksheetRefusal>;

const initial: Worksheet = { issued: null, answers: new Map(), result: null };

export const worksheet = decider({ category: 'worksheet', initial, decide, evolve });

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
      return result === null ? complete(issued, worksheet.answers, command.data) : accept();
    case 'FlagQuestion':
      return has(issued, command.data.number)
        ? accept({ type: 'QuestionFlagged', data: { worksheetId: issued.worksheetId, ...command.data } })
        : refuse('QuestionNotFound');
  }
}

type Submission = Extract<WorksheetCommand, { type: 'SubmitAnswer' }>['data'];

function submit(issued: Issued, { answers, result }: Worksheet, submission: Submission): Made {
  if (!has(issued, submission.number)) return refuse('QuestionNotFound');
  if (issued.purpose === 'paper') return refuse('WorksheetIsOnPaper');
  const kept = answers.get(submission.number);
  if (kept && (kept.answer === submission.answer || isOlder(submission, kept))) return accept(); // a resend changes nothing
  if (result !== null) return refuse('WorksheetComplete');
  return accept({ type: 'AnswerSubmitted', data: { worksheetId: issued.worksheetId, ...submission } });
}

/** A copy that was under way while the same tab sent a newer one. */
const isOlder = ({ writing }: Submission, { writings }: Kept): boolean =>
  writing !== undefined && writing.count < (writings.get(writing.tab) ?? 0);

const has = ({ questions }: Issued, wanted: number): boolean => questions.some(({ number }) => number === wanted);

type Completion = Extract<WorksheetCommand, { type: 'CompleteWorksheet' }>['data'];

/** An answer that was kept one by one stands; what only the completing client holds fills the gaps. */
function complete(
  issued: Issued,
  kept: ReadonlyMap<number, Kept>,
  { learnerId, answers, clientClaim }: Completion,
): Made {
  const { worksheetId, subject, topic, purpose, questions } = issued;
  if (purpose === 'paper') return refuse('WorksheetIsOnPaper');
  const late = questions.filter(({ number }) => !kept.has(number) && (answers[number - 1] ?? '') !== '');
  const submitted = late.map(({ number }) => ({
    type: 'AnswerSubmitted' as const,
    data: { worksheetId, learnerId, number, answer: answers[number - 1] ?? '' },
  }));
  const marks = questions.map((question) => markOf(question, answerTo(question, kept, answers)));
  const correct = marks.filter((mark) => mark.correct).length;
  const claim = clientClaim !== undefined && clientClaim !== correct ? { clientClaim } : {};
  const data = {
    worksheetId,
    learnerId,
    subject,
    topic,
    purpose,
    correct,
    asked: questions.length,
    marks,
    markRuleVersion,
    ...claim,
  };
  return accept<WorksheetEvent>(...submitted, { type: 'WorksheetCompleted', data });
}

function answerTo({ number }: IssuedQuestion, kept: ReadonlyMap<number, Kept>, late: readonly string[]): Given {
  return kept.get(number) ?? { answer: late[number - 1] ?? '' };
}

function evolve(worksheet: Worksheet, event: WorksheetEvent): Worksheet {
  switch (event.type) {
    case 'WorksheetIssued':
      return { ...worksheet, issued: event.data };
    case 'AnswerSubmitted':
      return { ...worksheet, answers: withAnswer(worksheet.answers, event.data) };
    case 'WorksheetCompleted':
      return { ...worksheet, result: { correct: event.data.correct, asked: event.data.asked } };
    case 'QuestionFlagged':
      return worksheet;
  }
}

function withAnswer(
  answers: ReadonlyMap<number, Kept>,
  { number, answer, secondsSpent, writing }: Submitted,
): ReadonlyMap<number, Kept> {
  const before = answers.get(number);
  const writings = new Map(before?.writings);
  if (writing) writings.set(writing.tab, writing.count);
  return new Map(answers).set(number, { answer, secondsSpent: secondsSpent ?? before?.secondsSpent, writings });
}
