import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { officeServer } from '../testing/office/office-server';
import { showAt } from '../testing/show';
import { signInSomebody } from '../testing/somebody';
import { about } from './stages';

beforeEach(() => {
  sessionStorage.clear();
  signInSomebody('ROLE_ADMIN');
});

it.each(about)('shows something at %s', async (path) => {
  officeServer();
  showAt(path);
  // Once it stands: until its answer has come a page may have a heading of its own for that.
  await waitFor(() => {
    expect(document.querySelector('[aria-busy="true"], .screen-coming')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\w/);
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
