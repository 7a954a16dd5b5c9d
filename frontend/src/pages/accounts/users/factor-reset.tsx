import { useState } from 'react';
import { resetSecondFactor } from 'schemas/accounts/second-factor/second-factor.contract';
import { useCommand } from '../../../client/contract';
import { day } from '../../../parts/dates';
import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import type { FoundAccount } from './api';

interface FactorProps {
  readonly account: FoundAccount;
  readonly onDone: (words: string) => void;
}

/** The second factor of somebody, for the day on which their phone and their recovery codes are lost. */
export function Factor({ account, onDone }: FactorProps) {
  const [asks, setAsks] = useState(false);
  const { email, secondFactorSetUpAt } = account;
  if (secondFactorSetUpAt === null) return null;
  const done = () => {
    setAsks(false);
    onDone(`The second factor of ${email} is gone, and they are logged out everywhere.`);
  };
  return (
    <section className="office-panel user-panel" aria-label="Second factor">
      <h2>Second factor</h2>
      <p>Set up on {day(secondFactorSetUpAt)}.</p>
      <button type="button" className="btn low pale" onClick={() => setAsks(true)}>
        Reset it
      </button>
      <Dialog title="Reset the second factor?" open={asks} onClose={() => setAsks(false)}>
        <Reset account={account} onDone={done} />
      </Dialog>
    </section>
  );
}

const reasonRule = (value: string) => (value.trim().length < 3 ? 'Please say why, in a few words' : undefined);

function Reset({
  account: { accountId, email },
  onDone,
}: {
  readonly account: FoundAccount;
  readonly onDone: () => void;
}) {
  const { run, busy, problem } = useCommand(resetSecondFactor);
  const form = useForm({
    name: `reset-${accountId}`,
    initial: { reason: '' },
    rules: { reason: reasonRule },
    passing: true,
  });
  const send = async ({ reason }: { readonly reason: string }) => {
    if (!(await run({ accountId, reason: reason.trim() }))) return;
    form.forget();
    onDone();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <p className="user-words">
        {email} is logged out everywhere, and logs in with the password alone until another one is set up. They are told
        by mail. Make sure that it is they who ask.
      </p>
      <Field field={form.field('reason')} label="Reason" autoComplete="off" />
      {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
      <SendButton busy={busy}>Reset it</SendButton>
    </form>
  );
}
