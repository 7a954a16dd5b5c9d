import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { session, useSession } from '../../../client/session';
import { useSignIn } from '../../../client/sign-in';
import { Field, PasswordField, SendButton } from '../../../parts/form/fields';
import { email, password } from '../../../parts/form/rules';
import { useForm } from '../../../parts/form/use-form';
import { counted } from '../../../parts/words';
import { ProblemNote } from '../../../parts/page/shown';
import { safeReturn } from '../../../rooms/access';
import { goOnAt } from '../go-on';
import { SessionEnded } from './session-ended';

const initial = { email: '', password: '' };

export function LogInForm({ loginType }: { readonly loginType: string }) {
  const { signIn, busy, problem, waits } = useSignIn();
  const navigate = useNavigate();
  const back = safeReturn(useSearchParams()[0].get('returnTo'));
  const form = useForm({ name: 'log-in', initial, rules: { email, password }, secret: ['password'] });

  const send = async (values: typeof initial) => {
    const endedFor = session.endedFor();
    const roles = await signIn({ email: values.email.trim(), password: values.password, loginType });
    if (!roles) return;
    form.forget();
    // The page that somebody was sent away from is theirs: another child of this device begins at the beginning.
    const here = session.current();
    const isTheirs =
      endedFor === undefined ||
      endedFor === here?.learnerId ||
      here?.learners.some(({ learnerId }) => learnerId === endedFor) === true;
    await navigate((isTheirs ? back : undefined) ?? goOnAt(roles), { replace: true });
  };

  return (
    <form className="form card" noValidate onSubmit={form.submit(send)}>
      <AlreadyHere back={back} />
      <Field field={form.field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField field={form.field('password')} label="Password" autoComplete="current-password" />
      {problem && <ProblemNote problem={problem} safe="What you typed is still here." />}
      {waits !== undefined && (
        <p className="notice" role="status">
          Many people are logging in just now. You are in the queue: we try again in {counted(waits, 'second')}.
        </p>
      )}
      <SendButton busy={busy} wide>
        Log in
      </SendButton>
    </form>
  );
}

/** For somebody who is logged in already: why they are here, and the way on. */
function AlreadyHere({ back }: { readonly back: string | undefined }) {
  const here = useSession();
  const endedFor = session.endedFor();
  if (!here && endedFor !== undefined) return <SessionEnded learnerId={endedFor} />;
  if (!here) return back === undefined ? null : <p className="notice">Please log in to open that page.</p>;
  return (
    <p className="notice">
      <span>
        You are logged in as {here.email}
        {back === undefined ? '.' : ', which may not open that page.'}
      </span>
      <Link to={goOnAt(here.roles)}>Go to my area</Link>
    </p>
  );
}
