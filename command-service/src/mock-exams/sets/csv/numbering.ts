import type { AuthoredQuestion } from 'schemas/mock-exams/sets/authored';
import { isSame } from '../rules/canonical-json.rules';

/** A question of a file, before it has an id. */
export type ReadQuestion = Omit<AuthoredQuestion, 'questionId'>;

/** What becomes of a row whose number a question of the section has: it replaces that one, or all rows come after the last question. */
export type OnTaken = 'replace' | 'after' | undefined;

/** No question has a higher one. */
const MOST_NUMBER = 999;

/** How the numbers of a file meet those of the section. */
export interface Numbering {
  /** Why a row cannot have its number. */
  readonly faultOf: (number: number) => string | undefined;
  /** The question that a row of this number is put in place of. */
  readonly before: (number: number) => AuthoredQuestion | undefined;
}

export const freely: Numbering = { faultOf: () => undefined, before: () => undefined };

/** @param others the section's questions */
export function numberingOf(others: readonly AuthoredQuestion[], onTaken: OnTaken): Numbering {
  if (onTaken === 'after') return freely;
  const of = (number: number) => others.filter((one) => one.number === number);
  if (onTaken === undefined)
    return {
      faultOf: (number) =>
        of(number).length > 0
          ? `The section has a question ${number} already. Give this one another number.`
          : undefined,
      before: freely.before,
    };
  return {
    faultOf: (number) =>
      of(number).length > 1
        ? `The section has several questions ${number}. Give each of them a number of its own first.`
        : undefined,
    before: (number) => of(number)[0],
  };
}

interface Section {
  readonly others: readonly AuthoredQuestion[];
  readonly onTaken: OnTaken;
  /** Of what is new. */
  readonly idOf: (row: number) => string;
}

/** The questions of a file as they will stand: what replaces one keeps its id and its pictures, as when it is edited. */
export function placed(read: readonly ReadQuestion[], { others, onTaken, idOf }: Section): AuthoredQuestion[] {
  if (onTaken === 'after') {
    const last = Math.max(0, ...others.map(({ number }) => number));
    const inOrder = read.toSorted((one, other) => one.number - other.number);
    return inOrder.map((question, n) => {
      const number = Math.min(MOST_NUMBER, last + n + 1);
      return { ...question, questionId: idOf(n), number };
    });
  }
  const { before } = numberingOf(others, onTaken);
  return read.map((question, n) => ({ ...(before(question.number) ?? { questionId: idOf(n) }), ...question }));
}

/** How many of them are put in place of another, and how many are new. */
export function whatBecomes(questions: readonly AuthoredQuestion[], others: readonly AuthoredQuestion[]) {
  const there = new Map(others.map((one) => [one.questionId, one]));
  const replacing = questions.filter((one) => {
    const before = there.get(one.questionId);
    return before !== undefined && !isSame(one, before);
  });
  const fresh = questions.filter(({ questionId }) => !there.has(questionId));
  return { replaced: replacing.length, fresh: fresh.length };
}
