import { set } from 'platform/projections';
import type { Mark } from 'schemas/practice/worksheets/worksheet.events';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import { readModel } from '../../read-model';

export const worksheetsProjection = readModel(worksheets, { version: 10 }).fold({
  WorksheetIssued: (
    _row,
    { data: { questions, subTopic, passage, timeLimitSeconds, checksEach, issuedAt: _, costs: __, ...data }, meta },
  ) => ({
    ...data,
    subTopic: subTopic ?? null,
    passage: passage ?? null,
    timeLimitSeconds: timeLimitSeconds ?? null,
    checksEach: checksEach ?? false,
    levels: [...new Set(questions.map(({ level }) => level))].toSorted((one, other) => one - other),
    asked: questions.length,
    correct: null,
    right: null,
    otherForm: null,
    closed: null,
    errors: null,
    markRule: null,
    issuedAt: meta.at,
    completedAt: null,
    discardedAt: null,
  }),
  WorksheetDiscarded: (row, { meta }) => set(row, { discardedAt: meta.at }),
  WorksheetCompleted: (row, { data: { correct: score, marks, markRuleVersion }, meta }) =>
    set(row, {
      correct: score,
      right: numbersOf(marks, ({ correct }) => correct),
      otherForm: numbersOf(marks, ({ errorTag }) => errorTag === 'form'),
      closed: numbersOf(marks, ({ closed }) => closed === true),
      errors: marks.flatMap(({ number, errorTag }) => (errorTag === undefined ? [] : [{ number, errorTag }])),
      markRule: markRuleVersion,
      completedAt: meta.at,
    }),
  AnswersOpened: (row, { data: { numbers } }) =>
    set(row, { closed: (row?.closed ?? []).filter((number) => !numbers.includes(number)) }),
});

const numbersOf = (marks: readonly Mark[], isSo: (mark: Mark) => boolean): number[] =>
  marks.filter(isSo).map(({ number }) => number);
