import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refreshSession, sendConfirmationAgain } from 'schemas/accounts/accounts.contract';
import {
  bookMockExamSession,
  getUpcomingMockExamSessions,
  giveUpMockExamBooking,
} from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { FakeServer, refused, Said } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { session } from '../../../client/session';
import { leaving } from '../../../parts/prices/leaving';
import type { UpcomingExam } from './api';

const exam: UpcomingExam = {
  mockExamSessionId: 's',
  mockExamDate: '2027-07-03',
  mockExamTime: '14:30:00',
  startsAt: '2027-07-03T13:30:00.000Z',
  closesAt: '2027-07-03T15:35:00.000Z',
  mockExamType: 'GL',
  isCatchUpSession: false,
  isFreeSession: false,
  minutes: [50, 50],
  isRegistered: 'No',
  isSubscriber: false,
  registration: 'book now',
  isFull: false,
  arrangements: null,
};
let exams: UpcomingExam[];
let server: FakeServer;
beforeEach(() => {
  signInSomebody('ROLE_MOCK_EXAM_STUDENT');
  exams = [exam];
  server = new FakeServer()
    .on(getUpcomingMockExamSessions)
    .answers(() => ({ serverNow: '2027-06-01T10:00:00.000Z', sessions: exams }))
    .on(refreshSession)
    .answers(() => new Said(503, {}));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = () => showAt('/mock-exams/upcoming-exams');

describe('the dates of mock exams', () => {
  it('say what, when by the clocks of London, and how long', async () => {
    open();
    const row = within((await screen.findByText('GL')).closest('tr') ?? document.body);
    for (const words of ['Sat 3 Jul 2027', '2:30 pm', '2 papers - 50 minutes each'])
      expect(row.getByText(words)).toBeTruthy();
  });

  it('say what is arranged for this child, and how long their papers are by it', async () => {
    const arrangements = {
      extraTime: { kind: 'percent' as const, percent: 25 as const },
      restMinutes: 5,
      largerText: false,
    };
    exams = [
      { ...exam, arrangements },
      { ...exam, mockExamSessionId: 'other', mockExamType: 'CEM', arrangements: { restMinutes: 0, largerText: true } },
    ];
    open();
    expect(
      await screen.findByText(/^For .*: 1 hour 2 minutes 30 seconds each, up to 5 minutes of rest in each paper$/),
    ).toBeVisible();
    expect(screen.getByText(/^For .*: larger text$/)).toBeVisible();
  });

  it('show what became of a place whose giving back was refused', async () => {
    exams = [{ ...exam, registration: 'yes' }];
    server.on(giveUpMockExamBooking).answers(() => {
      exams = [{ ...exam, registration: 'called off' }];
      return refused(404, 'SessionNotFound', 'There is no such mock exam session.');
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Give the place back/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give the place back' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lead to the page to pay on', async () => {
    const went = jest.spyOn(leaving, 'to').mockReturnValue(undefined);
    server.on(createCheckoutFromDashboard).answers(() => ({ url: 'http://fieldfare.test/stripe/checkout/cs_1' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Book Now/ }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('http://fieldfare.test/stripe/checkout/cs_1'));
    expect(server.of(createCheckoutFromDashboard)[0]?.body).toEqual({ productId: 3, mockExamSessionId: 's' });
  });

  it('are not sold for a child who is to be erased, and the refusal leads to where that is taken back', async () => {
    server
      .on(createCheckoutFromDashboard)
      .answers(() =>
        refused(409, 'ChildToBeErased', 'This child is to be erased, so nothing is sold to you for them.'),
      );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Book Now/ }));
    expect(await screen.findByText(/^This child is to be erased/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep the account' })).toHaveAttribute('href', '/app/privacy');
  });

  it('are booked for nobody before the address is confirmed, and the refusal leads to the mail with the link', async () => {
    exams = [{ ...exam, isFreeSession: true }];
    server
      .on(bookMockExamSession)
      .answers(() => refused(403, 'FamilyNotConfirmed', 'A parent has to open the link in our first mail to them.'))
      .on(sendConfirmationAgain)
      .answers(() => ({}));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Book Now/ }));
    expect(await screen.findByText(/^A parent has to open the link/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText(/^We have sent the mail again/)).toBeVisible();
  });

  it('say for whom they are bought where there are brothers and sisters', async () => {
    const amara = signInSomebody('ROLE_MOCK_EXAM_STUDENT');
    session.open({ ...amara, learners: [...amara.learners, { learnerId: 'ben', childName: 'Ben' }] });
    open();
    expect(await screen.findByRole('button', { name: 'Book Now for Amara on Sat 3 Jul 2027' })).toBeVisible();
  });

  it('are not booked beside one that runs at the same time, and are where that is over', async () => {
    const own: UpcomingExam = { ...exam, mockExamSessionId: 'own', registration: 'yes', isRegistered: 'Yes' };
    const at = (mockExamSessionId: string, startsAt: string): UpcomingExam => ({
      ...exam,
      mockExamSessionId,
      startsAt,
      closesAt: new Date(Date.parse(startsAt) + 125 * 60_000).toISOString(),
    });
    exams = [own, at('beside', '2027-07-03T15:34:00.000Z'), at('after', own.closesAt)];
    open();
    await screen.findByText('At the same time as yours at 2:30 pm');
    const registered = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('button'));
    // The heads, their own, the one beside it, the one after it.
    expect(registered.map((buttons) => buttons.length)).toEqual([0, 1, 0, 1]);
    expect(registered[3]?.[0]).toHaveTextContent(/^Book Now/);
  });

  it('are not booked beside one that this child sits longer than others', async () => {
    const arrangements = {
      extraTime: { kind: 'percent' as const, percent: 50 as const },
      restMinutes: 0,
      largerText: false,
    };
    const own: UpcomingExam = {
      ...exam,
      mockExamSessionId: 'own',
      registration: 'yes',
      isRegistered: 'Yes',
      arrangements,
    };
    const later = { ...exam, startsAt: '2027-07-03T16:24:00.000Z', closesAt: '2027-07-03T18:29:00.000Z' };
    exams = [own, later];
    open();
    expect(await screen.findByText('At the same time as yours at 2:30 pm')).toBeTruthy();
  });

  it('are booked where nothing is to be paid, and given back', async () => {
    exams = [{ ...exam, isFreeSession: true }];
    server
      .on(bookMockExamSession)
      .answers(() => {
        exams = [{ ...exam, isFreeSession: true, registration: 'yes', isRegistered: 'Yes' }];
        return {};
      })
      .on(giveUpMockExamBooking)
      .answers(() => {
        exams = [{ ...exam, isFreeSession: true }];
        return {};
      });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Book Now/ }));
    await user.click(await screen.findByRole('button', { name: /^Give the place back/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/paid/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Give the place back' }));
    expect(await screen.findByRole('button', { name: /^Book Now/ })).toBeTruthy();
    expect(server.of(giveUpMockExamBooking)).toHaveLength(1);
  });

  it('are pending for a subscriber who has not booked, full without a place, and told why they cannot be booked', async () => {
    exams = [
      { ...exam, registration: 'pending', isSubscriber: true },
      { ...exam, mockExamSessionId: 'full', isFull: true },
    ];
    server.on(bookMockExamSession).answers(() => refused(409, 'SessionSoldOut', 'Every place is taken.'));
    const { user } = open();
    expect(await screen.findByText('Pending')).toBeTruthy();
    expect(screen.getByText('Full')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Book my place/ }));
    expect(await screen.findByText('Every place is taken.')).toBeTruthy();
  });

  it('say of a place that was given back that it was, and book it again', async () => {
    exams = [{ ...exam, registration: 'given back' }];
    server.on(bookMockExamSession).answers(() => ({}));
    const { user } = open();
    expect(await screen.findByText('Given back')).toBeTruthy();
    expect(screen.queryByText('Pending')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Book it again/ }));
    await waitFor(() => expect(server.of(bookMockExamSession)).toHaveLength(1));
  });

  it.each([
    [{}, 'We are sorry. What was paid for it alone goes back to the card by itself, and a mail tells when.'],
    [{ isSubscriber: true }, 'We are sorry. The plan goes on and covers every other date.'],
    [{ isFreeSession: true }, 'We are sorry. There was nothing to pay for it.'],
  ])('say of one that was cancelled what becomes of the money: %j', async (more, words) => {
    exams = [{ ...exam, registration: 'called off', ...more }];
    open();
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Book|place/ })).toBeNull();
  });

  it('say so where there is none', async () => {
    exams = [];
    open();
    expect(await screen.findByText(/No mock exam is planned/)).toBeTruthy();
  });
});
