import { daysBetween, londonDay } from 'platform/clock';
import { answer } from 'platform/http';
import { starsFor, streakNow } from 'question-bank/adaptive/effort';
import type { RowOf } from 'schemas/describe/table';
import type { effort } from 'schemas/practice/progress/effort.table';
import { getMyEffort } from 'schemas/practice/progress/progress.contract';

type Effort = RowOf<typeof effort>;

export const effortQuery = answer(getMyEffort, async (_, { db, caller: { learnerId }, now }) => {
  const [[row], [mistakes]] = await Promise.all([
    db.many<Effort>('select * from read.practice_effort where "learnerId" = $1', [learnerId]),
    db.many<{ solved: number }>(
      'select coalesce(sum(solved), 0)::int as solved from read.practice_mistakes where "learnerId" = $1',
      [learnerId],
    ),
  ]);
  return { ...effortOn(londonDay(now), row), mistakesSolved: mistakes?.solved ?? 0 };
});

function effortOn(today: string, row: Effort | undefined) {
  if (!row) return { stars: 0, starsThisWeek: 0, streakDays: 0 };
  const { answered, answeredBeforeWeek, week, lastDay, streakDays } = row;
  const isThisWeek = daysBetween(week, today) < 7;
  return {
    stars: starsFor(answered),
    starsThisWeek: isThisWeek ? starsFor(answered) - starsFor(answeredBeforeWeek) : 0,
    streakDays: streakNow(streakDays, daysBetween(lastDay, today)),
  };
}
