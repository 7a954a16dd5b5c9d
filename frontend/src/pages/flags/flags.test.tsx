import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answerFlags, getFlaggedQuestion, getFlaggedQuestions } from 'schemas/practice/flagging/flagging.contract';
import { refused } from '../../../testing/fake-server';
import { flaggedQuestion, wholeFlaggedQuestion } from '../../../testing/office/office-items';
import { officeServer } from '../../../testing/office/office-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import { madeOf, reasonWords } from './flag-words';

// The office's library alone takes seconds to be read.
beforeAll(() => import('./flagged-questions.page'), 60_000);

const address = '/app/admin-whizz/flagged-questions';

describe('flagged questions', () => {
  it('are listed with their reasons, and asked for by their state', async () => {
    signInSomebody('ROLE_CONTENT_ENTRY');
    const server = officeServer();
    const { user, address: here } = showAt(address);
    const row = await screen.findByRole('row', { name: /Spelling, level 2/ });
    expect(row).toHaveTextContent(/32 for a typo, 1 for the marking1 comment/);
    expect(row).toHaveTextContent('Waiting');
    await user.click(screen.getByRole('radio', { name: 'Answered' }));
    expect(here()).toBe(`${address}?state=answered`);
    await screen.findByRole('row', { name: /Spelling, level 2/ });
    expect(server.of(getFlaggedQuestions).map(({ body }) => body['state'])).toEqual(['open', 'answered']);
  });

  it('say that none waits', async () => {
    signInSomebody('ROLE_ADMIN');
    officeServer({ empty: true });
    showAt(address);
    expect(await screen.findByText('No flag waits for an answer.')).toBeInTheDocument();
  });

  it('are shown as the child saw them, with every comment and the key, and answered', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = officeServer();
    const { user, address: here } = showAt(address);
    await user.click(await screen.findByRole('button', { name: 'Spelling, level 2' }));
    expect(here()).toBe(`${address}?question=spelling-12`);
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('I think B is wrong, too.')).toBeInTheDocument();
    expect(drawer.getByText('✓ correct')).toBeInTheDocument();
    const said = drawer.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said.filter((text) => text.includes('Answered: B.'))).toHaveLength(1);
    expect(drawer.getByText('Marked wrong, by rule 4')).toBeInTheDocument();
    expect(drawer.getByText(/Written item spelling-12, version \d/)).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: /^Tell 3.children$/ }));
    expect(await drawer.findByText('Choose one: the children are told it.')).toBeInTheDocument();
    await user.click(drawer.getByRole('radio', { name: 'Mended' }));
    await user.type(drawer.getByLabelText(/A note that the children read/), ' Thank you! ');
    await user.click(drawer.getByRole('button', { name: /^Tell 3.children$/ }));
    expect(server.of(answerFlags).map(({ body }) => body)).toEqual([
      {
        questionId: 'spelling-12',
        worksheetId: 'w1',
        questionNumber: 1,
        answersSeen: 0,
        seenUntil: flaggedQuestion.lastFlaggedAt,
        verdict: 'mended',
        note: 'Thank you!',
      },
    ]);
  });

  it('ask whoever leaves them whether to discard the note, whether by Escape or by the cross', async () => {
    signInSomebody('ROLE_ADMIN');
    officeServer();
    const { user, address: here } = showAt(`${address}?question=spelling-12`);
    const drawer = within(await screen.findByRole('dialog'));
    const note = await drawer.findByLabelText(/A note that the children read/);
    await user.type(note, 'Thank you!');
    await user.keyboard('{Escape}');
    expect(drawer.getByRole('alert')).toHaveTextContent('Discard what you have typed?');
    await user.keyboard('{Escape}');
    expect(drawer.queryByRole('alert')).toBeNull();
    expect(note).toHaveFocus();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await user.click(drawer.getByRole('button', { name: 'Keep writing' }));
    expect(note).toHaveFocus();
    expect(note).toHaveValue('Thank you!');
    expect(here()).toContain('question=');
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await user.click(drawer.getByRole('button', { name: 'Discard' }));
    expect(here()).toBe(address);
  });

  it('close by Escape where nothing was written', async () => {
    signInSomebody('ROLE_ADMIN');
    officeServer();
    const { user, address: here } = showAt(`${address}?question=spelling-12`);
    await within(await screen.findByRole('dialog')).findByLabelText(/A note that the children read/);
    await user.keyboard('{Escape}');
    expect(here()).toBe(address);
  });

  it('tell the second of two editors what the first has answered', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = officeServer()
      .on(answerFlags)
      .answers(() => refused(409, 'FlagsAnsweredAlready', 'Another editor has answered these flags meanwhile.'));
    const { user } = showAt(`${address}?question=spelling-12`);
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(await drawer.findByRole('radio', { name: 'Right as it is' }));
    server.on(getFlaggedQuestion).answers(() => ({
      ...wholeFlaggedQuestion,
      isOpen: false,
      answers: 1,
      answer: {
        verdict: 'mended',
        note: 'B is mended.',
        editorId: 'noor',
        by: 'Noor Haddad',
        answeredAt: '2026-11-22T09:00:00.000Z',
      },
    }));
    await user.click(drawer.getByRole('button', { name: /^Tell 3.children$/ }));
    expect(await drawer.findByText('Another editor has answered these flags meanwhile.')).toBeInTheDocument();
    expect(await drawer.findByText('“B is mended.”')).toBeInTheDocument();
    expect(drawer.getByText(/by Noor Haddad\.$/)).toBeInTheDocument();
    expect(drawer.getByText('Another editor has answered these flags meanwhile.')).toBeInTheDocument();
  });
});

it('words for what was flagged, and what it was made of', () => {
  expect(reasonWords({ typos: 0, markingIssues: 0, tooHard: 0 })).toBe('No reason named');
  expect(reasonWords({ typos: 1, markingIssues: 0, tooHard: 2 })).toBe('1 for a typo, 2 too hard');
  expect(madeOf({ itemId: null, seed: 12, genVersion: 3 })).toBe('Seed 12, version 3');
});
