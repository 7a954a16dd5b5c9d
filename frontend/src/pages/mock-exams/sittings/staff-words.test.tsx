/** What staff say to whoever sits stands on each page of a sitting, until the child has read it. */
import { DecompressionStream as OfNode } from 'node:stream/web';
import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beatMockExam } from 'schemas/mock-exams/sittings/sitting.contract';
import { examPaper } from '../../../../testing/exam/exam-paper';
import { ExamServer } from '../../../../testing/exam/exam-server';
import { unreachable } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { tab } from '../../../client/device-store';

// jsdom has none.
beforeAll(() => void Object.assign(globalThis, { DecompressionStream: OfNode }));

let server: ExamServer;
beforeEach(() => {
  const { learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT');
  server = new ExamServer(learnerId, [examPaper, { ...examPaper, paperId: 'set.paper-2', name: 'Paper 2' }]);
});

const say = (...texts: readonly string[]) => {
  const sentAt = new Date(server.now).toISOString();
  server.messages = [...server.messages, ...texts.map((text) => ({ messageId: text, text, sentAt }))];
};
const comeBack = () =>
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
    return Promise.resolve();
  });
const said = () =>
  screen.queryAllByText(/^From the exam staff/).map(({ parentElement }) => parentElement?.textContent.split(': ')[1]);
const toRead = () => screen.getAllByRole('button', { name: 'I have read it' });
const standsWithin = async (texts: readonly string[]) => waitFor(() => expect(said()).toEqual(texts));

it('is heard in the waiting room, all of it, and what was put away there stays away in the exam and is told once that has begun', async () => {
  say('Good morning.', 'Water is in the hall.', 'Sit where you like.');
  const { user } = showAt('/mock-exams/start-exam-session');
  await standsWithin(['Good morning.', 'Water is in the hall.', 'Sit where you like.']);
  const [first, ...others] = toRead();
  expect(others).toEqual([]);
  expect(first).toHaveAccessibleDescription(/Good morning\. Then 2 more$/);
  if (first) await user.click(first);
  await standsWithin(['Water is in the hall.', 'Sit where you like.']);
  // Whoever goes by keyboard is led on.
  await waitFor(() => expect(toRead()[0]).toHaveFocus());
  expect(toRead()[0]).toHaveAccessibleDescription(/Water is in the hall\. Then 1 more$/);
  expect(server.toldOfStaff).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Start First Exam' }));
  await screen.findByRole('heading', { name: 'Question 1' });
  await standsWithin(['Water is in the hall.', 'Sit where you like.']);
  await waitFor(
    () =>
      expect(server.toldOfStaff).toMatchObject([
        { heard: [{ through: 3 }], putAway: [{ messageId: 'Good morning.' }] },
      ]),
    { timeout: 15_000 },
  );
}, 30_000);

it('stands in its order until each is read, over a reload, of two that were sent close together as well', async () => {
  const { user, unmount } = showAt('/mock-exams/exam');
  await screen.findByRole('heading', { name: 'Question 1' });
  say('The bell is tried at a quarter past.', 'Nobody has to leave.');
  await comeBack();
  await standsWithin(['The bell is tried at a quarter past.', 'Nobody has to leave.']);
  const [first] = toRead();
  if (first) await user.click(first);
  await standsWithin(['Nobody has to leave.']);
  unmount();
  showAt('/mock-exams/exam');
  await screen.findByRole('heading', { name: 'Question 1' });
  await standsWithin(['Nobody has to leave.']);
  await user.click(screen.getByRole('button', { name: 'I have read it' }));
  await standsWithin([]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 1' })).toHaveFocus());
});

it('folds to one line once it is read, from which it is opened again, by keyboard as well, and is not said as news', async () => {
  const { user } = showAt('/mock-exams/exam');
  await screen.findByRole('heading', { name: 'Question 1' });
  expect(screen.queryByRole('button', { name: 'What the exam staff said' })).toBeNull();
  say('Five more minutes.', 'Quiet, please.');
  await comeBack();
  await standsWithin(['Five more minutes.', 'Quiet, please.']);
  const [first] = toRead();
  if (first) await user.click(first);
  await standsWithin(['Quiet, please.']);
  expect(screen.queryByText('Five more minutes.')).toBeNull();
  const again = screen.getByRole('button', { name: 'What the exam staff said', expanded: false });
  act(() => again.focus());
  await user.keyboard('{Enter}');
  expect(again).toHaveAttribute('aria-expanded', 'true');
  const read = screen.getByRole('list', { name: 'Messages you have read' });
  expect(read).toHaveTextContent(/: Five more minutes\.$/);
  expect(read.closest('[role=status]')).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('list', { name: 'Messages you have read' })).toBeNull();
});

