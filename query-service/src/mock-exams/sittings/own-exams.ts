import type { Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { emptyRoom, roomClockOf } from 'schemas/mock-exams/sessions/room.rules';
import { mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { notBegun } from 'schemas/mock-exams/sittings/time-facts';
import { timesOf } from 'schemas/mock-exams/sittings/times.rules';
import { bookings } from 'schemas/rights/bookings.table';
import { roomsOf } from '../after/releases';
import { clockOf } from '../session-clock';
import { arrangedFor } from '../sessions/arranged-for';

type Session = RowOf<typeof mockSessions>;

export const ownExamTables = [mockSessions, mockSittings, mockSessionRooms, mockArrangements, bookings] as const;
type Db = Reads<(typeof ownExamTables)[number]['name']>;

/** A session that stands, in which a child has a place or sits. */
export interface OwnExam {
  readonly session: Session;
  readonly hasBegun: boolean;
  /** They sit it, or could begin to, by their own clock: with what is arranged for them, and what staff did in the room. */
  readonly isRunning: boolean;
}

/** More have not been booked at a time. */
const MOST = 200;

/** Those of a child, the first one first. Whoever sits one sits on, whatever became of their booking. */
export async function ownExams(
  learnerId: string,
  { db, now }: { readonly db: Db; readonly now: string },
): Promise<readonly OwnExam[]> {
  const [booked, sat] = await Promise.all([bookedBy(learnerId, db), satBy(learnerId, db)]);
  const stages = new Map(sat.map(({ sessionId, stage }) => [sessionId, stage]));
  const sitting = sat.filter(({ stage }) => stage !== 'complete').map(({ sessionId }) => sessionId);
  const sessions = await standingAmong([...new Set([...booked, ...sitting])], db);
  const isOpen = await openFor(
    learnerId,
    sessions.filter(({ sessionId, startsAt, setId }) => !stages.has(sessionId) && setId !== null && startsAt <= now),
    { db, now },
  );
  return sessions.map((session) => {
    const stage = stages.get(session.sessionId);
    const hasBegun = stage !== undefined;
    return { session, hasBegun, isRunning: hasBegun ? stage !== 'complete' : isOpen(session) };
  });
}

async function bookedBy(learnerId: string, db: Db): Promise<readonly string[]> {
  const seats = await db
    .from(bookings)
    .select('sessionId')
    .where('learnerId', '=', learnerId)
    .where('state', '=', 'booked')
    .limit(MOST)
    .execute();
  return seats.map(({ sessionId }) => sessionId);
}

const satBy = (learnerId: string, db: Db) =>
  db.from(mockSittings).select(['sessionId', 'stage']).where('learnerId', '=', learnerId).execute();

async function standingAmong(sessionIds: readonly string[], db: Db): Promise<readonly Session[]> {
  if (sessionIds.length === 0) return [];
  return db
    .from(mockSessions)
    .selectAll()
    .where('sessionId', 'in', [...sessionIds])
    .where('cancelledAt', 'is', null)
    .orderBy('startsAt')
    .orderBy('sessionId')
    .execute();
}

/** Of sessions that have begun, and that this child has not: whether they would be let in. */
async function openFor(
  learnerId: string,
  sessions: readonly Session[],
  { db, now }: { readonly db: Db; readonly now: string },
): Promise<(session: Session) => boolean> {
  if (sessions.length === 0) return () => false;
  const ids = sessions.map(({ sessionId }) => sessionId);
  const [rooms, arranged] = await Promise.all([roomsOf(ids, db), arrangedFor(learnerId, db)]);
  const open = sessions.filter((session) => {
    const { sessionId } = session;
    const facts = {
      session: clockOf(session),
      room: roomClockOf(rooms.get(sessionId)?.room ?? emptyRoom, learnerId),
      arrangements: timeArrangementsOf(arranged(sessionId)),
      sitting: notBegun,
    };
    return timesOf(facts, now).stage === 'ready';
  });
  return (session) => open.includes(session);
}
