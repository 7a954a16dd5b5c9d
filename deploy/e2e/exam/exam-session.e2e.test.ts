import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { eventually, until } from 'platform/testing/eventually';
import {
  closeMockExamRoom,
  messageMockExamRoom,
  pauseMockExamRoom,
  resumeMockExamRoom,
} from 'schemas/mock-exams/room/room.contract';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import { getTrackerForMockExamSession } from 'schemas/mock-exams/sittings/sitting.contract';
import type { TimeFacts } from 'schemas/mock-exams/sittings/time-facts';
import { GRACE_SECONDS, timesOf } from 'schemas/mock-exams/sittings/times.rules';
import { streamOf } from 'platform/event-store';
import { happened, type Town } from '../../system/people/people';
import { keepSet, type KeptSet } from '../../system/mock-exams/papers';
import { planSession, sitterOf, type Sitter } from '../../system/mock-exams/seats';
import { onPage, openBrowser } from '../browser/browser';
import { callsOf } from '../browser/calls';
import { answer, deviceOf, openAt, question, saved } from './exam-child';
import { heldByDevice } from './held-by-device';
import { examTown } from './exam-town';

/** Longer than this a child is without a line, in the middle of a paper. */
const OFFLINE_MS = 40_000;

/** Longer than a break of a minute, with what is left of the paper before it. */
const LONGEST_BREAK_MS = 180_000;

/** Longer than a page takes to come on a machine that does other things: it is seen to wait for the start. */
const BEFORE_START_S = 20;

