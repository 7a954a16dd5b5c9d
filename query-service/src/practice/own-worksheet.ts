import type { QueryTools } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import type { worksheetQuestions } from 'schemas/practice/worksheets/worksheet-questions.table';
import type { worksheets } from 'schemas/practice/worksheets/worksheets.table';

export type Worksheet = RowOf<typeof worksheets>;
export type WorksheetQuestion = RowOf<typeof worksheetQuestions>;

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
  { db, caller, refuse }: Pick<QueryTools, 'db' | 'caller' | 'refuse'>,
): Promise<OwnWorksheet> {
  const [worksheet] = await db.many<Worksheet>(
    `select * from read.practice_worksheets where "worksheetId" = $1 and "learnerId" = $2`,
    [worksheetId, caller.learnerId],
  );
  if (!worksheet) return refuse('WorksheetNotFound');
  const questions = await db.many<WorksheetQuestion>(
    `select * from read.practice_worksheet_questions where "worksheetId" = $1 order by number`,
    [worksheetId],
  );
  return { worksheet, questions, showsAnswers: worksheet.completedAt !== null || worksheet.purpose === 'paper' };
}
