import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  changePassword,
  collectPartialSignUpInfo,
  confirmEmail,
  forgotPassword,
  validateUser,
} from 'schemas/accounts/accounts.contract';
import { getAllUpcomingMockExamSessions } from 'schemas/marketing/mock-place.contract';
import { createCheckoutSession } from 'schemas/payments/checkout.contract';
import { openingPrices } from 'schemas/payments/prices/price-list';
import { getPrices } from 'schemas/payments/prices/prices.contract';
import { FakeServer, refused, Said, unreachable } from '../../../testing/fake-server';
import { leaving } from '../../parts/prices/leaving';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import { forgetAnswers } from '../../client/kept';
import { session } from '../../client/session';

const reply = {
  email: 'amara@example.com',
  accessToken: 't',
  childName: 'Amara',
  learnerId: 'l',
  learners: [],
  expiresInSeconds: 600,
  doorOpenSeconds: 0,
  roles: ['ROLE_FREE_USER' as const],
};
const email = () => screen.findByLabelText('Email');
const press = (name: string) => screen.getByRole('button', { name });

describe('the log-in', () => {
  it('says what is wrong in the words of the spec, and puts the focus there', async () => {
    new FakeServer();
    const { user } = showAt('/auth/individual-login');
    await email();
    await user.click(press('Log in'));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.type(screen.getByLabelText('Email'), 'amara');
    await user.type(screen.getByLabelText('Password'), 'short');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password should be of minimum 8 characters length',
    );
  });

  it('opens the session and lands where the role begins', async () => {
    const server = new FakeServer().on(validateUser).answers(() => reply);
    const { user, address } = showAt('/auth/individual-login');
    await user.type(await email(), ' amara@example.com ');
    await user.type(screen.getByLabelText('Password'), 'password1{Enter}');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(session.current()?.accessToken).toBe('t');
    expect(server.of(validateUser)[0]?.body).toEqual({
      email: 'amara@example.com',
      password: 'password1',
      loginType: 'individual',
    });
  });

  it('goes back to the page that was asked for, if it is ours', async () => {
    new FakeServer().on(validateUser).answers(() => reply);
    const { user, address } = showAt('/auth/individual-login?returnTo=%2Fapp%2Fanalytics');
    await user.type(await email(), 'amara@example.com');
    await user.type(screen.getByLabelText('Password'), 'password1{Enter}');
    await waitFor(() => expect(address()).toBe('/app/analytics'));
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('does not go to %s', async (elsewhere) => {
    new FakeServer().on(validateUser).answers(() => reply);
    const { user, address } = showAt(`/auth/individual-login?returnTo=${encodeURIComponent(elsewhere)}`);
    await user.type(await email(), 'amara@example.com');
    await user.type(screen.getByLabelText('Password'), 'password1{Enter}');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
  });

  it('says that the credentials were not right, and keeps what was typed', async () => {
    new FakeServer().on(validateUser).answers(() => refused(401, 'CredentialsNotRight', 'Incorrect Credentials'));
    const { user } = showAt('/auth/individual-login');
    await user.type(await email(), 'amara@example.com');
    await user.type(screen.getByLabelText('Password'), 'password1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Incorrect Credentials$/);
    expect(screen.getByLabelText('Email')).toHaveValue('amara@example.com');
  });

  it('names a reference to quote for a fault of ours', async () => {
    new FakeServer().on(validateUser).answers(() => refused(503, 'Unavailable', 'Please try again in a moment.'));
    const { user } = showAt('/auth/individual-login');
    await user.type(await email(), 'amara@example.com');
    await user.type(screen.getByLabelText('Password'), 'password1{Enter}');
    expect(await screen.findByText('req-1')).toBeInTheDocument();
  });

  it('shows the password while it is asked to', async () => {
    const { user } = showAt('/auth/individual-login');
    await email();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it.each([
    ['/auth/teacher-login', 'Teacher login', 'teacher'],
    ['/auth/11plus-mock-exam-login', 'Mock exam login', 'mock-exam'],
  ])('at %s is the same form under another name', async (address, title, loginType) => {
    const server = new FakeServer()
      .on(validateUser)
      .answers(() => refused(401, 'CredentialsNotRight', 'Incorrect Credentials'));
    const { user } = showAt(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    await user.type(await email(), 'amara@example.com');
    await user.type(screen.getByLabelText('Password'), 'password1{Enter}');
    await waitFor(() => expect(server.of(validateUser)[0]?.body['loginType']).toBe(loginType));
  });

  it('tells whoever has no pages of their own any more so, instead of leaving them on the first page', async () => {
    const server = new FakeServer().on(validateUser).answers(() => ({ ...reply, roles: [] }));
    const { user } = showAt('/auth/individual-login');
    await user.type(await email(), 'amara@example.com');
    await user.type(screen.getByLabelText('Password'), 'password1{Enter}');
    expect(await screen.findByText(/this account has no pages of its own just now/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/');
    expect(server.of(validateUser)).toHaveLength(1);
  });

  it('tells somebody who is logged in why they are here', async () => {
    signInSomebody('ROLE_FREE_USER');
    showAt('/auth/individual-login?returnTo=%2Fapp%2Fadmin-whizz');
    expect(await screen.findByText(/logged in as amara@example.com, which may not open that page/)).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  it('is answered the same for every address', async () => {
    const server = new FakeServer().on(forgotPassword).answers(() => ({}));
    const { user } = showAt('/auth/forgot-password');
    await user.type(await email(), 'amara@example.com{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent(
      /a link to set a new password is on its way\. It may take a few minutes/,
    );
    expect(server.of(forgotPassword)[0]?.body).toEqual({ email: 'amara@example.com' });
  });

  it('is set anew with the link, and ends the session of this browser', async () => {
    signInSomebody();
    const server = new FakeServer().on(changePassword).answers(() => ({ changed: true, otherParents: 0 }));
    const { user } = showAt('/auth/change-password?t=once');
    await user.type(await screen.findByLabelText('New password'), 'password2');
    await user.type(screen.getByLabelText('Confirm new password'), 'password3');
    await user.click(press('Change password'));
    expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Passwords do not match.');
    await user.clear(screen.getByLabelText('Confirm new password'));
    await user.type(screen.getByLabelText('Confirm new password'), 'password2{Enter}');
    expect(
      await screen.findByText('Password changed successfully, you may now login with your new credentials.'),
    ).toBeInTheDocument();
    expect(server.of(changePassword)[0]?.body).toEqual({ password: 'password2', token: 'once' });
    expect(session.current()).toBeUndefined();
  });

  it.each([
    [1, 'Another parent belongs to your family and still sees your children.'],
    [2, '2 other parents belong to your family and still see your children.'],
  ])('says that who else belongs to the family stays: %d', async (otherParents, words) => {
    new FakeServer().on(changePassword).answers(() => ({ changed: true, otherParents }));
    const { user } = showAt('/auth/change-password?t=once');
    await user.type(await screen.findByLabelText('New password'), 'password2');
    await user.type(screen.getByLabelText('Confirm new password'), 'password2{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent(words);
  });

  it('is told at its box, until it is changed, when it is one that anybody would try', async () => {
    const why = 'This password is one of the first that anybody would try.';
    new FakeServer().on(changePassword).answers(() => refused(422, 'PasswordTooCommon', why));
    const { user } = showAt('/auth/change-password?t=once');
    const box = await screen.findByLabelText('New password');
    await user.type(box, 'password1');
    await user.type(screen.getByLabelText('Confirm new password'), 'password1{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(why));
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/req-1/)).toBeNull();
    await user.type(box, '!');
    expect(box).toBeValid();
  });

  it.each(['/auth/change-password', '/auth/change-password?t=used'])(
    'says at %s that the link is no good',
    async (address) => {
      new FakeServer().on(changePassword).answers(() => refused(410, 'LinkNotValid', 'used'));
      const { user } = showAt(address);
      if (address.includes('t=')) {
        await user.type(await screen.findByLabelText('New password'), 'password2');
        await user.type(screen.getByLabelText('Confirm new password'), 'password2{Enter}');
      }
      const said = await screen.findByRole('alert');
      expect(said).toHaveTextContent(
        /It looks like there was an error resetting your password, this may be because your link has expired\. Please click here to try again or contact .+ if the problem continues\./,
      );
      expect(said).toHaveTextContent('A link is good once: if you have chosen a new password with it already, log in');
      expect(within(said).getByRole('link', { name: 'log in with that' })).toHaveAttribute(
        'href',
        '/auth/individual-login',
      );
    },
  );
});

/** Where the browser would have gone. */
function watchLeaving(): string[] {
  const went: string[] = [];
  leaving.to = (address) => void went.push(address);
  return went;
}

type User = ReturnType<typeof showAt>['user'];

/** Both steps, up to the button. */
async function typedAll(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Byron');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  await user.type(await screen.findByLabelText('Child\u2019s name'), 'Bea');
  await user.type(screen.getByLabelText('Password'), 'password1');
  await user.type(screen.getByLabelText('Confirm password'), 'password1');
  await user.click(screen.getByRole('checkbox'));
}

describe('a registration', () => {
  async function parent(product = '2') {
    const server = new FakeServer()
      .on(collectPartialSignUpInfo)
      .answers(() => ({}))
      .on(getPrices)
      .answers(() => ({ version: 1, ...openingPrices, standardPence: 949 }))
      .on(createCheckoutSession)
      .answers(() => ({ url: 'https://pay.example/page-1' }));
    const shown = showAt(`/auth/register/${product}`);
    await email();
    return { ...shown, server };
  }

  it('leads to the payment of what is sold, at the price of the list, and tells where else one can begin', async () => {
    const { user, server } = await parent('1?source=the-gl-exams');
    const went = watchLeaving();
    expect(await screen.findByText('£9.49 a month, unlimited questions')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start with 30 free days' })).toHaveAttribute(
      'href',
      '/free-11plus-resources',
    );
    await typedAll(user);
    await user.click(press('Go to the payment'));
    await waitFor(() => expect(went).toEqual(['https://pay.example/page-1']));
    expect(server.of(createCheckoutSession).map(({ body }) => body)).toEqual([
      {
        parentFirstName: 'Ada',
        parentLastName: 'Byron',
        parentEmail: 'ada@example.com',
        password: 'password1',
        studentName: 'Bea',
        acceptedTerms: true,
        productId: 1,
        source: 'the-gl-exams',
      },
    ]);
  });

  it('takes two steps, and says plainly what happens today', async () => {
    const { user, server } = await parent();
    const went = watchLeaving();
    expect(screen.getByText(/Every mock exam to come is in it/)).toBeInTheDocument();
    await user.click(press('Next'));
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Field is required');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'O\u2019Neill');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');

    await user.type(await screen.findByLabelText('Password'), 'password1');
    expect(server.of(collectPartialSignUpInfo)[0]?.body).toEqual({
      firstName: 'Ada',
      surname: 'O\u2019Neill',
      email: 'ada@example.com',
      productId: 2,
    });
    await user.type(screen.getByLabelText('Confirm password'), 'password2');
    await user.click(press('Go to the payment'));
    expect(screen.getByLabelText('Child\u2019s name')).toHaveAccessibleDescription('Name is required');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords must match');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the Terms and Conditions');
    expect(screen.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', '/terms');

    await user.type(screen.getByLabelText('Child\u2019s name'), '张');
    await user.type(screen.getByLabelText(/^Date of birth/), '2999-01-31');
    expect(screen.getByLabelText(/^Date of birth/)).toHaveAccessibleDescription('Enter a date in the past');
    await user.clear(screen.getByLabelText(/^Date of birth/));
    await user.type(screen.getByLabelText(/^Date of birth/), '2016-02-29');
    await user.clear(screen.getByLabelText('Confirm password'));
    await user.type(screen.getByLabelText('Confirm password'), 'password1');
    await user.click(screen.getByRole('checkbox'));
    await user.dblClick(press('Go to the payment'));
    await waitFor(() => expect(went).toEqual(['https://pay.example/page-1']));
    expect(server.of(createCheckoutSession).map(({ body }) => body)).toEqual([
      {
        parentFirstName: 'Ada',
        parentLastName: 'O\u2019Neill',
        parentEmail: 'ada@example.com',
        studentName: '张',
        password: 'password1',
        acceptedTerms: true,
        studentDob: '2016-02-29',
        productId: 2,
      },
    ]);
  });

  describe('for one mock exam', () => {
    const exam = {
      mockexamSessionId: 's-1',
      mockExamDate: '2027-05-22',
      mockExamTime: '10:00:00',
      isFreeSession: false,
      isFull: false,
    };
    const free = { ...exam, mockexamSessionId: 's-free', mockExamDate: '2027-05-29', isFreeSession: true };
    const toCome = (...exams: (typeof exam)[]) => {
      forgetAnswers();
      return new FakeServer().on(getAllUpcomingMockExamSessions).answers(() => new Said(200, exams));
    };

    it('lets one be chosen of those that are sold one by one, and keeps where somebody came from', async () => {
      toCome(exam, free);
      showAt('/auth/register/3?source=the-gl-exams');
      const chosen = await screen.findByRole('link', { name: /^Sat 22 May 2027, 10:00 am/ });
      expect(chosen).toHaveAttribute('href', '/auth/register/3/s-1?source=the-gl-exams');
      expect(screen.queryByText(/29th May/)).toBeNull();
      expect(screen.queryByRole('textbox')).toBeNull();
    });

    it('shows one that is sold out as such, and leads to no form for it', async () => {
      toCome({ ...exam, isFull: true }, { ...exam, mockexamSessionId: 's-2', mockExamDate: '2027-06-05' });
      showAt('/auth/register/3');
      expect(await screen.findByText(/^Sold out\. Every place is taken/)).toBeInTheDocument();
      expect(screen.getByText('Sat 22 May 2027, 10:00 am')).toBeInTheDocument();
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links.filter((to) => to?.startsWith('/auth/register/3/'))).toEqual(['/auth/register/3/s-2']);
    });

    it('lets whoever holds the last place go on with the form, and says that no other is left', async () => {
      toCome({ ...exam, isFull: true });
      showAt('/auth/register/3/s-1');
      expect(await screen.findByText(/If you went to pay for one with your address, go on here/)).toBeInTheDocument();
      expect(screen.getByLabelText('First name')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Another date' })).toBeInTheDocument();
    });

    it.each(['s-free', 'gone'])('says of %s that it is not sold, and what is', async (id) => {
      toCome(exam, free);
      showAt(`/auth/register/3/${id}`);
      const said = await screen.findByText(/or is not sold by itself\. These are the ones there are\.$/);
      expect(said).toHaveAttribute('role', 'status');
      expect(screen.getByRole('link', { name: /^Sat 22 May 2027/ })).toBeInTheDocument();
    });

    it('offers to write where none is planned', async () => {
      toCome(free);
      showAt('/auth/register/3');
      const link = await screen.findByRole('link', { name: 'Have us write to you when one is.' });
      expect(link).toHaveAttribute('href', '/11plus-mock-exams');
    });

    it('leads to the payment of the one that the address names', async () => {
      const server = toCome(exam)
        .on(collectPartialSignUpInfo)
        .answers(() => ({}))
        .on(createCheckoutSession)
        .answers(() => ({ url: 'https://pay.example/page-3' }));
      const went = watchLeaving();
      const { user } = showAt('/auth/register/3/s-1');
      expect(await screen.findByText('Sat 22 May 2027, 10:00 am')).toBeInTheDocument();
      await typedAll(user);
      // It is for the first month of a plan.
      expect(screen.queryByLabelText(/Discount code/)).toBeNull();
      await user.click(press('Go to the payment'));
      await waitFor(() => expect(went).toEqual(['https://pay.example/page-3']));
      const sent = server.of(createCheckoutSession)[0]?.body;
      expect(sent).toMatchObject({ productId: 3, mockExamSessionId: 's-1' });
      expect(sent).not.toHaveProperty('discountCode');
    });
  });

  it('goes back to the first step with what was typed', async () => {
    const { user } = await parent();
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Byron');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Last name')).toHaveValue('Byron');
  });

  it('survives a reload, passwords excepted', async () => {
    const first = await parent();
    await first.user.type(screen.getByLabelText('First name'), 'Ada');
    await first.user.type(screen.getByLabelText('Last name'), 'Byron');
    await first.user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
    await first.user.type(await screen.findByLabelText('Child\u2019s name'), 'Bea');
    await first.user.type(screen.getByLabelText('Password'), 'password1');
    const stored = JSON.stringify([sessionStorage, localStorage]);
    expect(stored).toContain('Bea');
    expect(stored).not.toContain('password1');
    first.unmount();
    showAt(first.address());
    expect(await screen.findByLabelText('Child\u2019s name')).toHaveValue('Bea');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it.each(['0', '9', 'undefined'])('says that there is no plan %s, and sells none instead of it', async (product) => {
    const { address } = showAt(`/auth/register/${product}?source=the-gl-exams`);
    expect(await screen.findByRole('status')).toHaveTextContent('There is no plan of this number.');
    expect(address()).toBe(`/auth/register/${product}?source=the-gl-exams`);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('begins with the free account where no plan is named, and says what each costs', async () => {
    forgetAnswers();
    new FakeServer().on(getPrices).answers(() => ({ version: 1, ...openingPrices, bundlePence: 3500 }));
    showAt('/auth/register?source=the-gl-exams');
    await screen.findByRole('heading', { level: 1, name: 'Sign up' });
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/free-11plus-resources?source=the-gl-exams',
      ...[1, 4, 2, 3].map((product) => `/auth/register/${product}?source=the-gl-exams`),
      '/auth/individual-login',
    ]);
    expect(await screen.findByText(/^£35 a month, unlimited questions and all/)).toBeInTheDocument();
    for (const price of [/^£8.99 a month/, /^£19.49 a set/, /^£24.99 a set/])
      expect(screen.getByText(price)).toBeInTheDocument();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('offers no bundle that the list of prices hides, at its own address neither', async () => {
    forgetAnswers();
    new FakeServer().on(getPrices).answers(() => ({ version: 1, ...openingPrices, bundleHidden: true }));
    showAt('/auth/register/4');
    expect(await screen.findByRole('status')).toHaveTextContent('There is no plan of this number.');
    expect(screen.queryByText(/all mock exams/)).toBeNull();
  });

  it('keeps what was typed when it cannot be sent', async () => {
    new FakeServer()
      .on(collectPartialSignUpInfo)
      .answers(() => ({}))
      .on(createCheckoutSession)
      .answers(unreachable);
    const { user } = showAt('/auth/register/2');
    await typedAll(user);
    await user.click(press('Go to the payment'));
    expect(await screen.findByText(/cannot reach us just now/)).toBeInTheDocument();
    expect(screen.getByText('What you typed is still here.')).toBeInTheDocument();
    expect(screen.getByLabelText('Child\u2019s name')).toHaveValue('Bea');
  });
});

describe('the confirmation of an address', () => {
  // What is confirmed is remembered in the tab.
  beforeEach(() => sessionStorage.clear());
  const opened = () => showAt('/auth/confirm-email?t=token');
  const button = () => screen.findByRole('button', { name: 'Confirm this address' });

  it('takes a press: what scans mails opens links', async () => {
    const server = new FakeServer().on(confirmEmail).answers(() => ({}));
    const { user } = opened();
    const confirm = await button();
    expect(server.of(confirmEmail)).toEqual([]);
    await user.click(confirm);
    expect(await screen.findByRole('status')).toHaveTextContent('your address is confirmed');
    expect(screen.getByRole('link', { name: 'Go to the log-in' })).toBeInTheDocument();
    expect(server.of(confirmEmail).map(({ body }) => body)).toEqual([{ token: 'token' }]);
  });

  it('says nothing of a trial, and asks nothing again at a reload', async () => {
    const server = new FakeServer().on(confirmEmail).answers(() => ({}));
    const { user, unmount } = opened();
    const confirm = await button();
    expect(screen.queryByText(/trial/)).toBeNull();
    await user.click(confirm);
    expect(await screen.findByRole('status')).toHaveTextContent('your address is confirmed');
    unmount();
    opened();
    expect(await screen.findByRole('status')).toHaveTextContent('your address is confirmed');
    expect(server.of(confirmEmail)).toHaveLength(1);
  });

  it('leads whoever is logged in back to the practice', async () => {
    signInSomebody('ROLE_FREE_USER');
    new FakeServer().on(confirmEmail).answers(() => ({}));
    const { user } = opened();
    await user.click(await button());
    expect(await screen.findByRole('link', { name: 'Go on practising' })).toHaveAttribute('href', '/app/dashboard');
  });

  it('says what to do where the link is no good', async () => {
    new FakeServer().on(confirmEmail).answers(() => refused(410, 'LinkNotValid', 'This link has expired.'));
    const { user } = opened();
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(/more than two weeks old.*log in/s);
    expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
  });

  it('asks nothing for a link without its token', async () => {
    const server = new FakeServer();
    showAt('/auth/confirm-email');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not complete');
    expect(server.seen).toEqual([]);
  });

  it('can be pressed again where nothing answers', async () => {
    const server = new FakeServer().on(confirmEmail).answers(unreachable);
    const { user } = opened();
    await user.click(await button());
    expect(await screen.findByText('The link is still good.')).toBeInTheDocument();
    server.on(confirmEmail).answers(() => ({}));
    await user.click(await button());
    expect(await screen.findByRole('status')).toHaveTextContent('your address is confirmed');
  });
});

describe('the choosers', () => {
  it.each(['/auth', '/auth/login', '/auth/nowhere'])('stand at %s', async (address) => {
    showAt(address);
    expect(await screen.findByRole('link', { name: /Individual login/ })).toHaveAttribute(
      'href',
      '/auth/individual-login',
    );
    expect(screen.getByRole('link', { name: /Schools login/ })).toHaveAttribute('href', '/auth/school-login');
  });

  it('has a door for teachers', async () => {
    showAt('/auth/school-login');
    expect(await screen.findByRole('link', { name: /Teacher login/ })).toHaveAttribute('href', '/auth/teacher-login');
  });
});
