import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { nothing, visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import type { getUpcomingMockExamSessions } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { ALWAYS, mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { sessionRow, sittingRow } from 'schemas/mock-exams/testing/rows';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import { asked } from '../../../testing/asked';
import { learnerSessionsQuery } from '../sessions/learner-sessions.query';
import { currentSessionQuery } from './current-session.query';

const [MINUTE, DAY] = [60_000, 86_400_000];
const away = (ms: number) => new Date(Date.now() + ms).toISOString();
const long = away(-30 * DAY);

let database: TestDatabase;
let db: Database;

const seat = (sessionId: string, learnerId: string, state: 'booked' | 'cancelled' = 'booked') => ({
  sessionId,
  learnerId,
  state,
  familyId: learnerId,
  changedAt: long,
  heldUntil: null,
});
const sitting = (learnerId: string, stage: 'paper' | 'complete') =>
  sittingRow({ sessionId: 'over', learnerId }, long, { stage, paper: 2 });
const grant = (learnerId: string) => ({
  familyId: learnerId,
  grantId: 'all',
  learnerId,
  gives: ['all-mock-sessions' as const],
  sessionIds: [],
  source: 'payment' as const,
  beginsAt: long,
  terms: [{ since: long, endsAt: null, why: 'given' as const }],
  reason: null,
  endReason: null,
});

const papers = [1, 2].map((n) => ({ paperId: `p${n}`, paperHash: String(n).repeat(64), name: `${n}`, minutes: 50 }));
/** Began 140 minutes ago, and was open for 125. */
const lately = (sessionId: string) => sessionRow(sessionId, away(-140 * MINUTE), { papers });
const room = (sessionId: string, more: Partial<RowOf<typeof mockSessionRooms>>) => ({
  sessionId,
  assignedAt: long,
  pauses: [],
  extensions: [],
  closed: [],
  ...more,
});
const arranged = (learnerId: string, sessionId: string, percent: 10 | 25) => ({
  learnerId,
  sessionId,
  familyId: learnerId,
  arrangements: { extraTime: { kind: 'percent' as const, percent }, restMinutes: 0, largerText: false },
  changedAt: long,
});

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'current-session', max: 1 });
  await readTableOf(projector, mockSessions, [
    sessionRow('over', away(-2 * DAY), { closesAt: away(-DAY) }),
    sessionRow('now', away(-60_000), { closesAt: away(DAY) }),
    sessionRow('next', away(DAY), { closesAt: away(2 * DAY) }),
    ...['paused', 'plain'].map(lately),
    sessionRow('shut', away(-MINUTE), { papers }),
  ]);
  await readTableOf(projector, mockSessionRooms, [
    room('paused', { pauses: [{ learnerId: null, from: away(-139 * MINUTE), until: away(-79 * MINUTE) }] }),
    room('shut', { closed: [{ learnerId: null, at: away(-1) }] }),
  ]);
  await readTableOf(projector, mockArrangements, [
    arranged('slow', 'plain', 25),
    arranged('slow-always', ALWAYS, 25),
    arranged('less-slow', 'plain', 10),
    arranged('less-slow', ALWAYS, 25),
  ]);
  await readTableOf(projector, bookings, [
    ...['sits', 'has-more-time', 'done'].map((child) => seat('over', child)),
    seat('now', 'sits'),
    ...['sits', 'waits', 'no-right', 'done'].map((child) => seat('next', child)),
    seat('now', 'gave-back', 'cancelled'),
    seat('paused', 'late'),
    ...['slow', 'slow-always', 'less-slow', 'absent'].map((child) => seat('plain', child)),
    seat('shut', 'shut-out'),
  ]);
  await readTableOf(projector, mockSittings, [
    sitting('has-more-time', 'paper'),
    sitting('right-gone', 'paper'),
    sitting('done', 'complete'),
  ]);
  const before = ['sits', 'waits', 'has-more-time', 'done', 'gave-back'];
  const lateOnes = ['late', 'slow', 'slow-always', 'less-slow', 'absent', 'shut-out'];
  await readTableOf(projector, grants, [...before, ...lateOnes].map(grant));
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'current-session', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const ask = async (learnerId: string) => {
  const caller = { ...visitor, accountId: learnerId, learnerId };
  const [reply] = await asked<unknown>(currentSessionQuery, {}, { caller, db });
  return reply;
};

it('is the one that runs, or how long it is to the next, or nothing, of those that a child has booked and may sit', async () => {
  expect(await ask('sits')).toMatchObject({ mockExamSessionId: 'now', hasBegun: false });
  expect(await ask('has-more-time')).toMatchObject({ mockExamSessionId: 'over', hasBegun: true });
  for (const child of ['waits', 'done']) {
    const seconds = Number(await ask(child));
    expect(seconds).toBeGreaterThan(80_000);
    expect(seconds).toBeLessThanOrEqual(DAY / 1_000);
  }
  for (const child of ['no-right', 'gave-back', 'nobody']) expect(await ask(child)).toBe(nothing);
  // Whoever has begun sits on, whatever became of their seat and their right.
  expect(await ask('right-gone')).toMatchObject({ mockExamSessionId: 'over', hasBegun: true });
});

it('runs for whoever has not begun for as long as they would be let in, by their own clock and what staff did', async () => {
  expect(await ask('late')).toMatchObject({ mockExamSessionId: 'paused', hasBegun: false });
  for (const child of ['slow', 'slow-always']) expect(await ask(child)).toMatchObject({ mockExamSessionId: 'plain' });
  for (const child of ['less-slow', 'absent', 'shut-out']) expect(await ask(child)).toBe(nothing);
});

it('stands among those that are to come, as long as it runs for this child', async () => {
  const listed = async (learnerId: string) => {
    const caller = { ...visitor, accountId: learnerId, learnerId };
    const [{ sessions }] = await asked<ReplyOf<typeof getUpcomingMockExamSessions>>(
      learnerSessionsQuery,
      {},
      { caller, db },
    );
    return sessions.map(({ mockExamSessionId }) => mockExamSessionId);
  };
  expect(await listed('late')).toEqual(['paused', 'now', 'shut', 'next']);
  expect(await listed('slow')).toEqual(['plain', 'now', 'shut', 'next']);
  expect(await listed('absent')).toEqual(['now', 'shut', 'next']);
});
