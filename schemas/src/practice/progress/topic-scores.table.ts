import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Shape } from '../../describe/schema';
import { table } from '../../describe/table';
import { Subject } from '../../questions/question';

/** How a learner has done in each topic, over all marked worksheets; a blank counts as asked. */
export const topicScores = table('practice_topic_scores', {
  keeps: 'Scores by topic',
  row: {
    learnerId: Id,
    topic: Id,
    subject: Subject,
    correct: Count,
    asked: Count,
    blank: Count,
    /** The last 40 answers, the newest last; a blank is not timed. */
    recent: Type.Array(Shape({ correct: Type.Boolean(), secondsSpent: Maybe(Count), targetSeconds: Count })),
    lastPractisedAt: Instant,
  },
  key: ['learnerId', 'topic'],
});
