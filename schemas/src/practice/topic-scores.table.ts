import { Count, Id, Instant } from '../describe/schema';
import { table } from '../describe/table';
import { Subject } from '../questions/question';

/** How a learner has done in each topic, over all marked worksheets; a blank counts as asked. */
export const topicScores = table('practice_topic_scores', {
  row: { learnerId: Id, topic: Id, subject: Subject, correct: Count, asked: Count, lastPractisedAt: Instant },
  key: ['learnerId', 'topic'],
});
