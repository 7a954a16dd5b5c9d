import { topicScores } from 'schemas/practice/topic-scores.table';
import { readModel } from '../read-model';

export const topicScoresProjection = readModel(topicScores, { version: 1 }).fold({
  WorksheetCompleted: (row, { data: { learnerId, topic, subject, correct, asked }, meta }) => ({
    ...{ learnerId, topic, subject },
    correct: (row?.correct ?? 0) + correct,
    asked: (row?.asked ?? 0) + asked,
    lastPractisedAt: meta.at,
  }),
});
