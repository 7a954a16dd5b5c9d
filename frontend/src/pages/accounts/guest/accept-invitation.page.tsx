import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { acceptGuest, readGuestInvitation } from 'schemas/accounts/people/people.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { useCommand } from '../../../client/contract';
import type { Problem } from '../../../client/problem';
import { supportEmail } from '../../../look/product';
import { Field, NewPasswordFields, SendButton } from '../../../parts/form/fields';
import { refusedNames } from '../../../parts/form/refused-names';
import { refusedPassword } from '../../../parts/form/refused-password';
import { password, required, sameAs } from '../../../parts/form/rules';
import { useForm } from '../../../parts/form/use-form';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote } from '../../../parts/page/shown';
import { FormSkeleton } from '../../../parts/page/skeleton';
import '../accounts.css';

const initial = { firstName: '', lastName: '', password: '', confirmPassword: '' };

/** Where the link of an invitation to the office, or to mock exams, leads; `t` is its one-time token. */
export default function AcceptInvitationPage() {
  const token = useSearchParams()[0].get('t') ?? '';
  const [isDone, setDone] = useState(false);
  return (
    <div className="auth">
      <PageHeading title={isDone ? 'Your account is ready' : 'Choose a password'} />
      {token === '' ? <NotValid /> : isDone ? <Done /> : <Invitation token={token} onDone={() => setDone(true)} />}
    </div>
  );
}

interface Behind {
  readonly token: string;
  readonly onDone: () => void;
}
type Read = ReplyOf<typeof readGuestInvitation>;

/** Whom the link is for is asked first: one that was used shows no form. */
function Invitation({ token, onDone }: Behind) {
  const { run, problem } = useCommand(readGuestInvitation);
  const [read, setRead] = useState<Read>();
  useEffect(() => void run({ token }).then(setRead), [run, token]);
  if (read?.hasAccount === true) return <HasAccount email={read.email} />;
  if (read) return <Accepting token={token} read={read} onDone={onDone} />;
  if (problem) return <NotRead problem={problem} again={() => void run({ token }).then(setRead)} />;
  return (
    <div aria-busy="true">
      <FormSkeleton fields={5} />
    </div>
  );
}

function NotRead({ problem, again }: { readonly problem: Problem; readonly again: () => void }) {
  const isOver = problem.code === 'LinkNotValid' || problem.code === 'RequestNotValid';
  return isOver ? <NotValid /> : <ProblemNote problem={problem} again={again} />;
}

const asWhat: Readonly<Record<Read['as'], string>> = {
  admin: 'to work in the office, as an admin',
  editor: 'to write questions, as an editor',
  'mock exam user': 'so that your child can sit mock exams',
};

function Accepting({ token, read, onDone }: Behind & { readonly read: Read }) {
  const { run, busy, problem } = useCommand(acceptGuest);
  const refused = refusedPassword(problem) ?? refusedNames(problem, ['firstName', 'lastName']);
  const form = useForm({
    name: 'accept-invitation',
    initial,
    rules: {
      firstName: required('First name is required'),
      lastName: required('Surname is required'),
      password,
      confirmPassword: sameAs('password', 'Passwords do not match.'),
    },
    secret: ['password', 'confirmPassword'],
    passing: true,
    refused,
  });
  const send = async ({ firstName, lastName, password: chosen }: typeof initial) => {
    if (await run({ token, firstName, lastName, password: chosen })) onDone();
  };
  if (problem?.code === 'LinkNotValid') return <NotValid />;
  if (problem?.code === 'AddressHasAccount') return <HasAccount email={read.email} />;
  return (
    <form className="form card" noValidate onSubmit={form.submit(send)}>
      <p>
        You have been invited to Fieldfare {asWhat[read.as]}. The account is for <b className="address">{read.email}</b>
        . Say who you are, and choose a password that nobody else knows.
      </p>
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
      <p>You can log in with the password that you have just chosen.</p>
      <Link to="/auth/individual-login">Go to the log-in</Link>
    </div>
  );
}

/** Somebody has signed up with the address meanwhile. */
function HasAccount({ email }: { readonly email: string }) {
  return (
    <div className="notice" role="status">
      <p>
        <b className="address">{email}</b> has an account already, so this link makes no second one. Log in with the
        password that you have, and tell whoever invited you: they can give that account what they meant to give you.
      </p>
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
