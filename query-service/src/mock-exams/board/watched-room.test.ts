import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { START } from 'platform/event-store';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { sittingTables, type News } from './board-reads';
import { WatchedRoom } from './watched-room';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const at = '2026-12-05T10:00:00.000Z';
const session = { sessionId: 'march', startsAt: at, closesAt: at, breakMinutes: 10, papers: [] };

/** How often a room was looked at that somebody watches. */
async function watched() {
  let looks = 0;
  const log = { head: START, reached: START, hangs: false };
  const told: News[] = [];
  const room = new WatchedRoom(
    'march',
    {
      db: {
        prepared: (sql) => {
          if (sql.includes(`"${mockSessions.name}"`)) return Promise.resolve([session as never]);
          if (!sql.includes('read.projections')) return Promise.resolve([]);
          looks += 1;
          if (log.hangs) return new Promise<never>(() => undefined);
          return Promise.resolve(sittingTables.map(() => ({ position: log.reached }) as never));
        },
      },
      heardOf: () => Promise.resolve(new Map()),
      head: () => Promise.resolve(log.head),
      now: () => new Date().toISOString(),
      failed: () => undefined,
    },
    () => undefined,
  );
  await room.known();
  const leave = room.watch((news) => void told.push(news), undefined);
  await jest.advanceTimersByTimeAsync(1);
  looks = 0;
  return { room, leave, log, told, looks: () => looks };
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

it('tells whoever comes first what there is once, and then nothing that stays as it was', async () => {
  const { leave, told } = await watched();
  await jest.advanceTimersByTimeAsync(4_000);
  expect(told.map(({ anew, room: told }) => [anew, told?.mockExamSessionId])).toEqual([[true, 'march']]);
  leave();
});

it('says since when it is old where the tables stay behind the log, and that they are not any more', async () => {
  const { leave, log, told } = await watched();
  const since = Date.now();
  log.head = '00000000000000000007';
  await jest.advanceTimersByTimeAsync(2_500);
  expect(told.every(({ behindSince }) => behindSince === null)).toBe(true);
  await jest.advanceTimersByTimeAsync(4_000);
  const behind = Date.parse(told.at(-1)?.behindSince ?? '');
  expect([behind >= since, behind - since <= 1_500]).toEqual([true, true]);
  log.reached = log.head;
  await jest.advanceTimersByTimeAsync(3_000);
  expect(told.at(-1)?.behindSince).toBeNull();
  leave();
});

it('says so as well where it cannot be looked at', async () => {
  const { leave, log, told } = await watched();
  log.hangs = true;
  await jest.advanceTimersByTimeAsync(8_000);
  expect(told.at(-1)?.behindSince).toEqual(expect.any(String));
  leave();
});
