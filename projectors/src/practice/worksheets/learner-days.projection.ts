import type { RowOf } from 'schemas/describe/table';
import { learnerDays } from 'schemas/practice/worksheets/learner-days.table';
import { readModel } from '../../read-model';

type Row = RowOf<typeof learnerDays>;

export const learnerDaysProjection = readModel(learnerDays, { version: 3 }).fold({
  QuestionsAllotted: (row, { data: { learnerId, day, count } }) => more(row, { learnerId, day, counted: count }),
  QuestionsCounted: (row, { data: { learnerId, day, numbers } }) =>
    more(row, { learnerId, day, counted: numbers.length }),
  QuestionsReturned: (row, { data: { learnerId, day, numbers } }) =>
    more(row, { learnerId, day, counted: -numbers.length }),
});

const more = (row: Row | undefined, { learnerId, day, counted }: Row): Row => ({
  learnerId,
  day,
  counted: (row?.counted ?? 0) + counted,
});
