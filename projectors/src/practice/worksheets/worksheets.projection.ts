import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import { readModel } from '../../read-model';

export const worksheetsProjection = readModel(worksheets, { version: 2 }).fold({
  WorksheetIssued: (_, { data: { questions, subTopic, passage, timeLimitSeconds, ...data }, meta }) => ({
    ...data,
    subTopic: subTopic ?? null,
    passage: passage ?? null,
    timeLimitSeconds: timeLimitSeconds ?? null,
    asked: questions.length,
    correct: null,
    issuedAt: meta.at,
    completedAt: null,
  }),
  WorksheetCompleted: (row, { data, meta }) => row && { ...row, correct: data.correct, completedAt: meta.at },
});
