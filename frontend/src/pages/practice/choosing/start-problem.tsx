import { useState } from 'react';
import type { Problem } from '../../../client/problem';
import { ProblemNote } from '../../../parts/page/shown';
import { useSendConfirmation } from '../api';

/** Why a worksheet could not be started, and what helps. */
export function StartProblem({ problem }: { readonly problem: Problem }) {
  return problem.code === 'EmailNotConfirmed' ? (
    <ConfirmFirst words={problem.message} />
  ) : (
    <ProblemNote problem={problem} />
  );
}

/** The mail of the sign-up waits to be opened: whoever has lost it can have it again. */
function ConfirmFirst({ words }: { readonly words: string }) {
  const { run, busy, problem } = useSendConfirmation();
  const [sent, setSent] = useState(false);
  const send = () => void run({}).then((reply) => setSent(reply !== undefined));
  return (
    <div className="notice warn" role="alert">
      <p>
        <b>{words}</b>
      </p>
      <p>Worksheets you have begun can be finished, and everything you have done is still here.</p>
      {problem && <ProblemNote problem={problem} />}
      {sent ? (
        <p role="status">We have sent the mail again. It may take a few minutes.</p>
      ) : (
        <button type="button" className="btn low pale" aria-disabled={busy} onClick={send}>
          {busy ? 'One moment…' : 'Send the mail again'}
        </button>
      )}
    </div>
  );
}
