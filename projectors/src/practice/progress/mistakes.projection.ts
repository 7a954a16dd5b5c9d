import { daysLater, londonDay } from 'platform/clock';
import { afterSimilar, newMistake, type Today } from 'question-bank/adaptive/reviewing/mistake-spacing';
import { mistakes } from 'schemas/practice/progress/mistakes.table';
import type { RowOf } from 'schemas/describe/table';
import { readModel } from '../../read-model';
import { marksOf, type MarksOfRow } from './marks-of';

const LISTED = 50;

/** A question about a passage has no similar one without it, so comprehension is not in the book. */
export const mistakesProjection = readModel(mistakes, { version: 2 }).fold({
  WorksheetCompleted: marksOf(
    ({ questionType, topic }, learnerId) => (topic === 'comprehension' ? undefined : { learnerId, questionType }),
    (row, worksheet) => {
      if (!row && worksheet.marks.every(({ correct }) => correct)) return undefined;
      const { learnerId, mark } = worksheet;
      const today = todayOf(worksheet);
      const known = row?.mistakes ?? [];
      const returned = afterSimilar(known, worksheet.marks, today);
      const nowSolved = returned.filter(({ solvedAt }, n) => solvedAt !== known[n]?.solvedAt).length;
      return {
        learnerId,
        questionType: mark.questionType,
        subject: mark.subject,
        topic: mark.topic,
        solved: (row?.solved ?? 0) + nowSolved,
        mistakes: [...returned, ...mistakesIn(worksheet, today)].slice(-LISTED),
      };
    },
  ),
});

type Mistake = RowOf<typeof mistakes>['mistakes'][number];

function mistakesIn({ marks, worksheetId, at }: MarksOfRow, today: Today): Mistake[] {
  // The book shows keys: what was left blank and is not shown yet is not in it.
  const wrong = marks.filter(({ correct, closed }) => !correct && closed !== true);
  if (wrong.length === 0) return [];
  const { dueOn, returns, right, solvedAt } = newMistake(today);
  return wrong.map(({ number, level }) => ({
    worksheetId,
    number,
    level,
    madeAt: at,
    dueOn,
    returns,
    right,
    solvedAt,
  }));
}

function todayOf({ at }: MarksOfRow): Today {
  const day = londonDay(at);
  return { day, at, daysLater: (days) => daysLater(day, days) };
}
