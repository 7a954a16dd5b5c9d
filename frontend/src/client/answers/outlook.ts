import type { RefusalOf } from 'schemas/describe/contract';
import type { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { anotherPractises, type Problem } from '../problem';

/**
 * What becomes of an answer that was not taken. `again`: it is sent until it is. `next-visit`: it is passed over while this
 * page stands, since this page would say the same once more. `another-day`: it stays on the device, and is tried again later.
 * `never`: no other try can succeed, and it leaves the device.
 */
export type Outlook = 'again' | 'next-visit' | 'another-day' | 'never';

/** By the refusals of the call's contract: a new one has to be judged here before it compiles. */
const byRefusal: Readonly<Record<RefusalOf<typeof submitAnswer>, Outlook>> = {
  AnswerChangedTooOften: 'never',
  AnswerChecked: 'never',
  DailyLimitReached: 'another-day',
  QuestionNotFound: 'never',
  WorksheetComplete: 'never',
  WorksheetIsDiscarded: 'never',
  WorksheetIsOnPaper: 'never',
  WorksheetNotFound: 'never',
};

/** A session that has ended, a stream that others write at the same moment, a limit on requests: each of them passes. */
const passing: readonly number[] = [401, 403, 409, 429];

/** Whether an answer that met a problem is sent again. */
export function outlookOf({ kind, code, status = 0 }: Problem): Outlook {
  if (kind !== 'refused') return 'again';
  if (isRefusal(code)) return byRefusal[code];
  return passing.includes(status) ? 'again' : 'next-visit';
}

/** Whether an answer came after its worksheet had been marked. */
export const isOfMarkedWorksheet = ({ code }: Problem): boolean =>
  code === ('WorksheetComplete' satisfies keyof typeof byRefusal);

/** Whether an answer came after its worksheet had been discarded. */
export const isOfDiscardedWorksheet = ({ code }: Problem): boolean =>
  code === ('WorksheetIsDiscarded' satisfies keyof typeof byRefusal);

/** Whether the day has no more questions for it. */
export const isOverLimit = ({ code }: Problem): boolean =>
  code === ('DailyLimitReached' satisfies keyof typeof byRefusal);

/** Whether it was not sent, since its child practises here no longer: it stays for when they do. */
export const isOfAnotherChild = ({ code }: Problem): boolean => code === anotherPractises().code;

const isRefusal = (code: string): code is keyof typeof byRefusal => Object.hasOwn(byRefusal, code);
