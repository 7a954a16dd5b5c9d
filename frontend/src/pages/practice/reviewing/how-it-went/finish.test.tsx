import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { question, Sheet } from '../../../../../testing/catalogue';
import { serving } from '../../../../../testing/practice-server';
import { showAt } from '../../../../../testing/show';
import { signInSomebody } from '../../../../../testing/somebody';

it('shows where the topic stands, what is to be looked at, and the right ones in one row', async () => {
  signInSomebody('ROLE_USER');
  const sheet = new Sheet(
    'w1',
    [1, 2, 3].map((number) => ({ question: question(number), key: '5' })),
  );
  ['5', '6', '5'].forEach((answer, n) => sheet.answers.set(n + 1, answer));
  sheet.completedAt = '2026-11-21T10:10:00.000Z';
  serving(sheet, (like) =>
    like.on(getUserWorksheets).answers(() => [
      {
        worksheetId: 'w1',
        date: '2026-11-21T10:10:00.000Z',
        subject: 'maths',
        topic: 'fractions',
        purpose: 'practice',
        questionTypes: ['fraction-of'],
        numberOfQuestionsInTheWorksheet: 3,
        numberQuestionsCorrectlyAnswered: 2,
      },
    ]),
  );
  const { user } = showAt('/app/math/questions?worksheet=w1');
  await screen.findByRole('heading', { name: 'Fractions: 3 of 5 steps, coming along' });
  expect(screen.getByText(/level 2 · 3.questions · 10.minutes · Sat 21 Nov 2026/)).toBeInTheDocument();
  const folded = screen.getByText('Questions 1 and 3', { exact: false }).closest('details') ?? document.body;
  expect(within(folded).getByText('Question 1')).not.toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Question 2' })).toBeVisible();
  await user.click(screen.getByText('Questions 1 and 3', { exact: false }));
  expect(within(folded).getByText('Question 1')).toBeVisible();
});