it('is seen one message at a time, and says how many come after it; each is read out as it comes', async () => {
  const { user } = await begunHere();
  say('Five more minutes.', 'Quiet, please.');
  await comeBack();
  await standsWithin(['Five more minutes.', 'Quiet, please.']);
  const seen = () => [...document.querySelectorAll('.hall-said > .hall-notice')].map(({ textContent }) => textContent);
  expect(seen()).toEqual([expect.stringMatching(/Five more minutes\.I have read itThen 1 more$/)]);
  expect(screen.getByText('Quiet, please.', { exact: false }).closest('[role=status]')).not.toBeNull();
  expect(toRead()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'I have read it' }));
  await waitFor(() => expect(seen()).toEqual([expect.stringMatching(/Quiet, please\.I have read it$/)]));
});

const opensAgain = async (user: ReturnType<typeof showAt>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'What the exam staff said', expanded: false }));
  const read = screen.getByRole('list', { name: 'Messages you have read' });
  return within(read)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.split(': ')[1]);
};

it('opens again all that was said in this sitting, once the server knows that it was read, over a reload and on another device', async () => {
  say('Five more minutes.', 'Quiet, please.');
  const first = await begunHere();
  await standsWithin(['Five more minutes.', 'Quiet, please.']);
  putAwayOn(server.sitting?.deviceId ?? '', 'Five more minutes.');
  putAwayOn(server.sitting?.deviceId ?? '', 'Quiet, please.');
  await comeBack();
  await standsWithin([]);
  expect(await opensAgain(first.user)).toEqual(['Five more minutes.', 'Quiet, please.']);
  first.unmount();
  tab.write('heard-of-staff', undefined);
  const { user } = await begunHere();
  expect(await opensAgain(user)).toEqual(['Five more minutes.', 'Quiet, please.']);
});

it('is not said again on a device that has told that it was put away, though its tab is another one', async () => {
  const first = showAt('/mock-exams/exam');
  await screen.findByRole('heading', { name: 'Question 1' });
  first.unmount();
  say('Quiet, please.', 'Thank you.');
  const at = new Date(server.now).toISOString();
  const whose = { sessionId: 'session-1', learnerId: server.sitting?.learnerId ?? '' };
  const deviceId = server.sitting?.deviceId ?? '';
  server.happens({
    type: 'MockMessagePutAway',
    data: { ...whose, deviceId, messageId: 'Quiet, please.', putAwayAt: at, claimedAt: at },
  });
  tab.write('heard-of-staff', undefined);
  showAt('/mock-exams/exam');
  await screen.findByRole('heading', { name: 'Question 1' });
  await standsWithin(['Thank you.']);
});

const begunHere = async () => {
  const shown = showAt('/mock-exams/exam');
  await screen.findByRole('heading', { name: 'Question 1' });
  return shown;
};
const putAwayOn = (deviceId: string, messageId: string) => {
  const putAwayAt = new Date(server.now).toISOString();
  const whose = { sessionId: 'session-1', learnerId: server.sitting?.learnerId ?? '' };
  const data = { ...whose, deviceId, messageId, putAwayAt, claimedAt: putAwayAt };
  server.happens({ type: 'MockMessagePutAway', data });
};

it('is not said again on another device of the child that has put it away', async () => {
  server.beganOn('the-first');
  say('Quiet, please.', 'Thank you.');
  putAwayOn('the-first', 'Quiet, please.');
  const { user } = showAt('/mock-exams/exam');
  await user.click(await screen.findByRole('button', { name: 'Go on here' }));
  await screen.findByRole('heading', { name: 'Question 1' });
  await standsWithin(['Thank you.']);
});

it('goes from a device that was left once the child has put it away on the other one', async () => {
  await begunHere();
  say('Quiet, please.', 'Thank you.');
  await comeBack();
  await standsWithin(['Quiet, please.', 'Thank you.']);
  const takenOverAt = new Date(server.now).toISOString();
  const whose = { sessionId: 'session-1', learnerId: server.sitting?.learnerId ?? '' };
  const insteadOf = server.sitting?.deviceId ?? '';
  server.happens({ type: 'MockDeviceTakenOver', data: { ...whose, deviceId: 'phone', insteadOf, takenOverAt } });
  putAwayOn('phone', 'Quiet, please.');
  await waitFor(() => expect(said()).toEqual(['Thank you.']), { timeout: 15_000 });
}, 30_000);

it('is heard whole by a device that was away while more was said than anybody reads at once', async () => {
  await begunHere();
  server.fails = unreachable;
  const many = Array.from({ length: 9 }, (_, n) => `Word ${n + 1}.`);
  say(...many);
  server.fails = undefined;
  await comeBack();
  await standsWithin(many);
});

