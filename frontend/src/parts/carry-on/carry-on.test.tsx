import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { discardWorksheet, saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getUnfinishedWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { getPracticePlan } from 'schemas/practice/progress/progress.contract';
import { question, Sheet } from '../../../testing/practice/catalogue';
import { refused, Said, type FakeServer } from '../../../testing/fake-server';
import { halfDone } from '../../../testing/practice/half-done';
import { saidPage } from '../../../testing/paged';
import { serving } from '../../../testing/practice/practice-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import { session } from '../../client/session';
import { levelsIn, type OpenWorksheet } from './open-worksheets';

const openOne = (n: number): OpenWorksheet => ({
  ...halfDone,
  worksheetId: `w${n}`,
  startedAt: new Date(Date.UTC(2026, 9, 30) - n * 86_400_000).toISOString(),
  answered: n,
});

const two = () =>
  new Sheet(
    'w0',
    [1, 2].map((number) => ({ question: question(number), key: '5' })),
  );

/** So many half-done worksheets, of which those that are discarded are listed no more. */
function withOpen(count: number, sheet = two()): FakeServer {
  let open = Array.from({ length: count }, (_, n) => openOne(n));
  return serving(sheet)
    .on(getPracticePlan)
    .answers(() => ({ parts: [] }))
    .on(getUnfinishedWorksheets)
    .answers((request) => {
      const said = saidPage(open, ({ worksheetId }) => worksheetId, request);
      return open.length > 0 ? said : new Said(200, []);
    })
    .on(discardWorksheet)
    .answers(({ worksheetId }) => {
      open = open.filter((each) => each.worksheetId !== worksheetId);
      return {};
    });
}

const section = async () => within(await screen.findByRole('region', { name: 'Carry on where you left off' }));
const rowsIn = (part: Awaited<ReturnType<typeof section>>) => part.getAllByRole('listitem');

describe('carry on', () => {
  it.each(['/app/dashboard', '/app/math/questions', '/app/math/questions?topic=fractions'])(
    'lists all that is half done, page by page, at %s',
    async (address) => {
      signInSomebody('ROLE_USER');
      const server = withOpen(45);
      const { user } = showAt(address);
      const part = await section();
      expect(rowsIn(part)).toHaveLength(3);
      expect(rowsIn(part)[1]).toHaveTextContent(/^Fractions: Of amountsLevels 2 and 3 · 1 of 20 answered · begun/);
      const more = part.getByRole('button', { name: 'Show more worksheets' });
      for (const shown of [13, 23, 33, 43]) {
        await user.click(more);
        await waitFor(() => expect(rowsIn(part)).toHaveLength(shown));
      }
      await user.click(more);
      expect(await part.findByText('All 45 worksheets are shown.')).toBeInTheDocument();
      expect(part.getAllByRole('link').at(-1)).toHaveAttribute('href', '/app/math/questions?worksheet=w44');
      expect(server.of(getUnfinishedWorksheets).at(-1)?.body).toMatchObject({ after: 'w39' });
    },
  );

  it('stands on the dashboard beside what a free account has left today', async () => {
    signInSomebody('ROLE_FREE_USER');
    withOpen(1)
      .on(getPracticePlan)
      .answers(() => ({
        parts: [
          {
            questionType: 'map-scale',
            level: 3,
            count: 10,
            topic: 'length',
            subject: 'maths',
            reason: 'not-tried-yet',
          },
        ],
      }));
    showAt('/app/dashboard');
    expect(rowsIn(await section())).toHaveLength(1);
    expect(screen.getByText(/^You have 40.questions left today\.$/)).toBeInTheDocument();
  });

  it('is not there where nothing is half done', async () => {
    signInSomebody('ROLE_USER');
    withOpen(0);
    showAt('/app/dashboard');
    await screen.findByRole('heading', { name: 'No worksheets completed yet' });
    expect(screen.queryByRole('region', { name: 'Carry on where you left off' })).toBeNull();
  });

  it('says why it cannot be shown, and shows the rest of the page', async () => {
    signInSomebody('ROLE_USER');
    withOpen(1)
      .on(getUnfinishedWorksheets)
      .answers(() => refused(403, 'NotAllowed', 'This is not for you.'));
    showAt('/app/dashboard');
    expect(await screen.findByText('This is not for you.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'No worksheets completed yet' })).toBeInTheDocument();
  });

  it.each<[number[], string]>([
    [[2], 'Level 2'],
    [[2, 3], 'Levels 2 and 3'],
    [[1, 2, 5], 'Levels 1 to 5'],
  ])('names the levels %j: %s', (levels, said) => expect(levelsIn({ levels })).toBe(said));
});

describe('discarding', () => {
  it('says first what happens, then takes it off the list, and tells that it has', async () => {
    signInSomebody('ROLE_FREE_USER');
    const server = withOpen(2);
    const { user } = showAt('/app/math/questions');
    const part = await section();
    await user.click(part.getAllByRole('button', { name: /^Discard/ })[1] ?? document.body);
    const dialog = within(screen.getByRole('dialog', { name: 'Discard this worksheet?' }));
    expect(dialog.getByText(/never marked: nothing in it counts.*cannot be undone/)).toBeInTheDocument();
    expect(dialog.getByText('Questions that you answered in it still count for that day.')).toBeInTheDocument();
    expect(server.of(discardWorksheet)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Discard it' }));
    expect(await part.findByRole('status')).toHaveTextContent('Fractions: Of amounts is discarded.');
    expect(part.getByRole('status')).toHaveFocus();
    await waitFor(() => expect(rowsIn(part)).toHaveLength(1));
    expect(server.of(discardWorksheet).map(({ body }) => body)).toEqual([{ worksheetId: 'w1' }]);
  });

  it('does nothing for somebody who would rather keep it', async () => {
    signInSomebody('ROLE_USER');
    const server = withOpen(1);
    const { user } = showAt('/app/dashboard');
    const part = await section();
    await user.click(part.getByRole('button', { name: /^Discard/ }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rowsIn(part)).toHaveLength(1);
    expect(server.of(discardWorksheet)).toEqual([]);
  });

  it('of a worksheet that was finished in another tab says so, and keeps its result', async () => {
    signInSomebody('ROLE_USER');
    withOpen(1)
      .on(discardWorksheet)
      .answers(() => refused(409, 'WorksheetComplete', 'This worksheet has been marked already.'));
    const { user } = showAt('/app/dashboard');
    await user.click((await section()).getByRole('button', { name: /^Discard/ }));
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('This worksheet has been marked already.')).toBeInTheDocument();
  });
});

describe('a worksheet that was discarded in another tab', () => {
  const gone = () => refused(409, 'WorksheetIsDiscarded', 'This worksheet was discarded.');
  const told = () => screen.findByRole('heading', { level: 1, name: 'This worksheet was discarded' });

  it('says so when it is opened again', async () => {
    signInSomebody('ROLE_USER');
    const sheet = two();
    sheet.discardedAt = '2026-11-21T10:05:00.000Z';
    withOpen(0, sheet);
    showAt('/app/math/questions?worksheet=w0');
    expect(await told()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start a new one' })).toHaveAttribute(
      'href',
      '/app/math/questions?topic=fractions',
    );
  });

  it('says so as soon as one more answer is given to it', async () => {
    signInSomebody('ROLE_USER');
    withOpen(0).on(submitAnswer).answers(gone);
    const { user } = showAt('/app/math/questions?worksheet=w0');
    await user.type(await screen.findByLabelText(/Your answer/), '7{Enter}');
    expect(await told()).toBeInTheDocument();
    expect(session.current()).toBeDefined();
  });

  it('says so when it is to be marked', async () => {
    signInSomebody('ROLE_USER');
    const sheet = new Sheet('w9', [{ question: question(1), key: '5' }]);
    withOpen(0, sheet)
      .on(saveWorksheet)
      .answers(() => {
        sheet.discardedAt = '2026-11-21T10:05:00.000Z';
        return gone();
      });
    const { user } = showAt('/app/math/questions?worksheet=w9');
    await user.type(await screen.findByLabelText(/Your answer/), '7{Enter}');
    expect(await told()).toBeInTheDocument();
  });
});
