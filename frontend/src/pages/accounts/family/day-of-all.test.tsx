import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { FakeServer } from '../../../../testing/fake-server';
import { signInSomebody } from '../../../../testing/somebody';
import { DayOfAll } from './day-of-all';

const telling = (daysLeft: number) =>
  new FakeServer().on(getTimeLeftOnFreemiumTrial).answers(() => ({
    daysLeft,
    trialEndsOn: '2026-12-11',
    dailyLimit: 50,
    remainingToday: 42,
    confirmEmailBy: null,
  }));

it('says that siblings share the questions of a free account’s day', async () => {
  signInSomebody('ROLE_FREE_USER');
  telling(12);
  render(<DayOfAll />);
  expect(await screen.findByText(/^The 50.questions a day of the free account are for all/)).toBeInTheDocument();
});

it('says nothing after the trial', async () => {
  signInSomebody('ROLE_FREE_USER');
  const server = telling(-1);
  const { container } = render(<DayOfAll />);
  await waitFor(() => expect(server.of(getTimeLeftOnFreemiumTrial)).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
