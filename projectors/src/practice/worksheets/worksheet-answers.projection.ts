import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { readModel } from '../../read-model';

export const worksheetAnswersProjection = readModel(worksheetAnswers, { version: 1 }).fold({
  AnswerSubmitted: (_, { data: { worksheetId, number, learnerId, answer, late = false } }) => ({
    worksheetId,
    number,
    learnerId,
    answer,
    late,
  }),
});
