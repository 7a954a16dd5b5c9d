import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import {
  getAllUpcomingMockExamSessions,
  getNextFreeMockExamSession,
  getSessionsForStaff,
} from 'schemas/marketing/mock-place.contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';

/** Those that stand and begin after an instant, the next one first. */
const upcoming = (db: Reads<typeof mockSessions.name>, now: string) =>
  db
    .from(mockSessions)
    .select(['sessionId', 'startsOn', 'wallTime', 'isFree'])
    .where('startsAt', '>', now)
    .where('cancelledAt', 'is', null)
    .orderBy('startsAt')
    .orderBy('sessionId');

/** More are not announced at a time. */
const MOST = 500;

export const nextFreeSessionQuery = answer(
  getNextFreeMockExamSession,
  { reads: [mockSessions] },
  async (_, { db, now }) => {
    const next = await upcoming(db, now)
      .where('isFree', '=', true)
      .where('isCatchUp', '=', false)
      .limit(1)
      .executeTakeFirst();
    return next === undefined ? {} : { mockExamDate: next.startsOn, mockExamTime: next.wallTime };
  },
);

export const upcomingSessionsQuery = answer(
  getAllUpcomingMockExamSessions,
  { reads: [mockSessions] },
  async (_, { db, now, caller }) => {
    // Who is registered for one to catch up is told of it; staff choose among all.
    const isStaff = caller.roles.includes('ROLE_ADMIN');
    const sessions = await upcoming(db, now)
      .$if(!isStaff, (all) => all.where('isCatchUp', '=', false))
      .limit(MOST)
      .execute();
    return sessions.map(shown);
  },
);

export const staffSessionsQuery = answer(getSessionsForStaff, { reads: [mockSessions] }, async (_, { db, now }) => {
  const sessions = await upcoming(db, now).limit(MOST).execute();
  return sessions.map(shown);
});

const shown = (session: Pick<RowOf<typeof mockSessions>, 'sessionId' | 'startsOn' | 'wallTime' | 'isFree'>) => ({
  mockexamSessionId: session.sessionId,
  mockExamDate: session.startsOn,
  mockExamTime: session.wallTime,
  isFreeSession: session.isFree,
});
