import type { Reads } from 'platform/database/reads';
import { streamOf } from 'platform/event-store';
import { answer, tells } from 'platform/http';
import { getMockExamBoard, watchMockExamBoard } from 'schemas/mock-exams/board/board.contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { NoteSessionLook } from '../sessions/session-users.query';
import { reportTables, rosterTables, sittingTables } from './board-reads';
import type { Boards } from './boards';

const isSession = async (db: Reads<typeof mockSessions.name>, sessionId: string): Promise<boolean> =>
  (await db.from(mockSessions).select('sessionId').where('sessionId', '=', sessionId).executeTakeFirst()) !== undefined;

const shown = (sessionId: string) => ({ stream: streamOf('examsession', sessionId), shown: 'users' }) as const;

/** The live board of a room, and the same once. */
export const boardQueries = (note: NoteSessionLook, boards: Pick<Boards, 'watch' | 'once'>) => [
  tells(watchMockExamBoard, { reads: [mockSessions] }, async ({ mockExamSessionId }, { db, caller, after, refuse }) => {
    if (!(await isSession(db, mockExamSessionId))) return refuse('SessionNotFound');
    await note(caller, shown(mockExamSessionId));
    return (await boards.watch(mockExamSessionId, after)) ?? refuse('SessionNotFound');
  }),
  answer(
    getMockExamBoard,
    { reads: [...rosterTables, ...reportTables, ...sittingTables] },
    async ({ mockExamSessionId }, { db, caller, refuse }) => {
      if (!(await isSession(db, mockExamSessionId))) return refuse('SessionNotFound');
      await note(caller, shown(mockExamSessionId));
      return (await boards.once(mockExamSessionId)) ?? refuse('SessionNotFound');
    },
  ),
];
