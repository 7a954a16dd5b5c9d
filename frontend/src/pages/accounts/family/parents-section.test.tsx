import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refreshSession } from 'schemas/accounts/accounts.contract';
import { getMyFamily } from 'schemas/accounts/family.contract';
import {
  getMyParents,
  inviteParent,
  leaveFamily,
  removeParent,
  withdrawInvitation,
} from 'schemas/accounts/family/parents.contract';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { forgetAnswers } from '../../../client/kept';
import { session } from '../../../client/session';
import { FAMILY } from '../../../rooms/access';
import type { Parents } from './api';

const person = (firstName: string, is: Partial<Parents['parents'][number]> = {}): Parents['parents'][number] => ({
  accountId: firstName,
  email: `${firstName.toLowerCase()}@example.org`,
  firstName,
  lastName: 'Lee',
  isHolder: false,
  isCaller: false,
  joinedAt: '2026-11-21T10:00:00.000Z',
  ...is,
});
const invitation = {
  invitationId: 'i-1',
  email: 'cem@example.org',
  invitedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
};

function shows(parents: Parents) {
  const somebody = { ...signInSomebody('ROLE_USER'), doorOpenSeconds: 900 };
  session.open(somebody, 'chosen');
  forgetAnswers();
  const state = { parents };
  const server = new FakeServer()
    .on(getMyFamily)
    .answers(() => ({ parentFirstName: 'Ann', parentLastName: 'Lee', children: [] }))
    .on(getMyParents)
    .answers(() => state.parents)
    .on(refreshSession)
    .answers(() => somebody);
  return { server, state, ...showAt(FAMILY) };
}
const section = () => screen.findByRole('region', { name: 'Parents' });
const button = (name: string) => screen.findByRole('button', { name });
const holder = { isHolder: true, invitations: [] };
const ann = person('Ann', { isHolder: true, isCaller: true });

describe('whoever began a family', () => {
  it('invites another parent, sees the invitation, and withdraws it', async () => {
    const { server, state, user } = shows({ ...holder, parents: [ann] });
    server.on(inviteParent).answers(() => {
      state.parents = { ...state.parents, invitations: [invitation] };
      return { invitationId: 'i-1' };
    });
    server.on(withdrawInvitation).answers(() => {
      state.parents = { ...state.parents, invitations: [] };
      return {};
    });
    await user.type(await screen.findByLabelText(/^Invite another parent/), ' cem@example.org ');
    await user.click(await button('Invite'));
    expect(await screen.findByText('The invitation is on its way to cem@example.org.')).toBeInTheDocument();
    expect(server.of(inviteParent)[0]?.body).toEqual({ email: 'cem@example.org' });
    await user.click(await button('Withdraw the invitation of cem@example.org'));
    await waitFor(() => expect(screen.queryByText(/the link is good until/)).toBeNull());
  });

  it('is told why an invitation was not sent, with what was typed kept', async () => {
    const { server, user } = shows({ ...holder, parents: [ann] });
    server.on(inviteParent).answers(() => ({ invitationId: 'i-1' }));
    await user.type(await screen.findByLabelText(/^Invite another parent/), 'cem@example.org{Enter}');
    expect(await screen.findByText('The invitation is on its way to cem@example.org.')).toBeInTheDocument();
    server.on(inviteParent).answers(() => refused(409, 'AlreadyInvited', 'This address is invited already.'));
    await user.type(await screen.findByLabelText(/^Invite another parent/), 'cem@example.org');
    await user.click(await button('Invite'));
    expect(await screen.findByText(/This address is invited already/)).toBeInTheDocument();
    expect(screen.queryByText(/is on its way/)).toBeNull();
    expect(screen.getByLabelText(/^Invite another parent/)).toHaveValue('cem@example.org');
  });

  it('removes one who had joined, having been told what that means; nobody removes the holder', async () => {
    const { server, state, user } = shows({ ...holder, parents: [ann, person('Bob')] });
    server.on(removeParent).answers(() => {
      state.parents = { ...holder, parents: [ann] };
      return {};
    });
    expect(await within(await section()).findAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Remove Ann Lee' })).toBeNull();
    await user.click(await button('Remove Bob Lee'));
    expect(await screen.findByText(/They no longer see your children/)).toBeInTheDocument();
    await user.click(await button('Remove'));
    await waitFor(() => expect(screen.queryByText('Bob Lee')).toBeNull());
    expect(server.of(removeParent)[0]?.body).toEqual({ accountId: 'Bob' });
  });

  it('invites nobody where there are as many as can be', async () => {
    shows({ ...holder, parents: [ann, person('Bob'), person('Cem')], invitations: [invitation] });
    expect(await screen.findByText(/A family has 4 parents at most/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  });
});

it('lets a parent who has joined leave, and nothing else', async () => {
  const parents = [person('Ann', { isHolder: true }), person('Bob', { isCaller: true })];
  const { server, user, address } = shows({ isHolder: false, parents, invitations: [] });
  server.on(leaveFamily).answers(() => ({}));
  await user.click(await button('Leave this family'));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  await user.click(await button('Leave'));
  await waitFor(() => expect(server.of(refreshSession)).toHaveLength(1));
  await waitFor(() => expect(address()).not.toContain(FAMILY));
});
