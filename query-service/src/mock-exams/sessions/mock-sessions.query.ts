import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { getMockExamSessions, SESSIONS_A_PAGE } from 'schemas/mock-exams/sessions/sessions.contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { places } from 'schemas/rights/places.table';
import { reportsInList, reportsInListTables } from '../reports/reports-in-list';
import { seatsTaken } from '../../seats-taken';
import { shownSession } from './shown-session';

export const mockSessionsQuery = answer(
  getMockExamSessions,
  { reads: [mockSessions, places, ...reportsInListTables] },
  async ({ past, page = 1 }, { db, now }) => {
    const isPast = past === true || past === 'true';
    const wanted = db.from(mockSessions).where('closesAt', isPast ? '<=' : '>', now);
    const order = isPast ? 'desc' : 'asc';
    const [sessions, count] = await Promise.all([
      wanted
        .selectAll()
        .orderBy('startsAt', order)
        .orderBy('sessionId', order)
        .limit(SESSIONS_A_PAGE)
        .offset((page - 1) * SESSIONS_A_PAGE)
        .execute(),
      wanted.select(({ fn }) => fn.countAll<string>().as('all')).executeTakeFirst(),
    ]);
    const sessionIds = sessions.map(({ sessionId }) => sessionId);
    const [taken, reportsOf] = await Promise.all([seatsTaken(sessionIds, { db, now }), reportsInList(sessionIds, db)]);
    return {
      serverNow: now,
      total: Number(count?.all ?? 0),
      sessions: sessions.map((session) => {
        const { booked, held } = taken(session.sessionId);
        const { cancelledAt, reason } = session;
        return {
          ...shownSession(session),
          mockExamSet: setOf(session),
          mockExamUsers: booked,
          held,
          cancelledAt,
          reason,
          reports: reportsOf(session),
        };
      }),
    };
  },
);

function setOf({ setId, setName, setVersion, papers }: RowOf<typeof mockSessions>) {
  if (setId === null || setName === null || setVersion === null) return null;
  return { mockExamSetId: setId, examSetName: setName, setVersion, papers };
}
