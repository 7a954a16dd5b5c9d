import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { getMockExamRoom } from 'schemas/mock-exams/room/room.contract';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { papersFrom } from 'schemas/mock-exams/sessions/opens.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { NoteSessionLook } from '../sessions/session-users.query';
import { namesOf } from '../../names-of';
import { isOverAt, roomActsOf } from './room-over';

export const roomQuery = (note: NoteSessionLook) =>
  answer(
    getMockExamRoom,
    { reads: [mockSessions, mockRoomActs, accounts] },
    async ({ mockExamSessionId: sessionId }, { db, now, caller, refuse }) => {
      const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      await note(caller, { stream: `examsession-${sessionId}`, shown: 'users' });
      const acts = await roomActsOf(sessionId, db);
      const names = await namesOf(
        db,
        acts.map(({ actorId }) => actorId),
      );
      return {
        serverNow: now,
        opensAt: papersFrom(session.startsAt),
        isOver: isOverAt(session, acts, now),
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
