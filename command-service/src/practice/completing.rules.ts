import { accept, acceptUnless, refuse, type Decision } from 'platform/decider';
import type { WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import type { IssuedQuestion } from 'schemas/questions/question';
import type { Checked } from './checking.rules';
import { lateness } from './clock.rules';
import { markOf, markRuleVersion, type Given } from './marking.rules';

type Issued = Extract<WorksheetEvent, { type: 'WorksheetIssued' }>['data'];

export interface Completion {
  /** When it reached us, ISO 8601 UTC. */
  readonly at: string;
  readonly learnerId: string;
  readonly answers: readonly string[];
  readonly clientClaim?: number;
  /** What the day has no room to show; it matters for what was left blank alone. */
  readonly closed?: readonly number[];
}

/** An answer that stands, and whether something ever stood there. */
type Kept = Given & { readonly tried: boolean };

/** What a completion is decided on. */
interface Standing {
  readonly answers: ReadonlyMap<number, Kept>;
  readonly checks: ReadonlyMap<number, Checked>;
  readonly discarded: boolean;
}

/**
 * An answer that was kept one by one stands; what only the completing client holds fills the gaps. What was checked keeps
 * the mark that it was told: the first try's.
 */
export function complete(
  issued: Issued,
  { answers: kept, checks, discarded }: Standing,
  { learnerId, answers, clientClaim, at, closed = [] }: Completion,
): Decision<WorksheetEvent, 'WorksheetIsDiscarded'> {
  const { worksheetId, subject, topic, purpose, questions } = issued;
  if (discarded) return refuse('WorksheetIsDiscarded');
  // What was done at the kitchen table has no clock, and is typed in whenever there is time.
  const late = purpose === 'paper' ? {} : lateness(issued, at);
  const missing = questions.filter(({ number }) => !kept.has(number) && (answers[number - 1] ?? '') !== '');
  const atLast = missing.map(({ number }) => ({
    type: 'AnswerSubmitted' as const,
    data: { worksheetId, learnerId, number, answer: answers[number - 1] ?? '', ...late },
  }));
  const marks = questions.map(
    (question) =>
      checks.get(question.number)?.first.mark ?? markOf(question, answerTo(question, kept, { answers, late, closed })),
  );
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
  return accept<WorksheetEvent>(...atLast, { type: 'WorksheetCompleted', data });
}

/** Marked already: what stayed closed is shown as far as the day has paid for it now. */
export function openAnswers(
  { worksheetId, learnerId }: Issued,
  before: readonly number[],
  { closed = [] }: Completion,
): Decision<WorksheetEvent> {
  const numbers = before.filter((number) => !closed.includes(number));
  return acceptUnless(numbers.length === 0, { type: 'AnswersOpened', data: { worksheetId, learnerId, numbers } });
}

type Gaps = Required<Pick<Completion, 'answers' | 'closed'>> & { readonly late: { readonly late?: true } };

function answerTo({ number }: IssuedQuestion, kept: ReadonlyMap<number, Kept>, gaps: Gaps): Given {
  const given = kept.get(number) ?? atTheEnd(gaps.answers[number - 1] ?? '', gaps);
  const isClosed = !given.tried && gaps.closed.includes(number);
  return isClosed ? { answer: given.answer, secondsSpent: given.secondsSpent, closed: true } : given;
}

const atTheEnd = (answer: string, { late }: Gaps): Kept => ({
  answer,
  tried: answer.trim() !== '',
  ...(answer !== '' && late),
});

/** What a marked worksheet shows. */
export const resultOf = ({
  correct,
  asked,
  marks,
}: Extract<WorksheetEvent, { type: 'WorksheetCompleted' }>['data']) => ({
  result: { correct, asked },
  closed: marks.filter((mark) => mark.closed === true).map(({ number }) => number),
});
