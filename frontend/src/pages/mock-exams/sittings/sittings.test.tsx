/** A child sits an exam on the real pages, before a server with the same clock and the same fold. */
import { DecompressionStream as OfNode } from 'node:stream/web';
import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import {
  createMockExamSessionTracker,
  getSealedMockExamPaper,
  getTrackerForMockExamSession,
  beatMockExam,
  keepMockExamAnswers,
} from 'schemas/mock-exams/sittings/sitting.contract';
import { examPaper } from '../../../../testing/exam/exam-paper';
import { ExamServer } from '../../../../testing/exam/exam-server';
import { unreachable } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { session } from '../../../client/session';
import { sittingMemory } from '../../../client/sitting-memory';

// jsdom has none.
beforeAll(() => void Object.assign(globalThis, { DecompressionStream: OfNode }));

const second = { ...examPaper, paperId: 'set.paper-2', name: 'Paper 2' };
let learnerId: string;
beforeEach(() => {
  ({ learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT'));
});
const serverOf = (startsIn = 0) => new ExamServer(learnerId, [examPaper, second], { startsIn });
/** The device comes back from wherever it was: the page asks anew. */
const comeBack = () =>
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
    return Promise.resolve();
  });
async function looksAgain(server: ExamServer): Promise<void> {
  const looks = () => server.web.of(getTrackerForMockExamSession).length;
  const before = looks();
  await comeBack();
  await waitFor(() => expect(looks()).toBeGreaterThan(before));
}
const kept = (server: ExamServer) => server.web.of(keepMockExamAnswers).flatMap(({ body }) => body['acts'] as object[]);

describe('the waiting room', () => {
  it('tries the device, fetches the papers, and lets nobody start before the time', async () => {
    const server = serverOf(90);
    const { address, user } = showAt('/mock-exams/start-exam-session');
    expect(await screen.findByRole('heading', { name: 'Your device is ready' })).toBeVisible();
    const start = screen.getByRole('button', { name: 'Start First Exam' });
    expect(start).toHaveAttribute('aria-disabled', 'true');
    await user.click(start);
    expect(address()).toBe('/mock-exams/start-exam-session');
    expect(server.sitting).toBeNull();
    server.pass(90);
    await comeBack();
    // Staff see who is here before anything is begun.
    await waitFor(() => expect(server.web.of(beatMockExam).length).toBeGreaterThan(0));
    await waitFor(() => expect(start).toHaveAttribute('aria-disabled', 'false'));
    await user.click(start);
    expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
    expect(address()).toBe('/mock-exams/exam');
  });

  it('says kindly that the device’s clock is wrong by a day, and counts by ours', async () => {
    const server = serverOf(24 * 3_600 + 1_800);
    server.pass(24 * 3_600);
    showAt('/mock-exams/start-exam-session');
    expect(await screen.findByText(/clock is wrong by 24 hours/)).toBeVisible();
    expect(screen.getByRole('timer', { name: /^Paper 1 opens in (29|30).minutes/ })).toBeVisible();
  });

  it('meets a session that was moved meanwhile, and one that was called off', async () => {
    const server = serverOf(3_600);
    const { address } = showAt('/mock-exams/start-exam-session');
    expect(await screen.findByRole('timer', { name: /^Paper 1 opens in (59|1.hour)/ })).toBeVisible();
    server.startsIn = 7_200;
    await comeBack();
    expect(await screen.findByRole('timer', { name: /^Paper 1 opens in (1.hour 59|2.hours)/ })).toBeVisible();
    server.hasNone = true;
    await comeBack();
    await waitFor(() => expect(address()).not.toContain('start-exam-session'));
  });

  it('belongs to the next session, where one was sat on this page before', async () => {
    const server = serverOf();
    const { address, unmount } = showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'Question 1' });
    server.pass(125 * 60);
    await comeBack();
    await waitFor(() => expect(address()).toBe('/mock-exams/exam-session-complete'));
    unmount();
    const next = new ExamServer(learnerId, [examPaper, second], { startsIn: 126 * 60, sessionId: 'session-2' });
    next.ahead = server.ahead;
    const after = showAt('/mock-exams/start-exam-session');
    expect(await screen.findByRole('button', { name: 'Start First Exam' })).toBeVisible();
    expect(after.address()).toBe('/mock-exams/start-exam-session');
  });

  it('goes on asking where it could not be reached at first', async () => {
    const server = serverOf(600);
    server.fails = unreachable;
    showAt('/mock-exams/start-exam-session');
    expect(await screen.findByRole('heading', { name: 'We cannot be reached just now' })).toBeVisible();
    server.fails = undefined;
    expect(await screen.findByRole('heading', { name: 'Your device is ready' })).toBeVisible();
  });

  it('sends whoever is in no session to the mock exams', async () => {
    serverOf().hasNone = true;
    const { address } = showAt('/mock-exams/start-exam-session');
    await waitFor(() => expect(address()).not.toContain('start-exam-session'));
  });
});

