import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Bird } from '../../parts/bird/bird';
import { PageHeading } from '../../parts/page/page-heading';
import { FreeMockForm } from './components/free-mock-form';
import { useNextSession } from './api';
import { examDate } from '../../parts/exam-date';
import './mock-exams.css';

const MailingListDialog = lazy(() => import('./components/mailing-list-dialog'));
const SessionsDialog = lazy(() => import('./components/sessions-dialog'));
const AskedDialog = lazy(() => import('./components/asked-dialog'));

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

/** A letter is written when there is something to say: no mail goes out by itself when a date is set. */
const ofDates = 'No mail goes out for each new date: all dates stand here, under “All sessions”.';

type Opened = 'asked' | 'list' | 'sessions';

/** The mock exams: when the next free one is, a place in it, and what it is like. */
export default function MockExamsPage() {
  const [opened, setOpened] = useState<Opened>();
  const navigate = useNavigate();
  const home = () => void navigate('/');
  return (
    <div className="wrap stack mocks">
      <div>
        <PageHeading title="11-plus mock exams">11&#8209;plus mock exams</PageHeading>
        <p className="lead">A rehearsal at your own table: the clock, the rules and the break of the real day.</p>
      </div>
      <div className="mocks-register">
        <NextSession onOpen={setOpened} />
        <section className="card mocks-form" aria-labelledby="free-place">
          <h2 id="free-place">Register for a free mock exam</h2>
          <FreeMockForm onAsked={() => setOpened('asked')} />
        </section>
      </div>
      <WhatItIs />
      <Suspense>
        {opened === 'list' && (
          <MailingListDialog open onClose={() => setOpened(undefined)} source="11plus-mock-exams" note={ofDates} />
        )}
        {opened === 'sessions' && <SessionsDialog onClose={home} />}
        {opened === 'asked' && <AskedDialog onClose={home} />}
      </Suspense>
    </div>
  );
}

function NextSession({ onOpen }: { readonly onOpen: (opened: Opened) => void }) {
  const { mockExamDate, mockExamTime } = useNextSession().data ?? {};
  const isSet = mockExamDate !== undefined && mockExamTime !== undefined;
  return (
    <section className="mocks-next" aria-labelledby="next-session">
      <Bird pose="looking-up" size={76} />
      <h2 id="next-session">The next free session</h2>
      <p>
        {isSet
          ? `Exam date: ${examDate(mockExamDate, mockExamTime)}`
          : 'Please check our website to register for any upcoming exam sessions'}
      </p>
      <p className="soft">
        A place is for one child, at home, and costs nothing. Confirm it by the link in the mail that we send, and we
        write again with how to log in{isSet ? '' : ' once the date is set'}.
      </p>
      <div className="row">
        <button type="button" className="btn low quiet" onClick={() => onOpen('sessions')}>
          All sessions
        </button>
        <button type="button" className="btn plain inline" onClick={() => onOpen('list')}>
          Join the mailing list
        </button>
      </div>
    </section>
  );
}

function WhatItIs() {
  return (
    <>
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
    </>
  );
}
