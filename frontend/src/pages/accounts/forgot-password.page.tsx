import { useState } from 'react';
import { Link } from 'react-router-dom';
import { supportEmail } from '../../look/product';
import { Field, SendButton } from '../../parts/form/fields';
import { email } from '../../parts/form/rules';
import { useForm } from '../../parts/form/use-form';
import { PageHeading } from '../../parts/page/page-heading';
import { ProblemNote } from '../../parts/page/shown';
import { useForgotPassword } from './api';
import './accounts.css';

export default function ForgotPasswordPage() {
  const [sent, setSent] = useState(false);
  const { run, busy, problem } = useForgotPassword();
  const form = useForm({ name: 'forgot-password', initial: { email: '' }, rules: { email } });
  const send = async (values: { email: string }) => {
    if (!(await run({ email: values.email.trim() }))) return;
    form.forget();
    setSent(true);
  };
  return (
    <div className="auth">
      <PageHeading title="Forgot your password?" />
      {sent ? (
        <div className="notice good" role="status">
          <p>
            If there is an account with this address, a link to set a new password is on its way. It may take a few
            minutes. If nothing comes, please look in the junk folder, or contact{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        </div>
      ) : (
        <form className="form card" noValidate onSubmit={form.submit(send)}>
          <p className="soft">We send a link to the address of your account. It works once, for one hour.</p>
          <Field field={form.field('email')} label="Email" type="email" autoComplete="username" />
          {problem && <ProblemNote problem={problem} safe="What you typed is still here." />}
          <SendButton busy={busy} wide>
            Send the link
          </SendButton>
        </form>
      )}
      <p>
        <Link to="/auth/individual-login">Back to the log-in</Link>
      </p>
    </div>
  );
}
