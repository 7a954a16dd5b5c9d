import { useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ReplyOf } from 'schemas/describe/contract';
import type { lookAtMockPlace } from 'schemas/marketing/mock-place.contract';
import type { Problem } from '../../client/problem';
import { AgreedTo } from '../../parts/account/agreed-to';
import { PageHeading } from '../../parts/page/page-heading';
import { ProblemNote } from '../../parts/page/shown';
import { ButtonsSkeleton, Skeleton } from '../../parts/page/skeleton';
import { useGiveUpPlace, useKeepPlace, useLookAtPlace } from './api';
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

type Told = Pick<ReplyOf<typeof lookAtMockPlace>, 'standing' | 'asksTerms'>;

/** How the place stands: as it was when the page was opened, and as each press has left it. */
function usePlace(token: string) {
  const look = useLookAtPlace();
  const keep = useKeepPlace();
  const giveUp = useGiveUpPlace();
  const [told, setTold] = useState<Told>();
  const { run } = look;
  const ask = useCallback(() => void run({ token }).then((reply) => reply && setTold(reply)), [run, token]);
  useEffect(ask, [ask]);
  const asksTerms = told?.asksTerms === true;
  const press = (send: () => Promise<unknown>, standing: Told['standing']) => () => {
    if (keep.busy || giveUp.busy) return;
    keep.clear();
    giveUp.clear();
    void send().then((reply) => reply !== undefined && setTold({ standing, asksTerms: false }));
  };
  return {
    standing: keep.problem?.code === 'LinkNotValid' ? 'gone' : told?.standing,
    asksTerms,
    ask,
    busy: keep.busy || giveUp.busy,
    problem: keep.problem ?? giveUp.problem ?? look.problem,
    keep: press(() => keep.run({ token, ...(asksTerms && { acceptTerms: true }) }), 'kept'),
    giveUp: press(() => giveUp.run({ token }), 'gone'),
  };
}

// By a press, and not by opening the page: programs that check mail open every link in it.
function Place({ token }: { readonly token: string }) {
  const { standing, asksTerms, ask, busy, problem, keep, giveUp } = usePlace(token);
  if (standing === 'gone')
    return (
      <p role="status">
        This place is given up, or it was not confirmed within 7 days. What was typed for it is erased. You may ask for
        a place again whenever you like.
      </p>
    );
  if (standing === undefined) return <NotKnown problem={problem} again={ask} />;
  return (
    <>
      {standing === 'kept' ? (
        <Kept />
      ) : (
        <p>
          One press, and the place is kept. You can give it up at any time by the same link.
          {asksTerms && (
            <>
              {' '}
              By keeping it you say that you are a parent or guardian, and agree to the <AgreedTo /> What was typed is
              kept to run the exam, for a year at most.
            </>
          )}
        </p>
      )}
      {problem && <ProblemNote problem={problem} undone="Your place is as it was." />}
      <div className="row">
        {standing === 'asked' && (
          <button type="button" className="btn" aria-disabled={busy} onClick={keep}>
            Keep my place
          </button>
        )}
        <button type="button" className="btn low pale" aria-disabled={busy} onClick={giveUp}>
          Give it up
        </button>
      </div>
    </>
  );
}

const Kept = () => (
  <p role="status">
    Your place is kept. We write with the date and how to log in as soon as a session is set. What you typed is erased
    after a year, or when you give the place up by this link.
  </p>
);

interface NotKnownProps {
  readonly problem: Problem | undefined;
  readonly again: () => void;
}

function NotKnown({ problem, again }: NotKnownProps) {
  if (problem === undefined)
    return (
      <>
        <Skeleton lines={2} />
        <ButtonsSkeleton />
      </>
    );
  if (problem.code !== 'LinkNotValid') return <ProblemNote problem={problem} again={again} />;
  return (
    <div className="problem" role="alert">
      <p>
        <b>This link is not complete, or it is too old.</b>
      </p>
      <p>Please open it from the mail again, or ask for a place anew on the page of the mock exams.</p>
    </div>
  );
}
