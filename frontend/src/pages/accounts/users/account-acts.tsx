import { useState } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import type { FoundAccount } from './api';
import { useActivation, useReset } from './people-api';
import { reasonRule } from './reason-rule';

interface ActsProps {
  readonly account: FoundAccount;
  readonly onDone: (words: string) => void;
}

/** Whether somebody may log in at all, and a link for a new password. */
export function AccountActs({ account, onDone }: ActsProps) {
  const { email, active } = account;
  const [asked, setAsked] = useState<'link' | 'deactivation'>();
  const leave = () => setAsked(undefined);
  const done = (words: string) => {
    leave();
    onDone(words);
  };
  return (
    <section className="office-panel user-panel" aria-label="Log-in">
      <h2>Log-in</h2>
      <div className="user-buttons">
        {active ? (
          <>
            <button type="button" className="btn low pale" onClick={() => setAsked('link')}>
              Send a link for a new password…
            </button>
            <button type="button" className="btn low pale" onClick={() => setAsked('deactivation')}>
              Deactivate…
            </button>
          </>
        ) : (
          <Activating account={account} onDone={done} />
        )}
      </div>
      <Dialog title="Send a link for a new password?" open={asked === 'link'} onClose={leave}>
        <SendingLink account={account} onDone={done} />
      </Dialog>
      <Dialog title={`Deactivate ${email}?`} open={asked === 'deactivation'} onClose={leave}>
        <Deactivating account={account} onDone={done} />
      </Dialog>
    </section>
  );
}

const UNDONE = 'Nothing has been changed.';

function Activating({ account: { accountId: userId, email }, onDone }: ActsProps) {
  const { run, busy, problem } = useActivation();
  const activate = async () => {
    if (await run({ userId, newAccountStatus: true })) onDone(`${email} can log in again.`);
  };
  return (
    <>
      <button type="button" className="btn low" aria-disabled={busy} onClick={() => void activate()}>
        Activate
      </button>
      {problem && <ProblemNote problem={problem} undone={UNDONE} />}
    </>
  );
}

function SendingLink({ account: { accountId: userId, email }, onDone }: ActsProps) {
  const { run, busy, problem } = useReset();
  const form = useForm({ name: `send-link-${userId}`, initial: {}, rules: {} });
  const send = async () => {
    if (await run({ userId })) onDone(`A link to choose a new password is on its way to ${email}.`);
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <p className="user-words">
        It goes to {email}, and is good once and for an hour. The password stays as it is until another one is chosen.
      </p>
      {problem && <ProblemNote problem={problem} undone="No link has been sent." />}
      <SendButton busy={busy} cancel="Leave it">
        Send it
      </SendButton>
    </form>
  );
}

function Deactivating({ account: { accountId, email }, onDone }: ActsProps) {
  const { run, busy, problem } = useActivation();
  const [wasSo, setWasSo] = useState(false);
  const form = useForm({
    name: `deactivate-${accountId}`,
    initial: { reason: '' },
    rules: { reason: reasonRule },
    passing: true,
  });
  const send = async ({ reason }: { readonly reason: string }) => {
    setWasSo(false);
    const done = await run({ userId: accountId, newAccountStatus: false, reason: reason.trim() });
    if (done?.changed === true) onDone(`${email} is deactivated: nobody can log in, and every session has ended.`);
    else if (done) setWasSo(true);
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <p className="user-words">Every session ends within three seconds. It can be activated again here.</p>
      <Field
        field={form.field('reason')}
        label="Why"
        autoComplete="off"
        most={300}
        hint="It stands in the account’s history."
      />
      <p role="status" className={wasSo ? 'notice' : 'read-aloud'}>
        {wasSo &&
          'Nothing was changed: it is deactivated already, and the history says by whom and why. What you wrote is still here, and stands nowhere else.'}
      </p>
      {problem && <ProblemNote problem={problem} undone={UNDONE} />}
      <SendButton busy={busy} cancel="Leave it">
        Deactivate
      </SendButton>
    </form>
  );
}
