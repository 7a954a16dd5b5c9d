import { useState } from 'react';
import { sendConfirmationAgain } from 'schemas/accounts/accounts.contract';
import { useCommand } from '../../client/contract';
import { useSession } from '../../client/session';
import { Bird } from '../bird/bird';
import { ProblemNote } from '../page/shown';

/** The mail whose link confirms the address, once more for whoever has lost it. */
export function SendConfirmation() {
  const { run, busy, problem } = useCommand(sendConfirmationAgain);
  const [sent, setSent] = useState(false);
  const email = useSession()?.email;
  const send = () => void run({}).then((reply) => setSent(reply !== undefined));
  if (sent)
    return (
      <div className="beside-bird">
        <Bird pose="flying" />
        <p role="status">
          We have sent the mail again, to {email}. It may take a few minutes; please look among the unwanted mail, too.
        </p>
      </div>
    );
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn low pale" aria-disabled={busy} onClick={send}>
        {busy ? 'One moment…' : 'Send the mail again'}
      </button>
    </>
  );
}
