import type { Problem } from '../../../../client/problem';
import { ProblemNote } from '../../../../parts/page/shown';
import { SendConfirmation } from '../../../../parts/account/send-confirmation';

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
  return (
    <div className="notice warn" role="alert">
      <p>
        <b>{words}</b>
      </p>
      <p>Worksheets you have begun can be finished, and everything you have done is still here.</p>
      <SendConfirmation />
    </div>
  );
}
