import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { getMockExamRoom } from 'schemas/mock-exams/room/room.contract';
import { isRoomOver } from 'schemas/mock-exams/room/room-over.rules';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { papersFrom } from 'schemas/mock-exams/sessions/exam-session';
import { emptyRoom, roomAfter } from 'schemas/mock-exams/sessions/room.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { NoteSessionLook } from '../sessions/session-users.query';
import { clockOf } from '../session-clock';
import { staffNames } from '../staff-names';
import { roomEvent, type RoomAct } from './room-event';

export const roomQuery = (note: NoteSessionLook) =>
  answer(
    getMockExamRoom,
    { reads: [mockSessions, mockRoomActs, accounts] },
    async ({ mockExamSessionId: sessionId }, { db, now, caller, refuse }) => {
      const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      await note(caller, { stream: `examsession-${sessionId}`, shown: 'users' });
      const acts = await db
        .from(mockRoomActs)
        .selectAll()
        .where('sessionId', '=', sessionId)
        .where('kind', '!=', 'decided')
        .orderBy('position')
        .limit(MOST)
        .execute();
      const names = await staffNames(
        acts.map(({ actorId }) => actorId),
        db,
      );
      return {
        serverNow: now,
        opensAt: papersFrom(session.startsAt),
        isOver: session.cancelledAt !== null || isRoomOver(clockOf(session), roomOf(acts), now),
        papers: session.papers,
        acts: acts.map(({ learnerId, kind, at, actorId, paper, seconds, text, reason, ownReason }) => ({
          mockExamUserId: learnerId,
          kind,
          at,
          by: names.get(actorId) ?? null,
          paper,
          seconds,
          text,
          reason: reason ?? ownReason,
        })),
      };
    },
  );

const roomOf = (acts: readonly RoomAct[]) => acts.map(roomEvent).reduce(roomAfter, emptyRoom);

/** More than a room's book has room for. */
const MOST = 2_000;
