import { useEffect, useState } from 'react';
import { Field, SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import type { FoundAccount } from './api';
import { useActivation, useReset } from './people-api';

interface ActsProps {
  readonly account: FoundAccount;
  readonly onDone: (words: string) => void;
}

/** Whether somebody may log in at all, and a link for a new password. */
export function AccountActs({ account, onDone }: ActsProps) {
  const { accountId: userId, email, active } = account;
  const activation = useActivation();
  const reset = useReset();
  const [isAsking, setAsking] = useState(false);
  const activate = async () => {
    if (await activation.run({ userId, newAccountStatus: true })) onDone(`${email} can log in again.`);
  };
  const sendLink = async () => {
    if (await reset.run({ userId })) onDone(`A link to choose a new password is on its way to ${email}.`);
  };
  return (
    <section className="office-panel user-panel" aria-label="Log-in">
      <h2>Log-in</h2>
      <div className="user-buttons">
        {active && (
          <button type="button" className="btn low pale" aria-disabled={reset.busy} onClick={() => void sendLink()}>
            Send a link for a new password
          </button>
        )}
        {active && !isAsking && (
          <button type="button" className="btn low pale" onClick={() => setAsking(true)}>
            Deactivate…
          </button>
        )}
        {!active && (
          <button type="button" className="btn low" aria-disabled={activation.busy} onClick={() => void activate()}>
            Activate
          </button>
        )}
      </div>
      {active && isAsking && (
        <Deactivating account={account} activation={activation} onDone={onDone} onLeave={() => setAsking(false)} />
      )}
      <Refused of={[activation, reset]} />
    </section>
  );
}

/** Why the last of them was refused. */
function Refused({ of }: { readonly of: readonly Pick<ReturnType<typeof useReset>, 'problem'>[] }) {
  const problem = of.find((one) => one.problem !== undefined)?.problem;
  return problem ? <ProblemNote problem={problem} undone="Nothing has been changed." /> : null;
}

type DeactivatingProps = ActsProps & {
  readonly activation: ReturnType<typeof useActivation>;
  readonly onLeave: () => void;
};

function Deactivating({ account: { accountId, email }, activation, onDone, onLeave }: DeactivatingProps) {
  const form = useForm({
    name: `deactivate-${accountId}`,
    initial: { reason: '' },
    rules: { reason: (value) => (value.trim().length < 3 ? 'Please say why' : undefined) },
    passing: true,
  });
  // The button that was pressed has gone.
  const { id } = form.field('reason');
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const send = async ({ reason }: { reason: string }) => {
    const done = await activation.run({ userId: accountId, newAccountStatus: false, reason });
    if (done) onDone(`${email} is deactivated: nobody can log in, and every session has ended.`);
  };
  return (
    <form className="user-search" noValidate onSubmit={form.submit(send)}>
      <Field
        field={form.field('reason')}
        label="Why it is deactivated"
        autoComplete="off"
        hint="Every session ends within three seconds. It can be activated again here."
      />
      <SendButton busy={activation.busy}>Deactivate</SendButton>
      <button type="button" className="btn low pale" onClick={onLeave}>
        Leave it
      </button>
    </form>
  );
}
