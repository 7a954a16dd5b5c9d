import type { Acknowledged } from '../../client/answers/acknowledged';
import type { Worksheet, WorksheetQuestion } from './worksheet';

/** A view of a worksheet with what was acknowledged since laid over it; a marked one shows its marks as they are. */
export function laidOver(worksheet: Worksheet, missing: readonly Acknowledged[]): Worksheet {
  if (worksheet.completedAt !== null || missing.length === 0) return worksheet;
  const worksheetQuestions = worksheet.worksheetQuestions.map((item) =>
    missing.reduce((shown, taken) => withTaken(shown, taken), item),
  );
  return { ...worksheet, worksheetQuestions };
}

/** A question with one thing that was acknowledged of it. */
export function withTaken(item: WorksheetQuestion, taken: Acknowledged): WorksheetQuestion {
  if (taken.kind === 'finish' || taken.number !== item.questionNumber) return item;
  // What was checked stays as it was.
  if (taken.kind === 'answer') return item.isCorrect === null ? { ...item, userAnswer: taken.answer } : item;
  if (taken.kind === 'steps') return { ...item, ...taken.told };
  const { isCorrect, isOtherForm, ...told } = taken.verdict;
  if (taken.kind === 'second') return { ...item, ...told, secondTry: { answer: taken.answer, isCorrect, isOtherForm } };
  // Somebody who has opened the steps meanwhile, as in another tab, has been told more.
  if (item.correctAnswer !== null) return { ...item, userAnswer: taken.answer, isCorrect, isOtherForm };
  return { ...item, ...told, userAnswer: taken.answer, isCorrect, isOtherForm };
}
