import { numbered } from 'schemas/mock-exams/after/numbered.rules';
import { counted } from '../../../parts/words';
import type { WatchedPaper } from './api';

interface HourFactsProps {
  readonly paper: WatchedPaper;
  readonly isOpen: boolean;
}

/** What was never met again, and which answers were changed. */
export function HourFacts({ paper: { questions }, isOpen }: HourFactsProps) {
  const unseen = questions.filter(({ visits, isAnswered }) => visits === 0 && !isAnswered);
  const alone = questions.filter(({ isNotRevisited }) => isNotRevisited);
  const changed = questions.flatMap(({ number, changes }) => changes.map((change) => ({ number, ...change })));
  return (
    <div className="hour-facts">
      {alone.length > 0 && (
        <div>
          <h3>Never opened again</h3>
          <p>
            {counted(alone.length, 'question')} left blank or marked for another look: {numbered(alone)}.
          </p>
        </div>
      )}
      {unseen.length > 0 && (
        <div>
          <h3>Not reached</h3>
          <p>
            {unseen.length === 1 ? 'Question' : 'Questions'} {numbered(unseen)}: never on the screen.
          </p>
        </div>
      )}
      {changed.length > 0 && (
        <div>
          <h3>Changed answers</h3>
          <ul>
            {changed.map(({ number, from, to, became }, index) => (
              <li key={index}>
                <span className={`hour-change ${became ?? 'untold'}`} aria-hidden="true" /> Question {number}: {from} to{' '}
                {to}
                {became !== null && (
                  <b className={became === 'right' ? 'is-good' : 'is-bad'}>
                    {became === 'right' ? ' ✓ now right' : ' ✗ it was right'}
                  </b>
                )}
              </li>
            ))}
          </ul>
          {!isOpen && <p className="soft small">Which of them were right is told once the answers are open.</p>}
        </div>
      )}
    </div>
  );
}
