import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { getUpcomingMockExamSessions } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { getCurrentMockExamSessionIfTakingPlace } from 'schemas/mock-exams/sittings/current-session.contract';
import { getTrackerForMockExamSession } from 'schemas/mock-exams/sittings/sitting.contract';
import { noArrangements, notBegun, quietRoom } from 'schemas/mock-exams/sittings/time-facts';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { getBundleOffer } from 'schemas/payments/my-plan.contract';
import { openingPrices } from 'schemas/payments/prices/price-list';
import { getPrices } from 'schemas/payments/prices/prices.contract';
import { FakeServer, Said, unreachable } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { leaving } from '../../../parts/prices/leaving';
import type { Tracker, UpcomingExam } from './api';
import { wordsOf } from './countdown';
import DashboardPage from './dashboard.page';

const startsAt = '2027-07-03T13:30:00.000Z';
const exam: UpcomingExam = {
  mockExamSessionId: 's',
  mockExamDate: '2027-07-03',
  mockExamTime: '14:30:00',
  startsAt,
  closesAt: '2027-07-03T15:35:00.000Z',
  mockExamType: 'GL',
  isCatchUpSession: false,
  isFreeSession: false,
  minutes: [50, 50],
  isRegistered: 'Yes',
  isSubscriber: false,
  registration: 'yes',
  isFull: false,
  arrangements: null,
};
const tracker: Tracker = {
  mockExamSessionTrackerCompositeId: { mockExamSessionId: 's', mockExamUserId: 'amara' },
  currentMockExamStage: 'STAGE_SESSION_NOT_STARTED',
  currentBackEndTime: '11:00:00',
  mockExamsCompleted: 0,
  mockExamsLeft: 2,
  mockExamType: 'GL',
  largerText: false,
  papers: ['English and Verbal Reasoning', 'Maths'].map((name, n) => ({
    paperId: `paper-${n}`,
    paperHash: String(n).repeat(64),
    name,
    minutes: 50,
  })),
  papersFrom: '2027-07-03T13:15:00.000Z',
  facts: {
    session: { startsAt, closesAt: exam.closesAt, breakSeconds: 600, papers: [{ minutes: 50 }, { minutes: 50 }] },
    room: quietRoom,
    arrangements: noArrangements,
    sitting: notBegun,
  },
  sitting: null,
  messages: [],
  roomThrough: 0,
};
const running = { mockExamSessionId: 's', startsAt, serverNow: startsAt, hasBegun: false };
const HALL = '/mock-exams/start-exam-session';
/** Of a session without one: `hasBegun` and so on are not told. */
const none = new Said(204);

let server: FakeServer;
let told: number | typeof running | Said;
let sessions: UpcomingExam[];
let facts: Partial<Tracker['facts']>;
let largerText: boolean;

