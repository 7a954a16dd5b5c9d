import { beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { showAt } from '../../../testing/show';
import { officeServer } from '../../../testing/office/office-server';
import { signInSomebody } from '../../../testing/somebody';

// The tables' library alone takes seconds to be read.
beforeAll(() => import('../../pages/questions-office/add-english-question.page'), 60_000);

it('names the filters of a staff table, and opens and leaves their lists by keys', async () => {
  signInSomebody('ROLE_ADMIN');
  officeServer();
  const { user } = showAt('/app/admin-whizz/add-english-question');
  const filter = await screen.findByRole('button', { name: 'Filter by status' });
  expect(filter).toHaveAttribute('tabindex', '0');
  act(() => filter.focus());
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('menu');
  await waitFor(() => expect(list).toHaveFocus());
  expect(within(list).getAllByRole('menuitem').length).toBeGreaterThan(1);
  const chosen = list.closest('.ant-table-filter-dropdown')?.querySelector<HTMLElement>('.ant-btn-primary');
  act(() => chosen?.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filter by status' })).toHaveFocus());
});

it('names the tools above it', async () => {
  signInSomebody('ROLE_ADMIN');
  officeServer();
  showAt('/app/admin-whizz/add-english-question');
  for (const name of ['Load the table again', 'How close the rows stand', 'Choose the columns'])
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});
