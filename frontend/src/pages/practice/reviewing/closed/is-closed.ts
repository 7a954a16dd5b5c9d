import type { WorksheetQuestion } from '../../worksheet';

type Told = Pick<WorksheetQuestion, 'isCorrect' | 'correctAnswer' | 'userAnswer'>;

/** Marked, and not told yet: it was left blank when the day of a free account had no question left to show. */
export const isClosed = ({ isCorrect, correctAnswer, userAnswer }: Told): boolean =>
  isCorrect !== null && correctAnswer === null && userAnswer.trim() === '';
