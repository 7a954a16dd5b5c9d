import { readsOf } from 'platform/database/reads';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import type { Readable } from '../../people';

/** Since when the clock of a room, or of one child in it, stands still; null where it goes, or nobody sits there any more. */
export async function pausedSince(db: Readable, sessionId: string, learnerId: string | null): Promise<string | null> {
  const room = await readsOf(db, mockSessionRooms)
    .from(mockSessionRooms)
    .select(['pauses', 'closed'])
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  const isClosed = room?.closed.some((one) => one.learnerId === null || one.learnerId === learnerId) ?? true;
  const pause = room?.pauses.find((one) => one.learnerId === learnerId && one.until === null);
  return isClosed ? null : (pause?.from ?? null);
}
