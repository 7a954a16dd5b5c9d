import type { Reads } from 'platform/database/reads';
import { streamOf } from 'platform/event-store';
import { answer } from 'platform/http';
import { children } from 'schemas/accounts/children.table';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { ownOpening, runBeside } from 'schemas/mock-exams/sessions/beside.rules';
import { arrangementsOf } from 'schemas/mock-exams/sessions/arrangements';
import { getMockExamClashes } from 'schemas/mock-exams/sessions/clashes.contract';
import { emptyRoom, roomClockOf } from 'schemas/mock-exams/sessions/room.rules';
import { ALWAYS, mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import type { RowOf } from 'schemas/describe/table';
import { bookings } from 'schemas/rights/bookings.table';
import { roomsOf } from '../after/releases';
import { bookedIn, namedOf } from './booked-children';
import type { NoteSessionLook } from './session-users.query';

const tables = [mockSessions, bookings, mockArrangements, mockSessionRooms, children] as const;
type Db = Reads<(typeof tables)[number]['name']>;
type Session = RowOf<typeof mockSessions>;

/** No session is open for longer: others that begin earlier are over. */
const LONGEST_MS = 24 * 3_600_000;

/** Nobody is held back by it: staff may know why somebody has a place in both. */
export const clashesQuery = (note: NoteSessionLook) =>
  answer(getMockExamClashes, { reads: tables }, async (asked, { db, now, caller, refuse }) => {
    const { mockExamSessionId: sessionId, startsAt, mockExamUserIds, insteadOfMockExamSessionId } = asked;
    const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
    if (!session) return refuse('SessionNotFound');
    await note(caller, { stream: streamOf('examsession', sessionId), shown: 'users' });
    const wanted = startsAt === undefined ? session : begunAt(session, startsAt);
    const others = (await near(wanted, db)).filter((other) => other.sessionId !== insteadOfMockExamSessionId);
    const learnerIds = mockExamUserIds ?? (await bookedIn(sessionId, db));
    const seats = await seatsIn(others, learnerIds, db);
    const openingOf = await openings([wanted, ...others], seats, { db, now });
    const clashing = seats.filter(({ learnerId, session: other }) =>
      runBeside(openingOf(wanted, learnerId), openingOf(other, learnerId)),
    );
    const ids = [...new Set(clashing.map(({ learnerId }) => learnerId))];
    const nameOf = await namedOf(ids, db);
    return {
      children: ids.map((learnerId) => ({
        mockExamUserId: learnerId,
        childName: nameOf(learnerId),
        exams: clashing.filter((one) => one.learnerId === learnerId).map((one) => shown(one.session)),
      })),
    };
  });

const shown = ({ sessionId, startsOn, wallTime, startsAt }: Session) => ({
  mockExamSessionId: sessionId,
  mockExamDate: startsOn,
  mockExamTime: wallTime,
  startsAt,
});

const moved = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** As it would be if it began then. */
function begunAt(session: Session, startsAt: string): Session {
  const ms = Date.parse(startsAt) - Date.parse(session.startsAt);
  return Object.assign({}, session, { startsAt: moved(startsAt, 0), closesAt: moved(session.closesAt, ms) });
}

const near = ({ sessionId, startsAt }: Session, db: Db): Promise<Session[]> =>
  db
    .from(mockSessions)
    .selectAll()
    .where('sessionId', '!=', sessionId)
    .where('cancelledAt', 'is', null)
    .where('startsAt', '>', moved(startsAt, -LONGEST_MS))
    .where('startsAt', '<', moved(startsAt, LONGEST_MS))
    .orderBy('startsAt')
    .orderBy('sessionId')
    .execute();

interface Seat {
  readonly learnerId: string;
  readonly session: Session;
}

/** The places of these children in these sessions, by child and then by start. */
async function seatsIn(sessions: readonly Session[], learnerIds: readonly string[], db: Db): Promise<readonly Seat[]> {
  if (sessions.length === 0 || learnerIds.length === 0) return [];
  const rows = await db
    .from(bookings)
    .select(['sessionId', 'learnerId'])
    .where(
      'sessionId',
      'in',
      sessions.map(({ sessionId }) => sessionId),
    )
    .where('learnerId', 'in', [...learnerIds])
    .where('state', '=', 'booked')
    .orderBy('learnerId')
    .execute();
  return rows
    .flatMap(({ learnerId, sessionId }) => {
      const session = sessions.find((one) => one.sessionId === sessionId);
      return session ? [{ learnerId, session }] : [];
    })
    .toSorted((one, other) => (one.session.startsAt < other.session.startsAt ? -1 : 1));
}

/** Each session as it is open for one of these children. */
async function openings(
  sessions: readonly Session[],
  seats: readonly Seat[],
  { db, now }: { readonly db: Db; readonly now: string },
) {
  const ids = sessions.map(({ sessionId }) => sessionId);
  const [rooms, arranged] = await Promise.all([roomsOf(ids, db), arrangedIn(ids, seats, db)]);
  return (session: Session, learnerId: string) => {
    const room = roomClockOf(rooms.get(session.sessionId)?.room ?? emptyRoom, learnerId);
    return ownOpening(session, { arrangements: arranged(session.sessionId, learnerId), room }, now);
  };
}

async function arrangedIn(sessionIds: readonly string[], seats: readonly Seat[], db: Db) {
  const rows = await db
    .from(mockArrangements)
    .select(['sessionId', 'learnerId', 'arrangements'])
    .where('learnerId', 'in', ['', ...new Set(seats.map(({ learnerId }) => learnerId))])
    .where('sessionId', 'in', [...sessionIds, ALWAYS])
    .execute();
  const known = new Map(rows.map((row) => [`${row.learnerId} ${row.sessionId}`, row.arrangements]));
  return (sessionId: string, learnerId: string) =>
    timeArrangementsOf(arrangementsOf(known.get(`${learnerId} ${sessionId}`), known.get(`${learnerId} ${ALWAYS}`)));
}
