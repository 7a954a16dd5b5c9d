import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../client/session';
import { Field } from './fields';
import { usePassing } from './passing';
import { useForm } from './use-form';
import { Area } from './written';

function Pausing({ minutes = '5' }: { readonly minutes?: string }) {
  const form = useForm({
    name: 'pause',
    initial: { minutes, reason: '', password: '' },
    rules: {},
    secret: ['password'],
    passing: true,
  });
  return (
    <form>
      <Field field={form.field('minutes')} label="Minutes" autoComplete="off" />
      <Area field={form.field('reason')} label="Why" most={300} />
      <Field field={form.field('password')} label="Password" autoComplete="off" />
    </form>
  );
}

function Retiring() {
  const { values, keep, empty } = usePassing('retire', { reason: '' });
  return (
    <>
      <input aria-label="Why" value={values.reason} onChange={({ target }) => keep({ reason: target.value })} />
      <button type="button" onClick={empty}>
        Retire
      </button>
    </>
  );
}

/** A reload takes the page away without a word to what stood on it, and draws it anew. */
function reloaded(page: React.ReactElement) {
  document.body.replaceChildren();
  return within(render(page).container);
}

const typeWhy = async (words: string) => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Why'), words);
  return user;
};
const left = () => JSON.stringify([sessionStorage, localStorage]);

beforeEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('what is typed into a form of a moment', () => {
  it('survives a reload, and nothing secret of it is kept', async () => {
    render(<Pausing />);
    const user = await typeWhy('The fire bell');
    await user.type(screen.getByLabelText('Password'), 'amber tractor');
    expect(left()).not.toContain('amber');
    const after = reloaded(<Pausing />);
    expect(after.getByLabelText('Why')).toHaveValue('The fire bell');
    expect(after.getByLabelText('Password')).toHaveValue('');
  });
  it('leaves what was not touched as it is after the reload', async () => {
    render(<Pausing />);
    await typeWhy('The fire bell');
    expect(reloaded(<Pausing minutes="10" />).getByLabelText('Minutes')).toHaveValue('10');
  });
  it('is forgotten as soon as the form leaves the screen', async () => {
    const { unmount } = render(<Pausing />);
    await typeWhy('The fire bell');
    expect(left()).toContain('fire bell');
    unmount();
    await Promise.resolve();
    expect(left()).not.toContain('fire bell');
  });
  it('survives where every part is put on twice, as while we develop', async () => {
    render(<Pausing />);
    await typeWhy('The fire bell');
    reloaded(<Pausing />);
    const after = reloaded(
      <StrictMode>
        <Pausing />
      </StrictMode>,
    );
    expect(after.getByLabelText('Why')).toHaveValue('The fire bell');
    await Promise.resolve();
    expect(left()).toContain('fire bell');
  });
  it('is nobody’s who logs in after it', async () => {
    render(<Pausing />);
    await typeWhy('The fire bell');
    jest.useFakeTimers({ now: Date.now() + 1_000, advanceTimers: true });
    session.close('left');
    expect(reloaded(<Pausing />).getByLabelText('Why')).toHaveValue('');
    expect(left()).not.toContain('fire bell');
  });
});

it('keeps what is typed elsewhere in the same way, until it has done its work', async () => {
  render(<Retiring />);
  const user = await typeWhy('Two answers are right');
  const after = reloaded(<Retiring />);
  expect(after.getByLabelText('Why')).toHaveValue('Two answers are right');
  await user.click(after.getByRole('button'));
  expect(after.getByLabelText('Why')).toHaveValue('');
  expect(left()).not.toContain('right');
});

function Adding({ lasting }: { readonly lasting?: boolean }) {
  const form = useForm({ name: 'add', initial: { reason: '' }, rules: {}, ...(lasting && { lasting }) });
  return <Area field={form.field('reason')} label="Why" most={300} />;
}

// Whoever writes a form and thinks of nobody has it kept for nobody else.
it.each([
  ['a form of which nothing is said', {}, ''],
  ['a form of which it is said that it is of nobody', { lasting: true }, 'Kofi, born in May'],
])('shows to whoever logs in what was typed into %s', async (_, how, shown) => {
  render(<Adding {...how} />);
  await typeWhy('Kofi, born in May');
  jest.useFakeTimers({ now: Date.now() + 1_000, advanceTimers: true });
  session.close('left');
  expect(reloaded(<Adding {...how} />).getByLabelText('Why')).toHaveValue(shown);
});
