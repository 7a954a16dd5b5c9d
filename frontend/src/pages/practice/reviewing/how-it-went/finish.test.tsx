import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getFlagNotes } from 'schemas/practice/flagging/flagging.contract';
import { getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { question, Sheet } from '../../../../../testing/practice/catalogue';
import { flagNote } from '../../../../../testing/practice/flag-note';
import { saidPage } from '../../../../../testing/paged';
import { listedAs, serving, standingAt } from '../../../../../testing/practice/practice-server';
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
  serving(sheet, (like) => like.on(getUserWorksheets).answers(() => [listedAs('w1', { of: 3, correct: 2 })]));
  const { user } = showAt('/app/math/questions?worksheet=w1');
  await screen.findByRole('heading', { name: 'Fractions: 3 of 5 steps, coming along' });
  expect(screen.getByText(/level 2 · 3.questions · 10.minutes · Sat 21 Nov 2026/)).toBeInTheDocument();
  const folded = screen.getByText('Questions 1 and 3', { exact: false }).closest('details') ?? document.body;
  expect(within(folded).getByText('Question 1')).not.toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Question 2' })).toBeVisible();
  await user.click(screen.getByText('Questions 1 and 3', { exact: false }));
  expect(within(folded).getByText('Question 1')).toBeVisible();
});

const sheetOf = (count: number) =>
  new Sheet(
    'w1',
    Array.from({ length: count }, (_, n) => ({ question: question(n + 1), key: '5' })),
  );

it('rings the step that the worksheet has brought', async () => {
  signInSomebody('ROLE_USER');
  const sheet = sheetOf(1);
  let step = 3;
  serving(sheet, (like) =>
    like
      .on(getUserAnalyticsData)
      .answers(() => standingAt(step, sheet.startedAt))
      .on(getUserWorksheets)
      .answers(() => [listedAs('w1', { of: 1, correct: 1 })]),
  );
  const { user } = showAt('/app/math/questions?worksheet=w1');
  await user.type(await screen.findByLabelText(/Your answer/), '5');
  await waitFor(() => expect(sessionStorage).not.toHaveLength(0));
  step = 4;
  await user.keyboard('{Enter}');
  const card = (await screen.findByRole('heading', { name: /4 of 5 steps/ })).closest('section') ?? document.body;
  expect(card).toHaveTextContent('The ringed step is new.');
  expect(card.querySelectorAll('.full')).toHaveLength(4);
  expect(card.querySelectorAll('.new')).toHaveLength(1);
});

it('opens the steps of the first five of twenty that were wrong, and says how the others are opened', async () => {
  signInSomebody('ROLE_USER');
  const sheet = sheetOf(20);
  for (let number = 1; number <= 20; number += 1) sheet.answers.set(number, '6');
  sheet.completedAt = '2026-11-21T10:10:00.000Z';
  serving(sheet);
  showAt('/app/math/questions?worksheet=w1');
  await screen.findByText(/The steps of the first 5 are open/);
  const parts = [...document.querySelectorAll<HTMLDetailsElement>('details.steps-part')];
  expect(parts.map(({ open }) => open)).toEqual(parts.map((_, n) => n < 5));
  expect(parts).toHaveLength(20);
});

it.each(['/app/math/questions?worksheet=w1', '/app/math/review?worksheet=w1&q=3'])(
  'tells at the question what was answered to its flag: %s',
  async (address) => {
    signInSomebody('ROLE_USER');
    const sheet = sheetOf(3);
    sheet.flags.add(3);
    sheet.completedAt = '2026-11-21T10:10:00.000Z';
    serving(sheet, (like) => like.on(getFlagNotes).answers(() => [flagNote, { ...flagNote, worksheetId: 'w2' }]));
    showAt(address);
    const said = (await screen.findByText('You flagged this question.')).closest('.notice');
    expect(said).toHaveTextContent(/put it right\..*Two of the answers were the same/);
    expect(screen.getAllByText('You flagged this question.')).toHaveLength(1);
  },
);

it.each([
  [[2], 'The same as last time.'],
  [[1], /^A step up: last time it was level 1, on /],
  [[1, 2], /^A step up: last time it was levels 1 to 2, on /],
  [[3], undefined],
  [[1, 2, 3], undefined],
])('compares right answers with those of the same level alone: last time %j', async (levels, said) => {
  signInSomebody('ROLE_USER');
  const sheet = sheetOf(2);
  sheet.answers.set(1, '5');
  sheet.completedAt = '2026-11-21T10:10:00.000Z';
  const before = { ...listedAs('w0', { of: 2, correct: 1 }), levels, date: '2026-11-20T10:10:00.000Z' };
  const server = serving(sheet, (like) => like.on(getUserWorksheets).answers(() => [before]));
  showAt('/app/math/questions?worksheet=w1');
  await screen.findByText(/10.minutes/);
  await waitFor(() => expect(server.of(getUserWorksheets)).not.toHaveLength(0));
  if (said === undefined) expect(screen.queryByText(/last time/)).toBeNull();
  else expect(await screen.findByText(said)).toBeInTheDocument();
});

it('compares with the worksheet before, however many there have been since', async () => {
  signInSomebody('ROLE_USER');
  const sheet = sheetOf(3);
  sheet.answers.set(1, '5');
  sheet.completedAt = '2026-01-10T10:10:00.000Z';
  const listed = (n: number) => {
    const date = new Date(Date.UTC(2026, 10, 1) - n * 86_400_000).toISOString();
    return { ...listedAs(`o${n}`, { of: 3, correct: 0 }), date, topic: n === 700 ? 'fractions' : 'length' };
  };
  const all = Array.from({ length: 701 }, (_, n) => listed(n));
  serving(sheet, (like) =>
    like.on(getUserWorksheets).answers((request) => saidPage(all, ({ worksheetId }) => worksheetId, request)),
  );
  showAt('/app/math/questions?worksheet=w1');
  expect(
    await screen.findByText(/That is one more than last time/, undefined, { timeout: 60_000 }),
  ).toBeInTheDocument();
});
