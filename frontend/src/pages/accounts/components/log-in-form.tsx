import { useEffect, useState, type SyntheticEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Problem } from '../../../client/problem';
import { session, useSession, type Session } from '../../../client/session';
import { useSignIn } from '../../../client/sign-in';
import { Field, PasswordField, SendButton } from '../../../parts/form/fields';
import { email, password } from '../../../parts/form/rules';
import { useForm, type FieldState } from '../../../parts/form/use-form';
import { counted } from '../../../parts/words';
import { ProblemNote } from '../../../parts/page/shown';
import { landingFor, OFFICE_LOGGING_IN, safeReturn } from '../../../rooms/access';
import { goOnAt } from '../go-on';
import { SessionEnded } from './session-ended';

const initial = { email: '', password: '', code: '' };

export function LogInForm({ loginType }: { readonly loginType: string }) {
  const { signIn, busy, problem, waits } = useSignIn();
  const navigate = useNavigate();
  const back = safeReturn(useSearchParams()[0].get('returnTo'));
  const { wantsCode, code, refused, told } = useCodeAsked(problem);
  const rules = { email, password, code };
  const form = useForm({ name: 'log-in', initial, rules, secret: ['password', 'code'], refused });

  // Empty before anybody could type is no mistake.
  const [hadCode, setHadCode] = useState(false);
  const codeField = form.field('code');

  const send = async (values: typeof initial) => {
    const endedFor = session.endedFor();
    const said = { email: values.email.trim(), password: values.password, loginType };
    const roles = await signIn({ ...said, ...(wantsCode && { code: values.code.trim() }) });
    if (!roles) return;
    form.forget();
    await navigate(goOnFor(roles, endedFor, back), { replace: true });
  };

  const submit = (event: SyntheticEvent) => {
    setHadCode(wantsCode);
    form.submit(send)(event);
  };

  return (
    <form className="form card" noValidate onSubmit={submit}>
      <AlreadyHere back={back} />
      <Field field={form.field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField field={form.field('password')} label="Password" autoComplete="current-password" />
      {wantsCode && <CodeField field={hadCode ? codeField : Object.assign({}, codeField, { error: undefined })} />}
      {told && <ProblemNote problem={told} safe="What you typed is still here." />}
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

/** What the server says of the code beside the password; once it is asked for it is, for as long as this form stands. */
function useCodeAsked(problem: Problem | undefined) {
  const [wantsCode, setWantsCode] = useState(false);
  const isWanted = problem?.code === 'SecondFactorWanted';
  if (isWanted && !wantsCode) setWantsCode(true);
  const refused = problem?.code === 'SecondCodeNotRight' ? { code: problem.message } : undefined;
  return {
    wantsCode,
    refused,
    code: (typed: string) => (wantsCode && typed.trim() === '' ? 'Code is required' : undefined),
    /** What is said of the whole form. */
    told: isWanted || refused ? undefined : problem,
  };
}

/** The page that somebody was sent away from is theirs: another child of this device begins at the beginning. */
function goOnFor(roles: readonly string[], endedFor: string | undefined, back: string | undefined): string {
  const here = session.current();
  const theirs = endedFor === undefined || isOf(here, endedFor) ? back : undefined;
  if (here?.mustEnrol)
    return theirs === undefined ? OFFICE_LOGGING_IN : `${OFFICE_LOGGING_IN}?returnTo=${encodeURIComponent(theirs)}`;
  return theirs ?? goOnAt(roles);
}

const isOf = (here: Session | undefined, learner: string) =>
  here?.learnerId === learner || here?.learners.some(({ learnerId }) => learnerId === learner) === true;

/** Comes once the password was right: the focus is in it, and it is read out why it is there. */
function CodeField({ field }: { readonly field: FieldState }) {
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id]);
  return (
    <Field
      field={field}
      label="Code"
      autoComplete="one-time-code"
      hint="Six digits that your app shows now. Without your phone: one of your recovery codes."
    />
  );
}

/** For somebody who is logged in already: why they are here, and the way on. */
function AlreadyHere({ back }: { readonly back: string | undefined }) {
  const here = useSession();
  const endedFor = session.endedFor();
  if (!here && endedFor !== undefined)
    return <SessionEnded learnerId={endedFor} inOffice={back?.startsWith('/app/admin-whizz') === true} />;
  if (!here) return back === undefined ? null : <p className="notice">Please log in to open that page.</p>;
  if (landingFor(here.roles) === '/') return <NoArea email={here.email} />;
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

/** For whoever worked here once, or works where nothing is built yet: they would stand on the first page without a word. */
function NoArea({ email }: { readonly email: string }) {
  return (
    <p className="notice" role="status">
      <span>
        You are logged in as {email}, and this account has no pages of its own just now. If you work here, an admin may
        have taken your role: please ask them.
      </span>
      <Link to="/">Go to the first page</Link>
    </p>
  );
}
