import { useState } from 'react';
import { Field, SendButton } from '../../../parts/form/fields';
import { email } from '../../../parts/form/rules';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useInvite } from './people-api';

/** Create Admin: a link goes to the address, and whoever opens it chooses their own password. */
export function InviteAdmin() {
  const { run, busy, problem } = useInvite();
  const [done, setDone] = useState<string>();
  const form = useForm({ name: 'invite-admin', initial: { email: '' }, rules: { email }, secret: ['email'] });
  const send = async ({ email: typed }: { email: string }) => {
    setDone(undefined);
    if (await run({ email: typed.trim() }))
      setDone(`An invitation is on its way to ${typed.trim()}, good for seven days.`);
  };
  return (
    <section className="office-panel user-panel" aria-label="Create Admin">
      <h2>Create Admin</h2>
      <form className="user-search" noValidate onSubmit={form.submit(send)}>
        <Field field={form.field('email')} label="Address of the new admin" type="email" autoComplete="off" />
        <SendButton busy={busy}>Invite</SendButton>
      </form>
      {problem && <ProblemNote problem={problem} safe="Nobody has been invited." />}
      <p role="status" className={done === undefined ? 'read-aloud' : 'notice good'}>
        {done}
      </p>
    </section>
  );
}
