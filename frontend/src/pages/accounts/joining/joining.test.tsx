import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refreshSession, validateUser } from 'schemas/accounts/accounts.contract';
import { acceptInvitation, joinFamily, readInvitation } from 'schemas/accounts/family/parents.contract';
import { JOIN_FAMILY_PATH } from 'schemas/accounts/links';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { session } from '../../../client/session';

const read = { email: 'bob@example.org', inviterEmail: 'ann@example.org', hasAccount: false };
const link = `${JOIN_FAMILY_PATH}?t=good.token`;
const gone = /This invitation cannot be used/;

function invited(said: Partial<typeof read> = {}) {
  const somebody = signInSomebody('ROLE_USER');
  session.close();
  return new FakeServer()
    .on(readInvitation)
    .answers(() => ({ ...read, ...said }))
    .on(validateUser)
    .answers(() => somebody)
    .on(refreshSession)
    .answers(() => somebody);
}
const button = (name: string) => screen.findByRole('button', { name });

describe('the link of an invitation', () => {
  it('makes an account of a name and a password, the address being proved, and goes on logged in', async () => {
    const server = invited()
      .on(acceptInvitation)
      .answers(() => ({}));
    const { user, address } = showAt(link);
    expect(await screen.findByText('ann@example.org')).toBeInTheDocument();
    await user.type(screen.getByLabelText('First name'), 'Bob');
    await user.type(screen.getByLabelText('Last name'), 'Lee');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.type(screen.getByLabelText('Confirm password'), 'correct horse');
    await user.click(await button('Create account and join'));
    expect(server.of(acceptInvitation)).toHaveLength(0);
    await user.click(screen.getByRole('checkbox'));
    await user.click(await button('Create account and join'));
    await waitFor(() => expect(address()).toContain('/app/'));
    expect(server.of(acceptInvitation)[0]?.body).toEqual({
      token: 'good.token',
      parentFirstName: 'Bob',
      parentLastName: 'Lee',
      password: 'correct horse',
      acceptTerms: true,
    });
    expect(server.of(validateUser)[0]?.body).toMatchObject({ email: 'bob@example.org' });
  });

  it('asks whoever has an account for its password, and before their own children are left aside', async () => {
    const server = invited({ hasAccount: true })
      .on(joinFamily)
      .answers(({ leavesOwnAside }) =>
        leavesOwnAside === true ? {} : refused(409, 'OwnChildrenHere', 'You have children of your own.'),
      );
    const { user, address } = showAt(link);
    await user.type(await screen.findByLabelText('Password'), 'correct horse');
    await user.click(await button('Log in and join'));
    expect(await screen.findByText('You have children of your own.')).toBeInTheDocument();
    await user.click(await button('Join, and leave my own aside'));
    await waitFor(() => expect(address()).toContain('/app/'));
    expect(server.of(joinFamily).map(({ body }) => body['leavesOwnAside'])).toEqual([false, true]);
    // The token before is of no family any more.
    expect(server.of(refreshSession)).toHaveLength(1);
  });

  it('says what keeps somebody from joining, who is logged in then', async () => {
    const { user } =
      (invited({ hasAccount: true })
        .on(joinFamily)
        .answers(() => refused(409, 'OwnPlanRuns', 'You pay for your own family.')),
      showAt(link));
    await user.type(await screen.findByLabelText('Password'), 'correct horse');
    await user.click(await button('Log in and join'));
    expect(await screen.findByText('You pay for your own family.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to my own page' })).toBeInTheDocument();
  });

  it('is told to be over where it is: at once, or when somebody else was quicker', async () => {
    invited()
      .on(acceptInvitation)
      .answers(() => refused(410, 'LinkNotValid', 'over'))
      .on(readInvitation)
      .answers(() => refused(410, 'LinkNotValid', 'over'));
    showAt(link);
    expect(await screen.findByText(gone)).toBeInTheDocument();
  });

  it('is not complete without its token', async () => {
    invited();
    showAt(JOIN_FAMILY_PATH);
    expect(await screen.findByText(gone)).toBeInTheDocument();
  });
});
