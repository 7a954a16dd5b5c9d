import { useOpenDoor } from '../../client/family';
import { PasswordField, SendButton } from '../form/fields';
import { useForm } from '../form/use-form';
import { ProblemNote } from '../page/shown';

const initial = { password: '' };

interface DoorFormProps {
  /** Unique among the forms that can be on the screen together. */
  readonly name: string;
  readonly label?: string;
  /** On the button. */
  readonly act?: string;
  readonly onOpen?: () => void;
}

/** The password of the parent who is logged in, once more. */
export function DoorForm({ name, label = 'Parent’s password', act = 'Open', onOpen }: DoorFormProps) {
  const { open, busy, problem } = useOpenDoor();
  const refused = problem?.code === 'PasswordNotRight' ? { password: problem.message } : undefined;
  const form = useForm({
    name,
    initial,
    rules: { password: (value) => (value === '' ? 'Password is required' : undefined) },
    secret: ['password'],
    refused,
  });
  const send = async ({ password }: typeof initial) => {
    if (await open(password)) onOpen?.();
  };
  return (
    <form className="form door-form" noValidate onSubmit={form.submit(send)}>
      <PasswordField field={form.field('password')} label={label} autoComplete="current-password" />
      <SendButton busy={busy}>{act}</SendButton>
      {problem && !refused && <ProblemNote problem={problem} undone="Nothing was changed." />}
    </form>
  );
}
