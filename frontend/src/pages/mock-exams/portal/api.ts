import type { ReplyOf } from 'schemas/describe/contract';
import {
  bookMockExamSession,
  getUpcomingMockExamSessions,
  giveUpMockExamBooking,
} from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { getTrackerForMockExamSession } from 'schemas/mock-exams/sittings/sitting.contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { getBundleOffer } from 'schemas/payments/my-plan.contract';
import { useCommand, useQuery } from '../../../client/contract';
import { useSession } from '../../../client/session';
import { holdsOneOf, learnerRoles } from '../../../rooms/access';

export type UpcomingExam = ReplyOf<typeof getUpcomingMockExamSessions>['sessions'][number];
export type Tracker = NonNullable<ReplyOf<typeof getTrackerForMockExamSession>['tracker']>;

/** Dates are cancelled, moved and sold out while somebody looks at them. */
export const useUpcomingExams = () => useQuery(getUpcomingMockExamSessions, {}, { refreshMs: 60_000 });
/** Where the child stands in the session that they sit, or are to sit next; staff may pause it, and go on. */
export const useTracker = () => useQuery(getTrackerForMockExamSession, {}, { refreshMs: 30_000 });
/** Whether the family is told of the bundle; asked for those alone who may be sold something. */
export const useBundleOffer = () =>
  useQuery(getBundleOffer, holdsOneOf(useSession()?.roles ?? [], learnerRoles) ? {} : undefined);
export const useBook = () => useCommand(bookMockExamSession);
export const useGiveUp = () => useCommand(giveUpMockExamBooking);
export const useBuy = () => useCommand(createCheckoutFromDashboard);
