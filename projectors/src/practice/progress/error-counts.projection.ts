import { daysLater, londonDay } from 'platform/clock';
import { errorCounts } from 'schemas/practice/progress/error-counts.table';
import { readModel } from '../../read-model';
import { marksOf } from './marks-of';

const REMEMBERED_DAYS = 60;

export const errorCountsProjection = readModel(errorCounts, { version: 2 }).fold({
  WorksheetCompleted: marksOf(
    ({ topic, errorTag }, learnerId) => (errorTag === undefined ? undefined : { learnerId, topic, errorTag }),
    (row, { learnerId, worksheetId, marks, mark: { topic, subject, errorTag, number }, at }) => {
      if (errorTag === undefined) return row;
      const day = londonDay(at);
      const days = row?.days ?? [];
      const thatDay = days.find((one) => one.day === day)?.count ?? 0;
      const since = daysLater(day, -REMEMBERED_DAYS);
      return {
        learnerId,
        topic,
        errorTag,
        subject,
        last: { worksheetId, number },
        days: [...days.filter((one) => one.day !== day && one.day > since), { day, count: thatDay + marks.length }],
      };
    },
  ),
});
