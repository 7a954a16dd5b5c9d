import { answer } from 'platform/http';
import type { Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import { accounts } from 'schemas/accounts/accounts.table';
import { getMockIncidents } from 'schemas/mock-exams/incidents/incidents.contract';
import { mockIncidents, mockOutages } from 'schemas/mock-exams/incidents/incidents.tables';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { isOverAt, roomActsOf } from '../room/room-over';
import type { NoteSessionLook } from '../sessions/session-users.query';
import { namesOf } from '../../names-of';
import { incidentRows, outagesNear, type IncidentRow } from './known-incidents';

export const incidentsQuery = (note: NoteSessionLook) =>
  answer(
    getMockIncidents,
    { reads: [mockSessions, mockRoomActs, mockIncidents, mockOutages, accounts] },
    async ({ mockExamSessionId: sessionId }, { db, now, caller, refuse }) => {
      const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      await note(caller, { stream: `examsession-${sessionId}`, shown: 'users' });
      const [acts, rows, outages, catchUps] = await Promise.all([
        roomActsOf(sessionId, db),
        incidentRows(sessionId, db),
        outagesNear(session.startsAt, db),
        catchUpsFor(session, db, now),
      ]);
      const names = await namesOf(db, rows.flatMap(actorsOf));
      return {
        serverNow: now,
        startsAt: session.startsAt,
        closesAt: session.closesAt,
        isOver: isOverAt(session, acts, now),
        papers: session.papers,
        outages,
        catchUps,
        incidents: rows.map((row) => shownIncident(row, names)),
      };
    },
  );

const actorsOf = ({ markedBy, withdrawnBy, decisions }: IncidentRow): string[] => [
  markedBy,
  ...(withdrawnBy === null ? [] : [withdrawnBy]),
  ...decisions.map(({ by }) => by),
];

const MOST_CATCH_UPS = 50;

/** Those to come that have papers, none of which is sat in this one. */
async function catchUpsFor(sat: RowOf<typeof mockSessions>, db: Reads<typeof mockSessions.name>, now: string) {
  const found = await db
    .from(mockSessions)
    .select(['sessionId', 'startsAt', 'setName', 'papers'])
    .where('isCatchUp', '=', true)
    .where('cancelledAt', 'is', null)
    .where('startsAt', '>', now)
    .orderBy('startsAt')
    .limit(MOST_CATCH_UPS)
    .execute();
  const known = new Set(sat.papers.map(({ paperHash }) => paperHash));
  return found
    .filter(({ papers }) => papers.length > 0 && !papers.some(({ paperHash }) => known.has(paperHash)))
    .map(({ sessionId, startsAt, setName }) => ({ mockExamSessionId: sessionId, startsAt, name: setName ?? '' }));
}

function shownIncident(row: IncidentRow, names: ReadonlyMap<string, string>) {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const { incidentId, position, what, fromAt, untilAt, learnerIds, kinds, markedAt, markedBy, decisions } = row;
  const withdrawn =
    row.withdrawn === null
      ? null
      : { reason: row.withdrawn, at: row.withdrawnAt ?? markedAt, by: nameOf(row.withdrawnBy) };
  return {
    incidentId,
    position,
    what,
    fromAt,
    untilAt,
    mockExamUserIds: learnerIds,
    kinds,
    markedAt,
    markedBy: nameOf(markedBy),
    withdrawn,
    decisions: decisions.map(({ by, ...decision }) => ({ ...decision, by: nameOf(by) })),
  };
}
