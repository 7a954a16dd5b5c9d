import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import {
  createAdminUser,
  createMockExamUser,
  getGuests,
  inviteGuestAgain,
  withdrawGuest,
} from 'schemas/accounts/people/people.contract';
import { getAccountHistory, getAllUsers, takeUsersFile } from 'schemas/accounts/people/users.contract';
import { getAllUpcomingMockExamSessions } from 'schemas/marketing/mock-place.contract';
import { updateUserSubscriberType } from 'schemas/rights/rights.contract';
import { parentsDoor } from '../../../client/parents-door';
import { FakeServer, refused, Said } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { AccountHistory } from './account-history';
import type { Guest, Happening, ListedUser } from './people-api';

// The tables' library alone takes seconds to be read.
beforeAll(() => import('./view-all-users.page'), 60_000);

const ann: ListedUser = {
  userId: 'ann',
  userEmail: 'ann@example.org',
  parentFirstName: 'Ann',
  parentLastName: 'Lee',
  childName: 'Amara, Tunde',
  children: [
    { learnerId: 'amara', name: 'Amara' },
    { learnerId: 'tunde', name: 'Tunde' },
  ],
  userRoles: ['ROLE_FREE_USER'],
  userType: 'One Off Mock Exam User',
  isPaidCustomer: false,
  isMockExamSubscriber: false,
  isAccountActive: true,
  numSignIns: 3,
  numQuestionRequested: 40,
  registeredAt: '2026-11-01T10:00:00.000Z',
};
const guest: Guest = {
  invitationId: 'g1',
  as: 'editor',
  email: 'eve@example.org',
  state: 'open',
  invitedAt: '2026-11-20T10:00:00.000Z',
  invitedBy: 'Ada',
  sentAt: '2026-11-20T10:00:00.000Z',
  mails: 1,
  expiresAt: '2999-01-01T00:00:00.000Z',
  parentName: null,
  childName: null,
  sessions: 0,
  allFrom: null,
  allUntil: null,
  withdrawnBy: null,
  withdrawnAt: null,
};
const page = '/app/admin-whizz/view-all-users';
let server: FakeServer;
let guests: Guest[];

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  guests = [guest];
  server = new FakeServer()
    .on(getAllUsers)
    .answers(() => ({ users: [ann], total: 1 }))
    .on(getGuests)
    .answers(() => ({ guests }))
    .on(getAllUpcomingMockExamSessions)
    .answers(() => [
      {
        mockexamSessionId: 'm1',
        mockExamDate: '2026-12-05',
        mockExamTime: '10:00:00',
        isFreeSession: false,
        isFull: false,
      },
    ])
    .on(updateUserSubscriberType)
    .answers(() => ({ changed: true }))
    .on(createAdminUser)
    .answers(() => ({ invitationId: 'g2' }))
    .on(createMockExamUser)
    .answers(() => ({ invitationId: 'g3' }))
    .on(inviteGuestAgain)
    .answers(() => ({}))
    .on(withdrawGuest)
    .answers(() => {
      const withdrawn = { withdrawnBy: 'Ravi Menon', withdrawnAt: '2026-11-21T10:00:00.000Z' };
      guests = [{ ...guest, ...withdrawn, email: null, state: 'withdrawn' }];
      return {};
    });
});

