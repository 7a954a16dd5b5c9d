import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getMockExamClashes } from 'schemas/mock-exams/sessions/clashes.contract';
import {
  assignMockExamSet,
  cancelMockExamSession,
  createMockExamSession,
  getMockExamSessions,
  getUsersForMockExamSession,
  moveMockExamSession,
  setMockExamArrangements,
} from 'schemas/mock-exams/sessions/sessions.contract';
import { getSetsForMockExamSession } from 'schemas/mock-exams/sessions/sets-for-session.contract';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { Session, SessionUser } from './api';

const list = '/app/admin-whizz/mock-exam-sessions';
const session: Session = {
  mockExamSessionId: 's',
  mockExamDate: '2027-03-06',
  mockExamTime: '14:30:00',
  startsAt: '2027-03-06T14:30:00.000Z',
  closesAt: '2027-03-06T16:35:00.000Z',
  mockExamType: null,
  isCatchUpSession: false,
  isFreeSession: true,
  capacity: 60,
  mockExamSet: null,
  mockExamUsers: 2,
  held: 0,
  cancelledAt: null,
  reason: null,
  reports: {
    dueAt: '2027-03-06T19:00:00.000Z',
    isAsked: false,
    open: 0,
    sent: 0,
    failed: 0,
    skipped: 0,
    overallSentAt: null,
  },
};
const amara: SessionUser = {
  mockExamUserId: 'amara',
  accountId: 'ann',
  parentFirstName: 'Ann',
  parentLastName: 'Lee',
  childName: 'Amara',
  subscriber: false,
  state: 'booked',
  right: 'payment',
  arrangements: null,
  always: { extraTime: { kind: 'percent', percent: 25 }, restMinutes: 0, largerText: false },
};
const serverNow = '2027-01-04T10:00:00.000Z';
let server: FakeServer;

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  server = new FakeServer()
    .on(getMockExamSessions)
    .answers(({ past }) => ({ serverNow, total: 1, sessions: past === true ? [] : [session] }))
    .on(getMockExamClashes)
    .answers(() => ({ children: [] }));
});

