import type { SubjectKey } from 'schemas/questions/question';
import { day } from '../../../../parts/dates';
import { counted, lasting } from '../../../../parts/words';
import type { Worksheet } from '../../worksheet';

/** In seconds: what was left and taken up again says nothing of the time that was spent on it. */
const atOneSitting = 5_400;

/** What stands above a result besides the topic: its level, length, time and day. */
export function headOf(worksheet: Worksheet): string[] {
  const { subject, worksheetQuestions, completedAt } = worksheet;
  const levels = worksheetQuestions.map(({ question }) => question.level);
  const length = counted(worksheetQuestions.length, 'question');
  const level = areLevelsTold(subject) && levels.length > 0 ? [levelWords(rangeOf(levels))] : [];
  if (completedAt === null) return [...level, length];
  return [...level, length, ...timeOf(worksheet, completedAt), day(completedAt)];
}

/** Nothing of one with a clock, which tells its time below, and of one on paper, where it is the time of typing in. */
function timeOf({ startedAt, timeLimitSeconds, purpose }: Worksheet, completedAt: string): string[] {
  const seconds = (Date.parse(completedAt) - Date.parse(startedAt)) / 1_000;
  const isTold = timeLimitSeconds === null && purpose !== 'paper' && seconds > 0 && seconds < atOneSitting;
  return isTold ? [lasting(seconds)] : [];
}

/** The levels of written items are no steps that a child knows. */
export const areLevelsTold = (subject: SubjectKey): boolean => subject !== 'english';

/** The lowest of its levels and the highest. */
export type Range = readonly [lowest: number, highest: number];
export const rangeOf = (levels: readonly number[]): Range => [Math.min(...levels), Math.max(...levels)];

export const levelWords = ([lowest, highest]: Range): string =>
  lowest === highest ? `level ${lowest}` : `levels ${lowest} to ${highest}`;
