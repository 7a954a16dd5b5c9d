import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { getMyEffort, getPracticePlan, getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { question, Sheet } from '../../../testing/practice/catalogue';
import type { FakeServer } from '../../../testing/fake-server';
import { refused } from '../../../testing/fake-server';
import { saidPage } from '../../../testing/paged';
import { serving } from '../../../testing/practice/practice-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import type { ListedWorksheet } from './api';

const worksheet = (n: number): ListedWorksheet => ({
  worksheetId: `w${n}`,
  date: new Date(Date.UTC(2026, 9, 30) - n * 3_600_000).toISOString(),
  subject: 'maths',
  topic: 'fractions',
  purpose: 'practice',
  questionTypes: ['fraction-of'],
  levels: [2],
  numberOfQuestionsInTheWorksheet: 1_000,
  numberQuestionsCorrectlyAnswered: n,
});
const all = Array.from({ length: 115 }, (_, n) => worksheet(n));

/** A learner with more worksheets than come at once. */
function withMany(): FakeServer {
  signInSomebody('ROLE_USER');
  const sheet = new Sheet('w3', [{ question: question(1), key: '5' }]);
  sheet.completedAt = '2026-10-30T10:00:00.000Z';
  return serving(sheet)
    .on(getUserWorksheets)
    .answers((request) => saidPage(all, ({ worksheetId }) => worksheetId, request))
    .on(getUserAnalyticsData)
    .answers(() => ({ correctAnswersCount: 1, questionsCount: 2, worksheetsCount: 115, topics: [] }))
    .on(getPracticePlan)
    .answers(() => ({ parts: [] }))
    .on(getMyEffort)
    .answers(() => ({ answered: 0, stars: 0, starsThisWeek: 0, streakDays: 0, mistakesSolved: 0 }));
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;
const showMore = () => screen.findByRole('button', { name: /worksheets$/ });

describe.each(['/app/dashboard', '/app/analytics'])('at %s', (address) => {
  it('every worksheet can be reached, also those that do not come at once', async () => {
    const server = withMany();
    const { user } = showAt(address);
    expect(await screen.findByText('10 of 115 shown')).toBeInTheDocument();
    for (const shown of [30, 50, 70, 90]) {
      await user.click(await showMore());
      expect(rows()).toBe(shown);
    }
    expect(server.of(getUserWorksheets).filter(({ body }) => body['after'] !== undefined)).toEqual([]);
    await user.click(await showMore());
    await waitFor(() => expect(rows()).toBe(110));
    await user.click(await showMore());
    expect(rows()).toBe(115);
    expect(screen.getByRole('row', { name: /114\/1000/ })).toBeInTheDocument();
    expect(screen.getByText('All 115 worksheets are shown.')).toHaveFocus();
  });
});

describe('the worksheets of somebody who has many', () => {
  it('are counted, all of them', async () => {
    withMany();
    showAt('/app/dashboard');
    expect(await screen.findByText(/^115.worksheets so far\.$/)).toBeInTheDocument();
  });

  it('stay where they are when the rest does not come, and the same button asks again', async () => {
    const server = withMany();
    let away = true;
    server.on(getUserWorksheets).answers((request) => {
      if (away && request.after !== undefined) return refused(409, 'NotNow', 'Not just now.');
      return saidPage(all, ({ worksheetId }) => worksheetId, request);
    });
    const { user } = showAt('/app/analytics');
    for (let presses = 0; presses < 5; presses += 1) await user.click(await showMore());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not just now\.$/);
    expect(rows()).toBe(100);
    const button = screen.getByRole('button', { name: 'Try again worksheets' });
    expect(button).toHaveFocus();
    away = false;
    await user.click(button);
    await waitFor(() => expect(rows()).toBe(110));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are found as they were left by whoever comes back from one of them', async () => {
    withMany();
    const { user, back } = showAt('/app/analytics');
    await user.click(await showMore());
    const opened = screen.getAllByRole('link', { name: 'Fractions' }).find((link) => link.matches('[href*="=w25"]'));
    await user.click(opened ?? document.body);
    await screen.findByRole('heading', { name: 'The steps' });
    await back();
    await screen.findByText('30 of 115 shown');
    expect(document.activeElement).toHaveAttribute('href', '/app/math/review?worksheet=w25&q=1');
  });
});
