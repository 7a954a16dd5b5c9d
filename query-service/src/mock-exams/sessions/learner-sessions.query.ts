import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { getUpcomingMockExamSessions } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import { maySit, rightsAt, type Rights } from 'schemas/rights/rights-at';
import { seatsTaken } from './seats-taken';
import { shownSession } from './shown-session';

/** More are not announced at a time. */
const MOST = 500;

type Session = RowOf<typeof mockSessions>;

/** What stands in the column `Registered`. */
function registrationOf(session: Session, { booking, rights }: { booking: string | undefined; rights: Rights }) {
  if (booking === 'booked') return 'yes' as const;
  if (!maySit(rights, session)) return 'book now' as const;
  return booking === 'cancelled' ? ('given back' as const) : ('pending' as const);
}

const notOver = (db: Reads<typeof mockSessions.name>, now: string) =>
  db
    .from(mockSessions)
    .selectAll()
    .where('closesAt', '>', now)
    .where('cancelledAt', 'is', null)
    .orderBy('startsAt')
    .orderBy('sessionId')
    .limit(MOST)
    .execute();

export const learnerSessionsQuery = answer(
  getUpcomingMockExamSessions,
  { reads: [mockSessions, bookings, grants] },
  async (_, { db, now, caller }) => {
    const { learnerId, accountId, familyId = accountId } = caller;
    const [sessions, given, own] = await Promise.all([
      notOver(db, now),
      db.from(grants).selectAll().where('familyId', '=', familyId).execute(),
      db.from(bookings).select(['sessionId', 'state']).where('learnerId', '=', learnerId).execute(),
    ]);
    const ownIn = new Map(own.map(({ sessionId, state }) => [sessionId, state]));
    const rights = rightsAt(given, learnerId, now);
    const shown = sessions.filter(
      ({ isCatchUp, sessionId }) => !isCatchUp || ownIn.get(sessionId) === 'booked' || rights.sessions.has(sessionId),
    );
    const taken = await seatsTaken(
      shown.flatMap(({ sessionId, capacity }) => (capacity === null ? [] : [sessionId])),
      { db, now },
    );
    return {
      serverNow: now,
      sessions: shown.map((session) => {
        const { capacity: _capacity, ...told } = shownSession(session);
        const booking = ownIn.get(session.sessionId);
        const seats = taken(session.sessionId);
        return {
          ...told,
          minutes: session.papers.map(({ minutes }) => minutes),
          isRegistered: booking === 'booked' ? ('Yes' as const) : ('No' as const),
          isSubscriber: rights.held['all-mock-sessions'] !== null,
          registration: registrationOf(session, { booking, rights }),
          isFull: session.capacity !== null && seats.booked + seats.held >= session.capacity,
        };
      }),
    };
  },
);
