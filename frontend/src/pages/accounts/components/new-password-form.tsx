import { useEffect } from 'react';
import { NewPasswordFields, SendButton } from '../../../parts/form/fields';
import { password, sameAs } from '../../../parts/form/rules';
import { refusedPassword } from '../../../parts/form/refused-password';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useChangePassword } from '../api';

interface NewPasswordFormProps {
  readonly token: string;
  /** With how many other parents belong to the family. */
  readonly onChanged: (otherParents: number) => void;
  /** The link is used up, or too old. */
  readonly onRefused: () => void;
}

const linkNotValid = 'LinkNotValid';
const initial = { password: '', confirmPassword: '' };

export function NewPasswordForm({ token, onChanged, onRefused }: NewPasswordFormProps) {
  const { run, busy, problem } = useChangePassword();
  const refused = refusedPassword(problem);
  const form = useForm({
    name: 'change-password',
    initial,
    rules: { password, confirmPassword: sameAs('password', 'Passwords do not match.') },
    secret: ['password', 'confirmPassword'],
    refused,
  });
  useEffect(() => {
    if (problem?.code === linkNotValid) onRefused();
  }, [onRefused, problem]);

  const send = async (values: typeof initial) => {
    const reply = await run({ password: values.password, token });
    if (reply?.changed === true) onChanged(reply.otherParents);
    if (reply?.changed === false) onRefused();
  };
  return (
    <form className="form card" noValidate onSubmit={form.submit(send)}>
      <NewPasswordFields fieldOf={form.field} label="New password" />
      {problem && !refused && problem.code !== linkNotValid && (
        <ProblemNote problem={problem} undone="Your password is as it was." />
      )}
      <SendButton busy={busy} wide>
        Change password
      </SendButton>
    </form>
  );
}
