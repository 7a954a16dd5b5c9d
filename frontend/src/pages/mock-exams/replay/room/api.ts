import type { ReplyOf } from 'schemas/describe/contract';
import { getMockExamRoomReplay, ROOM_REPLAY_PAGE } from 'schemas/mock-exams/replay/replay.contract';
import { usePages } from '../../../../client/pages';

export type RoomReplay = ReplyOf<typeof getMockExamRoomReplay>;
export type Sitter = RoomReplay['sitters'][number];

export const useRoomReplay = (mockExamSessionId: string) =>
  usePages(getMockExamRoomReplay, { mockExamSessionId }, { rowsOf: ({ sitters }) => sitters, size: ROOM_REPLAY_PAGE });
