import type { Dot } from '../../../parts/question/dots';
import type { WorksheetQuestion } from '../worksheet';

type Tries = Pick<WorksheetQuestion, 'isCorrect' | 'secondTry'>;

/** Where a question of a worksheet stands that is checked question by question. */
export type Standing = 'open' | 'right' | 'one-more-try' | 'right-later' | 'not-yet';

export function standingOf({ isCorrect, secondTry }: Tries): Standing {
  if (isCorrect === null) return 'open';
  if (isCorrect) return 'right';
  if (secondTry === null) return 'one-more-try';
  return secondTry.isCorrect ? 'right-later' : 'not-yet';
}

/** The same, where it is known whether all steps were looked at: they tell the answer, and no try comes after them. */
export const standingAfterSteps = (standing: Standing, seen: boolean): Standing =>
  standing === 'one-more-try' && seen ? 'not-yet' : standing;

/** The dot of a question that was checked; nothing for one that was not. */
export function dotOfCheck({ questionNumber: number, flagged, ...item }: WorksheetQuestion): Dot | undefined {
  const standing = standingOf(item);
  if (standing === 'open') return undefined;
  return { number, flagged, state: standing === 'one-more-try' ? 'not-yet' : standing };
}
