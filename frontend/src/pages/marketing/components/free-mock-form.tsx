import { useRef } from 'react';
import { telephonePattern } from 'schemas/marketing/telephone';
import { useCameFrom } from '../../../parts/came-from';
import { AgreedTo } from '../../../parts/account/agreed-to';
import { Field, SendButton, Tick } from '../../../parts/form/fields';
import { email, required, ticked, type Rule } from '../../../parts/form/rules';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useFreeMock } from '../api';

const initial = { firstName: '', lastName: '', childName: '', email: '', phoneNumber: '', acceptTerms: '' };

const digits = new RegExp(telephonePattern);
const telephone: Rule<unknown> = (value) =>
  digits.test(value.trim()) ? undefined : 'Please enter a valid phone number';

/** A place in the next free mock exam. */
export function FreeMockForm({ onAsked }: { readonly onAsked: () => void }) {
  const { run, busy, problem } = useFreeMock();
  const source = useCameFrom() ?? '11plus-mock-exams';
  const form = useForm({
    name: 'free-mock',
    initial,
    rules: {
      firstName: required(),
      lastName: required(),
      childName: required("Enter your child's name"),
      email,
      phoneNumber: telephone,
      acceptTerms: ticked(),
    },
  });
  // The second press of a double one may come when the first has been answered.
  const asked = useRef(false);
  const send = async ({ firstName, lastName, childName, phoneNumber, ...values }: typeof initial) => {
    if (asked.current) return;
    const reply = await run({
      parentFirstName: firstName.trim(),
      parentLastName: lastName.trim(),
      parentEmail: values.email.trim(),
      childName: childName.trim(),
      telephone: phoneNumber.trim(),
      acceptTerms: true,
      source,
    });
    if (!reply) return;
    asked.current = true;
    form.forget();
    onAsked();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <div className="form-pair">
        <Field field={form.field('firstName')} label="First name" autoComplete="given-name" />
        <Field field={form.field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <Field field={form.field('childName')} label="Child’s name" autoComplete="off" />
      <Field field={form.field('email')} label="Email" type="email" autoComplete="email" hint="A parent’s, please." />
      <Field
        field={form.field('phoneNumber')}
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="For the day of the exam, should something go wrong."
      />
      <Tick field={form.field('acceptTerms')}>
        I am a parent or guardian, and agree to the <AgreedTo /> What I type here is kept to run the exam: for a year at
        most, and for 7 days where I do not confirm it.
      </Tick>
      {problem && <ProblemNote problem={problem} safe="What you typed is still here." />}
      <SendButton busy={busy} wide>
        Register Now
      </SendButton>
    </form>
  );
}
