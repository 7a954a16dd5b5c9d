import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { tab } from '../../client/device-store';
import { useSession } from '../../client/session';
import { PageHeading } from '../../parts/page/page-heading';
import { ProblemNote } from '../../parts/page/shown';
import { useConfirmEmail } from './api';
import './accounts.css';

/** Where the link of the welcome mail leads; `t` is its token. What scans mails opens links, and presses no buttons. */
export default function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('t') ?? '';
  return (
    <div className="auth">
      <PageHeading title="Confirm your address" />
      {token === '' ? <NotValid /> : <Confirmation token={token} />}
    </div>
  );
}

function Confirmation({ token }: { readonly token: string }) {
  const { run, busy, problem } = useConfirmEmail();
  // A reload asks nothing again that is done.
  const done = `confirmed.${token}`;
  const [confirmed, setConfirmed] = useState(() => tab.read(done) !== undefined);
  if (confirmed) return <Confirmed />;
  if (problem?.code === 'LinkNotValid') return <NotValid />;
  const confirm = () =>
    void run({ token }).then((reply) => {
      if (reply === undefined) return;
      tab.write(done, 'yes');
      setConfirmed(true);
    });
  return (
    <div className="card">
      <p>
        One press, and we know that this address is yours. New worksheets need that from the day after the sign-up on.
      </p>
      {problem && <ProblemNote problem={problem} safe="The link is still good." />}
      <button type="button" className="btn wide" aria-disabled={busy} onClick={confirm}>
        {busy ? 'One moment…' : 'Confirm this address'}
      </button>
    </div>
  );
}

function Confirmed() {
  const signedIn = useSession() !== undefined;
  return (
    <div className="notice good" role="status">
      <p>Thank you: your address is confirmed.</p>
      {signedIn ? (
        <Link to="/app/dashboard">Go on practising</Link>
      ) : (
        <Link to="/auth/individual-login">Go to the log-in</Link>
      )}
    </div>
  );
}

function NotValid() {
  return (
    <div className="problem" role="alert">
      <p>
        <b>This link is not complete, or it is more than two weeks old.</b>
      </p>
      <p>
        Please open it from the mail again. For a new one <Link to="/auth/individual-login">log in</Link>, and press
        “Send the mail again” at the top of the page.
      </p>
    </div>
  );
}
