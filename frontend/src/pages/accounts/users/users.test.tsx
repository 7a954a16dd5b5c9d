import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { endAllSessions, grantRole, revokeRole } from 'schemas/accounts/accounts.contract';
import { findAccount } from 'schemas/accounts/office.contract';
import { getGuests, resetPasswordForUser, toggleAccountActivation } from 'schemas/accounts/people/people.contract';
import { getAccountHistory, getAllUsers } from 'schemas/accounts/people/users.contract';
import { FakeServer, refused, unreachable } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { FoundAccount, RoleName } from './api';

let account: FoundAccount | null;
let server: FakeServer;
/** Three tries and their pauses. */

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  account = {
    accountId: 'ann',
    learnerId: 'amara',
    secondFactorSetUpAt: null,
    email: 'ann@example.org',
    parentFirstName: 'Ann',
    parentLastName: null,
    childName: null,
    roles: ['ROLE_FREE_USER'],
    active: true,
    registeredAt: '2026-11-01T10:00:00.000Z',
    emailConfirmedAt: null,
    sessions: [{ sessionId: 's1', openedAt: '2026-11-21T10:00:00.000Z' }],
    sessionCount: 1,
  };
  const change = (next: Partial<FoundAccount>) => {
    account = account && { ...account, ...next };
    return {};
  };
  server = new FakeServer()
    .on(getAllUsers)
    .answers(() => ({ users: [], total: 0 }))
    .on(getGuests)
    .answers(() => ({ guests: [] }))
    .on(getAccountHistory)
    .answers(() => ({ happenings: [] }))
    .on(findAccount)
    .answers(() => ({ account }))
    .on(grantRole)
    .answers(({ role }) => change({ roles: [...(account?.roles ?? []), role] }))
    .on(revokeRole)
    .answers(({ role }) => change({ roles: (account?.roles ?? []).filter((held: RoleName) => held !== role) }))
    .on(endAllSessions)
    .answers(() => change({ sessions: [], sessionCount: 0 }));
});

