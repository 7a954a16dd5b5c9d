import { AdvertisingTick } from '../../../parts/advertising/advertising-tick';
import { AgreedTo } from '../../../parts/account/agreed-to';
import { Field, NewPasswordFields, SendButton, Tick } from '../../../parts/form/fields';
import { password, required, sameAs, ticked } from '../../../parts/form/rules';
import { refusedDiscount } from '../../../parts/form/refused-discount';
import { refusedPassword } from '../../../parts/form/refused-password';
import { useForm, type Form } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { takesCode, useRegistration, type Wanted } from '../use-registration';
import type { ParentField } from './register-parent';

const initial = {
  studentName: '',
  dateOfBirth: '',
  password: '',
  confirmPassword: '',
  discountCode: '',
  acceptedTerms: '',
  receiver: '',
};

const today = () => new Date().toISOString().slice(0, 10);

interface RegisterChildProps {
  readonly parent: Form<ParentField>;
  readonly wanted: Wanted;
  readonly onBack: () => void;
}

/** Step 2, which leads to where it is paid for. Whoever comes back without having paid finds what they typed, but for the password. */
export function RegisterChild({ parent, wanted, onBack }: RegisterChildProps) {
  const { run, busy, problem } = useRegistration(wanted);
  const refused = refusedPassword(problem);
  const refusedCode = refusedDiscount(problem);
  const form = useForm({
    name: 'register-child',
    initial,
    rules: {
      studentName: required('Name is required'),
      dateOfBirth: (day) => (day > today() ? 'Enter a date in the past' : undefined),
      password,
      confirmPassword: sameAs('password'),
      acceptedTerms: ticked(),
    },
    secret: ['password', 'confirmPassword'],
    refused: { ...refused, ...refusedCode },
  });

  return (
    <form className="form" noValidate onSubmit={form.submit((child) => run(parent.values, child))}>
      <Field field={form.field('studentName')} label="Child’s name" autoComplete="off" />
      <Field field={form.field('dateOfBirth')} label="Date of birth" type="date" autoComplete="off" optional />
      <NewPasswordFields fieldOf={form.field} />
      {takesCode(wanted) && (
        <Field
          field={form.field('discountCode')}
          label="Discount code"
          autoComplete="off"
          hint="It goes for the first month of the plan. The payment page shows the price with it before you pay."
          most={40}
          optional
        />
      )}
      <Tick field={form.field('acceptedTerms')}>
        I am a parent or guardian, and agree to the <AgreedTo />
      </Tick>
      <AdvertisingTick field={form.field('receiver')} />
      {problem && !refused && !refusedCode && <ProblemNote problem={problem} safe="What you typed is still here." />}
      <div className="form-buttons">
        <button type="button" className="btn pale" onClick={onBack}>
          Back
        </button>
        <SendButton busy={busy}>Go to the payment</SendButton>
      </div>
    </form>
  );
}
