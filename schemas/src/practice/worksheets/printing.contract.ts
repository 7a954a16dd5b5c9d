import Type from 'typebox';
import { learners } from '../../accounts/roles';
import { file, query } from '../../describe/contract';
import { Id } from '../../describe/schema';

export const getWorksheetPdf = query({
  call: 'GET /worksheetPdf/{worksheetId}/{sheet}',
  who: learners,
  summary:
    'A worksheet of the caller to print on A4: its questions, or its answers with worked steps. The answers of a worksheet that is done on the screen are given once it is marked.',
  request: { worksheetId: Id, sheet: Type.Enum(['questions', 'answers']) },
  reply: file('application/pdf'),
  refusals: ['WorksheetNotFound', 'WorksheetNotMarked'],
});
