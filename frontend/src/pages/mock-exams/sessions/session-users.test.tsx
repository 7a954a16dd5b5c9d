import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReplyOf } from 'schemas/describe/contract';
import { getMockExamRoom, moveMockExamSitter } from 'schemas/mock-exams/room/room.contract';
import { getMockExamClashes } from 'schemas/mock-exams/sessions/clashes.contract';
import {
  getMockExamSessions,
  getUsersForMockExamSession,
  takeMockExamUsersFile,
} from 'schemas/mock-exams/sessions/sessions.contract';
import { FakeServer, Said } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { SessionUser } from './api';

const page = '/app/admin-whizz/view-session-users?mockExamSessionId=s';
const session: ReplyOf<typeof getUsersForMockExamSession>['session'] = {
  mockExamSessionId: 's',
  mockExamDate: '2027-03-06',
  mockExamTime: '10:00:00',
  startsAt: '2027-03-06T10:00:00.000Z',
  closesAt: '2027-03-06T12:05:00.000Z',
  mockExamType: 'GL',
  isCatchUpSession: false,
  isFreeSession: false,
  capacity: null,
};
const child = (id: string, childName: string, more: Partial<SessionUser> = {}): SessionUser => ({
  mockExamUserId: id,
  accountId: `of-${id}`,
  parentFirstName: 'Ann',
  parentLastName: `Parent${id}`,
  childName,
  subscriber: false,
  state: 'booked',
  right: 'payment',
  arrangements: null,
  always: null,
  ...more,
});
const complete = {
  mockExamSessionId: 's',
  mockExamUserId: 'a',
  currentMockExamStage: 'STAGE_EXAM_SESSION_COMPLETE',
  papersOpened: 2,
  papers: 2,
};

let users: readonly SessionUser[];
let isOver: boolean;
let serverNow: string;
let server: FakeServer;

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  isOver = false;
  serverNow = '2027-03-06T10:20:00.000Z';
  users = [
    child('z', 'Zoe'),
    child('o', 'Órla O’Neill'),
    child('a', 'Amara'),
    child('c', 'Cem', { state: 'cancelled' }),
  ];
  server = new FakeServer()
    .on(getUsersForMockExamSession)
    .answers(() => ({ session, usersInSession: [...users], mockExamSessionTrackers: [complete] }))
    .on(getMockExamRoom)
    .answers(() => ({
      serverNow,
      opensAt: '2027-03-06T09:45:00.000Z',
      isOver,
      papers: [],
      acts: [],
    }));
});

const table = async () => within(await screen.findByRole('region', { name: 'Users' }));
const names = async () =>
  (await table())
    .getAllByRole('row')
    .map((row) => row.querySelector('td[data-label="Child"]')?.textContent)
    .filter((name) => name !== undefined);

it('finds one child among more than stand on a page by a few letters, with what can be done for them', async () => {
  users = [...users, ...Array.from({ length: 110 }, (_, nth) => child(`n${nth}`, `Noor ${nth}`))];
  showAt(page);
  const found = await table();
  expect(await found.findByText('Amara')).toBeTruthy();
  expect(found.queryByText('Zoe')).toBeNull();
  fireEvent.change(found.getByLabelText(/^Search the list/), { target: { value: 'ORLA ONEILL' } });
  await waitFor(async () => expect(await names()).toEqual(['Órla O’Neill']));
  expect(await screen.findByRole('button', { name: 'Pause for Órla O’Neill' })).toBeTruthy();
  fireEvent.change(found.getByLabelText(/^Search the list/), { target: { value: 'nobody' } });
  expect(await found.findByText('Nobody fits the search and the filters.')).toBeTruthy();
});

