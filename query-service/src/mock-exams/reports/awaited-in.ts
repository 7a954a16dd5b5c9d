import { lastCloseOf } from 'schemas/mock-exams/after/release.rules';
import { emptyRoom } from 'schemas/mock-exams/sessions/room.rules';
import type { SessionClock } from 'schemas/mock-exams/sittings/time-facts';
import { GRACE_SECONDS } from 'schemas/mock-exams/sittings/times.rules';
import { roomsOf, type ReleaseDb } from '../after/releases';
import { sittersOf } from '../after/sitters';

interface When {
  readonly db: ReleaseDb;
  readonly now: string;
}

/** Until when somebody may be sitting a session, the grace counted, and how many may besides those whose time is that of all. */
export async function awaitedIn(
  { sessionId }: { readonly sessionId: string },
  session: SessionClock,
  { db, now }: When,
) {
  const [rooms, sitters] = await Promise.all([roomsOf([sessionId], db), sittersOf([sessionId], db)]);
  const room = rooms.get(sessionId)?.room ?? emptyRoom;
  const its = sitters.get(sessionId) ?? [];
  const closesAt = lastCloseOf({ session, room, sitters: its }, now);
  const until = new Date(Date.parse(closesAt) + GRACE_SECONDS * 1_000).toISOString();
  return until <= now ? { awaitedUntil: null, awaited: 0 } : { awaitedUntil: until, awaited: its.length };
}
