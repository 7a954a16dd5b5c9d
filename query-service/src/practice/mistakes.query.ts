import { londonDay } from 'platform/clock';
import { isOneOf, type Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { similarQuestions } from 'question-bank/adaptive/reviewing/similar-questions';
import { mistakes } from 'schemas/practice/progress/mistakes.table';
import { getMistakesBook } from 'schemas/practice/progress/progress.contract';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { catalogue } from 'schemas/questions/catalogue.table';
import { learnerQuestionOf } from 'schemas/questions/learner-question';
import { issuedAt, placeKey } from './issued-at';
import {
  countsOfMistakes,
  dueKinds,
  everSolved,
  pageOfMistakes,
  placeOfMistake,
  type Book,
  type ListedMistake,
} from './mistake-list';
import { offeredTypes } from './offered-types';

const MOST = 200;
/** More are not practised at once. */
const KINDS = 10;

const reads = [mistakes, issuedQuestions, worksheetAnswers, catalogue] as const;

export const mistakesQuery = answer(getMistakesBook, { reads }, async ({ state, after, limit = MOST }, tools) => {
  const { db, caller, now, pageOf } = tools;
  const book = { db, learnerId: caller.learnerId, today: londonDay(now) };
  const [counts, solved, parts, rows] = await Promise.all([
    countsOfMistakes(book),
    everSolved(book),
    partsFor(book, db),
    pageOfMistakes(book, state, { after, limit: limit + 1 }),
  ]);
  const page = pageOf(rows, limit, placeOfMistake(state));
  return { ...counts, solved, parts, mistakes: await withQuestions(db, page.map(mistakeOf)) };
});

/** What to practise for those that are due. Of a type that is offered no more there is nothing similar. */
async function partsFor(book: Book, db: Reads<typeof catalogue.name>) {
  const subjects = new Map((await offeredTypes(db)).map(({ questionType, subject }) => [questionType, subject]));
  const kinds = await dueKinds(book, [...subjects.keys()], KINDS);
  const parts = similarQuestions(
    kinds.flatMap(({ questionType, level, since: dueOn, count }) =>
      Array.from({ length: count }, () => ({ questionType, level, dueOn })),
    ),
  );
  return parts.map((part) => ({ ...part, subject: subjects.get(part.questionType) ?? 'maths' }));
}

const mistakeOf = ({ item, questionType, subject, topic }: ListedMistake) => ({
  ...item,
  questionType,
  subject,
  topic,
});
type Mistake = ReturnType<typeof mistakeOf>;

type Pair = readonly [worksheetId: string, number: number];

/** A mistake whose question the other table does not have yet waits until it has. */
async function withQuestions(
  db: Reads<typeof issuedQuestions.name | typeof worksheetAnswers.name>,
  shown: readonly Mistake[],
) {
  const pairs = shown.map(({ worksheetId, number }): Pair => [worksheetId, number]);
  const [questions, answers] = await Promise.all([issuedAt(db, shown), answersAt(db, pairs)]);
  return shown.flatMap((mistake) => {
    const { worksheetId, number, level, madeAt, dueOn, solvedAt, questionType, subject, topic } = mistake;
    const issued = questions.get(placeKey(mistake));
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
      userAnswer: answers.get(placeKey(mistake)) ?? '',
      correctAnswer: issued.key,
    };
  });
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
  return new Map(rows.map((row) => [placeKey(row), row.answer]));
}