async function finding(typed = 'ann@example.org') {
  const { user } = showAt('/app/admin-whizz/view-all-users');
  await user.type(await screen.findByLabelText('Open one account, by its whole address'), typed);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

describe('the page of users', () => {
  it('asks for nobody until an address is typed, and keeps none on the device', async () => {
    await finding('no address');
    expect(await screen.findByText('Enter a valid email')).toBeInTheDocument();
    expect(server.of(findAccount)).toEqual([]);
    expect(JSON.stringify(globalThis.sessionStorage)).not.toContain('no address');
  });

  it('shows whose account it is, its roles and where it is logged in', async () => {
    await finding();
    const facts = within(await screen.findByRole('region', { name: 'Account' }));
    expect(facts.getByRole('heading', { name: 'ann@example.org' })).toBeInTheDocument();
    expect(facts.getByText('Not confirmed yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take away: Free trial' })).toBeInTheDocument();
    expect(screen.getByText(/Since Sat 21 Nov 2026/)).toBeInTheDocument();
  });

  it('leads to the account that was opened', async () => {
    await finding();
    expect(await screen.findByRole('heading', { name: 'ann@example.org' })).toHaveFocus();
  });

  it('deactivates an account in a dialog, after it was said why', async () => {
    server.on(toggleAccountActivation).answers(() => {
      account = account && { ...account, active: false };
      return { position: '1', changed: true };
    });
    const user = await finding();
    await user.click(await screen.findByRole('button', { name: 'Deactivate…' }));
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Deactivate…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Deactivate ann@example.org?' }));
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(dialog.getByText('Please say why, in a few words')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Why'), 'has left');
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText(/^ann@example\.org is deactivated/)).toBeInTheDocument();
    expect(server.of(toggleAccountActivation).map(({ body }) => body)).toEqual([
      { userId: 'ann', newAccountStatus: false, reason: 'has left' },
    ]);
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument();
  });

  it('says of an account that another admin has deactivated meanwhile that it is so, and keeps the reason', async () => {
    server.on(toggleAccountActivation).answers(() => {
      account = account && { ...account, active: false };
      return { position: '1', changed: false };
    });
    const user = await finding();
    await user.click(await screen.findByRole('button', { name: 'Deactivate…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Deactivate ann@example.org?' }));
    await user.type(dialog.getByLabelText('Why'), 'has left');
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await dialog.findByText(/^Nothing was changed: it is deactivated already/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Why')).toHaveValue('has left');
    expect(screen.queryByText(/^ann@example\.org is deactivated/)).toBeNull();
  });

  it('sends a link for a new password only after it was asked, and said to which address', async () => {
    server.on(resetPasswordForUser).answers(() => ({ position: '1' }));
    const user = await finding();
    await user.click(await screen.findByRole('button', { name: 'Send a link for a new password…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send a link for a new password?' }));
    expect(dialog.getByText(/^It goes to ann@example\.org/)).toBeInTheDocument();
    expect(server.of(resetPasswordForUser)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send it' }));
    expect(await screen.findByText(/on its way to ann@example\.org/)).toBeInTheDocument();
    expect(server.of(resetPasswordForUser).map(({ body }) => body)).toEqual([{ userId: 'ann' }]);
  });

  it('puts the account that was found away once another search cannot be made', async () => {
    const user = await finding();
    await screen.findByRole('region', { name: 'Account' });
    await user.type(screen.getByLabelText('Open one account, by its whole address'), ' no address');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Enter a valid email')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Account' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Take away/ })).toBeNull();
    expect(server.of(findAccount)).toHaveLength(1);
  });

  it('says that there is no such account, and what went wrong', async () => {
    account = null;
    await finding('bob@example.org');
    expect(await screen.findByText(/No account has the address/)).toBeInTheDocument();
  });

  it('gives and takes roles, each after it was confirmed', async () => {
    const user = await finding();
    await user.click(await screen.findByRole('button', { name: 'Give: Editor' }));
    expect(server.of(grantRole)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(server.of(grantRole)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Give: Editor' }));
    await user.click(screen.getByRole('button', { name: 'Give it' }));
    expect(await screen.findByText('ann@example.org has the role Editor now.')).toBeInTheDocument();
    expect(server.of(grantRole)[0]?.body).toEqual({ accountId: 'ann', role: 'ROLE_CONTENT_ENTRY' });
    await user.click(await screen.findByRole('button', { name: 'Take away: Editor' }));
    await user.click(screen.getByRole('button', { name: 'Take it away' }));
    expect(await screen.findByText('Please say why, in a few words')).toBeInTheDocument();
    expect(server.of(revokeRole)).toEqual([]);
    await user.type(screen.getByLabelText('Why'), 'no lessons');
    await user.click(screen.getByRole('button', { name: 'Take it away' }));
    expect(await screen.findByText('ann@example.org no longer has the role Editor.')).toBeInTheDocument();
    expect(server.of(revokeRole)[0]?.body).toMatchObject({ role: 'ROLE_CONTENT_ENTRY', reason: 'no lessons' });
  });

  it('does not know whether a role was taken whose answer was lost, says so, and looks again', async () => {
    account = account && { ...account, roles: ['ROLE_CONTENT_ENTRY'] };
    server.on(revokeRole).answers(() => {
      account = account && { ...account, roles: [] };
      return unreachable();
    });
    const user = await finding();
    await user.click(await screen.findByRole('button', { name: 'Take away: Editor' }));
    await user.type(screen.getByLabelText('Why'), 'no lessons');
    await user.click(screen.getByRole('button', { name: 'Take it away' }));
    expect(await screen.findByText(/we do not know whether it was done/)).toBeInTheDocument();
    expect(screen.queryByText('Nothing has been changed.')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Give: Editor' })).toBeInTheDocument();
  });

  it('ends all sessions once it is confirmed', async () => {
    const user = await finding();
    await user.click(await screen.findByRole('button', { name: 'End all sessions' }));
    await user.type(screen.getByLabelText('Why'), 'a lost phone');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End all sessions' }));
    expect(await screen.findByText('This account is logged in nowhere.')).toBeInTheDocument();
    await waitFor(() =>
      expect(server.of(endAllSessions)[0]?.body).toEqual({ accountId: 'ann', reason: 'a lost phone' }),
    );
  });

  it('tells kindly that nobody takes the admin role from themselves', async () => {
    account = account && { ...account, roles: ['ROLE_ADMIN'] };
    const title =
      'You cannot take the admin role from yourself: somebody must be left to run the office. Please ask another admin.';
    server.on(revokeRole).answers(() => refused(409, 'OwnAdminRole', title));
    const user = await finding();
    await user.click(await screen.findByRole('button', { name: 'Take away: Admin' }));
    await user.type(screen.getByLabelText('Why'), 'leaving');
    await user.click(screen.getByRole('button', { name: 'Take it away' }));
    expect(await within(screen.getByRole('dialog')).findByText(title)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(screen.getByRole('button', { name: 'Take away: Admin' })).toBeInTheDocument();
  });

  it('says that the service is away', async () => {
    server.on(findAccount).answers(() => refused(422, 'Unavailable', 'The service is catching its breath.'));
    await finding();
    expect(await screen.findByText('The service is catching its breath.')).toBeInTheDocument();
  });
});
