import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { ProblemNote } from '../../parts/page/shown';
import { useConfirm } from './api';
import './free-resources.css';

/** Where the link of the mailing list's mail leads; `t` is its token. */
export default function ConfirmSubscriptionPage() {
  const token = useSearchParams()[0].get('t') ?? '';
  return (
    <div className="wrap stack confirm">
      <PageHeading title="Join the mailing list" />
      {token === '' ? (
        <p>This link is not complete. Please open it from the mail again.</p>
      ) : (
        <Confirmation token={token} />
      )}
      <p>
        <Link to="/free-11plus-resources">See the free resources</Link>
      </p>
    </div>
  );
}

// By a press, and not by opening the page: programs that check mail open every link in it.
function Confirmation({ token }: { readonly token: string }) {
  const { run, busy, problem } = useConfirm();
  const [confirmed, setConfirmed] = useState(false);
  if (confirmed)
    return <p role="status">You are on the list. We write about twice a month, and each mail has a link to leave.</p>;
  if (problem?.code === 'LinkNotValid')
    return (
      <div className="problem" role="alert">
        <p>
          <b>{problem.message}</b>
        </p>
        <p>It is good for a week. Join the list once more on the page of the free resources, and we send another.</p>
      </div>
    );
  const confirm = () => void run({ token }).then((reply) => setConfirmed(reply !== undefined));
  return (
    <>
      <p>One press, and you are on the list: free papers and tips, about twice a month.</p>
      {problem && <ProblemNote problem={problem} undone="The link is still good." />}
      <p>
        <button type="button" className="btn" aria-disabled={busy} onClick={busy ? undefined : confirm}>
          {busy ? 'One moment…' : 'Yes, send them to me'}
        </button>
      </p>
    </>
  );
}
