import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { question, Sheet } from '../../../../testing/practice/catalogue';
import { refused } from '../../../../testing/fake-server';
import { serving } from '../../../../testing/practice/practice-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { beingWritten } from '../../../client/answers/being-written';

const two = () =>
  new Sheet('w1', [
    { question: question(1), key: '5' },
    { question: question(2), key: '20' },
  ]);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Your answer/ });
const finishedElsewhere = 'This worksheet was finished in another tab or on another device.';

const now = Date.now;
const patient = { timeout: 60_000 };

/** As when somebody comes back to the tab, each time half a minute later: one that was left just before asks nothing. */
const focusUntil = (seen: () => void) =>
  waitFor(() => {
    const before = Date.now();
    Date.now = () => before + 30_000;
    act(() => void window.dispatchEvent(new Event('focus')));
    seen();
  }, patient);

beforeEach(() => {
  beingWritten.drop();
  signInSomebody('ROLE_USER');
});
afterEach(() => {
  Date.now = now;
});

describe('a worksheet that is open in two tabs', () => {
  it('shows in the second what was answered in the first, and keeps what is being typed there', async () => {
    const sheet = two();
    serving(sheet);
    const { user } = showAt('/app/math/questions?worksheet=w1&q=1');
    await heading('Question 1');
    sheet.answers.set(1, '7');
    await focusUntil(() => expect(box()).toHaveValue('7'));
    await user.clear(box());
    await user.type(box(), '1');
    sheet.answers.set(1, '9').set(2, '30');
    // The answer to the other question tells that the view has come.
    await focusUntil(() => expect(screen.getByRole('button', { name: 'Question 2, answered' })).toBeInTheDocument());
    expect(box()).toHaveValue('1');
    await user.type(box(), '2');
    expect(box()).toHaveValue('12');
  });

  it('shows in the second the result of what was finished in the first, and says so', async () => {
    const sheet = two();
    serving(sheet);
    showAt('/app/math/questions?worksheet=w1&q=1');
    await heading('Question 1');
    expect(screen.queryByText(finishedElsewhere)).toBeNull();
    sheet.answers.set(1, '5');
    sheet.completedAt = '2026-11-21T10:10:00.000Z';
    await focusUntil(() => expect(screen.getByText(finishedElsewhere)).toBeInTheDocument());
    await heading(/^1 of 2/);
  });

  it('does not show as answered in the second what was refused there, until it is written anew', async () => {
    const sheet = two();
    let reply: () => object = () => refused(409, 'AnswerChangedTooOften', 'It was changed too often.');
    serving(sheet)
      .on(submitAnswer)
      .answers(() => reply());
    const { user } = showAt('/app/math/questions?worksheet=w1&q=1');
    await heading('Question 1');
    await user.type(box(), '6');
    expect(await screen.findByRole('button', { name: 'Question 1, answered' })).toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: 'Question 1, not answered' }, { timeout: 60_000 }),
    ).toBeInTheDocument();
    expect(box()).toHaveValue('6');
    reply = () => ({});
    await user.type(box(), '1');
    expect(await screen.findByRole('button', { name: 'Question 1, answered' })).toBeInTheDocument();
  });

  it('says so, too, to somebody who has answered in the second after that', async () => {
    const sheet = two();
    serving(sheet)
      .on(submitAnswer)
      .answers(() => refused(409, 'WorksheetComplete', 'This worksheet has been marked already.'));
    const { user } = showAt('/app/math/questions?worksheet=w1&q=1');
    await heading('Question 1');
    sheet.answers.set(1, '5');
    sheet.completedAt = '2026-11-21T10:10:00.000Z';
    await user.type(box(), '6{Enter}');
    await user.click(await screen.findByRole('button', { name: 'See its result' }, patient));
    expect(await screen.findByText(finishedElsewhere, undefined, patient)).toBeInTheDocument();
    expect(screen.getByText(/An answer that was given after that does not count/)).toBeInTheDocument();
    const first = (await screen.findByRole('heading', { level: 1, name: /^1 of 2/ })).closest('main') ?? document.body;
    expect(within(first).queryByText('6')).toBeNull();
  });
});
