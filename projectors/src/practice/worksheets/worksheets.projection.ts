import { set } from 'platform/projections';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import { readModel } from '../../read-model';

export const worksheetsProjection = readModel(worksheets, { version: 3 }).fold({
  WorksheetIssued: (
    _row,
    { data: { questions, subTopic, passage, timeLimitSeconds, issuedAt: _, ...data }, meta },
  ) => ({
    ...data,
    subTopic: subTopic ?? null,
    passage: passage ?? null,
    timeLimitSeconds: timeLimitSeconds ?? null,
    asked: questions.length,
    correct: null,
    right: null,
    issuedAt: meta.at,
    completedAt: null,
  }),
  WorksheetCompleted: (row, { data: { correct, marks }, meta }) =>
    set(row, {
      correct,
      right: marks.filter((mark) => mark.correct).map(({ number }) => number),
      completedAt: meta.at,
    }),
});