it('shows larger text in the waiting room already, and why a paper is shorter for whoever comes late', async () => {
  const server = serverOf(-20 * 60);
  server.largerText = true;
  showAt('/mock-exams/start-exam-session');
  expect(await screen.findByText(/^CEM-style mock exam/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('125%').checked).toBe(true));
  expect(screen.getByText(/The text is larger for you/)).toBeVisible();
  expect(screen.getByText(/Who starts now has 4[45].minutes.* for Paper 2 instead of 50.minutes\./)).toBeVisible();
  expect(screen.queryByText(/of 50.minutes each/)).toBeNull();
});

describe('a paper', () => {
  it('saves what is chosen and handed in, and shows it again after a reload', async () => {
    const server = serverOf();
    const { user, unmount } = showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'Question 1' });
    await user.keyboard('b{Enter}');
    expect(await screen.findByRole('heading', { name: 'Question 2' })).toBeVisible();
    expect(await screen.findByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
    expect(server.sitting?.questions['set.q1']).toMatchObject({ option: 'B', submitted: 'B' });
    unmount();
    showAt('/mock-exams/exam');
    expect(await screen.findByRole('heading', { name: 'Question 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Question 1, answered' })).toBeVisible();
  });

  it('is begun once, however often its page is opened', async () => {
    const server = serverOf();
    const tabs = [showAt('/mock-exams/exam'), showAt('/mock-exams/exam')];
    await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Question 1' })).toHaveLength(2));
    expect(server.sitting?.clock.papers).toHaveLength(1);
    expect(server.web.of(createMockExamSessionTracker).length).toBeGreaterThan(0);
    tabs.forEach(({ unmount }) => unmount());
  });

  it('goes on without a line: kept here, and sent when it is back', async () => {
    const server = serverOf();
    const { user } = showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'Question 1' });
    await waitFor(() => expect(kept(server)).toHaveLength(1));
    server.fails = unreachable;
    await user.keyboard('c{Enter}');
    await screen.findByRole('heading', { name: 'Question 2' });
    await screen.findByText(/1.answer is kept on this device/);
    expect(server.sitting?.questions['set.q1']?.option ?? null).toBeNull();
    server.fails = undefined;
    await comeBack();
    await waitFor(() => expect(server.sitting?.questions['set.q1']?.submitted).toBe('C'));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('goes on showing the letter that was chosen last, and none that it took the place of before either was sent', async () => {
    const server = serverOf();
    const { user } = showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'Question 1' });
    await waitFor(() => expect(kept(server)).toHaveLength(1));
    server.fails = unreachable;
    await user.keyboard('cd');
    server.fails = undefined;
    await comeBack();
    await waitFor(() => expect(server.sitting?.questions['set.q1']?.option).toBe('D'));
    await looksAgain(server);
    await looksAgain(server);
    expect(screen.getByRole('radio', { name: /^D/ })).toBeChecked();
  });

  it('is hidden while staff have paused the room, with a calm word, and what they say is shown', async () => {
    const server = serverOf();
    server.beganOn('another');
    const from = new Date(server.now - 1_000).toISOString();
    server.room = { ...server.room, pauses: [{ from, until: null }] };
    server.messages = [{ messageId: 'm1', text: 'We go on at once.', sentAt: new Date(server.now).toISOString() }];
    const { user, unmount } = showAt('/mock-exams/exam');
    expect(await screen.findByRole('heading', { name: 'The exam is paused.' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^A\./ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have read it' }));
    expect(screen.queryByText('We go on at once.')).toBeNull();
    unmount();
    showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'The exam is paused.' });
    expect(screen.queryByText('We go on at once.')).toBeNull();
    // What opens the paper is told once the clock goes on; whoever had opened it has it still, be it without a connection.
    const first = { from, until: new Date(server.now).toISOString() };
    server.room = { ...server.room, pauses: [first] };
    await comeBack();
    expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
    server.room = { ...server.room, pauses: [first, { from: new Date(server.now).toISOString(), until: null }] };
    await comeBack();
    expect(await screen.findByRole('heading', { name: 'The exam is paused.' })).toBeVisible();
    expect(JSON.stringify(sittingMemory.of(learnerId))).toContain('paperKey');
  });

  it('keeps a passage hidden that the child has hidden, over a pause and a reload, and shows it in the next paper', async () => {
    const server = serverOf();
    const { user, unmount } = showAt('/mock-exams/exam');
    await user.click(await screen.findByRole('button', { name: 'Hide the passage' }));
    const from = new Date(server.now - 1_000).toISOString();
    server.room = { ...server.room, pauses: [{ from, until: null }] };
    await comeBack();
    await screen.findByText('The exam is paused.');
    server.room = { ...server.room, pauses: [{ from, until: new Date(server.now).toISOString() }] };
    await comeBack();
    expect(await screen.findByRole('button', { name: 'Show the passage' })).toBeVisible();
    unmount();
    showAt('/mock-exams/exam');
    await user.click(await screen.findByRole('button', { name: 'Show the passage' }));
    await user.click(await screen.findByRole('button', { name: 'Hide the passage' }));
    server.pass(50 * 60);
    await comeBack();
    await screen.findByRole('heading', { name: 'Paper 1 is done. Have a break.' });
    server.pass(10 * 60);
    await comeBack();
    expect(await screen.findByRole('button', { name: 'Hide the passage' })).toBeVisible();
  });

  it('takes nothing from a second device until that one is told to go on', async () => {
    const server = serverOf();
    server.beganOn('another');
    const { user } = showAt('/mock-exams/exam');
    expect(await screen.findByText('Your exam is open on another device.')).toBeVisible();
    // Beside nothing that scrolls away under it.
    expect(screen.getByRole('alert').closest('.exam-body')).toBeNull();
    await user.keyboard('c');
    expect(screen.queryByRole('button', { name: 'Submit Answer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go on here' }));
    await screen.findByRole('button', { name: 'Submit Answer' });
    await user.keyboard('c');
    await waitFor(() => expect(server.sitting?.questions['set.q1']?.option).toBe('C'));
  });

  it('leaves a paper as soon as it is heard that it was handed in elsewhere, and says what came too late', async () => {
    const server = serverOf();
    const { user, address } = showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'Question 1' });
    const data = { sessionId: 'session-1', learnerId, paper: 1, endedAt: new Date(server.now).toISOString() };
    server.happens({ type: 'MockPaperEnded', data: { ...data, by: 'child' } });
    await user.keyboard('cdc');
    expect(await screen.findByRole('heading', { name: 'Paper 1 is done. Have a break.' })).toBeVisible();
    expect(address()).toBe('/mock-exams/break');
    expect(screen.getByText(/1.answer came after the paper was over/)).toBeVisible();
    expect(screen.queryByText(/^Saved/)).toBeNull();
  });

  it('says at once that another device sits on, where something is done here', async () => {
    const server = serverOf();
    const { user } = showAt('/mock-exams/exam');
    await screen.findByRole('button', { name: 'Submit Answer' });
    const data = { sessionId: 'session-1', learnerId, deviceId: 'another', insteadOf: server.sitting?.deviceId ?? '' };
    server.happens({
      type: 'MockDeviceTakenOver',
      data: { ...data, takenOverAt: new Date(server.now).toISOString() },
    });
    await user.keyboard('c');
    expect(await screen.findByText('Your exam is open on another device.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit Answer' })).toBeNull());
  });

  it('says so where what was chosen here gave way to what another device chose later', async () => {
    const server = serverOf();
    const { user } = showAt('/mock-exams/exam');
    await screen.findByRole('button', { name: 'Submit Answer' });
    const whose = { sessionId: 'session-1', learnerId };
    const takenOverAt = new Date(server.now).toISOString();
    server.happens({
      type: 'MockDeviceTakenOver',
      data: { ...whose, deviceId: 'another', insteadOf: server.sitting?.deviceId ?? '', takenOverAt },
    });
    await user.keyboard('b');
    // A second after that, and long before what is chosen here next.
    const at = new Date(server.now + 1_000).toISOString();
    server.pass(60);
    const claim = { deviceId: 'another', tab: 'its', seq: 1, at };
    server.happens({
      type: 'MockChoiceMade',
      data: { ...whose, paper: 1, questionId: 'set.q1', at, claim, option: 'A' },
    });
    // What is chosen now is chosen after that.
    server.pass(61);
    await user.click(await screen.findByRole('button', { name: 'Go on here' }));
    expect(await screen.findByText(/At question.1 you chose on the other device after/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^A/ })).toBeChecked();
    await user.keyboard('c');
    await waitFor(() => expect(server.sitting?.questions['set.q1']?.option).toBe('C'));
    await waitFor(() => expect(screen.queryByText(/you chose on the other device after/)).toBeNull());
  });

  it('sends what a device that was put aside has kept, once the paper is over', async () => {
    const server = serverOf();
    const { user } = showAt('/mock-exams/exam');
    await screen.findByRole('button', { name: 'Submit Answer' });
    const data = { sessionId: 'session-1', learnerId, deviceId: 'another', insteadOf: server.sitting?.deviceId ?? '' };
    const takenOverAt = new Date(server.now).toISOString();
    server.happens({ type: 'MockDeviceTakenOver', data: { ...data, takenOverAt } });
    await user.keyboard('c');
    await screen.findByText('Your exam is open on another device.');
    server.pass(51 * 60);
    await comeBack();
    expect(await screen.findByText(/1.answer came after the paper was over/)).toBeVisible();
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
  });

  it('rests where a child may, and goes on', async () => {
    const server = serverOf();
    server.restMinutes = 5;
    const { user } = showAt('/mock-exams/exam');
    await user.click(await screen.findByRole('button', { name: /^Take a rest/ }));
    expect(await screen.findByRole('heading', { name: 'You are having a rest.' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Go on with the paper' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 1' })).toHaveFocus());
  });

  it('says beside the button that a rest needs the internet, and nothing of it where the paper is handed in', async () => {
    const server = serverOf();
    server.restMinutes = 5;
    const { user } = showAt('/mock-exams/exam');
    const rest = await screen.findByRole('button', { name: /^Take a rest/ });
    server.fails = unreachable;
    await user.click(rest);
    const words = await screen.findByText(/^A rest needs the internet/);
    expect(rest.nextElementSibling).toBe(words);
    await user.click(screen.getByRole('button', { name: 'I have finished this paper' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hand in this paper' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep working' }));
    server.fails = undefined;
    await user.click(rest);
    expect(await screen.findByRole('heading', { name: 'You are having a rest.' })).toBeVisible();
  });

  it('is larger for a child who has that arranged, and from then on as they like it', async () => {
    const server = serverOf();
    server.largerText = true;
    const { user, unmount } = showAt('/mock-exams/exam');
    const size = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    await screen.findByRole('heading', { name: 'Question 1' });
    await waitFor(() => expect(size('125%').checked).toBe(true));
    await user.click(size('100%'));
    unmount();
    showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'Question 1' });
    expect(size('100%').checked).toBe(true);
  });

  it('is handed in after a question, and not by one press alone', async () => {
    const server = serverOf();
    const { user, address } = showAt('/mock-exams/exam');
    await user.click(await screen.findByRole('button', { name: 'I have finished this paper' }));
    expect(screen.getByText(/8.questions have no answer yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep working' }));
    expect(server.times.stage).toBe('paper');
    await user.click(screen.getByRole('button', { name: 'I have finished this paper' }));
    expect(screen.getByText(/You then wait until .* and have your break: the next paper opens at/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hand in this paper' }));
    await waitFor(() => expect(address()).toBe('/mock-exams/break'));
    // Of the hour until then the break is but the end.
    expect(
      await screen.findByText(/^You finished early\. Until .* you wait: .* your break of 10.minutes begins\.$/),
    ).toBeVisible();
    expect(screen.getByRole('timer', { name: /^Paper 2 opens in (59|1.hour)/ })).toBeVisible();
    server.pass(50 * 60);
    await comeBack();
    expect(await screen.findByRole('timer', { name: /^The break ends in/ })).toBeVisible();
    expect(screen.queryByText(/^You finished early/)).toBeNull();
  });
});

describe('time up', () => {
  it('takes the last choice and says so, in the break, which opens the next paper when it is over', async () => {
    const server = serverOf();
    const { user, address } = showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'Question 1' });
    await user.keyboard('d');
    await waitFor(() => expect(server.sitting?.questions['set.q1']?.option).toBe('D'));
    server.pass(50 * 60);
    await comeBack();
    await waitFor(() => expect(address()).toBe('/mock-exams/break'));
    const taken = /in Paper 1 but .* your choice counts all the same: question.1 \(D\)/;
    expect(await screen.findByText(taken)).toBeVisible();
    expect(screen.getByText('Your time for Paper 1 was up.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Paper 1 is done. Have a break.' })).toBeVisible();
    expect(screen.getByRole('timer', { name: /The break ends in/ })).toBeVisible();
    server.pass(10 * 60);
    // For as long as the next paper is being opened.
    expect(await screen.findByRole('timer', { name: 'The break is over' })).toBeTruthy();
    await comeBack();
    await waitFor(() => expect(address()).toBe('/mock-exams/exam'));
    expect(await screen.findByText('Paper 2')).toBeVisible();
  });

  it.each([
    [0, /opens by itself at .* on this page, and its 50.minutes begin then\./],
    [-20, /The exam closes at .*, so there are 45.minutes for it instead of 50.minutes\./],
  ])(
    'says in the break how long the next paper is for whoever began %i minutes after the start',
    async (from, words) => {
      const server = serverOf(from * 60);
      showAt('/mock-exams/exam');
      await screen.findByRole('heading', { name: 'Question 1' });
      server.pass(50 * 60);
      await comeBack();
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('keeps the break for a reload without a line, and no key with it', async () => {
    const server = serverOf();
    const { unmount } = showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'Question 1' });
    server.pass(51 * 60);
    await comeBack();
    await screen.findByRole('timer', { name: /The break ends in/ });
    await waitFor(() => expect(JSON.stringify(sittingMemory.of(learnerId))).toContain('STAGE_BREAK_TIME'));
    expect(JSON.stringify(sittingMemory.of(learnerId))).not.toContain('paperKey');
    server.fails = unreachable;
    unmount();
    showAt('/mock-exams/break');
    expect(await screen.findByRole('timer', { name: /The break ends in/ })).toBeVisible();
  });

  it('ends on the complete page, which says when all is saved, and leaves nothing behind', async () => {
    const server = serverOf();
    const { user, address } = showAt('/mock-exams/exam');
    await screen.findByRole('heading', { name: 'Question 1' });
    await user.keyboard('a{Enter}');
    expect(sittingMemory.of(learnerId)).toBeDefined();
    server.pass(125 * 60);
    await comeBack();
    await waitFor(() => expect(address()).toBe('/mock-exams/exam-session-complete'));
    expect(await screen.findByRole('heading', { name: 'All is saved.' })).toBeVisible();
    expect(screen.getByText(/^Sat 1 of 2 papers\./)).toBeVisible();
    expect(screen.getByText(/Your results are emailed to your parents by/)).toBeVisible();
    await waitFor(() => expect(sittingMemory.of(learnerId)).toBeUndefined());
  });
});

