import type { Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import { isRoomOver } from 'schemas/mock-exams/room/room-over.rules';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { emptyRoom, roomAfter } from 'schemas/mock-exams/sessions/room.rules';
import type { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { clockOf } from '../session-clock';
import { roomEvent, type RoomAct } from './room-event';

/** More than a room's book has room for. */
const MOST = 2_000;

/** What was done in a room, in its order. */
export const roomActsOf = (sessionId: string, db: Reads<typeof mockRoomActs.name>): Promise<RoomAct[]> =>
  db
    .from(mockRoomActs)
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('kind', '!=', 'decided')
    .orderBy('position')
    .limit(MOST)
    .execute();

/** Whether nobody sits it any more, or ever will. */
export const isOverAt = (session: RowOf<typeof mockSessions>, acts: readonly RoomAct[], now: string): boolean =>
  session.cancelledAt !== null || isRoomOver(clockOf(session), acts.map(roomEvent).reduce(roomAfter, emptyRoom), now);
