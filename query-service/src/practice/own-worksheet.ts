import type { QueryTools } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { worksheetQuestions } from 'schemas/practice/worksheets/worksheet-questions.table';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';

export type Worksheet = RowOf<typeof worksheets>;
export type WorksheetQuestion = RowOf<typeof worksheetQuestions>;

/** What `ownWorksheet` reads. */
export const ownWorksheetTables = [worksheets, worksheetQuestions] as const;

interface OwnWorksheet {
  readonly worksheet: Worksheet;
  /** In the order of their numbers. */
  readonly questions: readonly WorksheetQuestion[];
  /** Whether keys and solutions may be shown: a worksheet on paper is marked by whoever has its answer sheet. */
  readonly showsAnswers: boolean;
}

/** A worksheet of the caller; another learner's is refused exactly as one that does not exist. */
export async function ownWorksheet(
  worksheetId: string,
  { db, caller, refuse }: Pick<QueryTools<(typeof ownWorksheetTables)[number]['name']>, 'db' | 'caller' | 'refuse'>,
): Promise<OwnWorksheet> {
  const worksheet = await db
    .from(worksheets)
    .selectAll()
    .where('worksheetId', '=', worksheetId)
    .where('learnerId', '=', caller.learnerId)
    .executeTakeFirst();
  if (!worksheet) return refuse('WorksheetNotFound');
  const questions = await db
    .from(worksheetQuestions)
    .selectAll()
    .where('worksheetId', '=', worksheetId)
    .orderBy('number')
    .execute();
  return { worksheet, questions, showsAnswers: worksheet.completedAt !== null || worksheet.purpose === 'paper' };
}
