import { learnerDays } from 'schemas/practice/worksheets/learner-days.table';
import { readModel } from '../../read-model';

export const learnerDaysProjection = readModel(learnerDays, { version: 1 }).fold({
  QuestionsAllotted: (row, { data: { learnerId, day, count } }) => ({
    learnerId,
    day,
    allotted: (row?.allotted ?? 0) + count,
  }),
});
