import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import {
  askLetterProof,
  getLetters,
  previewLetter,
  releaseLetter,
  writeLetter,
} from 'schemas/marketing/letters/letter.contract';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { forgetAnswers } from '../../../client/kept';
import type { Letter } from './api';

const sent: Letter = {
  letterId: 'old',
  version: 3,
  subject: 'The last one',
  body: 'Words.',
  state: 'addressed',
  writtenAt: '2026-11-01T10:00:00.000Z',
  writtenBy: 'Noor Haddad',
  releasedAt: '2026-11-02T10:00:00.000Z',
  releasedBy: 'Ravi Menon',
  recipients: 40,
  waiting: 1,
  sent: 35,
  failed: 1,
  skipped: 2,
  left: 3,
};

beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
});

it('keeps a letter, shows the mail, proves it and sends it once, saying to how many', async () => {
  let version = 0;
  const server = new FakeServer()
    .on(getLetters)
    .answers(() => ({ readers: 41, letters: [sent] }))
    .on(writeLetter)
    .answers(() => ({ version: (version += 1) }))
    .on(previewLetter)
    .answers(({ body }) => ({ text: body, html: `<p>${body}</p>` }))
    .on(askLetterProof)
    .answers(() => ({}))
    .on(releaseLetter)
    .answers(() => ({}));
  const { user } = showAt('/app/admin-whizz/mailing-list');
  expect(await screen.findByText('41 readers are')).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: /The last one/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Noor Haddad',
    'Ravi Menon, Mon 2 Nov 2026',
    ...['40', '35', '2', '1', '2', '3'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Keep and show' }));
  expect(server.of(writeLetter)).toEqual([]);
  await user.type(screen.getByLabelText('Subject'), 'A quiet week');
  await user.type(screen.getByLabelText('Letter'), 'Rest.');
  await user.dblClick(screen.getByRole('button', { name: 'Keep and show' }));
  expect(await screen.findByTitle('The mail')).toHaveAttribute('srcdoc', '<p>Rest.</p>');
  expect(screen.getByTitle('The mail')).toHaveAttribute('sandbox', '');
  const [kept] = server.of(writeLetter).map(({ body }) => body);
  expect(kept).toEqual({ letterId: expect.any(String), version: 0, subject: 'A quiet week', body: 'Rest.' });
  await user.click(screen.getByRole('button', { name: 'Send a proof to me' }));
  expect(await screen.findByText(/on its way to your own address/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Send it to 41.readers/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Send it to 41.readers/ }));
  expect(server.of(releaseLetter)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send it' }));
  const seen = { letterId: kept?.['letterId'], version: 1 };
  for (const call of [askLetterProof, releaseLetter]) expect(server.of(call).map(({ body }) => body)).toEqual([seen]);
});

it('loses nothing that was written where somebody else was quicker', async () => {
  new FakeServer()
    .on(getLetters)
    .answers(() => ({ readers: 1, letters: [{ ...sent, letterId: 'draft', state: 'draft' as const, version: 2 }] }))
    .on(previewLetter)
    .answers(() => ({ text: '', html: '' }))
    .on(writeLetter)
    .answers(() => refused(409, 'LetterChangedMeanwhile', 'Somebody else has changed this letter meanwhile.'));
  const { user } = showAt('/app/admin-whizz/mailing-list');
  await user.click(await screen.findByRole('button', { name: 'The last one' }));
  await user.type(screen.getByLabelText('Letter'), ' More.');
  await user.click(screen.getByRole('button', { name: 'Keep and show' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Somebody else has changed/);
  expect(screen.getByLabelText('Letter')).toHaveValue('Words. More.');
});

it('is not offered to nobody: it would be used up', async () => {
  new FakeServer()
    .on(getLetters)
    .answers(() => ({ readers: 0, letters: [{ ...sent, letterId: 'draft', state: 'draft' as const }] }))
    .on(previewLetter)
    .answers(() => ({ text: '', html: '' }));
  const { user } = showAt('/app/admin-whizz/mailing-list');
  await user.click(await screen.findByRole('button', { name: 'The last one' }));
  expect(await screen.findByText(/nobody to send it to/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Send it to/ })).toBeNull();
});

it('stays on this device until it is kept, and is not dropped for another unasked', async () => {
  new FakeServer()
    .on(getLetters)
    .answers(() => ({ readers: 1, letters: [sent] }))
    .on(previewLetter)
    .answers(() => ({ text: '', html: '' }));
  const first = showAt('/app/admin-whizz/mailing-list');
  await first.user.type(await screen.findByLabelText('Subject'), 'A quiet week');
  cleanup();
  const { user } = showAt('/app/admin-whizz/mailing-list');
  expect(await screen.findByLabelText('Subject')).toHaveValue('A quiet week');
  expect(screen.getByRole('button', { name: 'Keep and show' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'The last one' }));
  await user.click(await screen.findByRole('button', { name: 'Stay with it' }));
  expect(screen.getByLabelText('Subject')).toHaveValue('A quiet week');
  await user.click(screen.getByRole('button', { name: 'The last one' }));
  await user.click(await screen.findByRole('button', { name: 'Drop it and go on' }));
  expect(screen.getByLabelText('Subject')).toHaveValue('The last one');
});
