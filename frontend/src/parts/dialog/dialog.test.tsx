import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

describe('what was typed', () => {
  const opened = async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Flag' }));
    return { user, dialog: screen.getByRole('dialog'), comment: screen.getByRole('textbox') };
  };
  const isOpen = () => screen.queryByRole('dialog') !== null;

  it('is kept from Escape and from a press beside it, and goes by the dialog’s own buttons', async () => {
    const { user, dialog, comment } = await opened();
    await user.type(comment, 'The second answer is right, too.');
    await user.click(dialog);
    escape();
    expect(isOpen()).toBe(true);
    expect(comment).toHaveValue('The second answer is right, too.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
  });

  it('is kept from Escape pressed twice, which a browser no longer asks about unless the key itself is refused', async () => {
    const { user, comment } = await opened();
    const press = () => fireEvent.keyDown(comment, { key: 'Escape' });
    expect(press()).toBe(true);
    await user.type(comment, 'Wait');
    expect(press()).toBe(false);
  });

  it('is asked about by Escape where whoever shows the dialog wants to ask', async () => {
    const onHeld = jest.fn();
    const user = userEvent.setup();
    render(
      <Dialog title="Flag" open onClose={() => undefined} onHeld={onHeld}>
        <input />
      </Dialog>,
    );
    await user.type(screen.getByRole('textbox'), 'Wait');
    await user.click(screen.getByRole('dialog'));
    expect(onHeld).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', repeat: true })).toBe(false);
    expect(onHeld).toHaveBeenCalledTimes(1);
    escape();
    expect(onHeld).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing open once it is taken out again, nor before', async () => {
    const { user, dialog, comment } = await opened();
    await user.type(comment, 'W');
    await user.clear(comment);
    await user.click(dialog);
    expect(isOpen()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Flag' }));
    await user.click(screen.getByRole('dialog'));
    expect(isOpen()).toBe(false);
  });

  it('is marked with the mouse up to beside the dialog, which stays open', async () => {
    const { user, dialog, comment } = await opened();
    await user.pointer([{ target: comment, keys: '[MouseLeft>]' }, { target: dialog }, { keys: '[/MouseLeft]' }]);
    // As browsers tell of it: of what holds both ends.
    fireEvent.click(dialog);
    expect(isOpen()).toBe(true);
  });

  it('is kept where a file that was to be chosen was not', async () => {
    const { comment } = await opened();
    fireEvent(comment, new Event('cancel', { bubbles: true }));
    expect(isOpen()).toBe(true);
  });
});
