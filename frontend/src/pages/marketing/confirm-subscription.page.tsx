import { useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { ProblemNote } from '../../parts/page/shown';
import { Skeleton } from '../../parts/page/skeleton';
import { useConfirm } from './api';
import './free-resources.css';

/** Where the link of the mailing list's mail leads; `t` is its token. */
export default function ConfirmSubscriptionPage() {
  const token = useSearchParams()[0].get('t') ?? '';
  return (
    <div className="wrap stack confirm">
      <PageHeading title="The mailing list" />
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

function Confirmation({ token }: { readonly token: string }) {
  const { run, problem } = useConfirm();
  const [confirmed, setConfirmed] = useState(false);
  const confirm = useCallback(
    () => void run({ token }).then((reply) => setConfirmed(reply !== undefined)),
    [run, token],
  );
  useEffect(confirm, [confirm]);
  if (confirmed)
    return <p role="status">You are on the list. We write about twice a month, and each mail has a link to leave.</p>;
  return problem ? <ProblemNote problem={problem} again={confirm} /> : <Skeleton lines={2} />;
}
