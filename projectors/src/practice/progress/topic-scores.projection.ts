import { remembered } from 'question-bank/adaptive/standing/recent-answers';
import { topicScores } from 'schemas/practice/progress/topic-scores.table';
import type { Mark } from 'schemas/practice/worksheets/worksheet.events';
import { readModel } from '../../read-model';
import { marksOf } from './marks-of';

const notTriedYet = { correct: 0, asked: 0, blank: 0, recent: [] };

/** By the topic of each question: a worksheet may have several. */
export const topicScoresProjection = readModel(topicScores, { version: 2 }).fold({
  WorksheetCompleted: marksOf(
    ({ topic }, learnerId) => ({ learnerId, topic }),
    (row, { learnerId, marks, mark: { topic, subject }, at }) => {
      const { correct, asked, blank, recent } = row ?? notTriedYet;
      return {
        learnerId,
        topic,
        subject,
        correct: correct + marks.filter((mark) => mark.correct).length,
        asked: asked + marks.length,
        blank: blank + marks.filter((mark) => mark.blank).length,
        recent: remembered(recent, marks.map(answerOf)),
        lastPractisedAt: at,
      };
    },
  ),
});

const answerOf = ({ correct, blank, secondsSpent, targetSeconds }: Mark) => ({
  correct,
  targetSeconds,
  ...(secondsSpent !== undefined && !blank && { secondsSpent }),
});