it('stands in the order of the names, and shows a stage alone', async () => {
  const { user } = showAt(page);
  await waitFor(async () => expect(await names()).toEqual(['Amara', 'Cem', 'Órla O’Neill', 'Zoe']));
  expect(screen.getByRole('button', { name: 'Change the arrangements of Zoe' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change the arrangements of Amara' })).toBeNull();
  const filter = (await table()).getByRole('button', { name: 'Filter by stage' });
  act(() => filter.focus());
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('menu');
  const offered = within(list).getAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Not started', 'Complete']);
  await user.click(within(list).getByText('Complete'));
  const chosen = list.closest('.ant-table-filter-dropdown')?.querySelector<HTMLElement>('.ant-btn-primary');
  act(() => chosen?.click());
  await waitFor(async () => expect(await names()).toEqual(['Amara']));
});

it('calls nobody complete who missed a paper', async () => {
  server.on(getUsersForMockExamSession).answers(() => ({
    session,
    usersInSession: [...users],
    mockExamSessionTrackers: [complete, { ...complete, mockExamUserId: 'z', papersOpened: 1 }],
  }));
  showAt(page);
  expect(within(await screen.findByRole('row', { name: /^Zoe/ })).getByText(/^Sat 1 of 2 papers/)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /^Amara/ })).getByText(/^Complete/)).toBeTruthy();
});

it('tells once it is over who never came, and offers no arrangements any more', async () => {
  isOver = true;
  showAt(page);
  const zoe = within(await screen.findByRole('row', { name: /^Zoe/ }));
  expect(await zoe.findByText('Never came')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /^Cem/ })).queryByText('Never came')).toBeNull();
  expect(screen.getByRole('row', { name: /^Amara.*Complete/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /arrangements/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Admin Dashboard' })).toHaveAttribute('href', '/app/admin-whizz');
});

describe('a child of the list', () => {
  const april = {
    ...session,
    mockExamSessionId: 'april',
    startsAt: '2027-04-10T09:00:00.000Z',
    closesAt: '2027-04-10T11:05:00.000Z',
    mockExamSet: null,
    mockExamUsers: 0,
    held: 0,
    cancelledAt: null,
    reason: null,
    reports: { dueAt: session.startsAt, isAsked: false, open: 0, sent: 0, failed: 0, skipped: 0, overallSentAt: null },
  };

  it('is moved to another session weeks before the start, with a reason, and told of where they sit another then', async () => {
    serverNow = '2027-01-04T10:00:00.000Z';
    const exams = [{ mockExamSessionId: 'o', mockExamDate: '2027-04-10', mockExamTime: '11:00:00' }];
    server
      .on(getMockExamSessions)
      .answers(() => ({ serverNow, total: 1, sessions: [april] }))
      .on(getMockExamClashes)
      .answers(() => ({
        children: [
          { mockExamUserId: 'z', childName: 'Zoe', exams: exams.map((one) => ({ ...one, startsAt: april.startsAt })) },
        ],
      }))
      .on(moveMockExamSitter)
      .answers(() => ({}));
    const { user } = showAt(page);
    await user.click(await screen.findByRole('button', { name: 'Move Zoe to another session' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByLabelText(/^Sat 10 Apr 2027, 10:00/));
    expect(await dialog.findByText(/^1\schild has a place in another mock exam at that time/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'They are away in March.' } });
    const press = async () => user.click(await dialog.findByRole('button', { name: 'Move Zoe' }));
    await press();
    expect(server.of(moveMockExamSitter)).toEqual([]);
    await user.click(dialog.getByLabelText('It is to be so all the same'));
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const moving = { mockExamSessionId: 's', mockExamUserId: 'z', toMockExamSessionId: 'april' };
    expect(server.of(moveMockExamSitter).map(({ body }) => body)).toEqual([
      { ...moving, reason: 'They are away in March.' },
    ]);
    expect(server.of(getMockExamClashes)[0]?.body).toEqual({
      mockExamSessionId: 'april',
      mockExamUserIds: ['z'],
      insteadOfMockExamSessionId: 's',
    });
  });

  it('is moved where they have a place and something to sit here alone', async () => {
    showAt(page);
    expect(await screen.findByRole('button', { name: 'Move Zoe to another session' })).toBeTruthy();
    for (const name of ['Amara', 'Cem'])
      expect(screen.queryByRole('button', { name: `Move ${name} to another session` })).toBeNull();
  });
});

it('is taken away as a file', async () => {
  server.on(takeMockExamUsersFile).answers(() => new Said(200, 'Child'));
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user } = showAt(page);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual(['mock-exam-users-s.csv']));
  pressed.mockRestore();
  expect(server.of(takeMockExamUsersFile).map(({ body }) => body)).toEqual([{ mockExamSessionId: 's' }]);
});
