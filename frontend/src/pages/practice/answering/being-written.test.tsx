import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { question, Sheet } from '../../../../testing/practice/catalogue';
import { serving } from '../../../../testing/practice/practice-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { beingWritten } from '../../../client/answers/being-written';
import { session } from '../../../client/session';
import { leave } from '../../../client/sign-in';

const two = (checksEach: boolean) => {
  const sheet = new Sheet('w1', [
    { question: question(1), key: '5' },
    { question: question(2), key: '20' },
  ]);
  sheet.checksEach = checksEach;
  return sheet;
};
const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Your answer/ });
const learnerId = () => session.current()?.learnerId ?? '';

beforeEach(() => {
  beingWritten.drop();
  signInSomebody('ROLE_USER');
});

describe('an answer that is being written', () => {
  it.each([true, false])('is there after a reload that came before it was kept (each checked: %s)', async (checks) => {
    const server = serving(two(checks));
    beingWritten.note({ learnerId: learnerId(), worksheetId: 'w1', number: 2, answer: '19' });
    showAt('/app/math/questions?worksheet=w1');
    await screen.findByRole('heading', { name: 'Question 2' });
    await waitFor(async () => expect((await box()).value).toBe('19'));
    await waitFor(() => expect(server.of(submitAnswer).map(({ body }) => body['answer'])).toEqual(['19']), {
      timeout: 60_000,
    });
    expect(beingWritten.in({ learnerId: learnerId(), worksheetId: 'w1' })).not.toHaveProperty('answer');
  });

  it('is the place to come back to, and is let go once submitted', async () => {
    serving(two(false));
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await user.type(await box(), '4');
    expect(beingWritten.in({ learnerId: learnerId(), worksheetId: 'w1' })).toMatchObject({ number: 1 });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(beingWritten.in({ learnerId: learnerId(), worksheetId: 'w1' })).toBeUndefined());
    cleanup();
  });

  it('is nobody else’s, and goes with whoever leaves', () => {
    serving(two(false));
    beingWritten.note({ learnerId: learnerId(), worksheetId: 'w1', number: 2, answer: '19' });
    expect(beingWritten.in({ learnerId: 'somebody-else', worksheetId: 'w1' })).toBeUndefined();
    const mine = { learnerId: learnerId(), worksheetId: 'w1' };
    leave();
    expect(beingWritten.in(mine)).toBeUndefined();
  });
});
