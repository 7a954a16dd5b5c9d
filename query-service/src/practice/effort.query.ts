import { daysBetween, londonDay } from 'platform/clock';
import { answer } from 'platform/http';
import { starsFor, streakNow } from 'question-bank/adaptive/standing/effort';
import type { RowOf } from 'schemas/describe/table';
import { effort } from 'schemas/practice/progress/effort.table';
import { mistakes } from 'schemas/practice/progress/mistakes.table';
import { getMyEffort } from 'schemas/practice/progress/progress.contract';

type Effort = RowOf<typeof effort>;

export const effortQuery = answer(
  getMyEffort,
  { reads: [effort, mistakes] },
  async (_, { db, caller: { learnerId }, now }) => {
    const [row, solved] = await Promise.all([
      db.from(effort).selectAll().where('learnerId', '=', learnerId).executeTakeFirst(),
      db.from(mistakes).select('solved').where('learnerId', '=', learnerId).execute(),
    ]);
    return { ...effortOn(londonDay(now), row), mistakesSolved: solved.reduce((sum, type) => sum + type.solved, 0) };
  },
);

function effortOn(today: string, row: Effort | undefined) {
  if (!row) return { answered: 0, stars: 0, starsThisWeek: 0, streakDays: 0 };
  const { answered, answeredBeforeWeek, week, lastDay, streakDays, lastWorksheetId, lastAnswered } = row;
  const isThisWeek = daysBetween(week, today) < 7;
  return {
    answered,
    stars: starsFor(answered),
    starsThisWeek: isThisWeek ? starsFor(answered) - starsFor(answeredBeforeWeek) : 0,
    streakDays: streakNow(streakDays, daysBetween(lastDay, today)),
    last: { worksheetId: lastWorksheetId, answered: lastAnswered },
  };
}
