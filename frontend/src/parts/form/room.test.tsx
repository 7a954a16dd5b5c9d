import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from './use-form';
import { Area } from './written';

function Noting() {
  const form = useForm({ name: 'noting', initial: { note: '' }, rules: {} });
  return <Area field={form.field('note')} label="Note" most={10} />;
}

it('tells how much room is left towards its end, and that it is full: what is pasted beyond is cut', async () => {
  const user = userEvent.setup();
  render(<Noting />);
  const box = screen.getByLabelText('Note');
  await user.type(box, '1234567');
  expect(screen.queryByText(/Room for/)).not.toBeInTheDocument();
  await user.type(box, '89');
  expect(screen.getByText('Room for 1 more character.')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.paste('and more');
  expect(box).toHaveValue('123456789a');
  expect(screen.getByRole('status')).toHaveTextContent('The box is full: it takes 10 characters.');
  await user.clear(box);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
