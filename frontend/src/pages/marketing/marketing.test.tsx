import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFreeAccount } from 'schemas/accounts/accounts.contract';
import { addToSubscriptionList, confirmSubscription, endSubscription } from 'schemas/marketing/subscription.contract';
import { FakeServer, refused } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';

describe('the landing page', () => {
  it('leads to the free account and names the price', async () => {
    showAt('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('one good question at a time');
    expect(screen.getByRole('link', { name: /Start free: 50 questions a day/ })).toHaveAttribute(
      'href',
      '/free-11plus-resources',
    );
    expect(screen.getByText('£8.99')).toBeInTheDocument();
  });

  it('invents no date for a mock exam', async () => {
    const { container } = showAt('/landing');
    await screen.findByText('Dates to be announced');
    expect(container.textContent).not.toMatch(/\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/);
  });

  it('adds an address to the mailing list, once its owner has opened the mail', async () => {
    const server = new FakeServer().on(addToSubscriptionList).answers(() => ({}));
    const { user } = showAt('/');
    await user.click(await screen.findByRole('button', { name: 'Join the mailing list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), 'ada@example.com{Enter}');
    expect(await dialog.findByRole('heading', { name: 'We\u2019ve added you to our list!' })).toBeInTheDocument();
    expect(dialog.getByRole('status')).toHaveTextContent(/open the link in the mail/);
    expect(server.of(addToSubscriptionList)[0]?.body).toEqual({ email: 'ada@example.com', source: 'landing' });
  });

  it('does not send a blank address, and says nothing of it', async () => {
    const server = new FakeServer();
    const { user } = showAt('/');
    await user.click(await screen.findByRole('button', { name: 'Join the mailing list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Join the list' }));
    expect(server.of(addToSubscriptionList)).toEqual([]);
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('');
    await user.type(dialog.getByLabelText('Email'), 'ada{Enter}');
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email');
  });
});

describe('the free resources', () => {
  it('make an account and lead to the log-in', async () => {
    const server = new FakeServer().on(createFreeAccount).answers(() => ({}));
    const { user, address } = showAt('/free-11plus-resources');
    expect(await screen.findByRole('heading', { name: 'Create your free account below!' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Byron');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'password1');
    await user.type(screen.getByLabelText('Confirm password'), 'password1');
    await user.click(screen.getByRole('button', { name: 'Register Now' }));
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the Terms and Conditions');
    expect(server.of(createFreeAccount)).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.dblClick(screen.getByRole('button', { name: 'Register Now' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(server.of(createFreeAccount).map(({ body }) => body)).toEqual([
      {
        parentFirstName: 'Ada',
        parentLastName: 'Byron',
        parentEmail: 'ada@example.com',
        password: 'password1',
        acceptTerms: true,
      },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/auth/individual-login');
  });
});

describe('leaving the list', () => {
  it('takes one press, and no page that is merely opened', async () => {
    const server = new FakeServer().on(endSubscription).answers(() => ({}));
    const { user } = showAt('/auth/leave-list?t=token');
    const button = await screen.findByRole('button', { name: 'Leave the list' });
    expect(server.seen).toEqual([]);
    await user.dblClick(button);
    expect(await screen.findByRole('status')).toHaveTextContent(/off the list/);
    expect(server.of(endSubscription).map(({ body }) => body)).toEqual([{ token: 'token' }]);
  });
});

describe('the mock exams', () => {
  it('say that there is no date yet, and take an address for it', async () => {
    const server = new FakeServer().on(addToSubscriptionList).answers(() => ({}));
    const { user, container } = showAt('/11plus-mock-exams');
    expect(await screen.findByRole('heading', { name: 'No date is set yet' })).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/£|\b20\d\d\b/);
    await user.click(screen.getByRole('button', { name: 'Tell me the dates' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), 'ada@example.com{Enter}');
    await dialog.findByRole('heading', { name: 'We\u2019ve added you to our list!' });
    expect(server.of(addToSubscriptionList)[0]?.body).toEqual({
      email: 'ada@example.com',
      source: '11plus-mock-exams',
    });
  });
});

describe('the link of the mailing list', () => {
  it('is opened once', async () => {
    const server = new FakeServer().on(confirmSubscription).answers(() => ({}));
    showAt('/auth/confirm?t=token');
    expect(await screen.findByText(/You are on the list/)).toBeInTheDocument();
    expect(server.of(confirmSubscription).map(({ body }) => body)).toEqual([{ token: 'token' }]);
  });

  it('says so when it is used up', async () => {
    new FakeServer()
      .on(confirmSubscription)
      .answers(() => refused(410, 'LinkNotValid', 'This link has been used already, or it has expired.'));
    showAt('/auth/confirm?t=token');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/used already/));
  });
});
