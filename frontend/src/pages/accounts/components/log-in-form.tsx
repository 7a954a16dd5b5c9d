import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../client/session';
import { useSignIn } from '../../../client/sign-in';
import { Field, PasswordField, SendButton } from '../../../parts/form/fields';
import { email, password } from '../../../parts/form/rules';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { safeReturn } from '../../../rooms/access';
import { goOnAt } from '../go-on';

const initial = { email: '', password: '' };

export function LogInForm({ loginType }: { readonly loginType: string }) {
  const { signIn, busy, problem } = useSignIn();
  const navigate = useNavigate();
  const back = safeReturn(useSearchParams()[0].get('returnTo'));
  const form = useForm({ name: 'log-in', initial, rules: { email, password }, secret: ['password'] });

  const send = async (values: typeof initial) => {
    const roles = await signIn({ email: values.email.trim(), password: values.password, loginType });
    if (!roles) return;
    form.forget();
    await navigate(back ?? goOnAt(roles), { replace: true });
  };

  return (
    <form className="form card" noValidate onSubmit={form.submit(send)}>
      <AlreadyHere back={back} />
      <Field field={form.field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField field={form.field('password')} label="Password" autoComplete="current-password" />
      {problem && <ProblemNote problem={problem} safe="What you typed is still here." />}
      <SendButton busy={busy} wide>
        Log in
      </SendButton>
    </form>
  );
}

/** For somebody who is logged in already: why they are here, and the way on. */
function AlreadyHere({ back }: { readonly back: string | undefined }) {
  const session = useSession();
  if (!session) return back === undefined ? null : <p className="notice">Please log in to open that page.</p>;
  return (
    <p className="notice">
      <span>
        You are logged in as {session.email}
        {back === undefined ? '.' : ', which may not open that page.'}
      </span>
      <Link to={goOnAt(session.roles)}>Go to my area</Link>
    </p>
  );
}
