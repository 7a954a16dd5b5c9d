import { counted } from '../../../parts/words';
import type { Effort } from '../api';

/** In questions, right or wrong: the server gives a star for each so many. */
const questionsForAStar = 10;
const starPath = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z';

/** What the child has put in, whatever came out of it. */
export function EffortCard({ effort: { stars, starsThisWeek, streakDays } }: { readonly effort: Effort }) {
  return (
    <section className="card figure-card">
      <h2>Stars for effort</h2>
      <p className="big-number num">
        <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
          <path d={starPath} fill="var(--sun)" stroke="var(--ink)" strokeWidth="1" strokeLinejoin="round" />
        </svg>
        {stars.toLocaleString('en-GB')}
      </p>
      <p className="soft small">{starWords(stars, starsThisWeek)}</p>
      <p className="small">{streakWords(streakDays)}</p>
    </section>
  );
}

function starWords(stars: number, thisWeek: number): string {
  if (stars === 0)
    return `One for every ${questionsForAStar} questions you answer, right or not. Only quick guesses that are wrong are left out.`;
  if (thisWeek === 0) return 'You earned them, and they stay yours.';
  return thisWeek === stars ? 'Earned this week.' : `${thisWeek.toLocaleString('en-GB')} of them this week.`;
}

/** Praise for days in a row; a day off costs nothing and is not mentioned. */
function streakWords(days: number): string {
  if (days === 0) return 'Any day is a good day to practise.';
  return days === 1
    ? 'You have practised lately. Nicely done.'
    : `You have practised ${counted(days, 'day')} in a row.`;
}
