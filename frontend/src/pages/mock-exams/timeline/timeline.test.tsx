import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { decideMockLateAnswer } from 'schemas/mock-exams/room/room.contract';
import { getMockExamTimeline } from 'schemas/mock-exams/timeline/timeline.contract';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { FakeServer, refused, Said } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { Timeline, TimelineEvent } from './api';

const page = '/app/admin-whizz/mock-exam-timeline?session=march&child=amara';
const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const sitting = { sessionId: 'march', learnerId: 'amara' };
const pinned = { paperId: 'p1', paperHash: '1'.repeat(64), name: 'Verbal Reasoning', minutes: 50 };
const act = (questionId: string, seconds: number) => ({
  ...sitting,
  paper: 1,
  questionId,
  at: at(seconds),
  claim: { deviceId: 'desk', tab: 'tab', seq: seconds, at: at(seconds - 2) },
});
const events: SittingEvent[] = [
  { type: 'MockSittingBegun', data: { ...sitting, familyId: 'f', papers: [pinned], deviceId: 'desk', begunAt: at(0) } },
  {
    type: 'MockPaperOpened',
    data: {
      ...sitting,
      paper: 1,
      paperId: 'p1',
      paperHash: pinned.paperHash,
      openedAt: at(0),
      arrangements: { restMinutes: 0, largerText: false },
      dueAt: at(3_121),
    },
  },
  { type: 'MockQuestionShown', data: act('q1', 5) },
  { type: 'MockChoiceMade', data: { ...act('q1', 20), option: 'A' } },
  { type: 'MockAnswerSubmitted', data: { ...act('q1', 30), option: 'B' } },
  { type: 'MockQuestionShown', data: act('q2', 31) },
  { type: 'MockSilenceBegan', data: { ...sitting, lastHeardAt: at(40) } },
  { type: 'MockSilenceEnded', data: { ...sitting, heardAt: at(186) } },
  { type: 'MockPaperEnded', data: { ...sitting, paper: 1, endedAt: at(3_000), by: 'time' } },
  { type: 'MockLateAnswerKept', data: { ...act('q2', 3_200), option: 'A', paperEndedAt: at(3_000) } },
];
const written = (event: SittingEvent, revision: number): TimelineEvent => ({
  event,
  revision,
  position: String(revision).padStart(20, '0'),
  savedAt: at(3_200),
  by: event.type === 'MockPaperEnded' ? { kind: 'clock', name: null } : { kind: 'child', name: null },
});
const question = (questionId: string, number: number, text: string) => ({
  questionId,
  number,
  text,
  options: ['cloud', 'flower'].map((option) => ({ text: option })),
});
let timeline: Timeline;
let server: FakeServer;

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  timeline = {
    serverNow: at(4_000),
    childName: 'Amara',
    isErased: false,
    session: { startsAt: at(0), closesAt: at(7_500), breakSeconds: 600, papers: [pinned] },
    papers: [
      {
        paperHash: pinned.paperHash,
        letters: { q1: 'B', q2: 'A' },
        paper: {
          paperId: 'p1',
          name: 'Verbal Reasoning',
          minutes: 50,
          sections: [
            {
              sectionId: 's',
              name: 'Words',
              subject: 'VR',
              instructions: '',
              questions: [question('q1', 1, 'Which follows SUN?'), question('q2', 2, 'Which follows RAIN?')],
            },
          ],
        },
      },
    ],
    room: [
      {
        position: '9'.repeat(20),
        savedAt: at(600),
        by: { kind: 'staff', name: 'Nadia Rahman' },
        event: { type: 'ExamRoomPaused', data: { sessionId: 'march', reason: 'The bell.', pausedAt: at(600) } },
      },
    ],
    arranged: [],
    lastHeardAt: null,
    events: events.map(written),
  };
  server = new FakeServer().on(getMockExamTimeline).answers(() => timeline);
});

const happened = async () => within(await screen.findByRole('region', { name: 'What happened' }));
const then = async () => within(await screen.findByRole('region', { name: 'What stood then' }));

