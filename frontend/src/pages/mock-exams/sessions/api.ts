import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import { getMockExamClashes } from 'schemas/mock-exams/sessions/clashes.contract';
import {
  assignMockExamSet,
  cancelMockExamSession,
  createMockExamSession,
  getMockExamSessions,
  getUsersForMockExamSession,
  moveMockExamSession,
  setMockExamArrangements,
  setMockExamSessionCapacity,
} from 'schemas/mock-exams/sessions/sessions.contract';
import { getSetsForMockExamSession } from 'schemas/mock-exams/sessions/sets-for-session.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type Session = ReplyOf<typeof getMockExamSessions>['sessions'][number];
export type SetToChoose = ReplyOf<typeof getSetsForMockExamSession>['sets'][number];
export type SessionUser = ReplyOf<typeof getUsersForMockExamSession>['usersInSession'][number];
export type SessionTracker = ReplyOf<typeof getUsersForMockExamSession>['mockExamSessionTrackers'][number];

/** In ms: how far each child has come changes while staff look on. */
const REFRESH_MS = 30_000;

export const useSessions = (past: boolean, page: number) => useQuery(getMockExamSessions, { past, page });
/** As the first sessions to come were asked for. */
export const useServerNow = (): string | undefined => useSessions(false, 1).data?.serverNow;
export const useSetsFor = (mockExamSessionId: string) => useQuery(getSetsForMockExamSession, { mockExamSessionId });
export const useSessionUsers = (mockExamSessionId: string) =>
  useQuery(getUsersForMockExamSession, { mockExamSessionId }, { refreshMs: REFRESH_MS });
/** Who would have two mock exams at once; undefined asks nothing. */
export const useClashes = (asked: RequestOf<typeof getMockExamClashes> | undefined) =>
  useQuery(getMockExamClashes, asked);
export const useCreateSession = () => useCommand(createMockExamSession);
export const useMoveSession = () => useCommand(moveMockExamSession);
export const useSetCapacity = () => useCommand(setMockExamSessionCapacity);
export const useCancelSession = () => useCommand(cancelMockExamSession);
export const useAssignSet = () => useCommand(assignMockExamSet);
export const useSetArrangements = () => useCommand(setMockExamArrangements);
