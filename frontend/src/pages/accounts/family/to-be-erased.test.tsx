import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { getMyPrivacy } from 'schemas/privacy/privacy.contract';
import { FakeServer } from '../../../../testing/fake-server';
import { signInSomebody } from '../../../../testing/somebody';
import { ToBeErased } from './to-be-erased';

it('says which child is to be erased, and when, and nothing of what was taken back', async () => {
  signInSomebody('ROLE_USER');
  const erasure = (learnerId: string, state: 'asked' | 'cancelled') => ({
    erasureId: learnerId,
    whom: 'child' as const,
    learnerId,
    state,
    askedAt: '2026-11-22T10:00:00.000Z',
    dueAt: '2026-12-06T10:00:00.000Z',
  });
  const child = (name: string) => ({ learnerId: name, name, isArchived: false, kept: [], plan: null, examsToCome: 0 });
  new FakeServer().on(getMyPrivacy).answers(() => ({
    email: 'ann@example.org',
    hasPlan: false,
    account: [],
    address: [],
    isAddressConfirmed: true,
    otherParents: 0,
    childrenAside: 0,
    children: [child('Dara'), child('Niamh')],
    looks: [],
    looksAsChild: [],
    copies: [],
    erasures: [erasure('Dara', 'asked'), erasure('Niamh', 'cancelled')],
  }));
  render(
    <MemoryRouter>
      <ToBeErased />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Dara will be erased on Sun 6 Dec 2026.')).toBeInTheDocument();
  expect(screen.queryByText(/Niamh/)).toBeNull();
  expect(screen.getByText(/^Until then you can take the erasure back/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What we keep' })).toHaveAttribute('href', '/app/privacy');
});
