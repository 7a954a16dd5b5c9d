import { answer } from 'platform/http';
import type { Reads } from 'platform/database/reads';
import { verdictOn } from 'question-bank/adaptive/standing/mastery';
import { getColourCodesForTiles, getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { updateUserQuestionAnalytics } from 'schemas/practice/worksheets/answering.contract';
import { mastery } from 'schemas/practice/progress/mastery.table';
import { topicScores } from 'schemas/practice/progress/topic-scores.table';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import { standingIn } from './standing';

const scoresOf = (db: Reads<typeof topicScores.name>, learnerId: string) =>
  db
    .from(topicScores)
    .select(['topic', 'subject', 'correct', 'asked', 'lastPractisedAt'])
    .where('learnerId', '=', learnerId)
    .orderBy('subject')
    .orderBy('topic')
    .execute();

export const userAnalyticsQuery = answer(
  getUserAnalyticsData,
  { reads: [topicScores, worksheets, mastery] },
  async (_, { db, caller }) => {
    const scores = await scoresOf(db, caller.learnerId);
    const abilities = await db.from(mastery).selectAll().where('learnerId', '=', caller.learnerId).execute();
    const done = await db
      .from(worksheets)
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('learnerId', '=', caller.learnerId)
      .where('completedAt', 'is not', null)
      .executeTakeFirst();
    return {
      correctAnswersCount: scores.reduce((sum, { correct }) => sum + correct, 0),
      questionsCount: scores.reduce((sum, { asked }) => sum + asked, 0),
      worksheetsCount: done?.count ?? 0,
      topics: scores.map(({ topic, subject, correct, asked, lastPractisedAt }) => {
        const { step } = verdictOn(standingIn({ abilities }, subject, topic));
        return { topic, subject, correct, asked, step, lastPractisedAt };
      }),
    };
  },
);

export const colourCodesQuery = answer(getColourCodesForTiles, { reads: [topicScores] }, async (_, { db, caller }) => {
  const scores = await scoresOf(db, caller.learnerId);
  return Object.fromEntries(
    scores.filter(({ asked }) => asked > 0).map(({ topic, correct, asked }) => [topic, correct / asked]),
  );
});

export const analyticsNoOp = answer(updateUserQuestionAnalytics, { reads: [] }, () => Promise.resolve({ ok: true }));