describe('the timeline of a sitting', () => {
  it('draws what stood when a line is chosen, or the slider is moved', async () => {
    const { user } = showAt(page);
    await user.click((await happened()).getByRole('button', { name: /Q1 submitted B/ }));
    expect((await then()).getByText('Which follows SUN?')).toBeTruthy();
    expect((await then()).getAllByText('10:00:30').length).toBeGreaterThan(0);
    // Everything of it came an hour later: nothing had reached us.
    expect((await then()).getByText(/1 answer kept on the device/)).toBeTruthy();
    fireEvent.change((await then()).getByRole('slider', { name: 'Moment' }), { target: { value: START + 35_000 } });
    expect((await then()).getByText('Which follows RAIN?')).toBeTruthy();
    fireEvent.change((await then()).getByRole('slider'), { target: { value: START + 700_000 } });
    expect((await then()).getByText(/Paused: the paper was hidden/)).toBeTruthy();
    await user.click((await then()).getByRole('button', { name: /^Silent \d/ }));
    expect((await happened()).getByRole('button', { current: 'step' }).textContent).toContain('2 min 26 s, not known');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect((await then()).getByRole('note').textContent).toContain('The log has nothing of the device from 10:00:40');
  });

  it('has its buttons in a bar that stays, below a screen that scrolls in itself, and each paper’s end by its name', async () => {
    showAt(page);
    const drawn = await screen.findByRole('region', { name: 'The child’s screen' });
    const play = screen.getByRole('button', { name: /Play/ });
    expect(drawn.contains(play)).toBe(false);
    expect(play.closest('.replay-bar')).toBeTruthy();
    expect(screen.getByText(/^at time up in paper 1: /)).toBeTruthy();
  });

  it('keeps the moment in its address, goes by keys, and plays', async () => {
    const { address } = showAt(`${page}&at=${at(20)}`);
    const slider = (await then()).getByRole('slider');
    const shows = () => slider.getAttribute('aria-valuetext');
    expect(shows()).toBe('10:00:20');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(shows()).toBe('10:00:19');
    fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
    expect(shows()).toBe('10:00:20');
    fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
    expect(shows()).toBe('10:00:30');
    await waitFor(() => expect(address()).toContain(encodeURIComponent(at(30))));
    fireEvent.click((await then()).getByRole('button', { name: '60 times as fast' }));
    fireEvent.keyDown(document.body, { key: ' ' });
    expect((await then()).getByRole('button', { name: '❚❚ Stop' })).toBeTruthy();
    await waitFor(() => expect(shows() ?? '').not.toBe('10:00:30'));
    fireEvent.keyDown(document.body, { key: ' ' });
    expect((await then()).getByRole('button', { name: '▶ Play' })).toBeTruthy();
  });

  it('shows one kind alone, by the address, and names who noticed what ended by itself', async () => {
    const { user, address } = showAt(page);
    await user.click((await happened()).getByRole('button', { name: 'Clock 3' }));
    expect(address()).toContain('kinds=clock');
    const lines = (await happened()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('ended by itself; written 3 min 20 s later by our own clock');
    await user.click((await happened()).getByRole('button', { name: 'Staff 1' }));
    expect((await happened()).getByText(/by Nadia Rahman/)).toBeTruthy();
    await user.click((await happened()).getByRole('button', { name: 'All 11' }));
    expect(address()).toBe(page);
  });

  it('lets staff decide about a late answer, with a reason', async () => {
    server.on(decideMockLateAnswer).answers(() => ({}));
    const { user } = showAt(page);
    await user.click((await happened()).getByRole('button', { name: /^Let it count/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Let it count' }));
    expect(dialog.getByText('Please say why, in a few words')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'Her line was down.' } });
    await user.click(dialog.getByRole('button', { name: 'Let it count' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const which = { mockExamQuestionId: 'q2', tab: 'tab', seq: 3_200 };
    expect(server.of(decideMockLateAnswer)[0]?.body).toEqual({
      mockExamSessionId: 'march',
      mockExamUserId: 'amara',
      ...which,
      counts: true,
      seen: [],
      reason: 'Her line was down.',
    });
  });

  it('says to whoever decides second what another has decided meanwhile, with the way to see it', async () => {
    server
      .on(decideMockLateAnswer)
      .answers(() => refused(409, 'LateAnswerDecidedMeanwhile', 'Somebody has decided meanwhile.'));
    const { user } = showAt(page);
    await user.click((await happened()).getByRole('button', { name: /^Let it count/ }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'Her line was down.' } });
    await user.click(dialog.getByRole('button', { name: 'Let it count' }));
    expect(await dialog.findByText('Somebody has decided meanwhile.')).toBeTruthy();
    const asked = server.of(getMockExamTimeline).length;
    await user.click(dialog.getByRole('button', { name: 'Look at it anew' }));
    await waitFor(() => expect(server.of(getMockExamTimeline).length).toBeGreaterThan(asked));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('comes whole, however many pages it has', async () => {
    const all = timeline.events;
    server.on(getMockExamTimeline).answers(({ after }) => {
      const from = after === undefined ? 0 : Number(after) + 1;
      const body = { ...timeline, events: all.slice(from, from + 4), ...(from > 0 && { papers: [], room: [] }) };
      const last = from + 3;
      return new Said(200, body, last < all.length - 1 ? { 'X-Next': String(last) } : {});
    });
    showAt(page);
    expect((await happened()).getByRole('button', { name: 'All 11' })).toBeTruthy();
    expect(server.of(getMockExamTimeline)).toHaveLength(3);
  });

  it('says of a child who was erased what is left, and of one who never sat that there is nothing', async () => {
    timeline = { ...timeline, childName: null, isErased: true };
    const { unmount } = showAt(page);
    expect(await screen.findByRole('heading', { name: 'Replay: A child who was erased' })).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('the letters and times stay');
    unmount();
    server
      .on(getMockExamTimeline)
      .answers(() => refused(404, 'MockTimelineNotFound', 'This child has not begun this session.'));
    showAt(page.replace('amara', 'ben'));
    expect(await screen.findByText('This child has not begun this session.')).toBeTruthy();
  });
});
