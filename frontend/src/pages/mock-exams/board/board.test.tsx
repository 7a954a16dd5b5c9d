import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as calls from 'schemas/mock-exams/room/room.contract';
import { watchMockExamBoard } from 'schemas/mock-exams/board/board.contract';
import { unexplained } from '../../../../testing/exam/unexplained';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { ReplyOf } from 'schemas/describe/contract';
import type { News } from './board-store';

type RoomActs = ReplyOf<typeof calls.getMockExamRoom>['acts'];
const page = '/app/admin-whizz/mock-exam-board?mockExamSessionId=s';
const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const NOW = 1_200;

const seat = (mockExamUserId: string, childName: string | null) => ({
  mockExamUserId,
  childName,
  arrangements: null,
  hasLeft: false,
});
const sitting = (mockExamUserId: string, more: Partial<News['sittings'][number]> = {}): News['sittings'][number] => ({
  mockExamUserId,
  clock: { papers: [{ openedAt: at(0), ended: null }], rests: [], completedAt: null },
  arrangements: null,
  questionNumber: 19,
  answered: [18],
  lastActAt: at(NOW - 3),
  silences: 0,
  takeOvers: 0,
  late: 0,
  ...more,
});
const papers = [1, 2].map((n) => ({
  paperId: `p${n}`,
  paperHash: String(n).repeat(64),
  name: `Paper ${n}`,
  minutes: 50,
}));
const whole: News = {
  serverNow: at(NOW),
  behindSince: null,
  anew: true,
  room: {
    mockExamSessionId: 's',
    startsAt: at(0),
    closesAt: at(7_500),
    breakSeconds: 600,
    setName: 'GL set 12',
    mockExamType: 'GL',
    cancelledAt: null,
    papers: papers.map((paper) => ({ ...paper, questions: 40 })),
    pauses: [],
    extensions: [],
    closed: [],
    reportsDone: 0,
    acts: 0,
  },
  seats: [seat('amara', 'Amara'), seat('beth', 'Beth O’Neill'), seat('tom', 'Tom de Souza'), seat('ines', 'Inês')],
  sittings: [sitting('amara'), sitting('beth', { answered: [2] }), sitting('tom', { lastActAt: at(NOW - 72) })],
  heard: [{ mockExamUserId: 'amara', at: at(NOW - 2), waiting: 1 }],
};
function roomOf({ room }: News): NonNullable<News['room']> {
  if (!room) throw new Error('A room is told first.');
  return room;
}
const later = (news: Partial<News>): News => ({
  serverNow: at(NOW),
  behindSince: null,
  anew: false,
  sittings: [],
  heard: [],
  ...news,
});

let server: FakeServer;
let line: ReturnType<FakeServer['streams']>;

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  server = new FakeServer();
  line = server.streams(watchMockExamBoard);
  server.on(calls.getMockExamRoom).answers(() => ({
    serverNow: at(NOW),
    opensAt: at(-900),
    isOver: false,
    papers,
    acts: [],
  }));
});

/** The page, with everything told. */
async function shown() {
  const view = showAt(page);
  await waitFor(() => expect(line.open()).toBe(1));
  await act(() => line.tell(whole, '1'));
  await screen.findByRole('heading', { name: /GL set 12/ });
  return view;
}

const tiles = () => within(screen.getByRole('list', { name: 'Children' }));
const tileOf = (name: RegExp) => tiles().getByRole('button', { name });

