import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { acceptGuest } from 'schemas/accounts/people/people.contract';
import { useCommand } from '../../../client/contract';
import { supportEmail } from '../../../look/product';
import { Field, NewPasswordFields, SendButton } from '../../../parts/form/fields';
import { refusedPassword } from '../../../parts/form/refused-password';
import { password, required, sameAs } from '../../../parts/form/rules';
import { useForm } from '../../../parts/form/use-form';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote } from '../../../parts/page/shown';
import '../accounts.css';

const initial = { firstName: '', lastName: '', password: '', confirmPassword: '' };

/** Where the link of an invitation to the office, or to mock exams, leads; `t` is its one-time token. */
export default function AcceptInvitationPage() {
  const token = useSearchParams()[0].get('t') ?? '';
  const [isDone, setDone] = useState(false);
  return (
    <div className="auth">
      <PageHeading title="Choose a password" />
      {token === '' ? <NotValid /> : isDone ? <Done /> : <Accepting token={token} onDone={() => setDone(true)} />}
    </div>
  );
}

function Accepting({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { run, busy, problem } = useCommand(acceptGuest);
  const refused = refusedPassword(problem);
  const form = useForm({
    name: 'accept-invitation',
    initial,
    rules: {
      firstName: required('First name is required'),
      lastName: required('Surname is required'),
      password,
      confirmPassword: sameAs('password', 'Passwords do not match.'),
    },
    secret: ['firstName', 'lastName', 'password', 'confirmPassword'],
    refused,
  });
  const send = async ({ firstName, lastName, password: chosen }: typeof initial) => {
    if (await run({ token, firstName, lastName, password: chosen })) onDone();
  };
  if (problem?.code === 'LinkNotValid') return <NotValid />;
  return (
    <form className="form card" noValidate onSubmit={form.submit(send)}>
      <p>You have been invited to Fieldfare. Say who you are, and choose a password that nobody else knows.</p>
      <Field field={form.field('firstName')} label="First name" autoComplete="given-name" />
      <Field field={form.field('lastName')} label="Surname" autoComplete="family-name" />
      <NewPasswordFields fieldOf={form.field} />
      {problem && !refused && <ProblemNote problem={problem} undone="No account has been made." />}
      <SendButton busy={busy} wide>
        Make my account
      </SendButton>
    </form>
  );
}

function Done() {
  return (
    <div className="notice good" role="status">
      <p>Your account is ready. You can log in with the password that you have just chosen.</p>
      <Link to="/auth/individual-login">Go to the log-in</Link>
    </div>
  );
}

function NotValid() {
  return (
    <div className="problem" role="alert">
      <p>
        This link has been used already, or it has expired. Whoever invited you can send another; or write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </div>
  );
}
