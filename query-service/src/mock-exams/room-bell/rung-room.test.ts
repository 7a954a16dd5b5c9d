import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { START } from 'platform/event-store';
import { roomActRow, sessionRow } from 'schemas/mock-exams/testing/rows';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { roomBellsOf } from './room-bells';
import { silenceOf } from './rung-room';

const startsAt = '2026-12-05T10:00:00.000Z';
const place = (n: number): string => String(n).padStart(20, '0');

beforeEach(() => void jest.useFakeTimers({ now: Date.parse(startsAt) }));
afterEach(() => void jest.useRealTimers());

/** A room with three seats, in which staff do things. */
function room() {
  const rows = {
    session: sessionRow('march', startsAt),
    acts: [] as ReturnType<typeof roomActRow>[],
    booked: ['amara', 'tunde', 'mei'],
  };
  const looks = { sessions: 0, statements: 0, fail: false };
  const bells = roomBellsOf({
    db: {
      prepared: (sql) => {
        looks.statements += 1;
        if (looks.fail) return Promise.reject(new Error('away'));
        if (sql.includes(`"${mockSessions.name}"`)) {
          looks.sessions += 1;
          return Promise.resolve([rows.session as never]);
        }
        if (sql.includes(`"${mockRoomActs.name}"`)) {
          const isLeftOut = (kind: string) => kind === 'decided' && sql.includes('"kind" != ');
          return Promise.resolve(rows.acts.filter(({ kind }) => !isLeftOut(kind)) as never);
        }
        return Promise.resolve(rows.booked.map((learnerId) => ({ learnerId })) as never);
      },
    },
    now: () => new Date().toISOString(),
    failed: () => undefined,
  });
  const did = async (n: number, more: Parameters<typeof roomActRow>[2]) => {
    rows.acts.push(roomActRow(n, new Date().toISOString(), more));
    bells.moved([mockRoomActs.name]);
    await jest.advanceTimersByTimeAsync(150);
  };
  const listens = async (learnerId: string, after?: string) => {
    const rung: [string, number][] = [];
    const state = { isOver: false };
    const bell = await bells.at('march');
    const leave = bell?.listen(
      { learnerId, tell: (ring, at) => rung.push([at, ring.withinMs]), over: () => (state.isOver = true) },
      after,
    );
    return { rung, state, leave: () => leave?.() };
  };
  return { rows, looks, bells, did, listens };
}

it('rings for each child by what was done to them or to all, and by nothing done to another', async () => {
  const { did, listens } = room();
  const [amara, tunde] = [await listens('amara', START), await listens('tunde', START)];
  await did(10, { kind: 'paused' });
  await did(11, { kind: 'resumed' });
  await did(12, { kind: 'messaged', learnerId: 'tunde' });
  await did(13, { kind: 'extended', learnerId: 'amara' });
  // What staff decide about a late answer is on no screen.
  await did(14, { kind: 'decided', learnerId: 'amara' });
  const places = (rung: readonly [string, number][]) => rung.map(([at]) => Number(at));
  expect(places(amara.rung)).toEqual([10, 11, 13]);
  expect(places(tunde.rung)).toEqual([10, 11, 12]);
  expect(tunde.rung.at(-1)?.[1]).toBe(0);
  amara.leave();
  tunde.leave();
});

it('spreads the askings of a full room, and lets nobody wait for longer than 1.2 seconds', async () => {
  const { did, listens } = room();
  const all = await Promise.all(Array.from({ length: 481 }, (_, n) => listens(`child-${n}`, START)));
  await did(10, { kind: 'paused' });
  expect(new Set(all.map(({ rung }) => rung[0]?.[1]))).toEqual(new Set([1_200]));
  for (const { leave } of all) leave();
});

it('rings at once for whoever missed something or does not say what they know, and for nobody else', async () => {
  const { did, listens } = room();
  await did(10, { kind: 'paused' });
  const all = [
    await listens('amara'),
    await listens('amara', START),
    await listens('amara', place(10)),
    await listens('amara', 'before~x'),
  ];
  expect(all.map(({ rung }) => rung.length)).toEqual([1, 1, 0, 1]);
  for (const { leave } of all) leave();
});

it('looks once for all who listen, not for what children do, and not at all once they have gone', async () => {
  const { looks, bells, listens } = room();
  const all = await Promise.all(Array.from({ length: 50 }, () => listens('amara', START)));
  looks.statements = 0;
  for (let n = 0; n < 40; n += 1) {
    bells.moved(['mock_sittings', 'mock_sitting_answers']);
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(looks.statements).toBe(0);
  // Should nobody say that something has moved it looks every five seconds: three statements.
  await jest.advanceTimersByTimeAsync(10_000);
  expect(looks.statements).toBeLessThanOrEqual(9);
  bells.moved([mockRoomActs.name]);
  for (const { leave } of all) leave();
  looks.statements = 0;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(looks.statements).toBe(0);
});

it('goes on after a look that failed', async () => {
  const { looks, did, listens } = room();
  const amara = await listens('amara', START);
  looks.fail = true;
  await did(10, { kind: 'paused' });
  looks.fail = false;
  await jest.advanceTimersByTimeAsync(5_100);
  expect(amara.rung).toHaveLength(1);
  amara.leave();
});

it('rings a last time, and ends the line, where an exam is over for one child, for all, or the seat is another’s', async () => {
  const { rows, bells, did, listens } = room();
  const [amara, tunde, mei] = [
    await listens('amara', START),
    await listens('tunde', START),
    await listens('mei', START),
  ];
  await did(10, { kind: 'closed', learnerId: 'amara' });
  expect([amara.rung.length, amara.state.isOver, tunde.rung.length]).toEqual([1, true, 0]);
  rows.booked = ['amara', 'mei'];
  bells.moved(['rights_bookings']);
  await jest.advanceTimersByTimeAsync(150);
  expect([tunde.rung.length, tunde.state.isOver, mei.rung.length]).toEqual([1, true, 0]);
  rows.session = { ...rows.session, cancelledAt: new Date().toISOString() };
  bells.moved([mockSessions.name]);
  await jest.advanceTimersByTimeAsync(150);
  expect([mei.rung.length, mei.state.isOver]).toEqual([1, true]);
  for (const { leave } of [amara, tunde, mei]) leave();
});

it('ends by the clock too, without a word from anybody', async () => {
  const { listens } = room();
  const amara = await listens('amara', START);
  jest.setSystemTime(Date.parse(startsAt) + 12 * 60 * 60_000);
  await jest.advanceTimersByTimeAsync(5_100);
  expect([amara.rung.length, amara.state.isOver]).toEqual([0, true]);
  amara.leave();
});

it('is silent before the papers can be fetched, and after', async () => {
  const { did, bells } = room();
  await did(10, { kind: 'closed', learnerId: 'amara' });
  const standing = (await bells.at('march'))?.room;
  if (!standing) throw new Error('there is no such room');
  const at = (learnerId: string, now: string) => silenceOf(standing, learnerId, now);
  expect(at('tunde', '2026-12-05T09:44:59.999Z')).toBe('before');
  expect(at('tunde', '2026-12-05T09:45:00.000Z')).toBeUndefined();
  expect(at('amara', startsAt)).toBe('over');
  expect(at('tunde', '2026-12-06T10:00:00.000Z')).toBe('over');
});