it('leaves nothing of a paper to whoever logs in next', async () => {
  serverOf();
  showAt('/mock-exams/exam');
  await screen.findByRole('heading', { name: 'Question 1' });
  await waitFor(() => expect(sittingMemory.of(learnerId)).toBeDefined());
  act(() => session.close());
  expect(sittingMemory.of(learnerId)).toBeUndefined();
  await waitFor(async () => expect(await papersOnDevice()).toBe(0));
});

it.each([
  ['a paper', getSealedMockExamPaper],
  ['the word that it has begun', createMockExamSessionTracker],
])('keeps nothing where %s was on its way when a child left', async (_, { path }) => {
  serverOf();
  const [answerNow, held] = [globalThis.fetch, [] as (() => void)[]];
  globalThis.fetch = async (address, init) => {
    const reply = await answerNow(address, init);
    if (address === path) await new Promise<void>((resolve) => held.push(resolve));
    return reply;
  };
  const { user, unmount } = showAt('/mock-exams/start-exam-session');
  if (path === createMockExamSessionTracker.path)
    await user.click(await screen.findByRole('button', { name: 'Start First Exam' }));
  await waitFor(() => expect(held.length).toBeGreaterThan(0));
  // As where a room leads to the log-in: the server would tell nobody about a sitting.
  unmount();
  act(() => session.close());
  await act(async () => {
    held.forEach((go) => go());
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(sittingMemory.of(learnerId)).toBeUndefined();
  expect(await papersOnDevice()).toBe(0);
});

function papersOnDevice(): Promise<number> {
  return new Promise((done) => {
    const opening = indexedDB.open('fieldfare-exams');
    opening.onsuccess = () => {
      const asked = opening.result.transaction('papers').objectStore('papers').count();
      asked.onsuccess = () => {
        opening.result.close();
        done(asked.result);
      };
    };
  });
}
