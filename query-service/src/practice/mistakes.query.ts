import { londonDay } from 'platform/clock';
import type { Database } from 'platform/database';
import { answer } from 'platform/http';
import { isDue } from 'question-bank/adaptive/mistake-spacing';
import type { RowOf } from 'schemas/describe/table';
import type { mistakes } from 'schemas/practice/mistakes.table';
import { getMistakesBook } from 'schemas/practice/progress.contract';
import type { worksheetQuestions } from 'schemas/practice/worksheet-questions.table';
import { learnerQuestionOf } from './learner-question';
import { offeredTypes, type OfferedType } from './offered-types';

type MistakesOfType = RowOf<typeof mistakes>;
type Mistake = ReturnType<typeof listed>[number];

const SHOWN = 200;
const QUESTIONS_AT_ONCE = 10;

export const mistakesQuery = answer(getMistakesBook, async (_, { db, caller, now }) => {
  const today = londonDay(now);
  const [rows, offered] = await Promise.all([
    db.many<MistakesOfType>('select * from read.practice_mistakes where "learnerId" = $1', [caller.learnerId]),
    offeredTypes(db),
  ]);
  const all = rows.flatMap(listed);
  const due = all.filter((mistake) => isDue(mistake, today));
  return {
    open: all.filter(({ solvedAt }) => solvedAt === null).length,
    due: due.length,
    solved: rows.reduce((sum, { solved }) => sum + solved, 0),
    mistakes: await withQuestions(db, all.toSorted(newestFirst).slice(0, SHOWN)),
    parts: partsOf(due, offered),
  };
});

const listed = ({ mistakes: ofType, questionType, subject, topic }: MistakesOfType) =>
  ofType.map((mistake) => ({ ...mistake, questionType, subject, topic }));

const newestFirst = (one: Mistake, other: Mistake) =>
  other.madeAt.localeCompare(one.madeAt) ||
  one.worksheetId.localeCompare(other.worksheetId) ||
  one.number - other.number;

type Question = Pick<RowOf<typeof worksheetQuestions>, 'worksheetId' | 'number' | 'question' | 'answer'>;

/** A mistake whose question the other table does not have yet waits until it has. */
async function withQuestions(db: Database, shown: readonly Mistake[]) {
  const questions = await db.many<Question>(
    `select q."worksheetId", q.number, q.question, q.answer
     from json_to_recordset($1::json) as wanted("worksheetId" text, number integer)
     join read.practice_worksheet_questions q on q."worksheetId" = wanted."worksheetId" and q.number = wanted.number`,
    [JSON.stringify(shown.map(({ worksheetId, number }) => ({ worksheetId, number })))],
  );
  const byPlace = new Map(questions.map((row) => [placeOf(row), row]));
  return shown.flatMap((mistake) => {
    const { worksheetId, number, level, madeAt, dueOn, solvedAt, questionType, subject, topic } = mistake;
    const row = byPlace.get(placeOf(mistake));
    if (!row) return [];
    return {
      ...{ worksheetId, questionNumber: number, subject, topic, questionType, level, madeAt, dueOn, solvedAt },
      question: learnerQuestionOf(row.question),
      userAnswer: row.answer ?? '',
      correctAnswer: row.question.key,
    };
  });
}

const placeOf = ({ worksheetId, number }: { worksheetId: string; number: number }) => `${worksheetId}/${number}`;

/** One worksheet of similar questions, for those that have been due the longest; of a type that is offered no more there are none. */
function partsOf(due: readonly Mistake[], offered: readonly OfferedType[]) {
  const known = new Set(offered.map(({ questionType }) => questionType));
  const first = due
    .filter(({ questionType }) => known.has(questionType))
    .toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? '') || newestFirst(one, other))
    .slice(0, QUESTIONS_AT_ONCE);
  const parts = new Map<string, { questionType: string; level: number; count: number }>();
  for (const { questionType, level } of first) {
    const name = `${questionType}/${level}`;
    parts.set(name, { questionType, level, count: (parts.get(name)?.count ?? 0) + 1 });
  }
  return [...parts.values()];
}
