import { answer } from 'platform/http';
import type { ReplyOf } from 'schemas/describe/contract';
import { getAllUpcomingMockExamSessions, getNextFreeMockExamSession } from 'schemas/marketing/mock-place.contract';

export type UpcomingSession = ReplyOf<typeof getAllUpcomingMockExamSessions>[number];

/** The mock exams that begin after an instant, the next one first. */
export type UpcomingSessions = (now: string) => Promise<readonly UpcomingSession[]>;

/** As long as nobody can make a session none is to come, and nobody is told of one. */
export const noSessionsYet: UpcomingSessions = () => Promise.resolve([]);

export const nextFreeSessionQuery = (upcoming: UpcomingSessions) =>
  answer(getNextFreeMockExamSession, { reads: [] }, async (_, { now }) => {
    const next = (await upcoming(now)).find(({ isFreeSession }) => isFreeSession);
    return next === undefined ? {} : { mockExamDate: next.mockExamDate, mockExamTime: next.mockExamTime };
  });

export const upcomingSessionsQuery = (upcoming: UpcomingSessions) =>
  answer(getAllUpcomingMockExamSessions, { reads: [] }, async (_, { now }) => [...(await upcoming(now))]);
