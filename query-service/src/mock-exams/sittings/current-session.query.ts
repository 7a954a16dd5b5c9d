import type { Reads } from 'platform/database/reads';
import { answer, nothing } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { getCurrentMockExamSessionIfTakingPlace } from 'schemas/mock-exams/sittings/current-session.contract';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import { maySit, rightsAt } from 'schemas/rights/rights-at';

type Session = RowOf<typeof mockSessions>;
const tables = [mockSessions, mockSittings, bookings, grants] as const;

/** More have not been booked at a time. */
const MOST = 200;

export const currentSessionQuery = answer(
  getCurrentMockExamSessionIfTakingPlace,
  { reads: tables },
  async (_, { db, now, caller }) => {
    const { learnerId, accountId, familyId = accountId } = caller;
    const [booked, given, sat] = await Promise.all([
      bookedBy(learnerId, db),
      db.from(grants).selectAll().where('familyId', '=', familyId).execute(),
      db.from(mockSittings).select(['sessionId', 'stage']).where('learnerId', '=', learnerId).execute(),
    ]);
    const rights = rightsAt(given, learnerId, now);
    const stages = new Map(sat.map(({ sessionId, stage }) => [sessionId, stage]));
    const theirs = booked.filter((session) => maySit(rights, session));
    const running = theirs.find((session) => isRunning(session, stages.get(session.sessionId), now));
    if (running) {
      const { sessionId, startsAt } = running;
      return { mockExamSessionId: sessionId, startsAt, serverNow: now, hasBegun: stages.has(sessionId) };
    }
    const next = theirs.find(({ startsAt }) => startsAt > now);
    return next === undefined ? nothing : Math.ceil((Date.parse(next.startsAt) - Date.parse(now)) / 1_000);
  },
);

/** Those that stand and have papers or are to come, the next one first. */
async function bookedBy(
  learnerId: string,
  db: Reads<typeof mockSessions.name | typeof bookings.name>,
): Promise<readonly Session[]> {
  const seats = await db
    .from(bookings)
    .select('sessionId')
    .where('learnerId', '=', learnerId)
    .where('state', '=', 'booked')
    .limit(MOST)
    .execute();
  if (seats.length === 0) return [];
  return db
    .from(mockSessions)
    .selectAll()
    .where(
      'sessionId',
      'in',
      seats.map(({ sessionId }) => sessionId),
    )
    .where('cancelledAt', 'is', null)
    .orderBy('startsAt')
    .orderBy('sessionId')
    .execute();
}

/** A sitting that was begun runs until it is complete: whoever has more time sits on past the close of the others. */
function isRunning({ startsAt, closesAt, setId }: Session, stage: string | undefined, now: string): boolean {
  if (stage !== undefined) return stage !== 'complete';
  return setId !== null && startsAt <= now && now < closesAt;
}