describe('the list of all users', () => {
  it('says of who works here as what, and leads to no child’s screens from there', async () => {
    const staff: Partial<ListedUser> = { userId: 'eve', userEmail: 'eve@example.org', userType: 'Staff' };
    const roles: Partial<ListedUser> = {
      userRoles: ['ROLE_CONTENT_ENTRY'],
      children: [{ learnerId: 'e', name: null }],
    };
    server.on(getAllUsers).answers(() => ({ users: [ann, Object.assign({}, ann, staff, roles)], total: 2 }));
    showAt(page);
    const row = within((await screen.findByText('eve@example.org')).closest('tr') ?? document.body);
    expect(row.getAllByText(/Editor/)).toHaveLength(2);
    expect(row.queryByText(/Look as/)).toBeNull();
    expect(screen.getByText('Look as Amara')).toBeInTheDocument();
  });
  it('is asked for as the address says, with a label for each type and the way to each child’s screens', async () => {
    showAt(`${page}?type=Freemium+User&role=ROLE_ADMIN&state=inactive&sort=signIns&way=up&shown=50`);
    expect(await screen.findByText('One Off Mock Exam User')).toBeInTheDocument();
    expect(server.of(getAllUsers)[0]?.body).toEqual({
      userType: 'Freemium User',
      role: 'ROLE_ADMIN',
      active: false,
      sortBy: 'signIns',
      ascending: true,
      limit: 50,
    });
    expect(screen.queryByRole('button', { name: 'Expand row' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Look as Tunde' })).toHaveAttribute(
      'href',
      '/app/admin-whizz/look-as?accountId=ann&learnerId=tunde',
    );
  });

  it('takes nothing from the address that it does not know, and asks for no more than the service gives', async () => {
    showAt(`${page}?type=Owner&role=ROLE_X&state=2&sort=password&shown=1e9&form=x`);
    await screen.findByText('One Off Mock Exam User');
    expect(server.of(getAllUsers)[0]?.body).toEqual({ limit: 100 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the order in the address, and what is searched for nowhere', async () => {
    const { user, address } = showAt(page);
    await screen.findByText('One Off Mock Exam User');
    await user.click(screen.getByRole('columnheader', { name: /Sign-ins/ }));
    await waitFor(() => expect(address()).toContain('sort=signIns&way=up'));
    await user.type(screen.getByLabelText('Search the list by part of an address or a name'), 'lee{Enter}');
    expect(await screen.findByText('One Off Mock Exam User')).toBeInTheDocument();
    expect(server.of(getAllUsers).at(-1)?.body).toMatchObject({ find: 'lee', sortBy: 'signIns', ascending: true });
    await waitFor(() => expect(address()).not.toContain('lee'));
  });

  it('gives the file of what is filtered for a reason, once the password was given again', async () => {
    let isOpen = false;
    server
      .on(takeUsersFile)
      .answers(
        () => (isOpen ? new Said(200, 'Address') : refused(403, 'PasswordWanted', 'Your password, please.')) as never,
      );
    const saved: unknown[] = [];
    const createObjectURL = (file: unknown) => `blob:${saved.push(file)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const back = parentsDoor.answeredBy(() => Promise.resolve((isOpen = true)));
    const { user } = showAt(`${page}?state=active`);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Export CSV' }));
    expect(server.of(takeUsersFile)).toEqual([]);
    await user.type(dialog.getByLabelText('Why'), 'For the audit');
    await user.click(dialog.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    back();
    expect(server.of(takeUsersFile).map(({ body }) => body)).toEqual(
      Array(2).fill({ active: true, reason: 'For the audit' }),
    );
    pressed.mockRestore();
  });
});

describe('the subscriber type', () => {
  const opened = async () => {
    const { user } = showAt(page);
    await user.click(await screen.findByRole('button', { name: /Change the subscriber type of ann/ }));
    return { user, dialog: within(screen.getByRole('dialog')) };
  };

  it('is given to one child, with chosen dates', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Make Subscriber' }));
    expect(dialog.getByText('Choose which child')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('For'), 'Tunde');
    await user.click(dialog.getByLabelText('Chosen dates'));
    await user.click(dialog.getByRole('button', { name: 'Make Subscriber' }));
    expect(server.of(updateUserSubscriberType)).toEqual([]);
    await user.click(await dialog.findByLabelText('Sat 5 Dec 2026, 10:00'));
    await user.click(dialog.getByRole('button', { name: 'Make Subscriber' }));
    expect(await dialog.findByText(/It is changed/)).toBeInTheDocument();
    expect(server.of(updateUserSubscriberType).map(({ body }) => body)).toEqual([
      { userId: 'ann', subscriberType: 'MOCK_EXAM_SUBSCRIBER', learnerId: 'tunde', selectedDates: ['m1'] },
    ]);
  });

  it('says that nothing was changed where they are that already, and keeps what was typed', async () => {
    server.on(updateUserSubscriberType).answers(() => ({ changed: false }));
    const { user, dialog } = await opened();
    await user.selectOptions(dialog.getByLabelText('For'), 'Amara');
    await user.click(dialog.getByLabelText('Chosen dates'));
    await user.selectOptions(dialog.getByLabelText('Becomes'), 'No mock exam subscriber');
    expect(dialog.queryByText('Mock exam dates')).toBeNull();
    expect(dialog.queryByText(/It adds to what there is/)).toBeNull();
    await user.type(dialog.getByLabelText('Why'), 'They asked for it');
    await user.click(dialog.getByRole('button', { name: 'Change it' }));
    expect(await dialog.findByText(/Nothing was changed\./)).toBeInTheDocument();
    expect(dialog.queryByText(/It is changed/)).toBeNull();
    expect(dialog.getByLabelText('Why')).toHaveValue('They asked for it');
  });

  it('is taken with a reason, and says what was refused', async () => {
    server
      .on(updateUserSubscriberType)
      .answers(() => refused(409, 'GrantIsPaid', 'What is paid for ends by its payment.'));
    const { user, dialog } = await opened();
    await user.selectOptions(dialog.getByLabelText('For'), 'Amara');
    await user.selectOptions(dialog.getByLabelText('Becomes'), 'No mock exam subscriber');
    await user.click(dialog.getByRole('button', { name: 'Change it' }));
    expect(server.of(updateUserSubscriberType)).toEqual([]);
    await user.type(dialog.getByLabelText('Why'), 'They asked for it');
    await user.click(dialog.getByRole('button', { name: 'Change it' }));
    expect(await dialog.findByText('What is paid for ends by its payment.')).toBeInTheDocument();
    expect(server.of(updateUserSubscriberType)[0]?.body).toMatchObject({ reason: 'They asked for it' });
  });
});

describe('invitations', () => {
  it('make an editor, in a form that a link from the overview opens', async () => {
    const { user, address } = showAt(`${page}?form=admin`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Address of the new member/), 'eve@example.org');
    await user.selectOptions(dialog.getByLabelText('As'), 'editor');
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/An invitation is on its way to eve@example.org/)).toBeInTheDocument();
    expect(server.of(createAdminUser)[0]?.body).toEqual({ email: 'eve@example.org', as: 'editor' });
    await waitFor(() => expect(address()).toBe(page));
    await waitFor(() => expect(JSON.stringify(globalThis.sessionStorage)).not.toContain('eve@'));
  });

  it('make a mock exam user from one day to another, and say what is missing in the spec’s words', async () => {
    const { user } = showAt(`${page}?form=mock-user`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(dialog.getByText("Child's name is required")).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Parent’s first name'), 'Grace');
    await user.type(dialog.getByLabelText('Parent’s surname'), 'O’Neill');
    await user.type(dialog.getByLabelText('Email'), 'grace@example.org');
    await user.type(dialog.getByLabelText('Child’s name'), 'Kofi');
    await user.click(dialog.getByLabelText('All mock exams from one day to another'));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(server.of(createMockExamUser)).toEqual([]);
    await user.type(dialog.getByLabelText('First day'), '2026-12-01');
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/An invitation is on its way to grace@example.org/)).toBeInTheDocument();
    expect(server.of(createMockExamUser)[0]?.body).toEqual({
      parentFirstName: 'Grace',
      parentLastName: 'O’Neill',
      email: 'grace@example.org',
      childName: 'Kofi',
      fromOn: '2026-12-01',
    });
  });

  it('are listed, sent again, and taken back with a reason', async () => {
    const { user } = showAt(page);
    await user.click(await screen.findByRole('button', { name: 'Send again to eve@example.org' }));
    expect(await screen.findByText('A new link is on its way to eve@example.org.')).toBeInTheDocument();
    expect(server.of(inviteGuestAgain)[0]?.body).toEqual({ invitationId: 'g1' });
    await user.click(screen.getByRole('button', { name: /Withdraw… the invitation of eve/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(server.of(withdrawGuest)).toEqual([]);
    await user.type(dialog.getByLabelText('Why'), 'Invited by mistake');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/^Withdrawn on Sat 21 Nov( 2026)? by Ravi Menon\. Invited on/)).toBeInTheDocument();
    expect(server.of(withdrawGuest)[0]?.body).toEqual({ invitationId: 'g1', reason: 'Invited by mistake' });
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  });
});

describe('the history of an account', () => {
  it('tells in words what was done, by whom', async () => {
    const happened = (position: string, what: Happening['what'], more: Partial<Happening> = {}): Happening =>
      Object.assign(
        {
          position,
          at: '2026-11-21T14:02:00.000Z',
          what,
          subjects: [],
          endsAt: null,
          beginsAt: null,
          pence: null,
          reason: null,
        },
        { by: 'Ada', byOwner: false },
        more,
      );
    server.on(getAccountHistory).answers(() => ({
      happenings: [
        happened('9', 'grant given', {
          subjects: ['all-mock-sessions'],
          beginsAt: '2026-12-01T00:00:00.000Z',
          endsAt: '2027-02-01T00:00:00.000Z',
        }),
        happened('8', 'grant withdrawn', { subjects: ['practice'] }),
        happened('7', 'refund asked', { pence: 649, reason: 'paid twice' }),
        happened('6', 'sessions ended', { by: null, byOwner: true }),
        happened('5', 'paid', { by: null, pence: 899, subjects: ['Standard plan'] }),
        happened('4', 'looked as a child', { reason: 'they rang', subjects: ['Amara'] }),
        happened('3', 'second factor removed'),
        happened('2', 'second factor set up'),
        happened('1', 'session ended'),
      ],
    }));
    render(<AccountHistory accountId="ann" />);
    expect(await screen.findByText(/looked at the screens of Amara, by Ada\./)).toBeInTheDocument();
    expect(screen.getByText('they rang')).toBeInTheDocument();
    const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/^.*:\d\d: /, ''));
    expect(words.slice(0, 5)).toEqual([
      'given all mock exams, from Tue 1 Dec 2026 on, until the end of Sun 31 Jan 2027, by Ada.',
      'taken back: practice without a limit, by Ada.',
      'staff gave back £6.49, by Ada. paid twice',
      'all other browsers were logged out, by its owner.',
      'a payment for Standard plan of £8.99.',
    ]);
    expect(screen.getByText(/the second factor was taken away, by Ada\./)).toBeInTheDocument();
    expect(screen.getByText(/a second factor was set up/)).toBeInTheDocument();
    expect(screen.getByText(/one browser was logged out from another/)).toBeInTheDocument();
  });
});
