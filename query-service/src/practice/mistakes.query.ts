import { londonDay } from 'platform/clock';
import { isOneOf, numbersIn, type Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { isDue } from 'question-bank/adaptive/reviewing/mistake-spacing';
import { similarQuestions } from 'question-bank/adaptive/reviewing/similar-questions';
import type { RowOf } from 'schemas/describe/table';
import { mistakes } from 'schemas/practice/progress/mistakes.table';
import { getMistakesBook } from 'schemas/practice/progress/progress.contract';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { catalogue } from 'schemas/questions/catalogue.table';
import { learnerQuestionOf } from 'schemas/questions/learner-question';
import type { IssuedQuestion } from 'schemas/questions/question';
import { offeredTypes } from './offered-types';

type MistakesOfType = RowOf<typeof mistakes>;
type Mistake = ReturnType<typeof listed>[number];

const MOST = 200;

const reads = [mistakes, issuedQuestions, worksheetAnswers, catalogue] as const;

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

type Pair = readonly [worksheetId: string, number: number];

/** A mistake whose question the other table does not have yet waits until it has. */
async function withQuestions(
  db: Reads<typeof issuedQuestions.name | typeof worksheetAnswers.name>,
  shown: readonly Mistake[],
) {
  const pairs = shown.map(({ worksheetId, number }): Pair => [worksheetId, number]);
  const [questions, answers] = await Promise.all([questionsAt(db, pairs), answersAt(db, pairs)]);
  return shown.flatMap((mistake) => {
    const { worksheetId, number, level, madeAt, dueOn, solvedAt, questionType, subject, topic } = mistake;
    const issued = questions.get(placeOf(mistake));
    if (!issued) return [];
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
      question: learnerQuestionOf(issued),
      userAnswer: answers.get(placeOf(mistake)) ?? '',
      correctAnswer: issued.key,
    };
  });
}

async function questionsAt(
  db: Reads<typeof issuedQuestions.name>,
  pairs: readonly Pair[],
): Promise<ReadonlyMap<string, IssuedQuestion>> {
  const rows = await db
    .from(issuedQuestions)
    .select('worksheetId')
    .select((eb) => numbersIn([eb.ref('worksheetId'), eb.ref('questions')], pairs).as('questions'))
    .where('worksheetId', '=', (eb) => eb.fn.any(eb.val([...new Set(pairs.map(([worksheetId]) => worksheetId))])))
    .execute();
  return new Map(
    rows.flatMap(({ worksheetId, questions }) =>
      questions.map((question) => [placeOf({ worksheetId, number: question.number }), question]),
    ),
  );
}

async function answersAt(
  db: Reads<typeof worksheetAnswers.name>,
  pairs: readonly Pair[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .from(worksheetAnswers)
    .select(['worksheetId', 'number', 'answer'])
    .where((eb) => isOneOf([eb.ref('worksheetId'), eb.ref('number')], pairs))
    .execute();
  return new Map(rows.map((row) => [placeOf(row), row.answer]));
}

const placeOf = ({ worksheetId, number }: { worksheetId: string; number: number }) => `${worksheetId}/${number}`;
