import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Field, SendButton, Tick } from './fields';
import { useForm } from './use-form';

function Asking() {
  const form = useForm({ name: 'asking', initial: { email: '', agreed: '' }, rules: {} });
  return (
    <form onSubmit={form.submit(() => Promise.resolve())}>
      <Field field={form.field('email')} label="Email" type="email" autoComplete="email" />
      <Tick field={form.field('agreed')}>Agreed</Tick>
      <SendButton busy={false}>Send</SendButton>
    </form>
  );
}

it('takes nothing and sends nothing before the scripts of a finished page have come', () => {
  document.body.innerHTML = renderToStaticMarkup(<Asking />);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.getByRole('checkbox')).toBeDisabled();
  document.body.innerHTML = '';
});

it('takes what is typed once they have', () => {
  render(<Asking />);
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('readonly');
  expect(screen.getByRole('checkbox')).toBeEnabled();
});
