import { useRef } from 'react';
import { AdvertisingTick, agreedWith } from '../../../parts/advertising/advertising-tick';
import { useCameFrom } from '../../../parts/came-from';
import { AgreedTo } from '../../../parts/account/agreed-to';
import { Field, NewPasswordFields, SendButton, Tick } from '../../../parts/form/fields';
import { email, password, required, sameAs, ticked } from '../../../parts/form/rules';
import { refusedPassword } from '../../../parts/form/refused-password';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useFreeAccount } from '../api';

const initial = {
  firstName: '',
  lastName: '',
  email: '',
  childName: '',
  password: '',
  confirmPassword: '',
  acceptTerms: '',
  receiver: '',
};

/** The free account: 50 questions a day for 30 days. */
export function FreeAccountForm({ onMade }: { readonly onMade: () => void }) {
  const { run, busy, problem } = useFreeAccount();
  const refused = refusedPassword(problem);
  const form = useForm({
    name: 'free-account',
    initial,
    rules: {
      firstName: required('First name is required'),
      lastName: required('Last name is required'),
      email,
      password,
      confirmPassword: sameAs('password'),
      acceptTerms: ticked(),
    },
    secret: ['password', 'confirmPassword'],
    refused,
  });

  // The second press of a double one may come when the first has been answered.
  const made = useRef(false);
  const source = useCameFrom();
  const send = async ({ firstName, lastName, childName, ...values }: typeof initial) => {
    if (made.current) return;
    const reply = await run({
      parentFirstName: firstName.trim(),
      parentLastName: lastName.trim(),
      parentEmail: values.email.trim(),
      password: values.password,
      acceptTerms: true,
      ...(source !== undefined && { source }),
      ...(childName.trim() !== '' && { childName: childName.trim() }),
      ...agreedWith(values.receiver),
    });
    if (!reply) return;
    made.current = true;
    form.forget();
    onMade();
  };

  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <div className="form-pair">
        <Field field={form.field('firstName')} label="First name" autoComplete="given-name" />
        <Field field={form.field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <Field
        field={form.field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="A parent’s, please: we write about the account only."
      />
      <Field field={form.field('childName')} label="Child’s name" autoComplete="off" optional />
      <NewPasswordFields fieldOf={form.field} />
      <Tick field={form.field('acceptTerms')}>
        I am a parent or guardian, and agree to the <AgreedTo />
      </Tick>
      <AdvertisingTick field={form.field('receiver')} />
      {problem && !refused && <ProblemNote problem={problem} safe="What you typed is still here." />}
      <SendButton busy={busy} wide>
        Register Now
      </SendButton>
    </form>
  );
}
