import type { Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { lastCloseOf } from 'schemas/mock-exams/after/release.rules';
import { withAllRests } from 'schemas/mock-exams/sessions/beside.rules';
import { emptyRoom } from 'schemas/mock-exams/sessions/room.rules';
import { mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { roomsOf } from '../after/releases';
import { sittersOf } from '../after/sitters';
import { clockOf } from '../session-clock';

export const lastCloseTables = [mockSessions, mockSittings, mockArrangements, mockSessionRooms, bookings] as const;
export type LastCloseDb = Reads<(typeof lastCloseTables)[number]['name']>;

interface At {
  readonly db: LastCloseDb;
  readonly now: string;
}

/** A session, or what it would be with other papers. */
export type Planned = Pick<
  RowOf<typeof mockSessions>,
  'sessionId' | 'startsAt' | 'closesAt' | 'breakMinutes' | 'papers'
>;

/** When the last child who sits one of these sessions, or may yet come to, has no more time, whatever rests they take. */
export async function lastClosesOf(
  sessions: readonly Planned[],
  { db, now }: At,
): Promise<(session: Planned) => string> {
  const knownOf = await whoSits(sessions, db);
  return (session) => {
    const { room, sitters } = knownOf(session);
    const longest = sitters.map(({ learnerId, clock, arrangements }) => ({
      learnerId,
      clock,
      arrangements: withAllRests(arrangements),
    }));
    return lastCloseOf({ session: clockOf(session), room, sitters: longest }, now);
  };
}

/** No room was ever left paused for as long. */
const LONGEST_MS = 7 * 24 * 3_600_000;

/** The sessions that are over for others, in which somebody sits on, or may still begin to, by their own close. */
export async function satOn({ db, now }: At): Promise<readonly string[]> {
  const closed = await db
    .from(mockSessions)
    .selectAll()
    .where('closesAt', '<=', now)
    .where('closesAt', '>', new Date(Date.parse(now) - LONGEST_MS).toISOString())
    .where('setId', 'is not', null)
    .where('cancelledAt', 'is', null)
    .execute();
  const knownOf = await whoSits(closed, db);
  return closed
    .filter((session) => lastCloseOf(Object.assign({ session: clockOf(session) }, knownOf(session)), now) > now)
    .map(({ sessionId }) => sessionId);
}

async function whoSits(sessions: readonly Planned[], db: LastCloseDb) {
  const ids = sessions.map(({ sessionId }) => sessionId);
  if (ids.length === 0) return () => ({ room: emptyRoom, sitters: [] });
  const [rooms, sitters] = await Promise.all([roomsOf(ids, db), sittersOf(ids, db)]);
  return ({ sessionId }: Planned) => ({
    room: rooms.get(sessionId)?.room ?? emptyRoom,
    sitters: sitters.get(sessionId) ?? [],
  });
}
