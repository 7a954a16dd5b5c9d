import { answer, countedAs } from 'platform/http';
import type { Reads } from 'platform/database/reads';
import { getWorksheetPdf } from 'schemas/practice/worksheets/printing.contract';
import { catalogue } from 'schemas/questions/catalogue.table';
import { subjectTitles } from 'schemas/questions/question';
import { topicTitle } from 'schemas/questions/topic-title.rules';
import { headOfOwn, ownWorksheetTables, questionsOf, type Worksheet } from '../own-worksheet';
import type { PrintShop } from 'platform/typesetting/print-shop';
import type { SheetOrder } from './press/printed-sheet';
import { mayPrintQuestions } from './printable.rules';
import type { PrintedWorksheet } from './printed-worksheet';

const reads = [...ownWorksheetTables, catalogue] as const;

export const worksheetPdfQuery = (printed: PrintShop<SheetOrder>) =>
  answer(getWorksheetPdf, { reads }, async ({ worksheetId, sheet }, tools) => {
    const { worksheet, showsAnswers } = await headOfOwn(worksheetId, tools);
    if (sheet === 'answers' && !showsAnswers) return tools.refuse('WorksheetNotMarked');
    if (sheet === 'questions' && !mayPrintQuestions(worksheet, tools.caller.roles))
      return tools.refuse('WorksheetIsForTheScreen');
    const order = async () => ({ sheet, printed: await contentOf(worksheet, tools.db) });
    // What was closed when the sheet was last made may be open by now.
    const key = `${worksheetId}/${sheet}/${worksheet.closed?.length ?? 0}`;
    return printed({ accountId: countedAs(tools.caller), key, order });
  });

/** Read for a sheet that is made alone: most of those who ask at once are given one that is kept, or none. */
async function contentOf(worksheet: Worksheet, db: Reads<(typeof reads)[number]['name']>): Promise<PrintedWorksheet> {
  const { worksheetId, subject, issuedAt, passage } = worksheet;
  const questions = await questionsOf(worksheet, db);
  return {
    worksheetId,
    title: `${subjectTitles[subject]}: ${await titleOf(worksheet, db)}`,
    issuedOn: longDay.format(new Date(issuedAt)),
    passage,
    questions: questions.map(({ question }) => question),
    closed: worksheet.closed ?? [],
  };
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

async function titleOf({ topic }: Worksheet, db: Reads<typeof catalogue.name>): Promise<string> {
  const current = await db.from(catalogue).select('topics').executeTakeFirst();
  return topicTitle(current?.topics ?? [], topic);
}
