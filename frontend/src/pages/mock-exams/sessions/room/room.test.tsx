import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReplyOf } from 'schemas/describe/contract';
import * as calls from 'schemas/mock-exams/room/room.contract';
import { getUsersForMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import { FakeServer, refused } from '../../../../../testing/fake-server';
import { showAt } from '../../../../../testing/show';
import { signInSomebody } from '../../../../../testing/somebody';
import type { SessionUser } from '../api';
import type { Room, RoomAct } from './room-api';

type Users = ReplyOf<typeof getUsersForMockExamSession>;

const page = '/app/admin-whizz/view-session-users?session=s';
const session: Users['session'] = {
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
  always: null,
};
const at = '2027-03-06T10:20:00.000Z';
const act = (kind: RoomAct['kind'], more: Partial<RoomAct> = {}): RoomAct => ({
  mockExamUserId: null,
  at,
  by: 'Nadia Rahman',
  paper: null,
  seconds: null,
  text: null,
  reason: null,
  kind,
  ...more,
});
let room: Room;
let server: FakeServer;

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  room = {
    serverNow: at,
    opensAt: '2027-03-06T09:45:00.000Z',
    isOver: false,
    papers: [1, 2].map((n) => ({
      paperId: `p${n}`,
      paperHash: String(n).repeat(64),
      name: n === 1 ? 'Verbal Reasoning' : 'Maths',
      minutes: 50,
    })),
    acts: [],
  };
  const tracker = {
    mockExamSessionId: 's',
    mockExamUserId: 'amara',
    currentMockExamStage: 'STAGE_EXAM_IN_PROGRESS',
    papersOpened: 1,
    papers: 2,
  };
  server = new FakeServer()
    .on(getUsersForMockExamSession)
    .answers(() => ({ session, usersInSession: [amara], mockExamSessionTrackers: [tracker] }))
    .on(calls.getMockExamRoom)
    .answers(() => room);
  for (const contract of [calls.pauseMockExamRoom, calls.resumeMockExamRoom, calls.extendMockExamRoom])
    server.on(contract).answers(() => ({}));
});

const panel = async () => within(await screen.findByRole('region', { name: 'In the room' }));
const bodies = (contract: (typeof calls)[keyof typeof calls]) =>
  server.of(contract as typeof calls.pauseMockExamRoom).map(({ body }) => body);

describe('the room of a session', () => {
  it('is paused for everybody once it was said why, and what the children will see is said before', async () => {
    const { user } = showAt(page);
    await user.click((await panel()).getByRole('button', { name: 'Pause' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/every paper is hidden.*Nobody loses any time/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Pause for everybody' }));
    expect(dialog.getByText('Please say why, in a few words')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'The fire bell.' } });
    room = { ...room, acts: [act('paused', { reason: 'The fire bell.' })] };
    await user.click(dialog.getByRole('button', { name: 'Pause for everybody' }));
    expect(await screen.findByText(/Paused for everybody since 10:20\sam\./)).toBeTruthy();
    expect(bodies(calls.pauseMockExamRoom)).toEqual([{ mockExamSessionId: 's', reason: 'The fire bell.' }]);
    expect(screen.getByText(/: The fire bell\. \(Nadia Rahman\)/)).toBeTruthy();
    await user.click((await panel()).getByRole('button', { name: 'Resume' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resume for everybody' }));
    await waitFor(() => expect(bodies(calls.resumeMockExamRoom)).toEqual([{ mockExamSessionId: 's' }]));
  });

  it('offers no pause and no time to a child whose exam staff have ended', async () => {
    room = { ...room, acts: [act('closed', { mockExamUserId: 'amara', reason: 'She was ill.' })] };
    showAt(page);
    await panel();
    expect(await screen.findByText('Amara')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /for Amara$/ })).toBeNull();
  });

  it('gives one child time, by what was given before, and says what was refused', async () => {
    room = { ...room, acts: [act('extended', { mockExamUserId: 'amara', paper: 2, seconds: 300 })] };
    server
      .on(calls.extendMockExamRoom)
      .answers(() => refused(409, 'RoomPaperOver', 'That paper is over for this child.'));
    const { user } = showAt(page);
    await user.click(await screen.findByRole('button', { name: 'More time for Amara' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/given for this paper already/)).toBeNull();
    await user.click(dialog.getByLabelText('2: Maths'));
    expect(dialog.getByText(/5 minutes more were given for this paper already/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Minutes more'), { target: { value: '121' } });
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'She felt ill.' } });
    await user.click(dialog.getByRole('button', { name: 'Give time to Amara' }));
    expect(dialog.getByText('A whole number from 1 to 120')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Minutes more'), { target: { value: '10' } });
    await user.click(dialog.getByRole('button', { name: 'Give time to Amara' }));
    expect(await dialog.findByText('That paper is over for this child.')).toBeTruthy();
    expect(bodies(calls.extendMockExamRoom)).toEqual([
      {
        mockExamSessionId: 's',
        mockExamUserId: 'amara',
        paper: 2,
        minutes: 10,
        seenSeconds: 300,
        reason: 'She felt ill.',
      },
    ]);
  });

  it('tells one child something', async () => {
    server.on(calls.messageMockExamRoom).answers(() => ({ messageId: 'm' }));
    const { user } = showAt(page);
    await user.click(await screen.findByRole('button', { name: 'Message for Amara' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/name nobody/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Message'), { target: { value: ' Take your time. ' } });
    await user.click(dialog.getByRole('button', { name: 'Send to Amara' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(calls.messageMockExamRoom)).toEqual([
      { mockExamSessionId: 's', mockExamUserId: 'amara', text: 'Take your time.' },
    ]);
  });

  it('can do nothing before it opens', async () => {
    room = { ...room, serverNow: '2027-03-06T09:00:00.000Z' };
    showAt(page);
    expect((await panel()).getByText(/The room opens at Sat 6 Mar 2027, 9:45/)).toBeTruthy();
    expect((await panel()).queryByRole('button')).toBeNull();
  });

  it('can do nothing once it is over; what was done stays to be read', async () => {
    room = { ...room, isOver: true, acts: [act('messaged', { text: 'Well done.', mockExamUserId: 'amara' })] };
    showAt(page);
    expect((await panel()).getByText('This session is over.')).toBeTruthy();
    expect((await panel()).queryByRole('button')).toBeNull();
    expect((await panel()).getByRole('listitem').textContent).toContain('Message “Well done.” for Amara');
  });

  it('leads to the timeline of whoever has begun', async () => {
    showAt(page);
    const link = await screen.findByRole('link', { name: 'Replay of Amara' });
    expect(link.getAttribute('href')).toBe('/app/admin-whizz/mock-exam-timeline?session=s&child=amara');
  });
});
