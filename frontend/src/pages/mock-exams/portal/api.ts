import type { ReplyOf } from 'schemas/describe/contract';
import {
  bookMockExamSession,
  getUpcomingMockExamSessions,
  giveUpMockExamBooking,
} from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type UpcomingExam = ReplyOf<typeof getUpcomingMockExamSessions>['sessions'][number];

export const useUpcomingExams = () => useQuery(getUpcomingMockExamSessions, {});
export const useBook = () => useCommand(bookMockExamSession);
export const useGiveUp = () => useCommand(giveUpMockExamBooking);
export const useBuyExam = () => useCommand(createCheckoutFromDashboard);