it('stands on, though the heartbeats after it say what is known here and bring nothing', async () => {
  await begunHere();
  say('Quiet, please.');
  await waitFor(() => expect(said()).toEqual(['Quiet, please.']), { timeout: 15_000 });
  const told = () => server.web.of(beatMockExam).filter(({ body }) => body['roomThrough'] === 1);
  await waitFor(() => expect(told().length).toBeGreaterThan(1), { timeout: 15_000 });
  expect(said()).toEqual(['Quiet, please.']);
}, 40_000);

describe('the break', () => {
  const untilBreak = async () => {
    const shown = showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'Question 1' });
    server.pass(50 * 60);
    await comeBack();
    await screen.findByRole('heading', { name: 'Paper 1 is done. Have a break.' });
    return shown;
  };

  it('shows what staff say', async () => {
    const { user } = await untilBreak();
    say('Paper 2 is the last.');
    await comeBack();
    await standsWithin(['Paper 2 is the last.']);
    await user.click(screen.getByRole('button', { name: 'I have read it' }));
    await standsWithin([]);
  });

  it('says that the exam is paused, and not when the next paper opens, which nobody knows', async () => {
    await untilBreak();
    expect(screen.getByText(/opens by itself at/)).toBeVisible();
    const from = new Date(server.now - 1_000).toISOString();
    server.room = { ...server.room, pauses: [{ from, until: null }] };
    await comeBack();
    const words = await screen.findByRole('alert');
    expect(within(words).getByText(/the break is standing still, too/)).toBeVisible();
    expect(screen.getByRole('timer', { name: /^The break stands still, with .* left$/ })).toBeVisible();
    expect(screen.queryByText(/opens by itself at/)).toBeNull();
    // Also once it would be over.
    server.pass(20 * 60);
    await comeBack();
    expect(screen.getByText('The exam is paused.')).toBeVisible();
    server.room = { ...server.room, pauses: [{ from, until: new Date(server.now).toISOString() }] };
    await comeBack();
    expect(await screen.findByText(/opens by itself at/)).toBeVisible();
    expect(screen.queryByText('The exam is paused.')).toBeNull();
  });
});

it('stands in the waiting room that the exam is paused, and no clock runs down to a start that nobody knows', async () => {
  const { user } = showAt('/mock-exams/start-exam-session');
  expect(await screen.findByRole('timer', { name: 'Paper 1 is open' })).toBeVisible();
  const from = new Date(server.now - 1_000).toISOString();
  server.room = { ...server.room, pauses: [{ from, until: null }] };
  await comeBack();
  expect(within(await screen.findByRole('alert')).getByText('The exam is paused.')).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Paper 1 is paused' })).toBeVisible();
  const plan = screen.getByRole('heading', { name: 'What will happen' }).parentElement;
  const whens = [...(plan?.querySelectorAll('.num') ?? [])].map(({ textContent }) => textContent);
  expect(whens).toEqual(['Paused', 'Then', 'Then', 'Then']);
  await user.click(screen.getByRole('button', { name: 'Start First Exam' }));
  expect(screen.getByRole('timer', { name: 'Paper 1 is paused' })).toBeVisible();
});

it('tells whoever is in the break that staff have ended the exam, and not that they came too late', async () => {
  const { user } = showAt('/mock-exams/exam');
  await screen.findByRole('heading', { name: 'Question 1' });
  await user.click(screen.getByRole('button', { name: 'I have finished this paper' }));
  await user.click(screen.getByRole('button', { name: 'Hand in this paper' }));
  await screen.findByRole('heading', { name: 'Paper 1 is done. Have a break.' });
  server.room = { ...server.room, closedAt: new Date(server.now).toISOString() };
  await comeBack();
  expect(await screen.findByText(/^The exam staff ended your exam at/)).toBeVisible();
  expect(screen.getByText(/^Sat 1 of 2 papers\. What you did counts\.$/)).toBeVisible();
});

it('is heard by whoever has finished as long as the session goes on, and no longer', async () => {
  server.happens({
    type: 'MockSittingBegun',
    data: {
      sessionId: 'session-1',
      learnerId: 'l',
      familyId: 'f',
      papers: [],
      deviceId: 'd',
      begunAt: new Date(server.now).toISOString(),
    },
  });
  const completedAt = new Date(server.now).toISOString();
  server.happens({
    type: 'MockSittingCompleted',
    data: { sessionId: 'session-1', learnerId: 'l', completedAt, by: 'child' },
  });
  showAt('/mock-exams/exam-session-complete');
  await screen.findByRole('heading', { name: /^Well done/ });
  say('Leave by the front door.');
  // Its next heartbeat brings it.
  await waitFor(() => expect(said()).toEqual(['Leave by the front door.']), { timeout: 15_000 });
  server.pass(126 * 60);
  await comeBack();
  await standsWithin([]);
}, 30_000);
