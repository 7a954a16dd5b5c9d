import { tells } from 'platform/http';
import { listenToMockRoomBell } from 'schemas/mock-exams/sittings/room-bell.contract';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { hasBegun, ringingTables } from './bell-reads';
import type { RoomBells } from './room-bells';
import { silenceOf } from './rung-room';

/** Rings for whoever has a seat, or has begun, while the room is open: what staff did is told by the heartbeat alone. */
export const roomBellQuery = (bells: Pick<RoomBells, 'at'>) =>
  tells(
    listenToMockRoomBell,
    { reads: [...ringingTables, mockSittings] },
    async ({ mockExamSessionId: sessionId }, { db, caller: { learnerId }, now, after, refuse }) => {
      const bell = await bells.at(sessionId);
      const isTheirs = bell && (bell.room.booked.has(learnerId) || (await hasBegun(db, { sessionId, learnerId })));
      if (!isTheirs) return refuse('MockSittingNotFound');
      const silence = silenceOf(bell.room, learnerId, now);
      if (silence !== undefined) return refuse(silence === 'before' ? 'MockPapersNotYet' : 'MockExamOver');
      return (tell, over) => bell.listen({ learnerId, tell, over }, after);
    },
  );
