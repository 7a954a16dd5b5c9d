import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignIn } from '../../../client/sign-in';
import { AgreedTo } from '../../../parts/account/agreed-to';
import { Field, NewPasswordFields, SendButton, Tick } from '../../../parts/form/fields';
import { password, required, sameAs, ticked } from '../../../parts/form/rules';
import { refusedPassword } from '../../../parts/form/refused-password';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useAcceptInvitation } from './api';

const initial = { firstName: '', lastName: '', password: '', confirmPassword: '', acceptedTerms: '' };

interface JoinAsNewProps {
  readonly token: string;
  readonly email: string;
  /** Somebody has made an account for the address in the meantime. */
  readonly onKnown: () => void;
  readonly onOver: () => void;
}

/** For an address without an account: the link has proved it, so it is not typed again. */
export function JoinAsNew({ token, email, onKnown, onOver }: JoinAsNewProps) {
  const { run, busy, problem } = useAcceptInvitation();
  const { signIn, busy: signingIn } = useSignIn();
  const navigate = useNavigate();
  const refused = refusedPassword(problem);
  const form = useForm({
    name: 'join-family',
    initial,
    rules: {
      firstName: required('First name is required'),
      lastName: required('Last name is required'),
      password,
      confirmPassword: sameAs('password'),
      acceptedTerms: ticked(),
    },
    secret: ['password', 'confirmPassword'],
    refused,
  });
  useEffect(() => {
    if (problem?.code === 'HasAccount') onKnown();
    if (problem?.code === 'LinkNotValid') onOver();
  }, [problem, onKnown, onOver]);
  const send = async ({ firstName, lastName, password: chosen }: typeof initial) => {
    const names = { parentFirstName: firstName.trim(), parentLastName: lastName.trim() };
    if (!(await run({ token, password: chosen, acceptTerms: true, ...names }))) return;
    form.forget();
    const roles = await signIn({ email, password: chosen });
    await navigate(roles ? '/app/dashboard' : '/auth/individual-login', { replace: true });
  };
  return (
    <form className="form card" noValidate onSubmit={form.submit(send)}>
      <p>
        Your account will be for <b className="address">{email}</b>. It costs nothing.
      </p>
      <div className="form-pair">
        <Field field={form.field('firstName')} label="First name" autoComplete="given-name" />
        <Field field={form.field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <NewPasswordFields fieldOf={form.field} />
      <Tick field={form.field('acceptedTerms')}>
        I am a parent or guardian, and agree to the <AgreedTo />
      </Tick>
      {problem && !refused && <ProblemNote problem={problem} safe="What you typed is still here." />}
      <SendButton busy={busy || signingIn} wide>
        Create account and join
      </SendButton>
    </form>
  );
}
