import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { nothing, visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { sessionRow, sittingRow } from 'schemas/mock-exams/testing/rows';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import { asked } from '../../../testing/asked';
import { currentSessionQuery } from './current-session.query';

const DAY = 86_400_000;
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

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'current-session', max: 1 });
  await readTableOf(projector, mockSessions, [
    sessionRow('over', away(-2 * DAY), { closesAt: away(-DAY) }),
    sessionRow('now', away(-60_000), { closesAt: away(DAY) }),
    sessionRow('next', away(DAY), { closesAt: away(2 * DAY) }),
  ]);
  await readTableOf(projector, bookings, [
    ...['sits', 'has-more-time', 'done'].map((child) => seat('over', child)),
    seat('now', 'sits'),
    ...['sits', 'waits', 'no-right', 'done'].map((child) => seat('next', child)),
    seat('now', 'gave-back', 'cancelled'),
  ]);
  await readTableOf(projector, mockSittings, [sitting('has-more-time', 'paper'), sitting('done', 'complete')]);
  await readTableOf(projector, grants, ['sits', 'waits', 'has-more-time', 'done', 'gave-back'].map(grant));
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
});
