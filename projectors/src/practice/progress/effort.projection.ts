import { daysBetween, daysLater, londonDay } from 'platform/clock';
import { set } from 'platform/projections';
import { isEffort, streakAfter } from 'question-bank/adaptive/standing/effort';
import type { RowOf } from 'schemas/describe/table';
import { effort } from 'schemas/practice/progress/effort.table';
import { readModel } from '../../read-model';

type Effort = RowOf<typeof effort>;

/** What was left blank is no effort, nor is a wrong tap; a worksheet of nothing else is none at all. */
export const effortProjection = readModel(effort, { version: 3 }).fold({
  WorksheetCompleted: (row, { data: { worksheetId, learnerId, marks }, meta }) => {
    const answered = marks.filter(isEffort).length;
    if (answered === 0) return row && set(row, { lastWorksheetId: worksheetId, lastAnswered: 0 });
    const day = londonDay(meta.at);
    const before = row ? onDay(row, day) : firstDay(learnerId, day, worksheetId);
    return set(before, { answered: before.answered + answered, lastWorksheetId: worksheetId, lastAnswered: answered });
  },
});

const firstDay = (learnerId: string, day: string, lastWorksheetId: string): Effort => ({
  learnerId,
  week: mondayOf(day),
  lastDay: day,
  answered: 0,
  answeredBeforeWeek: 0,
  daysPractised: 1,
  streakDays: 1,
  lastWorksheetId,
  lastAnswered: 0,
});

/** What was marked late, on a day before the last one, counts for the last one. */
function onDay(row: Effort, day: string): Effort {
  if (day <= row.lastDay) return row;
  const week = mondayOf(day);
  return set(row, {
    week,
    answeredBeforeWeek: week === row.week ? row.answeredBeforeWeek : row.answered,
    lastDay: day,
    daysPractised: row.daysPractised + 1,
    streakDays: streakAfter(row.streakDays, daysBetween(row.lastDay, day)),
  });
}

const mondayOf = (day: string) => daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));
