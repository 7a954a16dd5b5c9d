import type { ReplyOf } from 'schemas/describe/contract';
import {
  closeMockExamRoom,
  extendMockExamRoom,
  getMockExamRoom,
  messageMockExamRoom,
  moveMockExamSitter,
  pauseMockExamRoom,
  resumeMockExamRoom,
} from 'schemas/mock-exams/room/room.contract';
import { useCommand, useQuery } from '../../../../client/contract';

export type Room = ReplyOf<typeof getMockExamRoom>;
export type RoomAct = Room['acts'][number];

/** In ms: another member of staff may act in the same room. */
const REFRESH_MS = 15_000;

export const useRoom = (mockExamSessionId: string) =>
  useQuery(getMockExamRoom, { mockExamSessionId }, { refreshMs: REFRESH_MS });
export const usePause = () => useCommand(pauseMockExamRoom);
export const useResume = () => useCommand(resumeMockExamRoom);
export const useExtend = () => useCommand(extendMockExamRoom);
export const useMessage = () => useCommand(messageMockExamRoom);
export const useClose = () => useCommand(closeMockExamRoom);
export const useMove = () => useCommand(moveMockExamSitter);
