import { harderBy } from 'question-bank/adaptive/standing/type-difficulty';
import { unknown } from 'question-bank/adaptive/standing/mastery';
import { typeDifficulty } from 'schemas/practice/progress/type-difficulty.table';
import { readModel } from '../../read-model';
import { marksOf } from './marks-of';

/** By what all learners have answered. */
export const typeDifficultyProjection = readModel(typeDifficulty, { version: 1 }).fold({
  WorksheetCompleted: marksOf(
    ({ questionType }) => questionType,
    (row, { marks, mark: { questionType, subject } }) => ({
      questionType,
      subject,
      ...marks.reduce(harderBy, row ?? unknown),
    }),
  ),
});
