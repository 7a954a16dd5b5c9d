import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Bird } from '../../../parts/bird/bird';
import { Dialog } from '../../../parts/dialog/dialog';
import { AdvertisingTick } from '../../../parts/advertising/advertising-tick';
import { AgreedTo } from '../../../parts/account/agreed-to';
import { Field, NewPasswordFields, SendButton, Tick } from '../../../parts/form/fields';
import { password, required, sameAs, ticked } from '../../../parts/form/rules';
import { refusedDiscount } from '../../../parts/form/refused-discount';
import { refusedPassword } from '../../../parts/form/refused-password';
import { useForm, type Form } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import type { Product } from '../products';
import { useRegistration } from '../use-registration';
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
  readonly product: Product;
  readonly onBack: () => void;
}

/** Step 2, which makes the account or leads to where it is paid for. */
export function RegisterChild({ parent, product, onBack }: RegisterChildProps) {
  const { isSold } = product;
  const { run, busy, problem } = useRegistration(product);
  const [made, setMade] = useState(false);
  const navigate = useNavigate();
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
    personal: true,
    refused: { ...refused, ...refusedCode },
  });

  const send = async (values: typeof initial) => {
    const outcome = await run(parent.values, values);
    // Whoever goes to pay may come back without having paid, and finds what they typed, but for the password.
    if (outcome !== 'made') return;
    form.forget();
    parent.forget();
    setMade(true);
  };
  const toLogIn = () => void navigate('/auth/individual-login');

  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <Field field={form.field('studentName')} label="Child’s name" autoComplete="off" />
      <Field field={form.field('dateOfBirth')} label="Date of birth" type="date" autoComplete="off" optional />
      <NewPasswordFields fieldOf={form.field} />
      {isSold && (
        <Field field={form.field('discountCode')} label="Discount code" autoComplete="off" most={40} optional />
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
        <SendButton busy={busy}>{isSold ? 'Go to the payment' : 'Create account'}</SendButton>
      </div>
      <Dialog title="Welcome" open={made} onClose={toLogIn}>
        <Bird pose="standing" />
        <p>
          The account is ready. Open the link in the mail we have sent you, and press the button on its page; from
          tomorrow on that is needed. The mail may take a few minutes. If you had an account with this address already,
          it says so.
        </p>
        <button type="button" className="btn" onClick={toLogIn}>
          Go to the log-in
        </button>
      </Dialog>
    </form>
  );
}
