import { londonDay } from 'platform/clock';
import type { Database } from 'platform/database';
import { answer } from 'platform/http';
import { isDue } from 'question-bank/adaptive/mistake-spacing';
import { similarQuestions } from 'question-bank/adaptive/similar-questions';
import type { RowOf } from 'schemas/describe/table';
import type { mistakes } from 'schemas/practice/progress/mistakes.table';
import { getMistakesBook } from 'schemas/practice/progress/progress.contract';
import type { worksheetQuestions } from 'schemas/practice/worksheets/worksheet-questions.table';
import { learnerQuestionOf } from 'schemas/questions/learner-question';
import { offeredTypes } from './offered-types';

type MistakesOfType = RowOf<typeof mistakes>;
type Mistake = ReturnType<typeof listed>[number];

const SHOWN = 200;

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
    // Of a type that is offered no more there is nothing similar.
    parts: similarQuestions(
      due.filter(({ questionType }) => offered.some((type) => type.questionType === questionType)),
    ),
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
      worksheetId,
      questionNumber: number,
      subject,
      topic,
      questionType,
      level,
      madeAt,
      dueOn,
      solvedAt,
      question: learnerQuestionOf(row.question),
      userAnswer: row.answer ?? '',
      correctAnswer: row.question.key,
    };
  });
}

const placeOf = ({ worksheetId, number }: { worksheetId: string; number: number }) => `${worksheetId}/${number}`;
