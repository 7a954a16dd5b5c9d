import { answer } from 'platform/http';
import type { Database } from 'platform/database';
import type { RowOf } from 'schemas/describe/table';
import { getWorksheetPdf } from 'schemas/practice/worksheets/printing.contract';
import type { catalogue } from 'schemas/questions/catalogue.table';
import { subjectTitles } from 'schemas/questions/question';
import { ownWorksheet, type Worksheet } from '../own-worksheet';
import { answerSheet } from './answer-sheet';
import { pdfOf, widthInPrint } from './pdf';
import { questionSheet } from './question-sheet';

export const worksheetPdfQuery = answer(getWorksheetPdf, async ({ worksheetId, sheet }, tools) => {
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
});

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

async function topicTitle({ topic }: Worksheet, db: Database): Promise<string> {
  const [current] = await db.many<RowOf<typeof catalogue>>('select * from read.questions_catalogue');
  return current?.topics.find(({ key }) => key === topic)?.title ?? 'Mixed questions';
}
