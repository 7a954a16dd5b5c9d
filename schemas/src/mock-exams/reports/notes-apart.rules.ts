import type { ReportHead } from './report-content';

/** The notes of staff that what changed does not quote already: nobody is to read the same twice under one heading. */
export const notesApart = ({ corrected, notes }: Pick<ReportHead, 'corrected' | 'notes'>): readonly string[] =>
  notes.filter((note) => ![note, note.replace(/\.$/, '')].some((words) => corrected?.includes(`“${words}”`)));
