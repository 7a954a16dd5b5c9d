import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Question 3</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Flag
      </button>
      <Dialog title="Flag question 3" open={open} onClose={() => setOpen(false)}>
        <label>
          Comment <input />
        </label>
      </Dialog>
    </main>
  );
}

/** As the browser tells a dialog of Escape. */
const escape = () =>
  act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));

it('gives the focus back to the button, whether Escape or the cross closed it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Flag' }));
  await user.click(screen.getByRole('textbox'));
  escape();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Flag' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Flag' })).toHaveFocus();
});

it('is read from its heading, also where the browser has scrolled to what has the focus', () => {
  const open = jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function opens(
    this: HTMLDialogElement,
  ) {
    this.setAttribute('open', '');
    this.scrollTop = 90;
  });
  render(<Page />);
  act(() => screen.getByRole('button', { name: 'Flag' }).click());
  expect(screen.getByRole('dialog').scrollTop).toBe(0);
  open.mockRestore();
});

it('gives it to the heading where the browser had not focused the button', () => {
  render(<Page />);
  act(() => screen.getByRole('button', { name: 'Flag' }).click());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  escape();
  expect(screen.getByRole('heading', { name: 'Question 3' })).toHaveFocus();
});
