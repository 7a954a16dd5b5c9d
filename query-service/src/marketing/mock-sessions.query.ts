import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import {
  getAllUpcomingMockExamSessions,
  getNextFreeMockExamSession,
  getSessionsForStaff,
} from 'schemas/marketing/mock-place.contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { places } from 'schemas/rights/places.table';
import { isFullWith, seatsTaken } from '../seats-taken';

/** Those that stand and begin after an instant, the next one first. */
const upcoming = (db: Reads<typeof mockSessions.name>, now: string) =>
  db
    .from(mockSessions)
    .select(['sessionId', 'startsOn', 'wallTime', 'isFree', 'capacity'])
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
  { reads: [mockSessions, places] },
  async (_, { db, now, caller }) => {
    // Who is registered for one to catch up is told of it; staff choose among all.
    const isStaff = caller.roles.includes('ROLE_ADMIN');
    const sessions = await upcoming(db, now)
      .$if(!isStaff, (all) => all.where('isCatchUp', '=', false))
      .limit(MOST)
      .execute();
    return shown(sessions, { db, now });
  },
);

export const staffSessionsQuery = answer(
  getSessionsForStaff,
  { reads: [mockSessions, places] },
  async (_, { db, now }) => shown(await upcoming(db, now).limit(MOST).execute(), { db, now }),
);

type Upcoming = Pick<RowOf<typeof mockSessions>, 'sessionId' | 'startsOn' | 'wallTime' | 'isFree' | 'capacity'>;

async function shown(sessions: readonly Upcoming[], within: Parameters<typeof seatsTaken>[1]) {
  const numbered = sessions.filter(({ capacity }) => capacity !== null);
  const taken = await seatsTaken(
    numbered.map(({ sessionId }) => sessionId),
    within,
  );
  return sessions.map((session) => ({
    mockexamSessionId: session.sessionId,
    mockExamDate: session.startsOn,
    mockExamTime: session.wallTime,
    isFreeSession: session.isFree,
    isFull: isFullWith(session, taken(session.sessionId)),
  }));
}
