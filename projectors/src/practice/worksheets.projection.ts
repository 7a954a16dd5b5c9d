import { worksheets } from 'schemas/practice/worksheets.table';
import { readModel } from '../read-model';

export const worksheetsProjection = readModel(worksheets, { version: 1 }).fold({
  WorksheetIssued: (_, { data: { questions, subTopic, ...data }, meta }) => ({
    ...data,
    subTopic: subTopic ?? null,
    asked: questions.length,
    correct: null,
    issuedAt: meta.at,
    completedAt: null,
  }),
  WorksheetCompleted: (row, { data, meta }) => row && { ...row, correct: data.correct, completedAt: meta.at },
});
