import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import {
  getColourCodesForTiles,
  getUserAnalyticsData,
  updateUserQuestionAnalytics,
} from 'schemas/practice/worksheets/practice.contract';
import type { topicScores } from 'schemas/practice/progress/topic-scores.table';

type Score = Pick<RowOf<typeof topicScores>, 'topic' | 'subject' | 'correct' | 'asked' | 'lastPractisedAt'>;

const scoresOf = `select topic, subject, correct, asked, "lastPractisedAt" from read.practice_topic_scores where "learnerId" = $1 order by subject, topic`;

export const userAnalyticsQuery = answer(getUserAnalyticsData, async (_, { db, caller }) => {
  const scores = await db.many<Score>(scoresOf, [caller.learnerId]);
  const [done] = await db.many<{ count: number }>(
    `select count(*)::int as count from read.practice_worksheets where "learnerId" = $1 and "completedAt" is not null`,
    [caller.learnerId],
  );
  return {
    correctAnswersCount: scores.reduce((sum, { correct }) => sum + correct, 0),
    questionsCount: scores.reduce((sum, { asked }) => sum + asked, 0),
    worksheetsCount: done?.count ?? 0,
    topics: scores,
  };
});

export const colourCodesQuery = answer(getColourCodesForTiles, async (_, { db, caller }) => {
  const scores = await db.many<Score>(scoresOf, [caller.learnerId]);
  return Object.fromEntries(
    scores.filter(({ asked }) => asked > 0).map(({ topic, correct, asked }) => [topic, correct / asked]),
  );
});

export const analyticsNoOp = answer(updateUserQuestionAnalytics, () => Promise.resolve({ ok: true }));
