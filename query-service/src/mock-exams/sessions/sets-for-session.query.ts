import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { minutesOpen } from 'schemas/mock-exams/sessions/exam-session';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { getSetsForMockExamSession, type setFaults } from 'schemas/mock-exams/sessions/sets-for-session.contract';
import { mockSets } from 'schemas/mock-exams/sets/sets.tables';
import { places } from 'schemas/rights/places.table';
import { seatsTaken } from '../../seats-taken';

type Session = RowOf<typeof mockSessions>;
type MockSet = RowOf<typeof mockSets>;
type Fault = (typeof setFaults)[number];

/** Sets that are told of, the newest first: nobody chooses among more. */
const MOST = 500;
/** Papers that a mock exam has. */
const PAPERS = 2;
/** No session is open for longer: others that begin earlier are over. */
const LONGEST_MS = 24 * 3_600_000;

export const setsForSessionQuery = answer(
  getSetsForMockExamSession,
  { reads: [mockSessions, mockSets, places] },
  async ({ mockExamSessionId }, { db, now, refuse }) => {
    const session = await db
      .from(mockSessions)
      .selectAll()
      .where('sessionId', '=', mockExamSessionId)
      .executeTakeFirst();
    if (!session) return refuse('SessionNotFound');
    const [sets, others, seats] = await Promise.all([
      db.from(mockSets).selectAll().orderBy('createdAt', 'desc').orderBy('setId').limit(MOST).execute(),
      around(session, db),
      seatsTaken([session.sessionId], { db, now }),
    ]);
    const { booked, held } = seats(session.sessionId);
    const told = booked + held > 0 ? (session.setType ?? session.announcedType) : session.announcedType;
    const shown = sets.map((set) => ({
      mockExamSetId: set.setId,
      examSetName: set.name,
      mockExamType: set.type,
      setVersion: set.setVersion,
      isAssigned: set.setId === session.setId,
      faults: faultsOf(set, { session, others, told }),
    }));
    return { sets: shown.toSorted((one, other) => Number(one.faults.length > 0) - Number(other.faults.length > 0)) };
  },
);

/** Sessions with a set that may be sat while this one is. */
const around = ({ sessionId, startsAt }: Session, db: Reads<typeof mockSessions.name>) =>
  db
    .from(mockSessions)
    .select(['setId', 'startsAt', 'closesAt'])
    .where('sessionId', '!=', sessionId)
    .where('cancelledAt', 'is', null)
    .where('setId', 'is not', null)
    .where('startsAt', '>', moved(startsAt, -LONGEST_MS))
    .where('startsAt', '<', moved(startsAt, LONGEST_MS))
    .execute();

const moved = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

interface Beside {
  readonly session: Session;
  readonly others: Awaited<ReturnType<typeof around>>;
  /** What those who have booked were told that it is. */
  readonly told: MockSet['type'] | null;
}

/** Why a set cannot be sat in a session, by what the read tables know; whoever assigns it asks the log once more. */
function faultsOf(set: MockSet, { session, others, told }: Beside): Fault[] {
  const { startsAt } = session;
  const closesAt = moved(startsAt, minutesOpen(set.papers) * 60_000);
  const isInUse = others.some((one) => one.setId === set.setId && one.startsAt < closesAt && startsAt < one.closesAt);
  const all: readonly (readonly [boolean, Fault])[] = [
    [set.setVersion === 0, 'not published'],
    [set.setVersion > 0 && set.papers.length !== PAPERS, 'not two papers'],
    [told !== null && told !== set.type, 'other type'],
    [isInUse, 'in use'],
  ];
  return all.flatMap(([holds, fault]) => (holds ? [fault] : []));
}
