import type { Dot } from '../../../parts/question/dots';
import type { WorksheetQuestion } from '../worksheet';

type Tries = Pick<WorksheetQuestion, 'isCorrect' | 'secondTry' | 'correctAnswer'>;

/** Where a question of a worksheet stands that is checked question by question. */
export type Standing = 'open' | 'right' | 'one-more-try' | 'right-later' | 'not-yet';

export function standingOf({ isCorrect, secondTry, correctAnswer }: Tries): Standing {
  if (isCorrect === null) return 'open';
  if (isCorrect) return 'right';
  // The answer is told once no try is left, and not before.
  if (secondTry === null) return correctAnswer === null ? 'one-more-try' : 'not-yet';
  return secondTry.isCorrect ? 'right-later' : 'not-yet';
}

/** Whether a question waits for its child still, be it for one more try. */
export const waits = (standing: Standing): boolean => standing === 'open' || standing === 'one-more-try';

/** The dot of a question that was checked; nothing for one that was not. */
export function dotOfCheck({ questionNumber: number, flagged, ...item }: WorksheetQuestion): Dot | undefined {
  const standing = standingOf(item);
  if (standing === 'open') return undefined;
  return { number, flagged, state: standing === 'one-more-try' ? 'not-yet' : standing };
}
