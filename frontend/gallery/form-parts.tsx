import { AgreedTo } from '../src/parts/account/agreed-to';
import { Field, PasswordField, SendButton, Tick } from '../src/parts/form/fields';
import { useForm } from '../src/parts/form/use-form';
import { longName } from '../testing/questions';
import type { Specimen } from './specimen';

function Form() {
  const { field, submit } = useForm({
    name: 'gallery',
    initial: { name: longName, email: '', password: '', terms: '' },
    rules: {
      email: () => 'Please give an e-mail address, such as ada@example.org',
      terms: () => 'Please agree to the Terms and Conditions',
    },
    secret: ['password'],
  });
  return (
    <form onSubmit={submit(() => Promise.resolve())} noValidate>
      <Field field={field('name')} label="Name" autoComplete="name" optional />
      <Field field={field('email')} label="E-mail" type="email" autoComplete="email" />
      <PasswordField
        field={field('password')}
        label="Password"
        autoComplete="new-password"
        hint="At least ten characters"
      />
      <Tick field={field('terms')}>I agree to the terms</Tick>
      <SendButton busy={false}>Send it, and see what is wrong</SendButton>
    </form>
  );
}

/** What forms are made of. */
export const formParts: readonly Specimen[] = [
  { of: 'account/agreed-to', state: 'beside its box', node: <AgreedTo /> },
  { of: 'form/fields', state: 'a form', node: <Form /> },
  { of: 'form/fields', state: 'being sent', node: <SendButton busy>Send</SendButton> },
];
