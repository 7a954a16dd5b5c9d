import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { readModel } from '../../read-model';

export const issuedQuestionsProjection = readModel(issuedQuestions, { version: 1 }).fold({
  WorksheetIssued: (_, { data: { worksheetId, questions } }) => ({
    worksheetId,
    questions: questions.toSorted((one, other) => one.number - other.number),
  }),
});
