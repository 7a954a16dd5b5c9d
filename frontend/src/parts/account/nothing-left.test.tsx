import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getPracticePlan } from 'schemas/practice/progress/progress.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { question, Sheet } from '../../../testing/practice/catalogue';
import { serving } from '../../../testing/practice/practice-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';

const marked = () => {
  const sheet = new Sheet('w1', [
    { question: question(1), key: '5' },
    { question: question(2), key: '20' },
  ]);
  sheet.completedAt = '2026-11-21T10:10:00.000Z';
  return sheet;
};

/** A free learner with so much left, and something that is picked for them. */
function withLeft(daysLeft: number, remainingToday: number) {
  signInSomebody('ROLE_FREE_USER');
  const part = { questionType: 'map-scale', level: 3, count: 10, topic: 'length' } as const;
  return serving(marked())
    .on(getPracticePlan)
    .answers(() => ({ parts: [{ ...part, subject: 'maths', reason: 'not-tried-yet' }] }))
    .on(getTimeLeftOnFreemiumTrial)
    .answers(() => ({ daysLeft, trialEndsOn: '2026-12-11', dailyLimit: 50, remainingToday, confirmEmailBy: null }));
}

const spent = /You have answered all your questions for today\. Tomorrow there are more\./;
const over = /Your free trial is over\. You can still finish the worksheets that you have begun/;
const begins = /^(Start|Start \d+.questions|Print for paper|Try one like it)$/;

const choices = '/app/math/questions?topic=fractions&subtopic=of-amounts';

describe.each([
  { when: 'after the last question of the day', daysLeft: 20, left: 0, words: spent },
  { when: 'after the trial', daysLeft: -1, left: 12, words: over },
])('$when', ({ daysLeft, left, words }) => {
  it.each([choices, '/app/math/questions?worksheet=w1', '/app/dashboard'])(
    'nothing looks as if it began a worksheet, and what can be done is offered: %s',
    async (address) => {
      withLeft(daysLeft, left);
      showAt(address);
      const said = (await screen.findAllByText(words)).map((one) => one.closest('.nothing-left')).find(Boolean);
      const what = within(said as HTMLElement);
      expect(what.getByRole('link', { name: 'Look at your answers again' })).toHaveAttribute('href', '/app/analytics');
      expect(what.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/app/my-subscription');
      for (const role of ['button', 'link']) expect(screen.queryByRole(role, { name: begins })).toBeNull();
    },
  );

  it('the practice test says so, and asks for nothing', async () => {
    const server = withLeft(daysLeft, left);
    const { user } = showAt('/app/math/questions?topic=fractions');
    const test = await screen.findByRole('button', { name: /^Practice Test/ });
    await waitFor(() => expect(test).toHaveAttribute('aria-disabled', 'true'));
    expect(test).toHaveTextContent('No questions left just now');
    await user.click(test);
    expect(server.of(getSomeQuestions)).toEqual([]);
  });
});

it('with questions left, all of it is there', async () => {
  withLeft(20, 40);
  showAt(choices);
  expect(await screen.findByRole('button', { name: /^Start 5.questions$/ })).toBeInTheDocument();
  expect(screen.queryByText(spent)).toBeNull();
});
