import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { renewSession } from '../../../client/renew-session';
import { session } from '../../../client/session';
import { useSignIn } from '../../../client/sign-in';
import { PasswordField, SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useJoinFamily } from './api';

const initial = { password: '' };

interface JoinWithAccountProps {
  readonly token: string;
  readonly email: string;
  readonly onOver: () => void;
}

/** For an address that has an account: its password, and it joins. */
export function JoinWithAccount({ token, email, onOver }: JoinWithAccountProps) {
  const { signIn, busy: signingIn, problem: notSignedIn } = useSignIn();
  const { join, busy, problem } = useJoining(token, onOver);
  const [isIn, setIn] = useState(false);
  const form = useForm({
    name: 'join-log-in',
    initial,
    rules: { password: (value) => (value === '' ? 'Password is required' : undefined) },
    secret: ['password'],
  });
  const send = async ({ password }: typeof initial) => {
    if (!(await signIn({ email, password }))) return;
    setIn(true);
    await join(false);
  };
  const hasOwn = problem?.code === 'OwnChildrenHere';
  if (isIn && problem)
    return <NotYet words={problem.message} hasOwn={hasOwn} busy={busy} onJoin={() => void join(true)} />;
  return (
    <form className="form card" noValidate onSubmit={form.submit(send)}>
      <p>
        <b className="address">{email}</b> has an account. Log in with its password to join.
      </p>
      <PasswordField field={form.field('password')} label="Password" autoComplete="current-password" />
      {notSignedIn && <ProblemNote problem={notSignedIn} undone="The invitation is still good." />}
      <SendButton busy={busy || signingIn} wide>
        Log in and join
      </SendButton>
      <Link to="/auth/forgot-password">Forgot your password?</Link>
    </form>
  );
}

/** Joins, and goes on with a session of that family: the one before is of none any more. */
function useJoining(token: string, onOver: () => void) {
  const { run, busy, problem } = useJoinFamily();
  const navigate = useNavigate();
  useEffect(() => {
    if (problem?.code === 'LinkNotValid') onOver();
  }, [problem, onOver]);
  const join = async (leavesOwnAside: boolean) => {
    if (!(await run({ token, leavesOwnAside }))) return;
    await renewSession(session.current()?.accessToken, 'moved').catch(() => false);
    await navigate('/app/dashboard', { replace: true });
  };
  return { join, busy, problem };
}

interface NotYetProps {
  readonly words: string;
  readonly hasOwn: boolean;
  readonly busy: boolean;
  readonly onJoin: () => void;
}

/** Logged in, and not joined: why, and what can be done. */
function NotYet({ words, hasOwn, busy, onJoin }: NotYetProps) {
  return (
    <div className="card" role="status">
      <p>{words}</p>
      {hasOwn && (
        <button type="button" className="btn wide" aria-disabled={busy} onClick={onJoin}>
          Join, and leave my own aside
        </button>
      )}
      <Link to="/app/dashboard">{hasOwn ? 'No, stay with my own' : 'Go to my own page'}</Link>
    </div>
  );
}
