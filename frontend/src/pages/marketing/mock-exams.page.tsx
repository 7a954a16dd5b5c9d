import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Bird } from '../../parts/bird/bird';
import { PageHeading } from '../../parts/page/page-heading';
import './mock-exams.css';

const MailingListDialog = lazy(() => import('./components/mailing-list-dialog'));

const parts = [
  [
    'Two timed papers, sat at home',
    'A waiting room first, so that nobody starts in a hurry; a break between the papers.',
  ],
  ['GL-style and CEM-style', 'Our own questions in the manner of each. Your school’s page says which test it sets.'],
  ['Marked the same way for all', 'Each answer is kept the moment it is given. A lost connection loses nothing.'],
  [
    'A report without guesswork',
    'Each score with its range, and how many children it is compared with. No forecast of a place.',
  ],
] as const;

/** The mock exams. Sessions are not sold yet: the page says so, and takes an address. */
export default function MockExamsPage() {
  const [asking, setAsking] = useState(false);
  return (
    <div className="wrap stack mocks">
      <div>
        <PageHeading title="11-plus mock exams">11&#8209;plus mock exams</PageHeading>
        <p className="lead">A rehearsal at your own table: the clock, the rules and the break of the real day.</p>
      </div>
      <section className="card mocks-next" aria-labelledby="next-session">
        <Bird pose="looking-up" size={76} />
        <div>
          <h2 id="next-session">No date is set yet</h2>
          <p>
            Leave your address, and we write as soon as there is one, with free papers and tips about twice a month.
            Leave whenever you like.
          </p>
        </div>
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          Tell me the dates
        </button>
      </section>
      <section>
        <h2>What your child will sit</h2>
        <div className="mocks-parts">
          {parts.map(([title, words]) => (
            <div key={title}>
              <h3>{title}</h3>
              <p className="soft">{words}</p>
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>Before you book any mock</h2>
        <p>
          What a mock can tell you and what it cannot, how many are enough, and what to do the day after:{' '}
          <Link to="/auth/importance-of-mock-exams">read about mock exams</Link>. Meanwhile,{' '}
          <Link to="/free-11plus-resources">practise free</Link>, with a clock if you like.
        </p>
      </section>
      <Suspense>
        {asking && <MailingListDialog open onClose={() => setAsking(false)} source="11plus-mock-exams" />}
      </Suspense>
    </div>
  );
}
