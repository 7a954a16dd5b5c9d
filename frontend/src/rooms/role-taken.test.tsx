import { expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { refreshSession } from 'schemas/accounts/accounts.contract';
import { getAdminDashboard } from 'schemas/accounts/people/users.contract';
import { FakeServer, refused } from '../../testing/fake-server';
import { signInSomebody } from '../../testing/somebody';
import { useQuery } from '../client/contract';
import { session } from '../client/session';
import { adminRoles } from './access';
import { Guard } from './guard';
import OfficeRoom from './office/office-room';

function Page() {
  const { problem } = useQuery(getAdminDashboard, {});
  return <p>{problem ? 'refused' : 'the office'}</p>;
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/office']}>
      <Routes>
        <Route
          path="/office"
          element={
            <Guard who={['ROLE_ADMIN']}>
              <Page />
            </Guard>
          }
        />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </MemoryRouter>,
  );

it('tells an admin whose role was taken so, as soon as something is refused', async () => {
  const admin = signInSomebody('ROLE_ADMIN');
  const server = new FakeServer()
    .on(getAdminDashboard)
    .answers(() => refused(403, 'NotAllowed', 'You may not do this.'))
    .on(refreshSession)
    .answers(() => ({ ...admin, accessToken: 'without the role', roles: [] }));
  show();
  expect(await screen.findByRole('heading', { name: 'You may not work on this page any more' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(server.of(refreshSession)).toHaveLength(1));
});

it('leads whoever comes with another account to the log-in, or to their own pages', async () => {
  const admin = signInSomebody('ROLE_ADMIN');
  new FakeServer()
    .on(getAdminDashboard)
    .answers(() => ({ schools: 0, schoolStudents: 0, individualStudents: 1, accounts: 1, openInvitations: 0 }));
  show();
  expect(await screen.findByText('the office')).toBeInTheDocument();
  act(() => session.open({ ...admin, email: 'child@example.org', roles: ['ROLE_USER'] }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

it('tells an editor who opens what is for admins why they are on a page of their own', async () => {
  signInSomebody('ROLE_FREE_USER', 'ROLE_CONTENT_ENTRY');
  render(
    <MemoryRouter initialEntries={['/app/admin-whizz/mock-exams']}>
      <Routes>
        <Route path="/app/admin-whizz/mock-exams" element={<Guard who={adminRoles}>the sets</Guard>} />
        <Route path="*" element={<OfficeRoom>their own</OfficeRoom>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(await screen.findByText('their own')).toBeInTheDocument();
  expect(screen.getByText(/^The page that you opened is for admins/)).toBeInTheDocument();
});
