import { day } from '../../../../parts/dates';
import { counted, lasting } from '../../../../parts/words';
import type { Worksheet } from '../../worksheet';

/** In seconds: what was left and taken up again says nothing of the time that was spent on it. */
const atOneSitting = 5_400;

/** What stands above a result besides the topic: its level, length, time and day. */
export function headOf({ subject, worksheetQuestions, startedAt, completedAt, timeLimitSeconds }: Worksheet): string[] {
  const levels = worksheetQuestions.map(({ question }) => question.level);
  const length = counted(worksheetQuestions.length, 'question');
  // The levels of written items are no steps that a child knows.
  const level =
    subject === 'english' || levels.length === 0 ? [] : [levelWords(Math.min(...levels), Math.max(...levels))];
  if (completedAt === null) return [...level, length];
  const seconds = (Date.parse(completedAt) - Date.parse(startedAt)) / 1_000;
  // One with a clock tells its time below.
  const time = timeLimitSeconds === null && seconds > 0 && seconds < atOneSitting ? [lasting(seconds)] : [];
  return [...level, length, ...time, day(completedAt)];
}

const levelWords = (lowest: number, highest: number): string =>
  lowest === highest ? `level ${lowest}` : `levels ${lowest} to ${highest}`;
