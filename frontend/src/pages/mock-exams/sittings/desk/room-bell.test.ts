import { DecompressionStream as OfNode } from 'node:stream/web';
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { listenToMockRoomBell } from 'schemas/mock-exams/sittings/room-bell.contract';
import { beatMockExam } from 'schemas/mock-exams/sittings/sitting.contract';
import { examPaper } from '../../../../../testing/exam/exam-paper';
import { ExamServer } from '../../../../../testing/exam/exam-server';
import { refused, type FakeLine } from '../../../../../testing/fake-server';
import { signInSomebody } from '../../../../../testing/somebody';
import { SittingDesk } from './sitting-desk';

// jsdom has none.
beforeAll(() => void Object.assign(globalThis, { DecompressionStream: OfNode }));

let server: ExamServer;
let line: FakeLine;
let desk: SittingDesk;
let seen: DocumentVisibilityState = 'visible';

beforeEach(async () => {
  const { learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT');
  server = new ExamServer(learnerId, [examPaper]);
  line = server.web.streams(listenToMockRoomBell);
  desk = new SittingDesk(learnerId);
  seen = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  await desk.begin();
  jest.useFakeTimers();
});
afterEach(() => {
  desk.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** So many seconds of a page that stands. */
async function sit(seconds: number): Promise<void> {
  for (let n = 0; n < seconds; n += 1) {
    desk.tick(seen === 'visible');
    await jest.advanceTimersByTimeAsync(1_000);
  }
}
const beats = () => server.web.of(beatMockExam).length;
const lines = () => server.web.of(listenToMockRoomBell).length;

it('has the device ask once, soon after staff have done something, and not at its next time', async () => {
  await sit(4);
  expect([line.open(), beats()]).toEqual([1, 1]);
  await line.tell({ place: '7', withinMs: 1_200 }, '7');
  await line.tell({ place: '8', withinMs: 1_200 }, '8');
  await jest.advanceTimersByTimeAsync(1_200);
  expect(beats()).toBe(2);
  // And it goes on as before.
  await sit(11);
  expect([beats(), lines()]).toEqual([3, 1]);
});

it('lets a page that nobody sees wait until somebody does', async () => {
  await sit(4);
  seen = 'hidden';
  await line.tell({ place: '7', withinMs: 0 }, '7');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(beats()).toBe(1);
});

it('hangs up once all is over, and when no page of the sitting stands any more; not between two of them', async () => {
  await sit(4);
  desk.leave();
  await jest.advanceTimersByTimeAsync(3_000);
  await sit(1);
  expect([line.open(), lines()]).toEqual([1, 1]);
  server.pass(24 * 60 * 60);
  await desk.look();
  await sit(2);
  expect(line.open()).toBe(0);
  await sit(10);
  expect(lines()).toBe(1);
});

it('hangs up some seconds after the last page has gone', async () => {
  await sit(4);
  desk.leave();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(line.open()).toBe(0);
});

it('does without it where it is refused, or blocked on its way, and says nothing of it', async () => {
  line.refuse(refused(429, 'TooManyRequests', 'Too many requests.'));
  await sit(200);
  const tried = lines();
  expect(tried).toBeLessThanOrEqual(5);
  expect(beats()).toBeGreaterThanOrEqual(18);
  expect(desk.status().problem).toBeUndefined();
  await sit(60);
  expect(lines()).toBe(tried);
});
