import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { signInSomebody } from '../../testing/somebody';
import { App } from '../app';

const openAt = async (address: string) => {
  window.history.pushState(null, '', address);
  render(<App />);
  await screen.findByRole('heading', { level: 1, name: 'There is no page here' });
  expect(window.location.pathname).toBe(address);
  return within(screen.getByRole('main'));
};

describe('an address that no screen has', () => {
  it.each(['/nowhere', '/app/nowhere'])(
    'says so at %s, with the way home for who is not signed in',
    async (address) => {
      const page = await openAt(address);
      expect(page.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/');
      expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
      expect(screen.getAllByRole('link', { name: 'Prices' })[0]).toHaveAttribute('href', '/#prices');
    },
  );

  it.each([
    ['ROLE_USER', '/app/dashboard'],
    ['ROLE_ADMIN', '/app/admin-whizz'],
  ] as const)('leads %s to their own area', async (role, home) => {
    signInSomebody(role);
    const page = await openAt('/app/nowhere');
    expect(page.getByRole('link', { name: 'Go to my area' })).toHaveAttribute('href', home);
  });
});
