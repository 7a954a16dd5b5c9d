import type { RowOf } from 'schemas/describe/table';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { emptyRoom, roomAfter, type Room } from 'schemas/mock-exams/sessions/room.rules';
import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockSessionRooms>;

interface Session {
  readonly sessionId: string;
  readonly assignedAt: string | null;
}

const rowOf = ({ sessionId, assignedAt }: Session, { pauses, extensions, closed }: Room): Row => ({
  sessionId,
  assignedAt,
  pauses: pauses.map(({ learnerId, from, until }) => ({ learnerId, from, until })),
  extensions: extensions.map(({ learnerId, at, paper, seconds }) => ({ learnerId, at, paper, seconds })),
  closed: closed.map(({ learnerId, at, moved }) => (moved === true ? { learnerId, at, moved } : { learnerId, at })),
});

/** By the one fold of a room. */
function inRoom(row: Row | undefined, event: SessionRoomEvent): Row {
  const { sessionId } = event.data;
  return rowOf({ sessionId, assignedAt: row?.assignedAt ?? null }, roomAfter(row ?? emptyRoom, event));
}

export const mockSessionRoomsProjection = readModel(mockSessionRooms, { version: 2 }).fold({
  ExamSessionSetAssigned: (row, { data: { sessionId, assignedAt } }) =>
    rowOf({ sessionId, assignedAt }, row ?? emptyRoom),
  ExamRoomPaused: (row, { data }) => inRoom(row, { type: 'ExamRoomPaused', data }),
  ExamRoomResumed: (row, { data }) => inRoom(row, { type: 'ExamRoomResumed', data }),
  ExamRoomExtended: (row, { data }) => inRoom(row, { type: 'ExamRoomExtended', data }),
  ExamRoomClosed: (row, { data }) => inRoom(row, { type: 'ExamRoomClosed', data }),
});
