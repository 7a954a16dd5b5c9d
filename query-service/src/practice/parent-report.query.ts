import { daysLater, londonDay } from 'platform/clock';
import { answer, type QueryTools } from 'platform/http';
import { verdictOn } from 'question-bank/adaptive/standing/mastery';
import { practicePlan } from 'question-bank/adaptive/planning/practice-plan';
import { paceOf, trendOf } from 'question-bank/adaptive/standing/recent-answers';
import type { RowOf } from 'schemas/describe/table';
import { effort } from 'schemas/practice/progress/effort.table';
import { errorCounts } from 'schemas/practice/progress/error-counts.table';
import { getParentReport } from 'schemas/practice/progress/progress.contract';
import { topicScores } from 'schemas/practice/progress/topic-scores.table';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { exampleOf } from './error-example';
import { knownOf, knownTables, standingIn, typeStandings, type Known } from './standing';

type Score = RowOf<typeof topicScores>;
type Errors = RowOf<typeof errorCounts>;

const REPEATED = 3;
const LOOKED_BACK_DAYS = 60;

type Tools = QueryTools<(typeof reads)[number]['name']>;

const reads = [...knownTables, topicScores, errorCounts, effort, issuedQuestions] as const;

export const parentReportQuery = answer(getParentReport, { reads }, async (_, { db, caller: { learnerId }, now }) => {
  const today = londonDay(now);
  const [known, scores, errors, practised] = await Promise.all([
    knownOf(db, learnerId),
    db.from(topicScores).selectAll().where('learnerId', '=', learnerId).orderBy('subject').orderBy('topic').execute(),
    db.from(errorCounts).selectAll().where('learnerId', '=', learnerId).execute(),
    db.from(effort).select('daysPractised').where('learnerId', '=', learnerId).executeTakeFirst(),
  ]);
  const sum = (field: 'asked' | 'correct' | 'blank') => scores.reduce((total, score) => total + score[field], 0);
  return {
    questionsCount: sum('asked'),
    correctCount: sum('correct'),
    blankCount: sum('blank'),
    daysPractised: practised?.daysPractised ?? 0,
    dueReviews: dueOf(known, today).length,
    topics: scores.map((score) => topicReport(score, known, today)),
    errors: await withExamples(db, repeated(errors, daysLater(today, -LOOKED_BACK_DAYS))),
    plan: practicePlan(typeStandings(known, today), `${learnerId}/${today}`),
  };
});

function topicReport({ topic, subject, recent, ...score }: Score, known: Known, today: string) {
  const { correct, asked, blank, lastPractisedAt } = score;
  return {
    topic,
    subject,
    correct,
    asked,
    blank,
    lastPractisedAt,
    ...verdictOn(standingIn(known, subject, topic)),
    ...paceOf(recent),
    trend: trendOf(recent),
    dueReviews: dueOf(known, today).filter((row) => row.topic === topic).length,
  };
}

const dueOf = ({ reviews }: Known, today: string) => reviews.filter(({ dueOn }) => dueOn <= today);

const repeated = (errors: readonly Errors[], since: string) =>
  errors
    .map(({ errorTag, subject, topic, days, last }) => ({
      last,
      errorTag,
      subject,
      topic,
      count: days.filter(({ day }) => day > since).reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count >= REPEATED)
    .toSorted((one, other) => other.count - one.count || one.errorTag.localeCompare(other.errorTag));

/** Each with an example from when it came up last, as far as the question has one. */
async function withExamples(db: Tools['db'], errors: ReturnType<typeof repeated>) {
  const sheets = [...new Set(errors.map(({ last }) => last.worksheetId))];
  const issued =
    sheets.length === 0 ? [] : await db.from(issuedQuestions).selectAll().where('worksheetId', 'in', sheets).execute();
  return errors.map(({ last, ...error }) => {
    const sheet = issued.find(({ worksheetId }) => worksheetId === last.worksheetId);
    const question = sheet?.questions.find(({ number }) => number === last.number);
    return { ...error, example: exampleOf(question, error) };
  });
}
