import type { OutlinedExam } from '../api';
import { letters } from './question-values';

/** Of fewer questions nobody can say that the letters are out of balance. */
const ENOUGH = 10;

/** How often each letter is right in a paper: a child should not learn which one to guess. */
export function KeyLetters({ exam: { examName, sections } }: { readonly exam: OutlinedExam }) {
  const keys = sections.flatMap(({ questions }) => questions.map(({ correctAnswer }) => correctAnswer)).filter(Boolean);
  const counts = letters.map((letter) => ({ letter, count: keys.filter((key) => key === letter).length }));
  const most = Math.max(...counts.map(({ count }) => count), 1);
  const fair = keys.length / letters.length;
  const often = keys.length >= ENOUGH ? counts.find(({ count }) => count > fair * 1.6) : undefined;
  if (keys.length === 0) return null;
  return (
    <section className="office-panel key-letters" aria-label="Correct letters">
      <div>
        <h2>
          {often
            ? `${often.letter} is the right letter too often: ${often.count} of ${keys.length}`
            : `The right letters of ${examName}`}
        </h2>
        <p className="small soft">{evenWords(fair)}</p>
      </div>
      <ul>
        {counts.map(({ letter, count }) => (
          <li key={letter}>
            <span className="key-bar" style={{ height: `${(count / most) * 2.25}rem` }} aria-hidden="true" />
            <b>{letter}</b> {count}
          </li>
        ))}
      </ul>
    </section>
  );
}

function evenWords(fair: number): string {
  const [low, high] = [Math.floor(fair), Math.ceil(fair)];
  return low === high ? `${low} of each letter is even.` : `${low} or ${high} of each letter is even.`;
}
