import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { acceptGuest, readGuestInvitation } from 'schemas/accounts/people/people.contract';
import { FakeServer, refused, Said } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';

beforeAll(() => import('./accept-invitation.page'), 60_000);

const read = { email: 'grace@example.org', as: 'admin' as const, hasAccount: false };
const link = '/auth/accept-invitation?t=good.token';
const gone = () => refused(403, 'LinkNotValid', 'This link is not valid.');

describe('the link of an invitation by the office', () => {
  it('says whose account is to be made, and as what, before it is', async () => {
    const server = new FakeServer()
      .on(readGuestInvitation)
      .answers(() => read)
      .on(acceptGuest)
      .answers(() => ({}));
    const { user } = showAt(link);
    expect(await screen.findByText('grace@example.org')).toBeInTheDocument();
    expect(screen.getByText(/invited to Fieldfare to work in the office, as an admin/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('First name'), 'Grace');
    await user.type(screen.getByLabelText('Surname'), 'Hopper');
    await user.type(screen.getByLabelText('Password'), 'a long password of hers');
    await user.type(screen.getByLabelText('Confirm password'), 'a long password of hers');
    await user.click(screen.getByRole('button', { name: 'Make my account' }));
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeInTheDocument();
    expect(server.of(acceptGuest)).toHaveLength(1);
  });

  it('says at its own box which name the server did not take', async () => {
    const errors = [{ field: '/firstName', message: 'must match pattern' }];
    new FakeServer()
      .on(readGuestInvitation)
      .answers(() => read)
      .on(acceptGuest)
      .answers(
        () => new Said(400, { code: 'RequestNotValid', title: 'Something in the text cannot be seen.', errors }),
      );
    const { user } = showAt(link);
    await user.type(await screen.findByLabelText('First name'), '\u0301');
    await user.type(screen.getByLabelText('Surname'), 'Hopper');
    await user.type(screen.getByLabelText('Password'), 'a long password of hers');
    await user.type(screen.getByLabelText('Confirm password'), 'a long password of hers');
    await user.click(screen.getByRole('button', { name: 'Make my account' }));
    await waitFor(() =>
      expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/^Please type the name again/),
    );
    expect(screen.getByLabelText('Surname')).not.toBeInvalid();
    expect(screen.queryByText('Something in the text cannot be seen.')).toBeNull();
  });

  it('shows no form where it was used already', async () => {
    new FakeServer().on(readGuestInvitation).answers(gone);
    showAt(link);
    expect(await screen.findByRole('alert')).toHaveTextContent(/This link has been used already, or it has expired/);
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it('leads to the log-in where the address has an account by now', async () => {
    const server = new FakeServer().on(readGuestInvitation).answers(() => ({ ...read, hasAccount: true }));
    showAt(link);
    await waitFor(() => expect(server.of(readGuestInvitation)).toHaveLength(1));
    expect(await screen.findByText(/has an account already, so this link makes no second one/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the log-in' })).toBeInTheDocument();
  });
});
