import { daysLater } from 'platform/clock';
import { afterSimilar, newMistake } from 'question-bank/adaptive/mistake-spacing';
import { mistakes } from 'schemas/practice/mistakes.table';
import type { RowOf } from 'schemas/describe/table';
import { readModel } from '../read-model';
import { marksOf, type MarksOfRow } from './marks-of';

const LISTED = 50;

/** A question about a passage has no similar one without it, so comprehension is not in the book. */
export const mistakesProjection = readModel(mistakes, { version: 1 }).fold({
  WorksheetCompleted: marksOf(
    ({ questionType, topic }, learnerId) => (topic === 'comprehension' ? undefined : { learnerId, questionType }),
    (row, worksheet) => {
      if (!row && worksheet.marks.every(({ correct }) => correct)) return undefined;
      const { learnerId, mark } = worksheet;
      const known = row?.mistakes ?? [];
      const returned = afterSimilar(known, worksheet.marks, todayOf(worksheet));
      const nowSolved = returned.filter(({ solvedAt }, n) => solvedAt !== known[n]?.solvedAt).length;
      return {
        ...{ learnerId, questionType: mark.questionType, subject: mark.subject, topic: mark.topic },
        solved: (row?.solved ?? 0) + nowSolved,
        mistakes: [...returned, ...mistakesIn(worksheet)].slice(-LISTED),
      };
    },
  ),
});

type Mistake = RowOf<typeof mistakes>['mistakes'][number];

const mistakesIn = (worksheet: MarksOfRow): Mistake[] =>
  worksheet.marks
    .filter(({ correct }) => !correct)
    .map(({ number, level }) => ({
      ...newMistake(level, todayOf(worksheet)),
      ...{ worksheetId: worksheet.worksheetId, number, madeAt: worksheet.at },
    }));

const todayOf = ({ day, at }: MarksOfRow) => ({ day, at, daysLater: (days: number) => daysLater(day, days) });
