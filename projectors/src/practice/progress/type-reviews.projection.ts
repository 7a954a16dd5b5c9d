import { daysLater, londonDay } from 'platform/clock';
import { reviewed } from 'question-bank/adaptive/reviewing/review';
import { ratingOf } from 'question-bank/adaptive/reviewing/review-rating';
import { isEffort } from 'question-bank/adaptive/standing/effort';
import { typeReviews } from 'schemas/practice/progress/type-reviews.table';
import { readModel } from '../../read-model';
import { marksOf } from './marks-of';

const notTriedYet = { asked: 0, correct: 0, wrongInARow: 0, lastDay: '', worksheetsThatDay: 0 };

export const typeReviewsProjection = readModel(typeReviews, { version: 2 }).fold({
  WorksheetCompleted: marksOf(
    ({ questionType }, learnerId) => ({ learnerId, questionType }),
    (row, { learnerId, marks, mark: { questionType, subject, topic, isChoice }, at }) => {
      const { card, dueInDays } = reviewed(row, ratingOf(marks), at);
      const day = londonDay(card.reviewedAt);
      const before = row ?? notTriedYet;
      const earlierThatDay = before.lastDay === day ? before.worksheetsThatDay : 0;
      return {
        learnerId,
        questionType,
        subject,
        topic,
        isChoice,
        asked: before.asked + marks.length,
        correct: before.correct + marks.filter(({ correct }) => correct).length,
        wrongInARow: marks.reduce((wrong, { correct }) => (correct ? 0 : wrong + 1), before.wrongInARow),
        lastDay: day,
        // Whoever only tapped has not practised it, and may be offered it all the same.
        worksheetsThatDay: earlierThatDay + Number(marks.some((mark) => mark.blank || isEffort(mark))),
        stability: card.stability,
        difficulty: card.difficulty,
        reviewedAt: card.reviewedAt,
        dueOn: daysLater(day, dueInDays),
      };
    },
  ),
});
