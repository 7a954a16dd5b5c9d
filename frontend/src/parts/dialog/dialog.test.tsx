import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SendButton } from '../form/fields';
import { Dialog } from './dialog';

function Page(more: Partial<Parameters<typeof Dialog>[0]>) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Question 3</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Flag
      </button>
      <Dialog title="Flag question 3" open={open} onClose={() => setOpen(false)} {...more}>
        {more.children ?? (
          <label>
            Comment <input />
          </label>
        )}
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
    if (this.firstElementChild) this.firstElementChild.scrollTop = 90;
  });
  render(<Page />);
  act(() => screen.getByRole('button', { name: 'Flag' }).click());
  expect(screen.getByRole('dialog').firstElementChild?.scrollTop).toBe(0);
  open.mockRestore();
});

it('gives it to the heading where the browser had not focused the button', () => {
  render(<Page />);
  act(() => screen.getByRole('button', { name: 'Flag' }).click());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  escape();
  expect(screen.getByRole('heading', { name: 'Question 3' })).toHaveFocus();
});

it('is left by a button at its end, where nothing in it does that', async () => {
  const user = userEvent.setup();
  render(<Page end="Cancel" />);
  await user.click(screen.getByRole('button', { name: 'Flag' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the button that opened it may be gone', () => {
  function Rows() {
    const [rows, setRows] = useState(['one', 'two', 'three']);
    const [asked, setAsked] = useState<string>();
    const refuse = () => {
      setAsked(undefined);
      // As a page hears of it: some time after the dialog has closed.
      setTimeout(() => setRows(rows.filter((row) => row !== asked)), 10);
    };
    return (
      <main>
        <h1 tabIndex={-1}>Proposals</h1>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setAsked(row)}>
                Refuse {row}
              </button>
            </li>
          ))}
        </ul>
        <Dialog title="Refuse it?" open={asked !== undefined} onClose={() => setAsked(undefined)}>
          <button type="button" onClick={refuse}>
            Refuse it
          </button>
        </Dialog>
      </main>
    );
  }
  const refuse = async (row: string) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: `Refuse ${row}` }));
    await user.click(screen.getByRole('button', { name: 'Refuse it' }));
  };
  const gone = (row: string) =>
    waitFor(() => expect(screen.queryByRole('button', { name: `Refuse ${row}` })).toBeNull());

  it('with its row: the focus goes to the next one, and after the last to the one before', async () => {
    render(<Rows />);
    await refuse('two');
    await gone('two');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refuse three' })).toHaveFocus());
    await refuse('three');
    await gone('three');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refuse one' })).toHaveFocus());
    await refuse('one');
    await gone('one');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Proposals' })).toHaveFocus());
  });
});

describe('what was typed', () => {
  const opened = async (more: Parameters<typeof Page>[0] = {}) => {
    const user = userEvent.setup();
    render(<Page {...more} />);
    await user.click(screen.getByRole('button', { name: 'Flag' }));
    return { user, dialog: screen.getByRole('dialog'), comment: () => screen.getByRole('textbox') };
  };
  const Form = () => (
    <form>
      <textarea aria-label="Comment" />
      <SendButton busy={false}>Send flag</SendButton>
    </form>
  );
  const isOpen = () => screen.queryByRole('dialog') !== null;

  const leaving = {
    Escape: () => {
      escape();
      return Promise.resolve();
    },
    'a press beside it': (user: UserEvent) => user.click(screen.getByRole('dialog')),
    'the cross': (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' })),
    Cancel: (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' })),
  };
  const ways = Object.entries(leaving);

  it.each(ways)('is asked about by %s, and kept or discarded', async (_, leave) => {
    const { user, comment } = await opened({ children: <Form /> });
    await user.type(comment(), 'The second answer is right, too.');
    await leave(user);
    expect(screen.getByRole('alert')).toHaveTextContent('Discard what you have typed?');
    expect(screen.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(comment()).toHaveValue('The second answer is right, too.');
    expect(comment()).toHaveFocus();
    await leave(user);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Flag' })).toHaveFocus();
  });

  it('is gone on with where it is, whichever field that is, though the question stands', async () => {
    const children = (
      <>
        <input aria-label="First" />
        <input aria-label="Second" />
        <select aria-label="Kind" />
      </>
    );
    const { user } = await opened({ children });
    await user.type(screen.getByLabelText('First'), 'One');
    await user.click(screen.getByLabelText('Kind'));
    escape();
    await user.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(screen.getByLabelText('Kind')).toHaveFocus();
    escape();
    await user.type(screen.getByLabelText('Second'), 'Two');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Second')).toHaveFocus();
  });

  it('is asked about beside what is scrolled, and over none of it', async () => {
    const { user, dialog, comment } = await opened({ children: <Form /> });
    await user.type(comment(), 'Wait');
    escape();
    expect(screen.getByRole('alert').closest('.dialog-body')).toBeNull();
    expect(dialog).toContainElement(screen.getByRole('alert'));
  });

  it.each(ways)('is not asked about by %s where it is kept as a draft', async (_, leave) => {
    const { user, comment } = await opened({ children: <Form />, keepsDraft: true });
    await user.type(comment(), 'Half a question');
    await leave(user);
    expect(isOpen()).toBe(false);
  });

  it.each(ways)('is nothing: %s closes it', async (_, leave) => {
    const { user } = await opened({ children: <Form /> });
    await leave(user);
    expect(isOpen()).toBe(false);
  });

  it('is asked about at the press of Escape, which a browser no longer asks about the second time unless the key itself is refused', async () => {
    const { user, comment } = await opened();
    const press = () => fireEvent.keyDown(comment(), { key: 'Escape' });
    expect(press()).toBe(true);
    await user.type(comment(), 'Wait');
    expect(press()).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent('Discard');
    expect(press()).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isOpen()).toBe(true);
  });

  it('keeps nothing open once it is taken out again, nor before', async () => {
    const { user, dialog, comment } = await opened();
    await user.type(comment(), 'W');
    await user.clear(comment());
    await user.click(dialog);
    expect(isOpen()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Flag' }));
    await user.click(screen.getByRole('dialog'));
    expect(isOpen()).toBe(false);
  });

  it('is marked with the mouse up to beside the dialog, which stays open', async () => {
    const { user, dialog, comment } = await opened();
    await user.pointer([{ target: comment(), keys: '[MouseLeft>]' }, { target: dialog }, { keys: '[/MouseLeft]' }]);
    // As browsers tell of it: of what holds both ends.
    fireEvent.click(dialog);
    expect(isOpen()).toBe(true);
  });

  it('is not left by the second half of a double click, where the first made the dialog smaller under it', async () => {
    const { user, dialog, comment } = await opened();
    await user.type(comment(), 'Wait');
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isOpen()).toBe(true);
  });

  it('is kept where a file that was to be chosen was not', async () => {
    const { comment } = await opened();
    fireEvent(comment(), new Event('cancel', { bubbles: true }));
    expect(isOpen()).toBe(true);
  });
});
