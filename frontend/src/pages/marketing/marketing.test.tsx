import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFreeAccount } from 'schemas/accounts/accounts.contract';
import {
  confirmMockPlace,
  createFreeMockUser,
  getAllUpcomingMockExamSessions,
  getNextFreeMockExamSession,
  giveUpMockPlace,
  lookAtMockPlace,
} from 'schemas/marketing/mock-place.contract';
import { addToSubscriptionList, confirmSubscription, endSubscription } from 'schemas/marketing/subscription.contract';
import { openingPrices } from 'schemas/payments/prices/price-list';
import { getPrices } from 'schemas/payments/prices/prices.contract';
import { FakeServer, refused, Said } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { forgetAnswers } from '../../client/kept';

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

  it('shows what the list of prices says of the bundle, its badge, and both prices of a mock exam', async () => {
    forgetAnswers();
    const list = { version: 1, ...openingPrices, bundlePence: 3500, badge: 'Save 40%' };
    new FakeServer().on(getPrices).answers(() => list);
    const shown = showAt('/');
    expect(await screen.findByText('£35')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Both together Save 40%' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose both' })).toHaveAttribute('href', '/auth/register/4');
    expect(screen.getByText('£19.49')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '£24.99 for one alone' })).toHaveAttribute('href', '/auth/register/3');
    expect(screen.getByRole('link', { name: 'Choose mocks' })).toHaveAttribute('href', '/auth/register/2');
    shown.unmount();

    forgetAnswers();
    new FakeServer().on(getPrices).answers(() => ({ ...list, standardPence: 950, bundleHidden: true }));
    showAt('/');
    expect(await screen.findByText('£9.50')).toBeInTheDocument();
    expect(screen.queryByText(/Both together|Save 40%/)).toBeNull();
  });

  it('invents no date for a mock exam', async () => {
    const { container } = showAt('/landing');
    await screen.findByText('All upcoming sessions: you book the dates');
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
    await user.click(screen.getByRole('button', { name: 'Register Now' }));
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required');
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
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
    await waitFor(() => expect(address()).toBe('/auth/individual-login'));
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
  beforeEach(forgetAnswers);
  const none = () =>
    new FakeServer()
      .on(getNextFreeMockExamSession)
      .answers(() => ({}))
      .on(getAllUpcomingMockExamSessions)
      .answers(() => new Said(200, []));

  it('say that there is no date yet, and take an address for the list, which tells no dates by itself', async () => {
    const server = none()
      .on(addToSubscriptionList)
      .answers(() => ({}));
    const { user, container } = showAt('/11plus-mock-exams');
    await screen.findByText('Please check our website to register for any upcoming exam sessions');
    expect(container.textContent).not.toMatch(/£|\b20\d\d\b/);
    expect(screen.getByText(/how to log in once the date is set\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Join the mailing list' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^No mail goes out for each new date/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Email'), 'ada@example.com{Enter}');
    await dialog.findByRole('heading', { name: 'We\u2019ve added you to our list!' });
    expect(server.of(addToSubscriptionList)[0]?.body).toEqual({
      email: 'ada@example.com',
      source: '11plus-mock-exams',
    });
  });

  it('name the next free session, and list those to come; shutting the list leads home', async () => {
    const next = { mockExamDate: '2027-05-22', mockExamTime: '10:00:00' };
    new FakeServer()
      .on(getNextFreeMockExamSession)
      .answers(() => next)
      .on(getAllUpcomingMockExamSessions)
      .answers(() => {
        const sold = { mockExamDate: '2027-06-05', mockExamTime: '14:30:00', mockexamSessionId: 's-2' };
        return new Said(200, [
          { ...next, mockexamSessionId: 's-1', isFreeSession: true, isFull: false },
          { ...sold, isFreeSession: false, isFull: false },
          { ...sold, mockexamSessionId: 's-3', mockExamDate: '2027-06-12', isFreeSession: false, isFull: true },
        ]);
      });
    const { user, address } = showAt('/11plus-mock-exams');
    await screen.findByText('Exam date: 22nd May 2027 at 10:00 am');
    expect(screen.getByText(/we write again with how to log in\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All sessions' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('22nd May 2027 at 10:00 am, free')).toBeInTheDocument();
    expect(dialog.getByText('12th June 2027 at 02:30 pm, sold out')).toBeInTheDocument();
    expect(dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['book it, 5th June 2027 at 02:30 pm', '/auth/register/3/s-2'],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('list nothing where nothing is to come', async () => {
    none();
    const { user } = showAt('/11plus-mock-exams');
    await user.click(await screen.findByRole('button', { name: 'All sessions' }));
    expect(await screen.findByText(/^No date is set yet/)).toBeInTheDocument();
  });

  it('take a place in the words of the form, once, and only with the terms accepted', async () => {
    const server = none()
      .on(createFreeMockUser)
      .answers(() => ({}));
    const { user, address } = showAt('/11plus-mock-exams?source=the-gl-exams');
    const press = async () => user.click(await screen.findByRole('button', { name: 'Register Now' }));
    await press();
    const said = (label: string) => screen.getByLabelText(label);
    expect(said('First name')).toHaveAccessibleDescription('Field is required');
    expect(said('Last name')).toHaveAccessibleDescription('Field is required');
    expect(said('Child\u2019s name')).toHaveAccessibleDescription("Enter your child's name");
    expect(said('Email')).toHaveAccessibleDescription('Email is required');
    expect(said('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number');
    await user.type(said('First name'), 'Ada');
    await user.type(said('Last name'), 'Byron');
    await user.type(said('Child\u2019s name'), 'Kofi');
    await user.type(said('Email'), 'ada');
    await user.type(said('Phone number'), '12345');
    await press();
    expect(said('Email')).toHaveAccessibleDescription('Enter a valid email');
    expect(said('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number');
    await user.type(said('Email'), '@example.com');
    await user.type(said('Phone number'), '67');
    await press();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the Terms and Conditions');
    expect(server.of(createFreeMockUser)).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.dblClick(screen.getByRole('button', { name: 'Register Now' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(server.of(createFreeMockUser).map(({ body }) => body)).toEqual([
      {
        parentFirstName: 'Ada',
        parentLastName: 'Byron',
        parentEmail: 'ada@example.com',
        childName: 'Kofi',
        telephone: '1234567',
        acceptTerms: true,
        source: 'the-gl-exams',
      },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  /** Answers as the service does of a place that stands like this, and so afterwards. */
  const placeThat = (standing: 'asked' | 'kept' | 'gone', asksTerms = false) => {
    let now = standing;
    return new FakeServer()
      .on(lookAtMockPlace)
      .answers(() => ({ standing: now, asksTerms }))
      .on(confirmMockPlace)
      .answers(() => {
        now = 'kept';
        return {};
      })
      .on(giveUpMockPlace)
      .answers(() => {
        now = 'gone';
        return {};
      });
  };
  const notValid = refused(410, 'LinkNotValid', 'This link has been used already, or it has expired.');
  const atPlace = () => showAt('/auth/free-mock?t=token');
  const noWayOn = () => {
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText(/One press/)).toBeNull();
  };

  it('keep a place by a press, and give it up by another; a reload tells the same each time', async () => {
    const server = placeThat('asked');
    const { user, unmount } = atPlace();
    const keep = await screen.findByRole('button', { name: 'Keep my place' });
    expect(server.of(confirmMockPlace)).toEqual([]);
    await user.dblClick(keep);
    expect(await screen.findByText(/^Your place is kept/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep my place' })).toBeNull();
    unmount();

    const again = atPlace();
    expect(await screen.findByText(/^Your place is kept/)).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Give it up' }));
    expect(await screen.findByText(/^This place is given up/)).toBeInTheDocument();
    noWayOn();
    again.unmount();

    atPlace();
    expect(await screen.findByText(/^This place is given up/)).toBeInTheDocument();
    noWayOn();
    for (const call of [confirmMockPlace, giveUpMockPlace])
      expect(server.of(call).map(({ body }) => body)).toEqual([{ token: 'token' }]);
  });

  it('say what is agreed to by the press, where nobody has asked for it before', async () => {
    const server = placeThat('asked', true);
    const { user } = atPlace();
    const keep = await screen.findByRole('button', { name: 'Keep my place' });
    expect(screen.getByText(/^One press/)).toHaveTextContent(/agree to the Terms and Conditions/);
    await user.click(keep);
    expect(await screen.findByText(/^Your place is kept/)).toBeInTheDocument();
    expect(server.of(confirmMockPlace).map(({ body }) => body)).toEqual([{ token: 'token', acceptTerms: true }]);
  });

  it('offer nothing by a link that was forged', async () => {
    new FakeServer().on(lookAtMockPlace).answers(() => notValid);
    atPlace();
    expect(await screen.findByRole('alert')).toHaveTextContent(/not complete, or it is too old/);
    noWayOn();
  });

  it('keep no place that was given up in another window meanwhile', async () => {
    placeThat('asked')
      .on(confirmMockPlace)
      .answers(() => notValid);
    const { user } = atPlace();
    await user.click(await screen.findByRole('button', { name: 'Keep my place' }));
    expect(await screen.findByText(/^This place is given up/)).toBeInTheDocument();
    noWayOn();
  });
});

describe('the link of the mailing list', () => {
  const press = async (user: ReturnType<typeof showAt>['user']) =>
    user.dblClick(await screen.findByRole('button', { name: 'Yes, send them to me' }));

  it('takes one press, and no page that is merely opened', async () => {
    const server = new FakeServer().on(confirmSubscription).answers(() => ({}));
    const { user } = showAt('/auth/confirm?t=token');
    await screen.findByRole('button', { name: 'Yes, send them to me' });
    expect(server.seen).toEqual([]);
    await press(user);
    expect(await screen.findByText(/You are on the list/)).toBeInTheDocument();
    expect(server.of(confirmSubscription).map(({ body }) => body)).toEqual([{ token: 'token' }]);
  });

  it('says so when it is used up, and offers the press no more', async () => {
    new FakeServer()
      .on(confirmSubscription)
      .answers(() => refused(410, 'LinkNotValid', 'This link has been used already, or it has expired.'));
    const { user } = showAt('/auth/confirm?t=token');
    await press(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/used already/));
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
