import type { RowOf } from 'schemas/describe/table';
import type { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';

export type RoomAct = RowOf<typeof mockRoomActs>;

/** What staff did, as it was written. */
export function roomEvent(act: RoomAct): SessionRoomEvent {
  const { sessionId, learnerId, at, incidentId } = act;
  const room = { sessionId, ...(learnerId !== null && { learnerId }) };
  const forOne = incidentId === null ? {} : { incidentId };
  const why = { ...room, ...whyOf(act) };
  switch (act.kind) {
    case 'paused':
      return { type: 'ExamRoomPaused', data: { ...why, pausedAt: at } };
    case 'resumed':
      return { type: 'ExamRoomResumed', data: { ...why, resumedAt: at } };
    case 'extended':
      return { type: 'ExamRoomExtended', data: { ...why, ...givenBy(act), ...forOne, extendedAt: at } };
    case 'messaged':
      return { type: 'ExamRoomMessaged', data: { ...room, ...saidBy(act), ...forOne, sentAt: at } };
    case 'closed':
    case 'decided':
      return { type: 'ExamRoomClosed', data: { ...why, closedAt: at } };
  }
}

const whyOf = ({ reason, ownReason }: RoomAct) => ({
  ...(reason !== null && { reason }),
  ...(ownReason !== null && { ownReason }),
});
const givenBy = ({ paper, seconds }: RoomAct) => ({ paper: paper ?? 1, seconds: seconds ?? 0 });
const saidBy = ({ messageId, text }: RoomAct) => ({ messageId: messageId ?? '', text: text ?? '' });