describe('the live board', () => {
  it('shows each child, what is left, and who needs attention', async () => {
    await shown();
    expect(screen.getByText(/Paper 1 running, ends 10:50\sam for 3 of 3/)).toBeTruthy();
    expect(tileOf(/Amara/).textContent).toMatch(
      /(30:00|29:5\d).*Q19 of 40 · 18 answered.*1\sanswer kept on the device/,
    );
    expect(tileOf(/Tom de Souza/).textContent).toMatch(/not heard of for 1 min 1[2-5] s/);
    expect(tileOf(/Inês/).textContent).toContain('Not arrived');
    expect(tileOf(/Beth/).getAttribute('aria-label')).toBe('Beth O’Neill, Q19 of 40, 2 of 40 answered, behind');
    expect(screen.getByText('Not heard of for 30 s').parentElement?.textContent).toContain('1');
    // In the token's header alone.
    const [seen] = server.of(watchMockExamBoard);
    expect(seen?.headers['Authorization']).toMatch(/^Bearer token-/);
    expect(seen?.address).not.toContain('token');
  });

  it('filters, keeps the filter in the address, and finds a name however it is typed', async () => {
    const { user, address } = await shown();
    await user.click(screen.getByRole('button', { name: /Needs attention 3/ }));
    expect(
      tiles()
        .getAllByRole('button')
        .map(({ textContent }) => textContent.slice(0, 5)),
    ).toEqual(['Amara', 'Tom d', 'Inês–']);
    expect(address()).toBe(`${page}&show=attention`);
    await user.click(screen.getByRole('button', { name: /^All 4/ }));
    for (const typed of ["o'neill", 'ines']) {
      fireEvent.change(screen.getByLabelText('Find a child'), { target: { value: typed } });
      expect(tiles().getAllByRole('button')).toHaveLength(1);
    }
  });

  it('shows who is in the waiting room before they begin, and finds them', async () => {
    const { user } = await shown();
    await act(() => line.tell(later({ heard: [{ mockExamUserId: 'ines', at: at(NOW - 4), waiting: null }] }), '2'));
    expect(tileOf(/Inês/).textContent).toMatch(/Waiting room.*heard \d+ s ago/);
    await user.click(screen.getByRole('button', { name: /^Waiting room 1/ }));
    expect(tiles().getAllByRole('button')).toHaveLength(1);
  });

  it('counts who is in the break, and finds them: each child is counted in one stage', async () => {
    const { user } = await shown();
    expect(screen.queryByText('In the break', { selector: 'dt' })).toBeNull();
    const ended = { at: at(NOW - 60), by: 'child' as const };
    const clock = { papers: [{ openedAt: at(0), ended }], rests: [], completedAt: null };
    await act(() => line.tell(later({ sittings: [sitting('beth', { clock }), sitting('tom', { clock })] }), '2'));
    const card = screen.getByText('In the break', { selector: 'dt' }).parentElement;
    expect(card?.textContent).toContain('2: show whom');
    expect(screen.getByText(/ends 10:50\sam for 1 of 1 · 2 in the break/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^In the break 2/ }));
    expect(tiles().getAllByRole('button')).toHaveLength(2);
    expect(tileOf(/Beth/).textContent).toContain('Break');
    const staged = ['Waiting room', 'Not arrived', 'In paper', 'In the break', 'Finished'].map(
      (stage) => screen.getByRole('button', { name: new RegExp(`^${stage} `) }).textContent,
    );
    expect(staged).toEqual(['Waiting room 0', 'Not arrived 1', 'In paper 1', 'In the break 2', 'Finished 0']);
  });

  it('tells how long everybody waits, and asks whether a pause of ten minutes is forgotten', async () => {
    await shown();
    const paused = (from: string) => {
      const room = { ...roomOf(whole), pauses: [{ learnerId: null, from, until: null }] };
      return act(() => line.tell(later({ room }), from));
    };
    await paused(at(NOW - 65));
    expect(screen.getByText('Everybody waits.').parentElement?.textContent).toMatch(
      /Paused for 1 min \d+ s\. Only “Resume session” ends it\./,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await paused(at(NOW - 601));
    expect(screen.getByRole('alert').textContent).toBe('Everybody still waits: has the pause been forgotten?');
  });

  it('shows what staff did for a child: the minutes on the tile, who paused and why beside it, and finds who is paused alone', async () => {
    const doing = { mockExamUserId: 'amara', by: 'Nadia Rahman', paper: null, seconds: null, text: null };
    server.on(calls.getMockExamRoom).answers(() => ({
      serverNow: at(NOW),
      opensAt: at(-900),
      isOver: false,
      papers,
      acts: [
        { ...doing, kind: 'extended', at: at(900), paper: 1, seconds: 300, reason: 'The line was down.' },
        { ...doing, kind: 'paused', at: at(1_000), reason: 'She felt ill.' },
        { ...doing, mockExamUserId: 'tom', kind: 'closed', at: at(1_100), reason: 'Not hers.' },
      ],
    }));
    const { user } = await shown();
    const room = {
      ...roomOf(whole),
      extensions: [{ learnerId: 'amara', at: at(900), paper: 1, seconds: 300 }],
      pauses: [{ learnerId: 'amara', from: at(1_000), until: null }],
    };
    await act(() => line.tell(later({ room, heard: [{ mockExamUserId: 'amara', at: at(NOW), waiting: 0 }] }), '2'));
    expect(tileOf(/Amara/).textContent).toContain('+5 min');
    expect(tileOf(/Amara/).className).toContain('is-paused');
    await user.click(screen.getByRole('button', { name: /^Paused 1/ }));
    expect(tiles().getAllByRole('button')).toHaveLength(1);
    await user.click(tileOf(/Amara/));
    const did = within(await screen.findByRole('region', { name: 'What staff did' }));
    expect(did.getByText(/Paused for Amara/).textContent).toContain(': She felt ill. (Nadia Rahman)');
    expect(did.getByText(/5.minutes more in paper 1 for Amara/).textContent).toContain('The line was down.');
    expect(did.queryByText(/Not hers/)).toBeNull();
  });

  it('shows a child as paused who has not begun: on the tile, in the count, under what needs attention, and aloud', async () => {
    const { user } = await shown();
    const pauses = [{ learnerId: 'ines', from: at(1_000), until: null }];
    await act(() => line.tell(later({ room: { ...roomOf(whole), pauses } }), '2'));
    expect(tileOf(/Inês/).textContent).toMatch(/Paused since 10:16\sam · Not arrived/);
    expect(tileOf(/Inês/).getAttribute('aria-label')).toContain('Paused since 10:16');
    expect(screen.getByText(/1 child is paused\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Paused 1/ }));
    expect(tiles().getAllByRole('button')).toEqual([tileOf(/Inês/)]);
    await user.click(screen.getByRole('button', { name: /^Needs attention 3/ }));
    expect(tileOf(/Inês/)).toBeVisible();
  });

  it('says on the tile why whoever has done nothing needs attention, and finds them', async () => {
    const { user } = await shown();
    await act(() => line.tell(later({ sittings: [sitting('beth', { answered: [0] })] }), '2'));
    expect(tileOf(/Beth/)).toHaveTextContent(/No answer in 20.minutes/);
    expect(tileOf(/Beth/)).toHaveAccessibleName(/, no answer in 20.minutes/);
    expect(tileOf(/Inês/)).toHaveTextContent(/Not here 20.minutes in/);
    await user.click(screen.getByRole('button', { name: /^Needs attention 4/ }));
    expect(tileOf(/Beth/)).toBeVisible();
    await user.click(tileOf(/Inês/));
    expect(within(screen.getByRole('dialog')).getByText(/^Not arrived · Not here 20.minutes in$/)).toBeVisible();
  });

  it('says of a session of next week that it has not begun, and that nobody is missing', async () => {
    await shown();
    const room = { ...roomOf(whole), startsAt: at(7 * 86_400), closesAt: at(7 * 86_400 + 7_500) };
    await act(() => line.tell({ ...whole, room, sittings: [], heard: [] }, '2'));
    expect(tileOf(/Inês/)).toHaveTextContent('Not begun yet');
    expect(screen.getByRole('button', { name: /^Not arrived 0/ })).toBeInTheDocument();
    expect(screen.getByText('The session has not begun.')).toBeInTheDocument();
    expect(screen.queryByText(/4.children have not arrived/)).toBeNull();
  });

  it('says who will see a message to everybody that is sent while nobody is there, and lists it', async () => {
    const acts: RoomActs = [];
    server
      .on(calls.getMockExamRoom)
      .answers(() => ({ serverNow: at(NOW), opensAt: at(-900), isOver: false, papers, acts }));
    server.on(calls.messageMockExamRoom).answers(({ text }) => {
      const none = { mockExamUserId: null, paper: null, seconds: null, reason: null };
      acts.push({ ...none, kind: 'messaged', at: at(NOW), by: 'Nadia Rahman', text });
      return { messageId: 'm1' };
    });
    const { user } = await shown();
    await act(() => line.tell({ ...whole, sittings: [], heard: [] }, '2'));
    await user.click(screen.getByRole('button', { name: 'Message all' }));
    expect(screen.getByText(/^Nobody is in the room yet/)).toBeVisible();
    await user.type(screen.getByLabelText('Message'), 'We begin at ten past.');
    await user.click(screen.getByRole('button', { name: 'Send to everybody' }));
    expect(
      await screen.findByText(/is sent\. Nobody is in the room yet: whoever comes sees it when they come\./),
    ).toBeVisible();
    const sent = within(await screen.findByRole('region', { name: 'Sent and done in this room' }));
    expect(sent.getByText(/Message “We begin at ten past\.” for everybody/)).toBeVisible();
  });

  it('shows nobody as paused in a pause of all who is not here or has finished', async () => {
    const { user } = await shown();
    const pauses = [{ learnerId: null, from: at(1_000), until: null }];
    const papers = [0, 500].map((from) => ({
      openedAt: at(from),
      ended: { at: at(from + 100), by: 'child' as const },
    }));
    const done = sitting('tom', { clock: { papers, rests: [], completedAt: at(600) } });
    await act(() => line.tell(later({ room: { ...roomOf(whole), pauses }, sittings: [done] }), '2'));
    for (const name of [/Inês/, /Tom/]) {
      expect(tileOf(name)).not.toHaveTextContent('Paused');
      expect(tileOf(name)).not.toHaveClass('is-paused');
    }
    await user.click(screen.getByRole('button', { name: /^Paused 2/ }));
    expect(tiles().getAllByRole('button')).toEqual([tileOf(/Amara/), tileOf(/Beth/)]);
  });

  it('tells how the figures of a tile came about, and whom a card counts', async () => {
    const { user } = await shown();
    await user.click(tileOf(/Tom de Souza/));
    await user.click(screen.getByText('How these figures are worked out'));
    expect(screen.getByText('3000 + 0 + 0 = 3000')).toBeVisible();
    expect(screen.getByText(/so it ends at 10:50:00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const silent = screen.getByText('Not heard of for 30 s').parentElement;
    await user.click(within(silent ?? document.body).getByRole('button'));
    expect(tiles().getAllByRole('button')).toHaveLength(1);
    expect(tileOf(/Tom de Souza/)).toBeVisible();
  });

  it('does not say that there was no silence of whom nothing is heard', async () => {
    const { user } = await shown();
    await user.click(tileOf(/Tom de Souza/));
    expect(screen.getByText('Not heard of just now')).toBeTruthy();
    expect(screen.queryByText(/No silence/)).toBeNull();
  });

  it('draws a tile anew where it has changed, and leaves the others as they are', async () => {
    await shown();
    await act(() => line.tell(later({ sittings: [sitting('beth', { answered: [30], questionNumber: 31 })] }), '2'));
    expect(tileOf(/Beth/).textContent).toContain('Q31 of 40 · 30 answered');
    expect(tileOf(/Amara/).textContent).toContain('Q19 of 40');
  });

  it('says since when it is behind where the server itself does not know more, and that it is not any more', async () => {
    await shown();
    await act(() => line.tell(later({ behindSince: at(NOW - 20) }), '2'));
    expect((await screen.findByText('The board is behind.')).parentElement?.textContent).toMatch(
      /[2-5]\d\sseconds old/,
    );
    await act(() => line.tell(later({}), '3'));
    expect(screen.queryByText('The board is behind.')).toBeNull();
  });

  it('calls nobody silent of whom it cannot hear', async () => {
    await shown();
    await act(() => line.tell(later({ heard: [{ mockExamUserId: 'amara', at: at(NOW), waiting: 0 }] }), '2'));
    await act(() => line.end());
    await screen.findByText('The line to the board is lost.');
    const now = performance.now.bind(performance);
    const aMinuteOn = jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    await act(() => new Promise((resolve) => void setTimeout(resolve, 1_100)));
    aMinuteOn.mockRestore();
    expect(tileOf(/Amara/).textContent).toMatch(/all saved [1-4]?\d s ago/);
  });

  it('says that the line is lost, and goes on after the last message by itself', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await shown();
    await act(() => line.end());
    await screen.findByText('The line to the board is lost.');
    expect(screen.getByText(/Children’s devices keep what they do/)).toBeTruthy();
    await waitFor(() => expect(line.open()).toBe(1));
    expect(server.of(watchMockExamBoard).at(-1)?.headers['Last-Event-ID']).toBe('1');
    await act(() => line.tell(later({ heard: [{ mockExamUserId: 'tom', at: at(NOW), waiting: 0 }] }), '3'));
    await waitFor(() => expect(screen.queryByText('The line to the board is lost.')).toBeNull());
    await waitFor(() => expect(tileOf(/Tom/).textContent).toContain('all saved'));
  });

  it('says why nothing can be done from it', async () => {
    server.on(calls.getMockExamRoom).answers(() => refused(403, 'NotAllowed', 'Your account may not do this.'));
    await shown();
    expect(await screen.findByText('Your account may not do this.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Message all/ })).toBeNull();
  });

  it('says why there is none, and does not ask again', async () => {
    line.refuse(refused(404, 'SessionNotFound', 'There is no such session.'));
    showAt(page);
    expect(await screen.findByText('There is no such session.')).toBeTruthy();
    expect(server.of(watchMockExamBoard)).toHaveLength(1);
  });

  it.each([
    { deed: 'Message', label: 'Message', send: 'Send to Amara', told: 'The message to Amara is sent.' },
    { deed: 'Pause', label: 'Why', send: 'Pause for Amara', told: 'Paused for Amara.' },
  ])('says that it was done for one child: $deed', async ({ deed, label, send, told }) => {
    server.on(calls.messageMockExamRoom).answers(() => ({ messageId: 'm' }));
    server.on(calls.pauseMockExamRoom).answers(() => ({}));
    const { user } = await shown();
    const said = screen.getByRole('status', { name: 'What was done' });
    expect(said).toHaveTextContent(/^$/);
    await user.click(tileOf(/Amara/));
    await user.click(await screen.findByRole('button', { name: deed }));
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${deed} .* Amara$`) }));
    fireEvent.change(dialog.getByLabelText(label), { target: { value: 'Take your time.' } });
    await user.click(dialog.getByRole('button', { name: send }));
    await waitFor(() => expect(said).toHaveTextContent(told));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it was resumed for one child, and nothing of what was left', async () => {
    const paused = { mockExamUserId: 'amara', by: 'Nadia', at: at(1_000), reason: 'She felt ill.' };
    const room = { serverNow: at(NOW), opensAt: at(-900), isOver: false, papers };
    server.on(calls.getMockExamRoom).answers(() => ({
      ...room,
      acts: [{ ...paused, kind: 'paused', paper: null, seconds: null, text: null }],
    }));
    server.on(calls.resumeMockExamRoom).answers(() => ({}));
    const { user } = await shown();
    const resume = async (press: string) => {
      await user.click(tileOf(/Amara/));
      await user.click(await screen.findByRole('button', { name: 'Resume' }));
      await user.click(await screen.findByRole('button', { name: press }));
    };
    await resume('Cancel');
    const said = screen.getByRole('status', { name: 'What was done' });
    expect(said).toHaveTextContent(/^$/);
    await resume('Resume for Amara');
    await waitFor(() => expect(said).toHaveTextContent('Resumed for Amara.'));
  });

  it('ends the exam of one child once it was said why, and says before that it cannot be taken back', async () => {
    server.on(calls.closeMockExamRoom).answers(() => ({}));
    const { user } = await shown();
    await user.click(tileOf(/Amara/));
    await user.click(await screen.findByRole('button', { name: 'End their exam' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('This cannot be taken back.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'End the exam for Amara' }));
    expect(dialog.getByText('Please say why, in a few words')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'She was ill.' } });
    await user.click(dialog.getByRole('button', { name: 'End the exam for Amara' }));
    await waitFor(() =>
      expect(server.of(calls.closeMockExamRoom).map(({ body }) => body)).toEqual([
        { mockExamSessionId: 's', mockExamUserId: 'amara', reason: 'She was ill.' },
      ]),
    );
  });

  it('tells whoever hears the page what is seen at that moment, and shows nobody who was erased by name', async () => {
    await shown();
    expect(screen.getByRole('status', { name: 'How the room stands' }).textContent).toMatch(
      /1\schild is not heard of, 1\schild has answers/,
    );
    await act(() => line.tell(later({ heard: [{ mockExamUserId: 'amara', at: at(NOW), waiting: 0 }] }), '2'));
    expect(screen.getByRole('status', { name: 'How the room stands' }).textContent).toMatch(
      /^2\schildren need attention\. 1\schild is not heard of\. 1\schild has not arrived\.$/,
    );
    await act(() => line.tell(later({ seats: [seat('amara', null), seat('tom', 'Tom de Souza')] }), '3'));
    expect(tileOf(/No name/)).toBeTruthy();
    expect(screen.queryByText('Amara')).toBeNull();
  });

  // It ends at 12:05, so its reports are due at 19:00; three have begun.
  it.each([
    { when: '2027-03-06T17:59:00.000Z', done: 0, look: '', words: /in 1 h 1 min$/ },
    { when: '2027-03-06T18:01:00.000Z', done: 2, look: 'is-off', words: /in 59 min: 1 of 3 not sent$/ },
    { when: '2027-03-06T19:02:00.000Z', done: 0, look: 'is-off', words: /2 min ago: 3 of 3 not sent$/ },
    { when: '2027-03-06T19:02:00.000Z', done: 3, look: '', words: /, all sent$/ },
  ])(
    'warns of reports that are due soon or late, as long as one is missing: %j',
    async ({ when, done, look, words }) => {
      await shown();
      const room = { ...roomOf(whole), reportsDone: done };
      await act(() => line.tell(later({ serverNow: when, room, seats: whole.seats }), '2'));
      const card = screen.getByText('Reports due').parentElement;
      await waitFor(() => expect(card?.textContent).toMatch(words));
      expect(card?.className).toBe(look);
    },
  );
});

/** What has a figure in it and opens nothing, by why. */
const unopened = {
  'again in words: it opens with a tile, or with when reports are due': [
    'Paper # running, ends # am for # of #',
    'Reports due: in # h # min',
  ],
  'a press shows whom it counts': [
    'All #',
    'Needs attention #',
    'In paper #',
    'In the break #',
    'Silent #',
    'Unsaved #',
    'Behind #',
    'Paused #',
    'Waiting room #',
    'Not arrived #',
    'Finished #',
    'Extra time #',
  ],
  'a name or a date': [
    'Sat # Mar #, # am · GL set #',
    'Not heard of for 30 s: Not heard of for # s',
    'Reports due: Sat # Mar #',
  ],
};

it('shows no figure that opens nothing', async () => {
  const { user } = await shown();
  expect(unexplained().toSorted()).toEqual(Object.values(unopened).flat().toSorted());
  await user.click(screen.getByRole('button', { name: /\(When reports are due: how it is worked out\)$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'When reports are due' });
  expect(dialog).toHaveTextContent(/ends on .* at 12:05.pm .* on .* at 7:00.pm/);
  expect(dialog).toHaveTextContent('3 − 0 = 3');
});
