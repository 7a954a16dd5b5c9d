import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refreshSession } from 'schemas/accounts/accounts.contract';
import { getAllUpcomingMockExamSessions } from 'schemas/marketing/mock-place.contract';
import { leaveCheckout, leaveFamilyCheckout } from 'schemas/payments/checkout.contract';
import { getCheckout } from 'schemas/payments/prices/prices.contract';
import { FakeServer } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import { keepDraft, REGISTRATION_FORMS } from '../../parts/form/drafts';

describe('the page after a payment', () => {
  it('gives nothing for having come, and goes on by itself once the payment is known', async () => {
    let isPaid = false;
    const server = new FakeServer().on(getCheckout).answers(() => ({ isPaid, isDuplicate: false }));
    showAt('/auth/success?checkout=cs_1');
    expect(await screen.findByText(/We are waiting to hear of your payment/)).toBeInTheDocument();
    isPaid = true;
    expect(await screen.findByText(/Your payment was successful\./, {}, { timeout: 60_000 })).toHaveTextContent(
      'Your payment was successful. Click here to login',
    );
    expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/auth/individual-login');
    expect(server.of(getCheckout)[0]?.body).toEqual({ checkoutId: 'cs_1' });
    expect(screen.queryByText(/welcome e-mail/)).toBeNull();
  });

  it('forgets what was typed to register, once the payment is known', async () => {
    let isPaid = false;
    for (const form of REGISTRATION_FORMS) keepDraft(form, { studentName: 'Kofi' });
    new FakeServer().on(getCheckout).answers(() => ({ isPaid, isDuplicate: false }));
    showAt('/auth/success?checkout=cs_forgets');
    expect(await screen.findByText(/We are waiting to hear of your payment/)).toBeInTheDocument();
    expect(JSON.stringify(sessionStorage)).toContain('Kofi');
    isPaid = true;
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Kofi'), { timeout: 60_000 });
  });

  it('says that a mail follows where a mock exam was bought', async () => {
    new FakeServer().on(getCheckout).answers(() => ({ isPaid: true, isDuplicate: false }));
    showAt('/auth/mock-exam-payment-success?checkout=cs_1');
    expect(await screen.findByText('A welcome e-mail follows shortly.')).toBeInTheDocument();
  });

  it('names the mock exam that was bought, and leads to it', async () => {
    signInSomebody('ROLE_FREE_USER');
    const exam = {
      mockexamSessionId: 's-1',
      mockExamDate: '2027-07-03',
      mockExamTime: '14:30:00',
      isFreeSession: false,
      isFull: false,
    };
    new FakeServer()
      .on(getCheckout)
      .answers(() => ({ isPaid: true, isDuplicate: false }))
      .on(getAllUpcomingMockExamSessions)
      .answers(() => [{ ...exam, mockexamSessionId: 's-0', mockExamDate: '2027-06-05' }, exam]);
    showAt('/auth/mock-exam-payment-success?checkout=cs_named&session=s-1');
    expect(await screen.findByText('Sat 3 Jul 2027, 2:30 pm')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Upcoming Exam Dates/ })).toHaveAttribute(
      'href',
      '/mock-exams/upcoming-exams',
    );
    expect(screen.queryByText(/practising|welcome/)).toBeNull();
  });

  it('says so where it was paid for a second time, and is given back', async () => {
    new FakeServer().on(getCheckout).answers(() => ({ isPaid: true, isDuplicate: true }));
    showAt('/auth/success?checkout=cs_twice');
    expect(await screen.findByText(/You need it once only: we give this payment back/)).toBeInTheDocument();
    expect(screen.queryByText(/was successful/)).toBeNull();
  });

  it('says of both plans in one that it may be practice alone which was paid for already', async () => {
    new FakeServer().on(getCheckout).answers(() => ({ isPaid: true, isDuplicate: true, productId: 4 }));
    showAt('/auth/success?checkout=cs_both');
    expect(await screen.findByText(/paid for this already, or for the practice in it\./)).toBeInTheDocument();
  });

  it('renews the log-in of whoever is logged in, so that what was bought is theirs at once', async () => {
    signInSomebody('ROLE_FREE_USER');
    const server = new FakeServer().on(getCheckout).answers(() => ({ isPaid: true, isDuplicate: false }));
    showAt('/auth/success?checkout=cs_1');
    expect(await screen.findByRole('link', { name: 'Go on practising' })).toBeInTheDocument();
    expect(server.of(refreshSession)).toHaveLength(1);
  });
});

it('says in the words of the spec that nothing was paid, and leads back', async () => {
  showAt('/auth/failure?product=1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error with your payment and nothing has been deducted from your account, please try again.',
  );
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/auth/register/1');
});

it('leads back with what the form’s address said of where somebody came from', async () => {
  showAt('/auth/failure?product=4&source=the-gl-exams');
  const again = await screen.findByRole('link', { name: 'Try again' });
  expect(again).toHaveAttribute('href', '/auth/register/4?source=the-gl-exams');
});

it('leads back to the mock exam that was to be bought, by the way on which it was', async () => {
  const address = '/auth/failure?product=3&session=s-1&source=the-gl-exams';
  const shown = showAt(address);
  const again = () => screen.findByRole('link', { name: 'Try again' });
  expect(await again()).toHaveAttribute('href', '/auth/register/3/s-1?source=the-gl-exams');
  shown.unmount();
  signInSomebody('ROLE_FREE_USER');
  showAt(address);
  expect(await again()).toHaveAttribute('href', '/mock-exams/upcoming-exams');
});

describe('a page to pay on that was left', () => {
  it('of a registration is closed, once', async () => {
    const server = new FakeServer().on(leaveCheckout).answers(() => ({}));
    showAt('/auth/failure?product=1&registration=r-1');
    await waitFor(() => expect(server.of(leaveCheckout).map(({ body }) => body)).toEqual([{ registrationId: 'r-1' }]));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('of a family is closed for whoever is logged in', async () => {
    signInSomebody('ROLE_FREE_USER');
    const server = new FakeServer().on(leaveFamilyCheckout).answers(() => ({}));
    showAt('/auth/failure?product=1&page=ask-1');
    await waitFor(() => expect(server.of(leaveFamilyCheckout).map(({ body }) => body)).toEqual([{ askId: 'ask-1' }]));
  });
});

// Whoever comes back from Stripe has opened no other page of ours, which would have brought its looks along.
it.each(['payment-success', 'payment-failure'])('brings its own looks: %s', (page) => {
  const source = readFileSync(join(__dirname, `${page}.page.tsx`), 'utf8');
  for (const sheet of ['auth.css', 'shown.css']) expect(source).toContain(`import '../../parts/page/${sheet}';`);
});