describe('the sessions', () => {
  it('are made with a date and a time, and say which of them is missing', async () => {
    server.on(createMockExamSession).answers(() => ({ mockExamSessionId: 'new', startsAt: session.startsAt }));
    const { user, address } = showAt(`${list}?form=session`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create session' }));
    expect(dialog.getByText('A date is required for the exam session')).toBeTruthy();
    expect(dialog.getByText('time is required')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2027-03-06' } });
    fireEvent.change(dialog.getByLabelText('Start time'), { target: { value: '14:30' } });
    fireEvent.change(dialog.getByLabelText(/^Places/), { target: { value: '60' } });
    await user.click(dialog.getByLabelText(/^Free session/));
    await user.click(dialog.getByRole('button', { name: 'Create session' }));
    await waitFor(() => expect(address()).toBe(list));
    expect(screen.getByText(/^The session is made, and families can book it already/)).toBeTruthy();
    const wanted = { examSessionDate: '2027-03-06', examSessionTime: '14:30', capacity: 60 };
    expect(server.of(createMockExamSession).map(({ body }) => body)).toEqual([
      { ...wanted, isCatchUpSession: false, isFreeSession: true },
    ]);
  });

  it('bring back what was typed before a reload and say so, and nothing after “Cancel”', async () => {
    const shown = () => showAt(`${list}?form=session`);
    const places = () => screen.findByLabelText(/^Places/);
    const first = shown();
    expect(screen.queryByText(/typed before/)).toBeNull();
    fireEvent.change(await places(), { target: { value: '60' } });
    first.unmount();
    const second = shown();
    expect(await places()).toHaveValue('60');
    expect(screen.getByText(/^What you typed before is here again/)).toBeTruthy();
    await second.user.click(screen.getByRole('button', { name: 'Begin anew' }));
    expect(await places()).toHaveValue('');
    expect(screen.queryByText(/typed before/)).toBeNull();
    fireEvent.change(await places(), { target: { value: '70' } });
    await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    second.unmount();
    shown();
    expect(await places()).toHaveValue('');
  });

  it('are moved with a reason, by whoever saw when they are, and refused in words', async () => {
    server.on(moveMockExamSession).answers(() => refused(409, 'SetInUse', 'This set is sat in another session.'));
    const { user } = showAt(list);
    await user.click(await screen.findByRole('button', { name: /^Move/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/2 families have booked it/)).toBeTruthy();
    const when = (date: string, time: string) => {
      fireEvent.change(dialog.getByLabelText('Date'), { target: { value: date } });
      fireEvent.change(dialog.getByLabelText('Start time'), { target: { value: time } });
      fireEvent.blur(dialog.getByLabelText('Start time'));
    };
    when('2027-03-06', '14:30');
    expect(dialog.getByText(/^It begins then already/)).toBeTruthy();
    when('2027-03-28', '01:30');
    expect(dialog.getByText(/this hour never comes/)).toBeTruthy();
    when('2027-10-31', '01:30');
    expect(dialog.getByText(/this hour comes twice/)).toBeTruthy();
    when('2027-01-04', '10:00');
    expect(dialog.getByText(/^This time is over already/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'The hall is closed.' } });
    await user.click(dialog.getByRole('button', { name: 'Move session' }));
    expect(server.of(moveMockExamSession)).toEqual([]);
    when('2027-03-28', '02:30');
    await user.click(await dialog.findByRole('button', { name: 'Move session' }));
    expect(await dialog.findByText('This set is sat in another session.')).toBeTruthy();
    expect(server.of(moveMockExamSession)[0]?.body).toMatchObject({ seenStartsAt: session.startsAt });
  });

  it('are moved beside another exam of a child only by whoever has seen whose and which, and for that time alone', async () => {
    const other = { mockExamSessionId: 'o', mockExamDate: '2027-03-13', mockExamTime: '14:00:00' };
    const exams = [{ ...other, startsAt: '2027-03-13T14:00:00.000Z' }];
    server
      .on(getMockExamClashes)
      .answers(({ startsAt = '' }) => ({
        children: startsAt < '2027-03-20' ? [{ mockExamUserId: 'amara', childName: 'Amara', exams }] : [],
      }))
      .on(moveMockExamSession)
      .answers(() => ({ startsAt: session.startsAt }));
    const { user } = showAt(list);
    await user.click(await screen.findByRole('button', { name: /^Move/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const on = (date: string) => fireEvent.change(dialog.getByLabelText('Date'), { target: { value: date } });
    const press = async () => user.click(await dialog.findByRole('button', { name: 'Move session' }));
    expect(server.of(getMockExamClashes)).toEqual([]);
    on('2027-03-13');
    expect(await dialog.findByText(/^1\schild has a place in another mock exam at that time/)).toBeTruthy();
    expect(dialog.getByText('Amara').closest('li')?.textContent).toBe('Amara: Sat 13 Mar 2027, 2:00 pm');
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'The hall is closed.' } });
    await press();
    expect(await dialog.findByText('Please look at who it is, and say that it is to be so')).toBeTruthy();
    await user.click(dialog.getByLabelText('It is to be so all the same'));
    on('2027-03-14');
    await dialog.findByText('Amara');
    await press();
    expect(server.of(moveMockExamSession)).toEqual([]);
    await user.click(await dialog.findByLabelText('It is to be so all the same'));
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.of(moveMockExamSession).map(({ body }) => body)).toMatchObject([{ examSessionDate: '2027-03-14' }]);
    expect(server.of(getMockExamClashes)[0]?.body).toEqual({
      mockExamSessionId: 's',
      startsAt: '2027-03-13T14:30:00.000Z',
    });
  });

  it('speak of money that goes back only where somebody may have paid', async () => {
    const sold = { ...session, isFreeSession: false };
    let now: Session = { ...sold, mockExamUsers: 0 };
    server.on(getMockExamSessions).answers(() => ({ serverNow, total: 1, sessions: [now] }));
    const { user, unmount } = showAt(list);
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Nobody has booked it yet/).textContent).not.toContain('card');
    unmount();
    now = sold;
    signInSomebody('ROLE_ADMIN');
    showAt(list);
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    expect(await screen.findByText(/goes back to the card/)).toBeTruthy();
  });

  it('are told apart by their time where two are on one day', async () => {
    const early = { ...session, mockExamSessionId: 'early', mockExamTime: '10:00:00' };
    server.on(getMockExamSessions).answers(() => ({ serverNow, total: 2, sessions: [early, session] }));
    showAt(list);
    const moves = await screen.findAllByRole('button', { name: /^Move/ });
    expect(moves.map(({ textContent }) => textContent)).toEqual([
      'Move Sat 6 Mar 2027, 10:00 am',
      'Move Sat 6 Mar 2027, 2:30 pm',
    ]);
    expect(screen.getByRole('link', { name: 'Live board of Sat 6 Mar 2027, 10:00 am' })).toBeTruthy();
  });

  it('hold no places once they are called off, and say of a type that is not known yet what families read', async () => {
    const off = { ...session, mockExamSessionId: 'off', held: 1, cancelledAt: serverNow, reason: 'Snow' };
    const sold = { ...session, held: 2 };
    server.on(getMockExamSessions).answers(() => ({ serverNow, total: 2, sessions: [off, sold] }));
    showAt(list);
    expect(await screen.findByText('+2 paying')).toBeTruthy();
    expect(screen.queryByText('+1 paying')).toBeNull();
    expect(screen.getAllByText('To be announced')).toHaveLength(2);
  });

  it('are cancelled only with a reason', async () => {
    server.on(cancelMockExamSession).answers(() => ({}));
    const { user } = showAt(list);
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
    expect(dialog.getByText(/^Say why/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'Too few.' } });
    await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await waitFor(() => expect(server.of(cancelMockExamSession)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are given a set that can be sat, and say why each of the others cannot', async () => {
    const set = { mockExamType: 'GL' as const, setVersion: 1, isAssigned: false, faults: [] };
    const sat = (...names: string[]) => names.map((childName) => ({ mockExamUserId: childName, childName }));
    server
      .on(getSetsForMockExamSession)
      .answers(() => ({
        sets: [
          { ...set, mockExamSetId: 'one', examSetName: 'Spring', satBy: sat('Zoe', 'Amara') },
          { ...set, mockExamSetId: 'many', examSetName: 'Summer', satBy: sat('A', 'B', 'C', 'D', 'E', 'F', 'G') },
          {
            ...set,
            mockExamSetId: 'two',
            examSetName: 'Autumn',
            satBy: [],
            faults: ['not published' as const, 'in use' as const],
          },
        ],
      }))
      .on(assignMockExamSet)
      .answers(() => ({}));
    const { user } = showAt(list);
    await user.click(await screen.findByRole('button', { name: /^Assign Set/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('It has not been published yet.')).toBeTruthy();
    expect(dialog.getByText('Another session sits it at that time.')).toBeTruthy();
    expect(
      dialog.getByText(/^2 of 2\schildren who have booked have sat it, or an earlier version of it: Amara and Zoe\.$/),
    ).toBeTruthy();
    // More than a few are named to whoever opens it.
    expect(dialog.getByText(/^7 of 7/).closest('details')?.textContent).toContain('A, B, C, D, E, F and G');
    expect(dialog.getByText('Nobody who has booked has sat it.')).toBeTruthy();
    expect(dialog.getByText(/cannot look at its answers again until this session is over/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Assign Spring' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.of(assignMockExamSet)[0]?.body).toEqual({ mockExamSessionId: 's', mockExamSetId: 'one' });
  });
});

describe('the users of a session', () => {
  it('stand with their right and their arrangements, which are changed for this session', async () => {
    const { mockExamSet: _, mockExamUsers: _users, held: _held, cancelledAt: _at, ...more } = session;
    const { reason: _why, reports: _reports, ...shown } = more;
    server
      .on(getUsersForMockExamSession)
      .answers(() => ({ session: shown, usersInSession: [amara], mockExamSessionTrackers: [] }))
      .on(setMockExamArrangements)
      .answers(() => ({}));
    const { user } = showAt('/app/admin-whizz/view-session-users?session=s');
    expect(await screen.findByText('Paid for by itself')).toBeTruthy();
    expect(screen.getByText('25% more time for each paper')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /arrangements of Amara/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('Minutes'));
    await user.click(dialog.getByRole('button', { name: 'Save arrangements' }));
    expect(dialog.getByText('A whole number from 1 to 120')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Minutes more for each paper'), { target: { value: '10' } });
    await user.click(dialog.getByRole('button', { name: 'Save arrangements' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.of(setMockExamArrangements)[0]?.body).toEqual({
      userId: 'ann',
      mockExamUserId: 'amara',
      mockExamSessionId: 's',
      arrangements: { restMinutes: 0, largerText: false, extraTime: { kind: 'minutes', minutes: 10 } },
    });
  });
});
