import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { ProblemNote } from '../../parts/page/shown';
import { useGiveUpPlace, useKeepPlace } from './api';
import './free-resources.css';

/** Where the mail about a free mock exam leads; `t` is its token. */
export default function FreeMockPage() {
  const token = useSearchParams()[0].get('t') ?? '';
  return (
    <div className="wrap stack confirm">
      <PageHeading title="Your place in the free mock exam" />
      {token === '' ? <p>This link is not complete. Please open it from the mail again.</p> : <Place token={token} />}
      <p>
        <Link to="/11plus-mock-exams">About the mock exams</Link>
      </p>
    </div>
  );
}

// By a press, and not by opening the page: programs that check mail open every link in it.
function Place({ token }: { readonly token: string }) {
  const keep = useKeepPlace();
  const giveUp = useGiveUpPlace();
  const [done, setDone] = useState<'kept' | 'given up'>();
  const busy = keep.busy || giveUp.busy;
  const problem = keep.problem ?? giveUp.problem;
  const press = (by: typeof keep, became: 'kept' | 'given up') => () => {
    if (busy) return;
    keep.clear();
    giveUp.clear();
    void by.run({ token }).then((reply) => reply && setDone(became));
  };
  if (done === 'given up') return <p role="status">Your place is given up, and what you typed is being erased.</p>;
  if (problem?.code === 'LinkNotValid') return <ProblemNote problem={problem} />;
  return (
    <>
      <Standing isKept={done === 'kept'} />
      {problem && <ProblemNote problem={problem} />}
      <div className="row">
        {done === undefined && (
          <button type="button" className="btn" aria-disabled={busy} onClick={press(keep, 'kept')}>
            Keep my place
          </button>
        )}
        <button type="button" className="btn low" aria-disabled={busy} onClick={press(giveUp, 'given up')}>
          Give it up
        </button>
      </div>
    </>
  );
}

const Standing = ({ isKept }: { readonly isKept: boolean }) =>
  isKept ? (
    <p role="status">
      Your place is kept. We write with the date and how to log in as soon as a session is set. What you typed is erased
      after a year, or when you give the place up by this link.
    </p>
  ) : (
    <p>One press, and the place is kept. You can give it up at any time by the same link.</p>
  );
