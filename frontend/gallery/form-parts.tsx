import { AgreedTo } from '../src/parts/account/agreed-to';
import { TickFor } from '../src/parts/advertising/advertising-tick';
import { PassedOnList } from '../src/parts/advertising/what-we-passed-on';
import { ActButton } from '../src/parts/form/act-button';
import { Field, PasswordField, SendButton, Tick } from '../src/parts/form/fields';
import { Room } from '../src/parts/form/room';
import { Area, Choose, OneOf } from '../src/parts/form/written';
import { useForm } from '../src/parts/form/use-form';
import { longName } from '../testing/practice/questions';
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

const nothing = () => undefined;

const unticked = {
  id: 'gallery-receiver',
  name: 'receiver',
  value: '',
  error: undefined,
  onChange: () => undefined,
  onBlur: () => undefined,
};
const passed = { receiver: 'Adverts Ltd', fields: 'e-mail address, first name', at: '2026-11-21T10:00:00.000Z' };

const chosen = { ...unticked, id: 'gallery-chosen', value: 'GL' };
const examTypes = [
  ['GL', 'GL'],
  ['CEM', 'CEM'],
] as const;

/** What forms are made of. */
export const formParts: readonly Specimen[] = [
  { of: 'account/agreed-to', state: 'beside its box', node: <AgreedTo /> },
  {
    of: 'advertising/advertising-tick',
    state: 'not ticked',
    node: <TickFor field={unticked} receiver="Adverts Ltd" />,
  },
  {
    of: 'advertising/what-we-passed-on',
    state: 'two things, one of them not answered',
    node: (
      <PassedOnList
        passedOn={[
          { ...passed, conversion: 'InitiateCheckout', outcome: 'open' },
          { ...passed, conversion: 'Lead', outcome: 'taken' },
        ]}
      />
    ),
  },
  {
    of: 'form/act-button',
    state: 'to be pressed',
    node: (
      <>
        <ActButton look="main" busy={false} onPress={nothing}>
          Send the reports
        </ActButton>{' '}
        <ActButton busy={false} onPress={nothing}>
          Export CSV
        </ActButton>{' '}
        <ActButton look="link" busy={false} onPress={nothing}>
          Make it again
        </ActButton>
      </>
    ),
  },
  {
    of: 'form/act-button',
    state: 'under way',
    node: (
      <ActButton busy onPress={nothing}>
        Export CSV
      </ActButton>
    ),
  },
  { of: 'form/fields', state: 'a form', node: <Form /> },
  { of: 'form/fields', state: 'being sent', node: <SendButton busy>Send</SendButton> },
  { of: 'form/room', state: 'nearly full', node: <Room written={460} most={500} /> },
  { of: 'form/room', state: 'full', node: <Room written={2_000} most={2_000} /> },
  { of: 'form/written', state: 'several lines', node: <Area field={unticked} label="Instructions" most={4000} /> },
  { of: 'form/written', state: 'one of a list', node: <Choose field={chosen} label="Type" choices={examTypes} /> },
  { of: 'form/written', state: 'one of a few', node: <OneOf field={chosen} legend="Type" choices={examTypes} /> },
];
