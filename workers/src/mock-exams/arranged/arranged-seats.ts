import { readsOf } from 'platform/database/reads';
import { NotYet } from 'platform/jobs';
import { ALWAYS, mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { bookings } from 'schemas/rights/bookings.table';
import type { Readable } from '../../people';
import { examSeat, type ExamSeat } from '../exam-seat';

/** A change of what is arranged for a child: in one session, or always. */
export interface ArrangementChange {
  readonly learnerId: string;
  /** Null: for always. */
  readonly sessionId: string | null;
  /** When it was made: ISO 8601. */
  readonly of: string;
}

/**
 * The seats that a change is about, as they are by now: of exams that are to come, and were booked before it; whoever books later is
 * told of it then. None where it was changed once more since: that is told instead.
 * @throws where the read tables do not know the change yet
 */
export async function arrangedSeats(
  db: Readable,
  { learnerId, sessionId, of }: ArrangementChange,
  now: Date,
): Promise<readonly ExamSeat[]> {
  const reads = readsOf(db, mockArrangements, mockSessions, bookings);
  const rows = await reads
    .from(mockArrangements)
    .select(['sessionId', 'arrangements', 'changedAt'])
    .where('learnerId', '=', learnerId)
    .execute();
  const changed = rows.find((row) => row.sessionId === (sessionId ?? ALWAYS));
  if (changed === undefined || changed.changedAt < of)
    throw new NotYet(`the read tables do not know the change of ${of}`);
  if (changed.changedAt > of) return [];
  const booked = await reads
    .from(bookings)
    .select('sessionId')
    .where('learnerId', '=', learnerId)
    .where('state', '=', 'booked')
    .where('changedAt', '<', of)
    .execute();
  const ownIn = new Set(rows.flatMap((row) => (row.arrangements === null ? [] : [row.sessionId])));
  const meant = booked
    .map((one) => one.sessionId)
    .filter((id) => (sessionId === null ? !ownIn.has(id) : id === sessionId));
  if (meant.length === 0) return [];
  const toCome = await reads
    .from(mockSessions)
    .select('sessionId')
    .where('sessionId', 'in', meant)
    .where('startsAt', '>', now.toISOString())
    .where('cancelledAt', 'is', null)
    .orderBy('startsAt')
    .execute();
  return Promise.all(toCome.map((one) => examSeat(db, one.sessionId, learnerId)));
}
