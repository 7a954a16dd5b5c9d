import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { getMockExamSessions, SESSIONS_A_PAGE } from 'schemas/mock-exams/sessions/sessions.contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { places } from 'schemas/rights/places.table';
import { reportsInList, reportsInListTables } from '../reports/reports-in-list';
import { seatsTaken } from '../../seats-taken';
import { lastCloseTables, satOn, type LastCloseDb } from './last-closes';
import { shownSession } from './shown-session';

export const mockSessionsQuery = answer(
  getMockExamSessions,
  { reads: [places, ...lastCloseTables, ...reportsInListTables] },
  async ({ past, page = 1 }, { db, now }) => {
    const isPast = past === true || past === 'true';
    const wanted = await listed(isPast, { db, now });
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

/** Those that are over, or the others. The usual close of one that somebody sits on is past, and it is not over. */
async function listed(isPast: boolean, at: { readonly db: LastCloseDb; readonly now: string }) {
  const on = [...(await satOn(at)), ''];
  const { db, now } = at;
  return db
    .from(mockSessions)
    .where((eb) =>
      isPast
        ? eb.and([eb('closesAt', '<=', now), eb('sessionId', 'not in', on)])
        : eb.or([eb('closesAt', '>', now), eb('sessionId', 'in', on)]),
    );
}

function setOf({ setId, setName, setVersion, papers }: RowOf<typeof mockSessions>) {
  if (setId === null || setName === null || setVersion === null) return null;
  return { mockExamSetId: setId, examSetName: setName, setVersion, papers };
}
