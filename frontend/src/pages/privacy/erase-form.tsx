import { ERASE_WORD } from 'schemas/privacy/erasure.contract';
import { Field, PasswordField, SendButton } from '../../parts/form/fields';
import { useForm } from '../../parts/form/use-form';
import { ProblemNote } from '../../parts/page/shown';
import { useAskErasure } from './api';
import { paidWords, type PaidFor } from './paid-words';

export interface ToErase {
  /** The whole family without one. */
  readonly learnerId?: string;
  readonly of: string;
  /** What is paid for a child alone. */
  readonly paid?: PaidFor;
}

interface EraseFormProps {
  readonly wanted: ToErase;
  readonly hasPlan: boolean;
  readonly onDone: () => void;
}

const initial = { password: '', typed: '' };

/** What happens is said before it is asked for; then the password again, and a word that nobody types by mistake. */
export function EraseForm({ wanted, hasPlan, onDone }: EraseFormProps) {
  const { run, busy, problem } = useAskErasure();
  const refused = problem?.code === 'PasswordNotRight' ? { password: problem.message } : undefined;
  const form = useForm({
    name: 'erase',
    initial,
    rules: {
      password: (value) => (value === '' ? 'Password is required' : undefined),
      typed: (value) => (value.trim().toLowerCase() === ERASE_WORD ? undefined : `Please type “${ERASE_WORD}”`),
    },
    secret: ['password', 'typed'],
    refused,
  });
  const send = async ({ password, typed }: typeof initial) => {
    const { learnerId } = wanted;
    const reply = await run({ password, typed, ...(learnerId !== undefined && { learnerId }) });
    if (reply) onDone();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <ul>
        {(wanted.paid === undefined ? ofTheFamily(hasPlan) : ofAChild(wanted.paid)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PasswordField field={form.field('password')} label="Your password" autoComplete="current-password" />
      <Field field={form.field('typed')} label={`Type “${ERASE_WORD}”`} autoComplete="off" />
      <SendButton busy={busy}>Erase in a fortnight</SendButton>
      {problem && !refused && <ProblemNote problem={problem} undone="Nothing was changed." />}
    </form>
  );
}

const ofAChild = (paid: PaidFor) => [
  'Their name, their answers and everything they wrote cannot be read by anybody any more.',
  'Brothers and sisters keep all of theirs.',
  ...paidWords(paid),
];

const ofTheFamily = (hasPlan: boolean) => [
  'The names, addresses and answers of all of you cannot be read by anybody any more, and nobody can log in.',
  ...(hasPlan ? ['Your plan ends on that day, and nothing is refunded for the days that are left.'] : []),
  'Stripe is told to forget you; receipts that tax law asks for stay there.',
  'You are taken off our mailing list.',
];
