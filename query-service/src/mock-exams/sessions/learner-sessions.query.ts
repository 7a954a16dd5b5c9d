import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { getUpcomingMockExamSessions } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { isSameArrangement, noArrangements, type Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import { places } from 'schemas/rights/places.table';
import { maySit, rightsAt, type Rights } from 'schemas/rights/rights-at';
import { isFullWith, seatsTaken } from '../../seats-taken';
import { ownExams, ownExamTables, type OwnExam } from '../sittings/own-exams';
import { arrangedFor } from './arranged-for';
import { shownSession } from './shown-session';

/** More are not announced at a time. */
const MOST = 500;

type Session = RowOf<typeof mockSessions>;

type Booking = Pick<RowOf<typeof bookings>, 'state' | 'changedAt'>;

/** What stands in the column `Registered`. */
function registrationOf(session: Session, { booking, rights }: { booking: Booking | undefined; rights: Rights }) {
  if (session.cancelledAt !== null) return 'called off' as const;
  if (booking?.state === 'booked') return 'yes' as const;
  if (!maySit(rights, session)) return 'book now' as const;
  return booking?.state === 'cancelled' ? ('given back' as const) : ('pending' as const);
}

/** Whether there was a place in it when the session was cancelled: the booking is called off after that. */
const hadPlace = ({ cancelledAt }: Session, booking: Booking | undefined): boolean =>
  booking?.state === 'booked' || (booking?.state === 'cancelled' && booking.changedAt >= (cancelledAt ?? ''));

const notOver = (db: Reads<typeof mockSessions.name>, now: string) =>
  db
    .from(mockSessions)
    .selectAll()
    .where('closesAt', '>', now)
    .orderBy('startsAt')
    .orderBy('sessionId')
    .limit(MOST)
    .execute();

const tables = [...ownExamTables, grants, places] as const;

/** Null where that is what everybody has. */
const orNone = (arrangements: Arrangements): Arrangements | null =>
  isSameArrangement(arrangements, noArrangements) ? null : arrangements;

/** What goes on for whoever has a place in it, though it is over for others, is with those that come. */
const longerOf = (exams: readonly OwnExam[], own: ReadonlyMap<string, Booking>, now: string): readonly Session[] =>
  exams
    .filter(({ session, isRunning }) => isRunning && session.closesAt <= now)
    .filter(({ session }) => own.get(session.sessionId)?.state === 'booked')
    .map(({ session }) => session);

/** What a child has finished is none to come, though others sit it still. */
async function finishedBy(learnerId: string, db: Reads<typeof mockSittings.name>): Promise<ReadonlySet<string>> {
  const rows = await db
    .from(mockSittings)
    .select('sessionId')
    .where('learnerId', '=', learnerId)
    .where('stage', '=', 'complete')
    .execute();
  return new Set(rows.map(({ sessionId }) => sessionId));
}

export const learnerSessionsQuery = answer(
  getUpcomingMockExamSessions,
  { reads: tables },
  async (_, { db, now, caller }) => {
    const { learnerId, accountId, familyId = accountId } = caller;
    const [open, exams, given, own, arranged, finished] = await Promise.all([
      notOver(db, now),
      ownExams(learnerId, { db, now }),
      db.from(grants).selectAll().where('familyId', '=', familyId).execute(),
      db.from(bookings).select(['sessionId', 'state', 'changedAt']).where('learnerId', '=', learnerId).execute(),
      arrangedFor(learnerId, db),
      finishedBy(learnerId, db),
    ]);
    const ownIn = new Map(own.map(({ sessionId, ...booking }) => [sessionId, booking]));
    const rights = rightsAt(given, learnerId, now);
    const shown = [...longerOf(exams, ownIn, now), ...open].filter((session) => {
      const booking = ownIn.get(session.sessionId);
      if (finished.has(session.sessionId)) return false;
      if (session.cancelledAt !== null) return hadPlace(session, booking);
      return !session.isCatchUp || booking?.state === 'booked' || rights.sessions.has(session.sessionId);
    });
    const taken = await seatsTaken(
      shown.flatMap(({ sessionId, capacity }) => (capacity === null ? [] : [sessionId])),
      { db, now, asSeenBy: learnerId },
    );
    return {
      serverNow: now,
      sessions: shown.map((session) => {
        const { capacity: _capacity, ...told } = shownSession(session);
        const booking = ownIn.get(session.sessionId);
        return {
          ...told,
          minutes: session.papers.map(({ minutes }) => minutes),
          isRegistered: booking?.state === 'booked' ? ('Yes' as const) : ('No' as const),
          isSubscriber: rights.held['all-mock-sessions'] !== null,
          registration: registrationOf(session, { booking, rights }),
          isFull: isFullWith(session, taken(session.sessionId)),
          arrangements: orNone(arranged(session.sessionId)),
        };
      }),
    };
  },
);
