import { daysBetween, daysLater, londonDay } from 'platform/clock';
import { streakAfter } from 'question-bank/adaptive/effort';
import type { RowOf } from 'schemas/describe/table';
import { effort } from 'schemas/practice/effort.table';
import { readModel } from '../read-model';

type Effort = RowOf<typeof effort>;

/** What was left blank is no effort; a worksheet of nothing else is none at all. */
export const effortProjection = readModel(effort, { version: 1 }).fold({
  WorksheetCompleted: (row, { data: { learnerId, marks }, meta }) => {
    const answered = marks.filter(({ blank }) => !blank).length;
    const day = londonDay(meta.at);
    return answered === 0 ? row : practised(row ?? noneBefore(learnerId, day), answered, day);
  },
});

function practised(before: Effort, answered: number, day: string): Effort {
  const { learnerId, lastDay, daysPractised, streakDays } = before;
  const daysSince = daysBetween(lastDay, day);
  const week = mondayOf(day);
  return {
    learnerId,
    answered: before.answered + answered,
    week,
    answeredBeforeWeek: week === before.week ? before.answeredBeforeWeek : before.answered,
    lastDay: day,
    daysPractised: daysSince > 0 || daysPractised === 0 ? daysPractised + 1 : daysPractised,
    streakDays: streakAfter(streakDays, daysSince),
  };
}

const noneBefore = (learnerId: string, day: string): Effort => ({
  ...{ learnerId, week: mondayOf(day), lastDay: day },
  ...{ answered: 0, answeredBeforeWeek: 0, daysPractised: 0, streakDays: 0 },
});

const mondayOf = (day: string) => daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));
