import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Bird } from '../../../parts/bird/bird';
import { Dialog } from '../../../parts/dialog/dialog';
import { AgreedTo } from '../../../parts/account/agreed-to';
import { Field, NewPasswordFields, SendButton, Tick } from '../../../parts/form/fields';
import { password, required, sameAs, ticked } from '../../../parts/form/rules';
import { refusedPassword } from '../../../parts/form/refused-password';
import { useForm, type Form } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useFreeAccount } from '../api';
import type { ParentField } from './register-parent';

const initial = { studentName: '', dateOfBirth: '', password: '', confirmPassword: '', acceptedTerms: '' };

const today = () => new Date().toISOString().slice(0, 10);

/** Step 2, which makes the account. */
export function RegisterChild({ parent, onBack }: { readonly parent: Form<ParentField>; readonly onBack: () => void }) {
  const { run, busy, problem } = useFreeAccount();
  const [made, setMade] = useState(false);
  const navigate = useNavigate();
  const refused = refusedPassword(problem);
  const form = useForm({
    name: 'register-child',
    initial,
    rules: {
      studentName: required('Name is required'),
      dateOfBirth: (day) => (day > today() ? 'Enter a date that has been' : undefined),
      password,
      confirmPassword: sameAs('password'),
      acceptedTerms: ticked(),
    },
    secret: ['password', 'confirmPassword'],
    refused,
  });

  const send = async (values: typeof initial) => {
    const { firstName, lastName, email } = parent.values;
    const reply = await run({
      parentFirstName: firstName.trim(),
      parentLastName: lastName.trim(),
      parentEmail: email.trim(),
      childName: values.studentName.trim(),
      ...(values.dateOfBirth !== '' && { dateOfBirth: values.dateOfBirth }),
      password: values.password,
      acceptTerms: true,
    });
    if (!reply) return;
    form.forget();
    parent.forget();
    setMade(true);
  };
  const toLogIn = () => void navigate('/auth/individual-login');

  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <Field field={form.field('studentName')} label="Student’s name" autoComplete="off" />
      <Field field={form.field('dateOfBirth')} label="Date of birth" type="date" autoComplete="off" optional />
      <NewPasswordFields fieldOf={form.field} />
      <Tick field={form.field('acceptedTerms')}>
        I am a parent or guardian, and agree to the <AgreedTo />.
      </Tick>
      {problem && !refused && <ProblemNote problem={problem} safe="What you typed is still here." />}
      <div className="form-buttons">
        <button type="button" className="btn pale" onClick={onBack}>
          Back
        </button>
        <SendButton busy={busy}>Create account</SendButton>
      </div>
      <Dialog title="Welcome" open={made} onClose={toLogIn}>
        <Bird pose="standing" />
        <p>
          The account is ready. Open the link in the mail we have sent you; from tomorrow on it is needed. The mail may
          take a few minutes. If you had an account with this address already, it says so.
        </p>
        <button type="button" className="btn" onClick={toLogIn}>
          Go to the log-in
        </button>
      </Dialog>
    </form>
  );
}
