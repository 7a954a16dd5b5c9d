import { afterAnswersOf, heardFrom, noCircles, teaches } from 'question-bank/adaptive/standing/type-difficulty';
import { typeDifficulty } from 'schemas/practice/progress/type-difficulty.table';
import { readModel } from '../../read-model';
import { marksOf } from './marks-of';

/** By what all learners have answered, of whom each moves little. */
export const typeDifficultyProjection = readModel(typeDifficulty, { version: 2 }).fold({
  WorksheetCompleted: marksOf(
    ({ questionType }) => questionType,
    (row, { learnerId, marks, mark: { questionType, subject } }) => {
      const teaching = marks.filter(teaches);
      if (teaching.length === 0) return row;
      const circles = afterAnswersOf(learnerId, row?.circles ?? noCircles, teaching);
      return {
        questionType,
        subject,
        value: heardFrom(circles),
        answers: (row?.answers ?? 0) + teaching.length,
        circles,
      };
    },
  ),
});