beforeEach(() => {
  signInSomebody('ROLE_MOCK_EXAM_STUDENT', 'ROLE_FREE_USER');
  [told, sessions, facts, largerText] = [7_200, [exam], {}, false];
  server = new FakeServer()
    .on(getCurrentMockExamSessionIfTakingPlace)
    .answers(() => (told instanceof Said ? told : new Said(200, told)))
    .on(getUpcomingMockExamSessions)
    .answers(() => ({ serverNow: '2027-07-03T11:30:00.000Z', sessions }))
    .on(getTrackerForMockExamSession)
    .answers(() => ({
      serverNow: '2027-07-03T11:30:00.000Z',
      tracker: { ...tracker, largerText, facts: { ...tracker.facts, ...facts } },
    }))
    .on(getBundleOffer)
    .answers(() => ({ isOffered: true }))
    .on(getPrices)
    .answers(() => ({ version: 1, ...openingPrices, bundlePence: 3_500 }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = () => showAt('/mock-exams/dashboard');
const lastLook = () => server.of(getTrackerForMockExamSession).at(-1)?.body;
const start = () => screen.findByRole('button', { name: 'Start Mock Exam' });

describe('the instructions dashboard', () => {
  it('says which exam comes next, what is in it, and nine things to know', async () => {
    open();
    const next = within(await screen.findByRole('region', { name: 'Your next mock exam' }));
    expect(await next.findByText(/GL-style mock exam · Sat 3 Jul 2027/)).toHaveTextContent('2:30 pm');
    expect(await next.findByText('Paper 1: English and Verbal Reasoning')).toBeTruthy();
    expect(next.getByText(/Stand up, have a drink/)).toHaveTextContent('Break, 10 minutes.');
    expect(next.getByText(/the exam closes for you at/)).toHaveTextContent('4:35 pm');
    expect(next.queryByText(/Arranged for you/)).toBeNull();
    const instructions = within(screen.getByRole('region', { name: 'Before and during the exam' }));
    expect(instructions.getAllByRole('listitem')).toHaveLength(9);
  });

  it('tells of the next exam alone, while the server still tells of one that was sat today', async () => {
    const sat = { ...exam, startsAt: '2027-07-03T10:00:00.000Z', closesAt: '2027-07-03T11:00:00.000Z' };
    sessions = [sat, { ...exam, mockExamSessionId: 'next', mockExamType: 'CEM' }];
    open();
    const next = within(await screen.findByRole('region', { name: 'Your next mock exam' }));
    expect(await next.findByText(/CEM-style mock exam · Sat 3 Jul 2027/)).toHaveTextContent('2:30 pm');
    expect(next.queryByText(/GL-style/)).toBeNull();
    expect(next.queryByText(/the exam closes for you at/)).toBeNull();
    expect(next.getByText(/with a short break between them/)).toBeVisible();
  });

  it('tells kindly what was arranged for the child, and reckons with it', async () => {
    facts = { arrangements: { extraPercent: 25, extraMinutes: 0, restMinutes: 5 } };
    largerText = true;
    open();
    expect(
      await screen.findByText(/25% more time in each paper, up to 5.minutes of rest.* and larger text/),
    ).toBeTruthy();
    expect(screen.getByText('Paper 2: Maths').closest('p')).toHaveTextContent('1 hour 2 minutes 30 seconds');
    expect(screen.getByText(/the exam closes for you at/)).toHaveTextContent('5:00 pm');
  });

  it('says in the words of the product that no session runs, when Start is pressed', async () => {
    const { user, address } = open();
    expect(await start()).toHaveAccessibleDescription('It leads in while your exam is on.');
    await user.click(await start());
    const modal = within(await screen.findByRole('dialog', { name: 'Your exam session has not started.' }));
    expect(
      modal.getByText("You'll be able to access your exam during the exam session. You may need to refresh the page."),
    ).toBeTruthy();
    await user.click(modal.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/mock-exams/dashboard');
  });

  it('opens the waiting room a quarter of an hour before', async () => {
    told = 960;
    const early = open();
    expect(await start()).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to the waiting room' })).toBeNull();
    early.unmount();
    told = 899;
    signInSomebody('ROLE_MOCK_EXAM_STUDENT');
    open();
    expect(await screen.findByRole('link', { name: 'Go to the waiting room' })).toHaveAttribute('href', HALL);
  });

  it('leads into a session that runs, when Start is pressed and not before', async () => {
    told = running;
    const { user, address } = open();
    await screen.findByRole('heading', { name: 'Your mock exam is on now.' });
    expect(address()).toBe('/mock-exams/dashboard');
    await user.click(await start());
    await waitFor(() => expect(address()).toBe(HALL));
    // By its id: of those that are near the server might take another one for theirs, or know of none.
    await waitFor(() => expect(lastLook()).toEqual({ mockExamSessionId: 's' }));
  });

  it('says of one that is paused that it is, and no time at which anything ends', async () => {
    told = running;
    facts = { room: { ...quietRoom, pauses: [{ from: '2027-07-03T11:29:00.000Z', until: null }] } };
    open();
    const card = within(await screen.findByRole('region', { name: 'Your next mock exam' }));
    expect(await card.findByRole('heading', { name: 'Your mock exam is paused.' })).toBeVisible();
    expect(card.getByText(/^The exam staff have stopped the clock for everybody\. Nobody loses time/)).toBeVisible();
    expect(card.queryByText(/closes for you at/)).toBeNull();
  });

  it('names the exam to the waiting room', async () => {
    told = 600;
    const { user, address } = open();
    await user.click(await screen.findByRole('link', { name: 'Go to the waiting room' }));
    await waitFor(() => expect(address()).toBe(HALL));
    await waitFor(() => expect(lastLook()).toEqual({ mockExamSessionId: 's' }));
  });

  it('tells of no other exam while one runs that is not among those to come', async () => {
    told = { ...running, mockExamSessionId: 'longer' };
    sessions = [{ ...exam, mockExamSessionId: 'next', mockExamType: 'CEM' }];
    open();
    const now = within(await screen.findByRole('region', { name: 'Your next mock exam' }));
    expect(await now.findByRole('heading', { name: 'Your mock exam is on now.' })).toBeVisible();
    expect(now.queryByText(/CEM-style/)).toBeNull();
    expect(now.queryByText('Paper 2: Maths')).toBeNull();
  });

  const opened = { openedAt: startsAt, ended: null };
  const over = { openedAt: startsAt, ended: { at: '2027-07-03T14:20:00.000Z', by: 'time' as const } };
  it.each([
    [20, [], /closes at 4:35.pm\. Who starts now has 4[45].minutes.* for Paper 2 instead of 50.minutes/],
    [20, [opened], /You are in Paper 1\. Your time for it ends at 3:20.pm/],
    [52, [over], /You are in the break\. Paper 2 opens at 3:30.pm/],
    [61, [over], /The break is over\. Paper 2 opens as soon as you go back/],
  ])('says how it stands %i minutes after the start', async (minutes, papers, words) => {
    facts = { sitting: { ...notBegun, papers } };
    told = { ...running, serverNow: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString() };
    open();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('leads back into an exam that was begun', async () => {
    told = { ...running, hasBegun: true };
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Go on with my mock exam' }));
    await waitFor(() => expect(address()).toBe(HALL));
  });

  it('says so where no exam is booked, and leads to the dates', async () => {
    told = none;
    open();
    await screen.findByRole('heading', { name: 'No mock exam is booked.' });
    expect(screen.getByText(/What you have sat stands under/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upcoming Exam Dates' })).toHaveAttribute(
      'href',
      '/mock-exams/upcoming-exams',
    );
    expect(await start()).toBeTruthy();
  });

  it('still says what stands where the rest of it cannot be told', async () => {
    server.on(getTrackerForMockExamSession).answers(() => new Said(403, { code: 'NotAllowed', title: 'Sorry.' }));
    open();
    expect(await screen.findByText(/2 papers - 50 minutes each, with a short break/)).toBeTruthy();
    expect(screen.getByRole('timer')).toBeTruthy();
  });
});

describe('the clock of the dashboard', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** The page itself, in a time that passes only as the test says. */
  const openInTime = async () => {
    const page = render(
      <MemoryRouter initialEntries={['/mock-exams/dashboard']}>
        <Routes>
          <Route path="/mock-exams/dashboard" element={<DashboardPage />} />
          <Route path={HALL} element={<p>The hall</p>} />
        </Routes>
      </MemoryRouter>,
    );
    await pass(10);
    return page;
  };

  it('takes whoever waits to the exam once it is due and the server says that it runs: 0 is a number', async () => {
    told = 0;
    await openInTime();
    expect(screen.getByRole('heading', { name: 'Your mock exam is about to begin.' })).toBeTruthy();
    await pass(5_000);
    expect(screen.queryByText('The hall')).toBeNull();
    told = running;
    await pass(2_000);
    expect(screen.getByText('The hall')).toBeTruthy();
  });

  it('does not send in again whoever comes back out, by what was heard before', async () => {
    told = 2;
    const { unmount } = await openInTime();
    unmount();
    await pass(5_000);
    told = running;
    await openInTime();
    await pass(3_000);
    expect(screen.getByRole('heading', { name: 'Your mock exam is on now.' })).toBeTruthy();
    expect(screen.queryByText('The hall')).toBeNull();
  });

  it('goes on to the next exam where the one that was due has been moved', async () => {
    told = 1;
    await openInTime();
    await pass(1_500);
    told = 86_400;
    await pass(2_000);
    expect(screen.getByRole('timer')).toHaveTextContent('01day');
    expect(screen.queryByText('The hall')).toBeNull();
  });

  it('counts down second by second, also beyond what a timer of a browser can hold, whatever the device’s clock says', async () => {
    told = 40 * 86_400 + 5;
    await openInTime();
    expect(screen.getByRole('timer')).toHaveTextContent('40days00hours00minutes05seconds');
    jest.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    await pass(2_000);
    expect(screen.getByRole('timer')).toHaveTextContent('40days00hours00minutes03seconds');
    expect(server.of(getCurrentMockExamSessionIfTakingPlace)).toHaveLength(1);
    await pass(30_000);
    expect(server.of(getCurrentMockExamSessionIfTakingPlace)).toHaveLength(2);
  });

  it('says so without a connection, has the instructions all the same, and comes back by itself', async () => {
    const answers = () => (told instanceof Said ? told : new Said(200, told));
    server.on(getCurrentMockExamSessionIfTakingPlace).answers(unreachable);
    await openInTime();
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Your place is safe');
    expect(screen.getByRole('heading', { name: 'Before and during the exam' })).toBeTruthy();
    server.on(getCurrentMockExamSessionIfTakingPlace).answers(answers);
    await pass(35_000);
    expect(screen.getByRole('timer')).toBeTruthy();
  });
});

describe('the banner for parents', () => {
  const banner = () => screen.findByRole('region', { name: 'For a parent: all mock exams' });
  it('has the price of the list and leads to the page to pay on', async () => {
    const went = jest.spyOn(leaving, 'to').mockReturnValue(undefined);
    server.on(createCheckoutFromDashboard).answers(() => ({ url: 'http://fieldfare.test/stripe/checkout/cs_1' }));
    const { user } = open();
    await waitFor(async () =>
      expect(await banner()).toHaveTextContent('all upcoming sessions plus the unlimited platform for £35 per month.'),
    );
    await user.click(within(await banner()).getByRole('button'));
    await waitFor(() => expect(went).toHaveBeenCalledWith('http://fieldfare.test/stripe/checkout/cs_1'));
    expect(server.of(createCheckoutFromDashboard)[0]?.body).toEqual({ productId: 4 });
  });

  it('leads whoever has a plan to where it is changed: nobody pays for two', async () => {
    signInSomebody('ROLE_MOCK_EXAM_STUDENT', 'ROLE_USER');
    open();
    expect(within(await banner()).getByRole('link')).toHaveAttribute('href', '/app/my-subscription');
    expect(within(await banner()).queryByRole('button')).toBeNull();
  });

  it('is not shown to a subscriber, nor where there is no session to come', async () => {
    sessions = [{ ...exam, isSubscriber: true }];
    open();
    await screen.findByText(/GL-style mock exam/);
    expect(screen.queryByText(/For a parent/)).toBeNull();
  });
});

it('says lengths of time in words', () => {
  expect([0, 5, 3_600, 90_061].map(wordsOf)).toEqual([
    'a moment',
    '5\u00a0seconds',
    '1\u00a0hour',
    '1\u00a0day 1\u00a0hour',
  ]);
});
