import { useFlagNotes, type FlagNote } from '../../parts/flag-notes/flag-notes';
import type { Worksheet, WorksheetQuestion } from './worksheet';

type OfWorksheet = Pick<Worksheet, 'worksheetId' | 'worksheetQuestions'>;

/** What was answered to the flags of a worksheet; asked only where it has any. */
export const useFlagNotesAnswer = (worksheet: OfWorksheet | undefined) =>
  useFlagNotes({ asked: worksheet?.worksheetQuestions.some(({ flagged }) => flagged) === true });

/** The same, by its questions. */
export function useFlagNotesOf(worksheet: OfWorksheet): (item: WorksheetQuestion) => FlagNote | undefined {
  const notes = useFlagNotesAnswer(worksheet).data ?? [];
  return ({ questionNumber }) =>
    notes.find((note) => note.worksheetId === worksheet.worksheetId && note.questionNumber === questionNumber);
}
