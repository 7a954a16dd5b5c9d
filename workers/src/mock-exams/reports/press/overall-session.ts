import { readsOf } from 'platform/database/reads';
import { NotYet } from 'platform/jobs';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { isMovedOut } from 'schemas/mock-exams/sessions/room.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import type { Readable } from '../../../people';

/** What the report over all says of the session itself. @throws NotYet where the read tables do not know it */
export async function overallSession(db: Readable, sessionId: string) {
  const reads = readsOf(db, mockSessions, mockSessionRooms, mockSittings, bookings);
  const [session, room, begun, booked] = await Promise.all([
    reads.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst(),
    reads.from(mockSessionRooms).select('closed').where('sessionId', '=', sessionId).executeTakeFirst(),
    reads
      .from(mockSittings)
      .select('learnerId')
      .where('sessionId', '=', sessionId)
      .where('paperHash', 'is not', null)
      .execute(),
    reads.from(bookings).select('learnerId').where('sessionId', '=', sessionId).where('state', '=', 'booked').execute(),
  ]);
  if (!session) throw new NotYet(`the read tables do not know the session ${sessionId} yet`);
  const { setName, setType, announcedType, startsOn, wallTime, papers } = session;
  // Whoever was moved to another session is told of there.
  const isHere = ({ learnerId }: { readonly learnerId: string }) => room === undefined || !isMovedOut(room, learnerId);
  const sat = begun.filter(isHere);
  const users = new Set([...sat, ...booked.filter(isHere)].map(({ learnerId }) => learnerId)).size;
  const exam = { setName: setName ?? '', type: setType ?? announcedType ?? 'GL', startsOn, wallTime };
  return { exam, papers, users, sat: sat.length };
}
