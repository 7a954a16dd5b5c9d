import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { question, Sheet } from '../../../../testing/practice/catalogue';
import { serving } from '../../../../testing/practice/practice-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { session } from '../../../client/session';

beforeEach(() => {
  const admin = signInSomebody('ROLE_ADMIN');
  session.look({ ...admin, learnerId: 'amara', lookId: 'look-1', endsAt: Date.now() + 300_000 });
});
afterEach(() => {
  act(() => session.look(undefined));
});

it('shows a question with its answer switched off to whoever only looks, and says why', async () => {
  const server = serving(
    new Sheet(
      'w1',
      [1, 2].map((number) => ({ question: question(number), key: '5' })),
    ),
  );
  const { user } = showAt('/app/math/questions?worksheet=w1');
  const submit = await screen.findByRole('button', { name: 'Submit' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/You are only looking: nothing is answered from here/)).toBeInTheDocument();
  expect(screen.queryByText(/kept as you go/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Your answer/ }), '5{Enter}');
  await user.click(submit);
  expect(screen.getByRole('heading', { name: 'Question 1' })).toBeInTheDocument();
  expect(server.of(submitAnswer)).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('w1');
});
