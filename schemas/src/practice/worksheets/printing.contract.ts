import Type from 'typebox';
import { learners } from '../../accounts/roles';
import { file, query } from '../../describe/contract';
import { Id } from '../../describe/schema';

export const getWorksheetPdf = query({
  call: 'GET /worksheetPdf/{worksheetId}/{sheet}',
  who: learners,
  summary:
    'A worksheet of the caller to print on A4: its questions, or its answers with worked steps. The answers of a worksheet that is done on the screen are given once it is marked; a free account prints the questions of such a worksheet then, too, as far as the day has paid for them.',
  request: { worksheetId: Id, sheet: Type.Enum(['questions', 'answers']) },
  reply: file('application/pdf'),
  refusals: ['WorksheetNotFound', 'WorksheetNotMarked', 'WorksheetIsForTheScreen'],
});