let browser: Browser;
let town: Town;
let kept: KeptSet;
/** With the same questions, one session would keep the answers of the other closed. */
let keptBeside: KeptSet;
beforeAll(async () => {
  browser = await openBrowser();
  town = examTown();
  // The shortest that a paper lasts. A break lasts from a paper's deadline: with none of its own, until that.
  [kept, keptBeside] = [await keepSet(town, [1, 20]), await keepSet(town, [1, 20])];
});
afterAll(async () => {
  await browser.close();
  await town.ground.close();
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

const questionsOf = ({ questionIds }: KeptSet, paper: number) => questionIds[paper - 1] ?? [];

/** What counts in one paper as the server has it, by the numbers of its questions. */
async function countedOf({ client }: Sitter, mockExamSessionId: string, ids: readonly string[]) {
  const { tracker } = await client.call(getTrackerForMockExamSession, { mockExamSessionId });
  const questions = tracker?.sitting?.questions ?? {};
  return ids.flatMap((id, n) => {
    const counted = questions[id] && countedAnswer(questions[id]);
    return counted ? [[n + 1, counted.option, counted.takenAtTimeUp] as const] : [];
  });
}

// Beside each other: a minute of an exam is a minute of waiting.
it.concurrent(
  'sits a whole session: forty seconds without a line, a reload, time up, another device, all of it saved and looked at again',
  async () => {
    const sessionId = `whole-${randomUUID()}`;
    const sitter = await sitterOf(town, { sessionId });
    await planSession(town, { sessionId, startsAt: inSeconds(-1), set: kept.set });

    const { page, complaints } = await deviceOf(browser, sitter);
    await openAt(page, 'start-exam-session');
    await page.getByRole('heading', { name: 'Your device is ready' }).waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await page.getByRole('button', { name: 'Start First Exam' }).click();
    await answer(page, 1, 'c');
    await question(page, 2);
    await saved(page);
    const held = await heldByDevice(page);
    expect(held.some((text) => text.includes(sessionId))).toBe(true);
    const untold = [...kept.words, ...kept.secrets];
    expect(untold.filter((word) => held.some((text) => text.includes(word)))).toEqual([]);

    await page.context().setOffline(true);
    const offline = performance.now();
    await answer(page, 2, 'a');
    await question(page, 3);
    await page.keyboard.press('b');
    await page.getByText('2 answers are kept on this device', { exact: false }).waitFor();
    // Without a line a reload goes on where the child was, with what they did.
    await page.reload();
    await question(page, 3);
    await page.getByRole('button', { name: 'Question 2, answered' }).waitFor();
    await wait(Math.max(0, OFFLINE_MS - (performance.now() - offline)));
    await page.context().setOffline(false);

    // The time is up; with no break of its own the session goes on with the next paper by itself.
    await page.getByRole('heading', { name: 'Paper 2' }).waitFor();
    await until(
      async () => (await countedOf(sitter, sessionId, questionsOf(kept, 1))).length === 3,
      'what was done without a line is there',
    );
    expect(await countedOf(sitter, sessionId, questionsOf(kept, 1))).toEqual([
      [1, 'C', false],
      [2, 'A', false],
      [3, 'B', true],
    ]);
    await answer(page, 1, 'e');
    await question(page, 2);
    await saved(page);

    const other = await deviceOf(browser, sitter, 390);
    await openAt(other.page, 'exam');
    await other.page.getByRole('button', { name: 'Go on here' }).click();
    // The list stands behind the question whether to go on here: keys count once that is gone.
    await other.page.getByRole('button', { name: 'Go on here' }).waitFor({ state: 'detached' });
    await other.page.getByRole('button', { name: 'Question 1, answered' }).waitFor();
    await answer(other.page, 2, 'd');
    await saved(other.page);
    await page.getByText('Your exam is open on another device.').waitFor();
    await other.page.getByRole('button', { name: 'I have finished this paper' }).click();
    await other.page.getByRole('button', { name: 'Hand in this paper' }).click();
    await other.page.getByRole('heading', { name: 'All is saved.' }).waitFor();
    expect(await countedOf(sitter, sessionId, questionsOf(kept, 2))).toEqual([
      [1, 'E', false],
      [2, 'D', false],
    ]);
    await other.page.reload();
    await other.page.getByRole('heading', { name: 'Well done. You have finished.' }).waitFor();
    expect(await leftOnDevice(other.page)).toEqual([]);

    // Nobody may sit on, but what was done in time is taken for a while: until then the answers stay closed.
    const staff = await callsOf('admin@fieldfare.example');
    await staff(closeMockExamRoom.path, { mockExamSessionId: sessionId, reason: 'All have finished.' });
    await openAt(other.page, 'past-exams');
    await other.page.getByRole('heading', { name: /^The answers open/ }).waitFor();
    const review = other.page.getByRole('link', { name: 'Review Paper 1' });
    expect(await review.count()).toBe(0);
    await wait(GRACE_SECONDS * 1_000);
    await other.page.reload();
    await review.click();
    await other.page.getByRole('heading', { name: '1 of 8 right, 2 to put right, 5 without an answer' }).waitFor();
    await other.page.getByLabel('Question 3, not right').click();
    const solution = other.page.getByRole('region', { name: 'Solution' });
    await solution.getByText('Because of', { exact: false }).waitFor();
    expect(await solution.getByRole('definition').allTextContents()).toEqual(['B ✗', 'C']);
    expect([...complaints, ...other.complaints]).toEqual([]);
  },
  // Two minutes of it are the wait for the answers.
  480_000,
);

it.concurrent('gives a child a quarter more time, stands still while the room is paused, and goes through the break into the second paper', async () => {
  const sessionId = `paused-${randomUUID()}`;
  const sitter = await sitterOf(town, { sessionId });
  const { learnerId, accountId: familyId } = sitter;
  const arrangements: Arrangements = {
    extraTime: { kind: 'percent', percent: 25 },
    restMinutes: 0,
    largerText: false,
  };
  await happened(town, streamOf('booking', `${sessionId}.${learnerId}`), [
    { type: 'BookingArrangementsSet', data: { sessionId, learnerId, familyId, arrangements, setAt: inSeconds(0) } },
  ]);
  const staff = await callsOf('admin@fieldfare.example');
  const { page, complaints } = await deviceOf(browser, sitter, 390);
  // Last of all: the page is opened before it starts. It has a break of its own, the shortest that there is.
  await planSession(town, {
    sessionId,
    startsAt: inSeconds(BEFORE_START_S),
    set: { ...keptBeside.set, breakMinutes: 1 },
  });
  await openAt(page, 'start-exam-session');
  await page.getByText('You can press this at', { exact: false }).waitFor();
  await staff(messageMockExamRoom.path, {
    mockExamSessionId: sessionId,
    text: 'Good morning. We begin in a moment.',
  });
  await page.getByText('Good morning. We begin in a moment.').waitFor();
  await page.getByRole('button', { name: 'I have read it' }).click();
  await page.getByText('You can start now. Your 1 minute 15 seconds begin when you press this.').waitFor();
  await page.getByRole('button', { name: 'Start First Exam' }).click();
  await answer(page, 1, 'c');
  await saved(page);
  await staff(pauseMockExamRoom.path, { mockExamSessionId: sessionId, reason: 'A fire alarm' });
  await page.getByRole('heading', { name: 'The exam is paused.' }).waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
  const still = await secondsLeft(page);
  await onPage(page, `document.querySelector('[role=timer]').textContent !== ''`);
  await staff(messageMockExamRoom.path, { mockExamSessionId: sessionId, text: 'All is well. We go on at once.' });
  await page.getByText('All is well. We go on at once.').waitFor();
  expect(await secondsLeft(page)).toBe(still);
  await staff(resumeMockExamRoom.path, { mockExamSessionId: sessionId });
  await question(page, 2);
  const { tracker } = await sitter.client.call(getTrackerForMockExamSession, { mockExamSessionId: sessionId });
  expect(tracker?.facts.arrangements.extraPercent).toBe(25);
  await until(async () => (await secondsLeft(page)) < still, 'the clock goes on');
  // Handed in early, the break lasts until the others' as well.
  await page.getByRole('button', { name: 'I have read it' }).click();
  await page.getByRole('button', { name: 'I have finished this paper' }).click();
  await page.getByRole('button', { name: 'Hand in this paper' }).click();
  await page.getByRole('heading', { name: 'Paper 1 is done. Have a break.' }).waitFor();
  await page.getByRole('timer', { name: /^Paper 2 opens in/ }).waitFor();
  await page.reload();
  await page.getByRole('timer', { name: /^Paper 2 opens in/ }).waitFor();
  // Without a line a reload keeps the break, and its clock goes on.
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Paper 1 is done. Have a break.' }).waitFor();
  const ofBreak = await secondsLeft(page);
  await until(async () => (await secondsLeft(page)) < ofBreak, 'the break’s clock goes on');
  await page.context().setOffline(false);
  await staff(messageMockExamRoom.path, { mockExamSessionId: sessionId, text: 'Paper 2 is the last.' });
  await page.getByText('Paper 2 is the last.').waitFor();
  expect(await page.getByRole('button', { name: 'I have read it' }).count()).toBe(1);

  // The break is over: the second paper opens by itself, with all of its own time.
  await page.getByRole('heading', { name: 'Paper 2' }).waitFor({ timeout: LONGEST_BREAK_MS });
  await answer(page, 1, 'd');
  await question(page, 2);
  const { tracker: later } = await sitter.client.call(getTrackerForMockExamSession, { mockExamSessionId: sessionId });
  expect(later?.sitting?.breaksBegun).toEqual([1]);
  expect(later && betweenPapers(later.facts)).toBeGreaterThanOrEqual(60_000);
  const second = () => countedOf(sitter, sessionId, questionsOf(keptBeside, 2));
  // What is chosen goes to the server before what is handed in, and would be taken at time up meanwhile.
  const isHandedIn = async () => (await second()).some(([, , takenAtTimeUp]) => !takenAtTimeUp);
  await until(isHandedIn, 'the answer is there, and handed in');
  expect(await second()).toEqual([[1, 'D', false]]);
  await page.getByRole('button', { name: 'I have finished this paper' }).click();
  await page.getByRole('button', { name: 'Hand in this paper' }).click();
  await page.getByRole('heading', { name: 'All is saved.' }).waitFor();
  expect(complaints).toEqual([]);
}, 360_000);

/** From the end of the first paper's time until the second was opened, in ms. */
function betweenPapers(facts: TimeFacts): number {
  const [first, second] = timesOf(facts, inSeconds(0)).papers;
  return Date.parse(second?.openedAt ?? '') - Date.parse(first?.endsAt ?? '');
}

async function secondsLeft(page: Awaited<ReturnType<typeof deviceOf>>['page']): Promise<number> {
  const told = await page.getByRole('timer').getAttribute('aria-label');
  const of = (unit: string) => Number(new RegExp(`(\\d+)\\s${unit}`).exec(told ?? '')?.[1] ?? 0);
  return of('minute') * 60 + of('second');
}

/** Sealed papers, acts and what a tab remembers: what another child could find. */
const leftOnDevice = (page: Awaited<ReturnType<typeof deviceOf>>['page']) =>
  eventually(
    () =>
      page.evaluate<string[]>(`(async () => {
        const open = indexedDB.open('fieldfare-exams');
        const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
        const count = (name) => new Promise((done) => {
          const asked = database.transaction(name).objectStore(name).count();
          asked.onsuccess = () => done(asked.result);
        });
        const found = [];
        for (const name of ['acts', 'papers']) if ((await count(name)) > 0) found.push(name);
        if (sessionStorage.getItem('fieldfare.sitting') !== null) found.push('sitting');
        database.close();
        return found;
      })()`),
    (left) => left.length === 0,
  );
