import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { WatchedRoom } from './watched-room';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** How often a room was looked at that somebody watches. */
async function watched() {
  let looks = 0;
  const room = new WatchedRoom(
    'march',
    {
      db: {
        prepared: (sql) => {
          if (sql.includes('read.projections')) looks += 1;
          return Promise.resolve([]);
        },
      },
      heardOf: () => Promise.resolve(new Map()),
      now: () => '2026-12-05T10:00:00.000Z',
      failed: () => undefined,
    },
    () => undefined,
  );
  const leave = room.watch(() => undefined, undefined);
  await jest.advanceTimersByTimeAsync(1);
  looks = 0;
  return { room, leave, looks: () => looks };
}

it('is looked at soon when something of a room has moved, and not for what others practise', async () => {
  const { room, leave, looks } = await watched();
  room.moved(['practice_answers', 'accounts_accounts']);
  await jest.advanceTimersByTimeAsync(700);
  expect(looks()).toBe(0);
  for (const [n, tables] of [['mock_sittings'], ['practice_answers', 'mock_sessions'], []].entries()) {
    room.moved(tables);
    await jest.advanceTimersByTimeAsync(250);
    expect(looks()).toBe(n + 1);
  }
  leave();
});
