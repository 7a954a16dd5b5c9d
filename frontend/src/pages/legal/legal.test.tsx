import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { TERMS_VERSION } from 'schemas/accounts/terms';
import { showAt } from '../../../testing/show';
import type { Operator } from './operator';

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

function runBy(operator: Operator | undefined): void {
  const reply = { json: () => Promise.resolve(operator) } as Response;
  globalThis.fetch = () => (operator ? Promise.resolve(reply) : Promise.reject(new TypeError('Failed to fetch')));
}

const nobody: Operator = { name: null, address: null, email: null, registration: null };

describe.each(['/terms', '/privacy'])('at %s', (address) => {
  it('those are named who run the site', async () => {
    runBy({
      name: 'Larch Tutors Ltd',
      address: '1 High Street, Kendal',
      email: 'us@larch.example',
      registration: 'ZA1',
    });
    showAt(address);
    expect(await screen.findByText('Larch Tutors Ltd')).toBeInTheDocument();
    expect(screen.getByText('1 High Street, Kendal')).toBeInTheDocument();
    expect(screen.getByText('ZA1')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'us@larch.example' })).toHaveAttribute('href', 'mailto:us@larch.example');
  });

  it.each([
    ['nothing is configured', nobody],
    ['nothing answers', undefined],
  ])('nothing is made up where %s, and there is an address to write to', async (_, operator) => {
    runBy(operator);
    showAt(address);
    expect(await screen.findAllByText(/^not filled in yet/)).toHaveLength(3);
    expect(screen.getByRole('link', { name: /@fieldfare/ })).toBeInTheDocument();
  });
});

it('says which version of the terms is agreed to', async () => {
  runBy(nobody);
  showAt('/terms');
  expect(await screen.findByText(new RegExp(`^Version ${TERMS_VERSION}\\.`))).toBeInTheDocument();
});

it('says what is kept, why, how long, and how it is deleted, and has words for children', async () => {
  runBy(nobody);
  showAt('/privacy');
  for (const name of [
    'For children, in short',
    'What we keep, and why',
    'How long',
    'Your rights, and how to reach us',
  ])
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
});

it.each(['/terms', '/privacy'])(
  'leads at %s to where a parent sees, takes along and erases, and names the fortnight',
  async (page) => {
    runBy(nobody);
    showAt(page);
    expect(await screen.findByRole('link', { name: 'What we keep' })).toHaveAttribute('href', '/app/privacy');
    expect(screen.getAllByText(/a fortnight to change your mind/i).length).toBeGreaterThan(0);
  },
);

it('is linked from what is agreed to', async () => {
  runBy(nobody);
  showAt('/free-11plus-resources');
  expect(await screen.findByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'privacy page' })).toHaveAttribute('href', '/privacy');
});
