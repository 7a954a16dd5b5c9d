import { Field, SendButton } from '../../../../parts/form/fields';
import { email } from '../../../../parts/form/rules';
import { useForm } from '../../../../parts/form/use-form';
import { ProblemNote } from '../../../../parts/page/shown';
import { Choice } from '../choice';
import { useInvite } from '../people-api';

const initial = { email: '', as: 'admin' };

/** Create Admin: a link goes to the address, and whoever opens it chooses their own password. */
export function InviteAdmin({ onDone }: { readonly onDone: (email: string) => void }) {
  const { run, busy, problem } = useInvite();
  const form = useForm({ name: 'invite-admin', initial, rules: { email }, passing: true });
  const send = async ({ email: typed, as }: typeof initial) => {
    if (await run({ email: typed.trim(), as: as === 'editor' ? 'editor' : 'admin' })) onDone(typed.trim());
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <Field
        field={form.field('email')}
        label="Address of the new member of staff"
        type="email"
        autoComplete="off"
        hint="A link goes there, good for seven days. Whoever opens it chooses their own password."
      />
      <Choice
        field={form.field('as')}
        label="As"
        of={[
          ['admin', 'Admin: sees and changes everything in the office'],
          ['editor', 'Editor: writes English questions and answers flags'],
        ]}
      />
      {problem && <ProblemNote problem={problem} undone="Nobody has been invited." />}
      <SendButton busy={busy}>Invite</SendButton>
    </form>
  );
}
