import { londonDay } from 'platform/clock';
import { isOneOf, type Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { isDue } from 'question-bank/adaptive/mistake-spacing';
import { similarQuestions } from 'question-bank/adaptive/similar-questions';
import type { RowOf } from 'schemas/describe/table';
import { mistakes } from 'schemas/practice/progress/mistakes.table';
import { getMistakesBook } from 'schemas/practice/progress/progress.contract';
import { worksheetQuestions } from 'schemas/practice/worksheets/worksheet-questions.table';
import { catalogue } from 'schemas/questions/catalogue.table';
import { learnerQuestionOf } from 'schemas/questions/learner-question';
import { offeredTypes } from './offered-types';

type MistakesOfType = RowOf<typeof mistakes>;
type Mistake = ReturnType<typeof listed>[number];

const MOST = 200;

const reads = [mistakes, worksheetQuestions, catalogue] as const;

export const mistakesQuery = answer(getMistakesBook, { reads }, async ({ after, limit = MOST }, tools) => {
  const { db, caller, now, pageOf } = tools;
  const today = londonDay(now);
  const [rows, offered] = await Promise.all([
    db.from(mistakes).selectAll().where('learnerId', '=', caller.learnerId).execute(),
    offeredTypes(db),
  ]);
  const all = rows.flatMap(listed);
  const due = all.filter((mistake) => isDue(mistake, today));
  return {
    open: all.filter(({ solvedAt }) => solvedAt === null).length,
    due: due.length,
    solved: rows.reduce((sum, { solved }) => sum + solved, 0),
    mistakes: await withQuestions(db, pageOf(from(all.toSorted(newestFirst), after), limit, placeOf)),
    // Of a type that is offered no more there is nothing similar.
    parts: similarQuestions(
      due.filter(({ questionType }) => offered.some((type) => type.questionType === questionType)),
    ),
  };
});

const listed = ({ mistakes: ofType, questionType, subject, topic }: MistakesOfType) =>
  ofType.map((mistake) => ({ ...mistake, questionType, subject, topic }));

/** What stands after a place; nothing where the place is none of theirs. */
function from(all: readonly Mistake[], after: string | undefined): readonly Mistake[] {
  if (after === undefined) return all;
  const index = all.findIndex((mistake) => placeOf(mistake) === after);
  return index < 0 ? [] : all.slice(index + 1);
}

const newestFirst = (one: Mistake, other: Mistake) =>
  other.madeAt.localeCompare(one.madeAt) ||
  one.worksheetId.localeCompare(other.worksheetId) ||
  one.number - other.number;

/** A mistake whose question the other table does not have yet waits until it has. */
async function withQuestions(db: Reads<typeof worksheetQuestions.name>, shown: readonly Mistake[]) {
  const questions = await db
    .from(worksheetQuestions)
    .select(['worksheetId', 'number', 'question', 'answer'])
    .where((eb) =>
      isOneOf(
        [eb.ref('worksheetId'), eb.ref('number')],
        shown.map(({ worksheetId, number }) => [worksheetId, number]),
      ),
    )
    .execute();
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
