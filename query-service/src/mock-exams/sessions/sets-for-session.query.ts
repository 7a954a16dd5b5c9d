import type { Reads } from 'platform/database/reads';
import { streamOf } from 'platform/event-store';
import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { runBeside } from 'schemas/mock-exams/sessions/beside.rules';
import { minutesOpen } from 'schemas/mock-exams/sessions/exam-session';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { getSetsForMockExamSession, type setFaults } from 'schemas/mock-exams/sessions/sets-for-session.contract';
import { mockSets } from 'schemas/mock-exams/sets/sets.tables';
import { places } from 'schemas/rights/places.table';
import { seatsTaken } from '../../seats-taken';
import { lastClosesOf, lastCloseTables, type Planned } from './last-closes';
import { satBefore, satBeforeTables } from './sat-before';
import type { NoteSessionLook } from './session-users.query';

type Session = RowOf<typeof mockSessions>;
type MockSet = RowOf<typeof mockSets>;
type Fault = (typeof setFaults)[number];

/** Sets that are told of, the newest first: nobody chooses among more. */
const MOST = 500;
/** Papers that a mock exam has. */
const PAPERS = 2;
/** No session is open for longer: others that begin earlier are over. */
const LONGEST_MS = 24 * 3_600_000;

const tables = [mockSets, places, ...lastCloseTables, ...satBeforeTables] as const;
type Db = Reads<(typeof tables)[number]['name']>;

export const setsForSessionQuery = (note: NoteSessionLook) =>
  answer(getSetsForMockExamSession, { reads: tables }, async ({ mockExamSessionId }, { db, now, caller, refuse }) => {
    const session = await db
      .from(mockSessions)
      .selectAll()
      .where('sessionId', '=', mockExamSessionId)
      .executeTakeFirst();
    if (!session) return refuse('SessionNotFound');
    await note(caller, { stream: streamOf('examsession', session.sessionId), shown: 'users' });
    const [sets, beside, seats, satBy] = await Promise.all([
      db.from(mockSets).selectAll().orderBy('createdAt', 'desc').orderBy('setId').limit(MOST).execute(),
      besideOf(session, { db, now }),
      seatsTaken([session.sessionId], { db, now }),
      satBefore(session.sessionId, db),
    ]);
    const { booked, held } = seats(session.sessionId);
    const told = booked + held > 0 ? (session.setType ?? session.announcedType) : session.announcedType;
    const shown = sets.map((set) => ({
      mockExamSetId: set.setId,
      examSetName: set.name,
      mockExamType: set.type,
      setVersion: set.setVersion,
      isAssigned: set.setId === session.setId,
      faults: faultsOf(set, { beside, told }),
      satBy: satBy(set.setId),
    }));
    return { sets: shown.toSorted((one, other) => Number(one.faults.length > 0) - Number(other.faults.length > 0)) };
  });

/** Sessions with a set that may be sat while this one is. */
const around = ({ sessionId, startsAt }: Session, db: Reads<typeof mockSessions.name>) =>
  db
    .from(mockSessions)
    .selectAll()
    .where('sessionId', '!=', sessionId)
    .where('cancelledAt', 'is', null)
    .where('setId', 'is not', null)
    .where('startsAt', '>', moved(startsAt, -LONGEST_MS))
    .where('startsAt', '<', moved(startsAt, LONGEST_MS))
    .execute();

const moved = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** Whether another session sits a set while this one would, each until its last child has no more time. */
async function besideOf(session: Session, { db, now }: { readonly db: Db; readonly now: string }) {
  const others = await around(session, db);
  const lastClose = await lastClosesOf([session, ...others], { db, now });
  const openingOf = (one: Planned) => ({ startsAt: one.startsAt, closesAt: lastClose(one) });
  return ({ setId, papers }: MockSet): boolean => {
    const { sessionId, startsAt, breakMinutes } = session;
    const closesAt = moved(startsAt, minutesOpen(papers) * 60_000);
    const own = openingOf({ sessionId, startsAt, closesAt, breakMinutes, papers });
    return others.some((other) => other.setId === setId && runBeside(openingOf(other), own));
  };
}

interface Known {
  readonly beside: (set: MockSet) => boolean;
  /** What those who have booked were told that it is. */
  readonly told: MockSet['type'] | null;
}

/** Why a set cannot be sat in a session, by what the read tables know; whoever assigns it asks the log once more. */
function faultsOf(set: MockSet, { beside, told }: Known): Fault[] {
  const all: readonly (readonly [boolean, Fault])[] = [
    [set.setVersion === 0, 'not published'],
    [set.setVersion > 0 && set.papers.length !== PAPERS, 'not two papers'],
    [told !== null && told !== set.type, 'other type'],
    [beside(set), 'in use'],
  ];
  return all.flatMap(([holds, fault]) => (holds ? [fault] : []));
}
