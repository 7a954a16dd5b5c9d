import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { RoleName } from 'schemas/accounts/roles';
import { signOut } from 'schemas/accounts/accounts.contract';
import { FakeServer } from '../../../testing/fake-server';
import { signInSomebody } from '../../../testing/somebody';
import { session } from '../../client/session';
import PortalHomePage from '../../pages/mock-exams/portal/portal-home.page';
import { mockExamRoles } from '../access';
import { Guard } from '../guard';
import PortalRoom from './portal-room';

function Here() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

function show(address = '/mock-exams/upcoming-exams', ...roles: RoleName[]) {
  new FakeServer().on(signOut).answers(() => ({}));
  if (roles.length > 0) signInSomebody(...roles);
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/mock-exams" element={<PortalHomePage />} />
        <Route
          path="/mock-exams/dashboard"
          element={
            <Guard who={mockExamRoles}>
              <Here />
            </Guard>
          }
        />
        <Route
          path="/mock-exams/upcoming-exams"
          element={
            <PortalRoom>
              <Here />
            </PortalRoom>
          }
        />
        <Route path="*" element={<Here />} />
      </Routes>
    </MemoryRouter>,
  );
}
const menu = () => within(screen.getByRole('navigation', { name: 'Mock exams' })).getAllByRole('link');

describe('the mock exam portal', () => {
  it('has the menu of the product, with the Questions Portal for those alone whom it is open to', () => {
    show(undefined, 'ROLE_MOCK_EXAM_STUDENT');
    const titles = ['Instructions Dashboard', 'Upcoming Exam Dates', 'Review Past Exams', 'Practice Exam'];
    expect(menu().map(({ textContent }) => textContent)).toEqual(titles);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Upcoming Exam Dates');
  });

  it('leads whoever practises and sits exams to both', () => {
    show(undefined, 'ROLE_MOCK_EXAM_STUDENT', 'ROLE_USER');
    expect(menu().at(-1)).toHaveTextContent('Questions Portal');
  });

  it('shows nobody what is not open to them', () => {
    show(undefined, 'ROLE_FREE_USER');
    expect(menu().map(({ textContent }) => textContent)).toEqual([
      'Upcoming Exam Dates',
      'Review Past Exams',
      'Questions Portal',
    ]);
  });

  it('has My Subscription and Logout in the account menu', async () => {
    show(undefined, 'ROLE_MOCK_EXAM_STUDENT', 'ROLE_FREE_USER');
    await userEvent.click(screen.getByRole('button', { name: /account menu/ }));
    expect(screen.getByRole('link', { name: 'My Subscription' })).toHaveAttribute('href', '/app/my-subscription');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('at /auth/individual-login')).toBeTruthy();
    expect(session.current()).toBeUndefined();
  });

  it('begins with the dashboard for those who sit, and with the dates for whoever comes to book', () => {
    const students = show('/mock-exams', 'ROLE_MOCK_EXAM_STUDENT');
    expect(screen.getByText('at /mock-exams/dashboard')).toBeTruthy();
    students.unmount();
    show('/mock-exams', 'ROLE_FREE_USER');
    expect(screen.getByText('at /mock-exams/upcoming-exams')).toBeTruthy();
  });

  it('sends a visitor to log in, and back here after it', () => {
    session.close('expired');
    show('/mock-exams/dashboard');
    expect(screen.getByText('at /auth/individual-login?returnTo=%2Fmock-exams%2Fdashboard')).toBeTruthy();
  });
});
