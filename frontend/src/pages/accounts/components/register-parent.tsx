import { Field, SendButton } from '../../../parts/form/fields';
import type { Form } from '../../../parts/form/use-form';
import { usePartialSignUp } from '../api';

export type ParentField = 'firstName' | 'lastName' | 'email';

interface RegisterParentProps {
  readonly form: Form<ParentField>;
  readonly productId: number;
  readonly onDone: () => void;
}

/** Step 1. It is noted for one reminder; that this may fail keeps nobody from step 2. */
export function RegisterParent({ form, productId, onDone }: RegisterParentProps) {
  const { run, busy } = usePartialSignUp();
  const send = async ({ firstName, lastName, email }: Readonly<Record<ParentField, string>>) => {
    await run({ firstName: firstName.trim(), surname: lastName.trim(), email: email.trim(), productId });
    onDone();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <div className="form-pair">
        <Field field={form.field('firstName')} label="First name" autoComplete="given-name" />
        <Field field={form.field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <Field field={form.field('email')} label="Email" type="email" autoComplete="email" />
      <p className="small soft">
        If you stop half-way we remind you once by mail, and forget the address after 30 days.
      </p>
      <SendButton busy={busy} wide>
        Next
      </SendButton>
    </form>
  );
}
