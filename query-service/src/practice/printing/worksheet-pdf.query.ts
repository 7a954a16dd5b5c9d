import { answer } from 'platform/http';
import type { Reads } from 'platform/database/reads';
import { getWorksheetPdf } from 'schemas/practice/worksheets/printing.contract';
import { catalogue } from 'schemas/questions/catalogue.table';
import { subjectTitles } from 'schemas/questions/question';
import { ownWorksheet, ownWorksheetTables, type Worksheet } from '../own-worksheet';
import { answerSheet } from './answer-sheet';
import { pdfOf, widthInPrint } from './pdf';
import { questionSheet } from './question-sheet';

export const worksheetPdfQuery = answer(
  getWorksheetPdf,
  { reads: [...ownWorksheetTables, catalogue] },
  async ({ worksheetId, sheet }, tools) => {
    const { worksheet, questions, showsAnswers } = await ownWorksheet(worksheetId, tools);
    if (sheet === 'answers' && !showsAnswers) return tools.refuse('WorksheetNotMarked');
    const printed = {
      worksheetId,
      title: `${subjectTitles[worksheet.subject]}: ${await topicTitle(worksheet, tools.db)}`,
      issuedOn: longDay.format(new Date(worksheet.issuedAt)),
      passage: worksheet.passage,
      questions: questions.map(({ question }) => question),
    };
    return pdfOf(sheet === 'answers' ? answerSheet(printed) : questionSheet(printed, await widthInPrint()));
  },
);

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

async function topicTitle({ topic }: Worksheet, db: Reads<typeof catalogue.name>): Promise<string> {
  const current = await db.from(catalogue).select('topics').executeTakeFirst();
  return current?.topics.find(({ key }) => key === topic)?.title ?? 'Mixed questions';
}
