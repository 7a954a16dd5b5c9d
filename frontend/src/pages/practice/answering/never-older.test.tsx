import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { validateUser } from 'schemas/accounts/accounts.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import { question, Sheet } from '../../../../testing/practice/catalogue';
import { Said } from '../../../../testing/fake-server';
import { serving } from '../../../../testing/practice/practice-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { answers } from '../../../client/answers/saved';
import { forgetAnswers } from '../../../client/kept';
import { position } from '../../../client/position';
import { session } from '../../../client/session';

const two = () => [1, 2].map((number) => ({ question: question(number), key: '5' }));

/** A service whose read tables stand still until they are let go: commands are taken, views stay as they were. */
function heldStill() {
  const somebody = signInSomebody('ROLE_USER');
  const sheet = new Sheet('w1', two());
  const before = sheet.shown();
  const tables = { held: true };
  const server = serving(sheet, (all) =>
    all
      .on(getWorksheetQuestions)
      .answers(() => (tables.held ? new Said(200, before, { 'X-Stale': 'behind' }) : sheet.shown()))
      .on(validateUser)
      .answers(() => somebody),
  );
  return { server, sheet, tables };
}

const at = (number: number) => showAt(`/app/math/questions?worksheet=w1&q=${number}`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Your answer/ });
const catchingUp = () => screen.findByText(/We are catching up: what you did last/);

/** Answers the first question and leaves: nothing of the page is remembered but what the device keeps. */
async function answerAndReload(text: string) {
  const first = at(1);
  await heading('Question 1');
  await first.user.keyboard(`${text}{Enter}`);
  await heading('Question 2');
  await waitFor(() => expect(answers.status().stage).toBe('saved'));
  first.unmount();
  forgetAnswers();
}

describe('a view that is older than what was answered', () => {
  it('shows after a reload what was acknowledged, says that it is catching up, and asks again', async () => {
    const { tables } = heldStill();
    await answerAndReload('999');
    expect(await answers.waiting('w1')).toEqual([]);
    const { user } = at(1);
    await heading('Question 1');
    expect(box()).toHaveValue('999');
    await catchingUp();
    await user.click(screen.getByRole('button', { name: 'Question 2, not answered' }));
    await user.click(await screen.findByRole('button', { name: 'View Answers' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^1.question looks blank$/ }));
    expect(dialog.getByText(/It is safe, and it counts/)).toBeInTheDocument();
    tables.held = false;
    await waitFor(() => expect(screen.queryByText(/what you did last/)).toBeNull());
  });

  it('does so after a new log-in, whose position stands behind all of it', async () => {
    const { server } = heldStill();
    await answerAndReload('999');
    const written = Number(position.highest());
    const somebody = session.current();
    session.close();
    const login = showAt('/auth/individual-login?returnTo=/app/math/questions%3Fworksheet%3Dw1%26q%3D1');
    await login.user.type(await screen.findByLabelText('Email'), somebody?.email ?? '');
    await login.user.type(screen.getByLabelText('Password'), 'a rather long password');
    await login.user.click(screen.getByRole('button', { name: 'Log in' }));
    await heading('Question 1');
    expect(box()).toHaveValue('999');
    expect(Number(server.of(getWorksheetQuestions).at(-1)?.headers['X-Position'])).toBeGreaterThan(written);
  });

  it('shows nothing of it to another child of the same device', async () => {
    heldStill();
    await answerAndReload('999');
    signInSomebody('ROLE_USER');
    at(1);
    await heading('Question 1');
    expect(box()).toHaveValue('');
  });

  it('is not taken for the truth where it was asked for before the answer was acknowledged', async () => {
    signInSomebody('ROLE_USER');
    const sheet = new Sheet('w1', two());
    const early = sheet.shown();
    let asked = 0;
    serving(sheet, (all) =>
      all.on(getWorksheetQuestions).answers(() => {
        asked += 1;
        // Acknowledged, in this tab or another, while the first view is on its way.
        if (asked > 1) return sheet.shown();
        sheet.answers.set(1, '999');
        position.raise(String(Number(position.highest() ?? 0) + 1));
        return early;
      }),
    );
    at(1);
    await heading('Question 1');
    await waitFor(() => expect(box()).toHaveValue('999'));
    expect(asked).toBe(2);
  });

  it('tells of a worksheet that was handed in, and shows no blanks in its place', async () => {
    const { sheet, tables, server } = heldStill();
    sheet.answers.set(1, '5');
    const first = at(2);
    await heading('Question 2');
    await first.user.keyboard('5');
    await first.user.click(screen.getByRole('button', { name: 'View Answers' }));
    await first.user.click(
      within(await screen.findByRole('dialog', { name: /blank/ })).getByRole('button', { name: 'View Answers' }),
    );
    await screen.findByText('This worksheet is handed in and marked.');
    expect(server.of(saveWorksheet)).toHaveLength(1);
    first.unmount();
    forgetAnswers();
    at(1);
    await screen.findByText('This worksheet is handed in and marked.');
    expect(server.of(submitAnswer)).toHaveLength(1);
    tables.held = false;
    await screen.findByRole('heading', { level: 1, name: /^2 of 2/ });
    expect(screen.queryByText(/finished in another tab/)).toBeNull();
  });
});
