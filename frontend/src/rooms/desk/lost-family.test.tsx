import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInSomebody } from '../../../testing/somebody';
import { session, type Coming } from '../../client/session';
import { LostFamily } from './lost-family';

const child = (learnerId: string) => ({ learnerId, childName: 'Amara' });

/** A parent of a family of two whose session comes anew. */
function renewedWith(learnerIds: readonly string[], coming: Coming = 'instead') {
  const before = { ...signInSomebody(), learnerId: 'one', learners: [child('one'), child('two')] };
  session.open(before);
  render(<LostFamily />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => session.open({ ...before, learnerId: learnerIds[0] ?? '', learners: learnerIds.map(child) }, coming));
  return before;
}

describe('a parent who sees none of the children any more', () => {
  it('is told so until they have read it, through renewals too', async () => {
    const before = renewedWith(['own']);
    expect(screen.getByRole('status')).toHaveTextContent('You no longer belong to the family that you saw here.');
    act(() => session.open({ ...before, learnerId: 'own', learners: [child('own')] }, 'instead'));
    expect(screen.getByRole('status')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I have read it' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is told nothing where they left or joined a family by themselves, nor by the next who logs in', () => {
    renewedWith(['own'], 'moved');
    expect(screen.queryByRole('status')).toBeNull();
    renewedWith(['own']);
    act(() => session.close());
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is told nothing while one of them is there', () => {
    renewedWith(['two', 'three']);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
